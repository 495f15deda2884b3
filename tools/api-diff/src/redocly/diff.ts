import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ComparisonError } from '../change.ts';
import type { Report } from './report.ts';

const child = fileURLToPath(new URL('diff.child.ts', import.meta.url));
const diffRules = fileURLToPath(new URL('redocly.yaml', import.meta.url));

function canary(name: string) {
  return fileURLToPath(new URL(`canary/${name}.yaml`, import.meta.url));
}

/** This number of comparisons takes about as long as starting another process. */
const MIN_COMPARISONS_PER_PROCESS = 8;

/**
 * Runs `redocly diff` on each pair of specs. Returns the reports in the same order. Each call of this function also compares two canary
 * specs with a known breaking change. If Redocly does not find it, its rules are disabled. Throws {@link ComparisonError} in this case, if
 * a spec does not exist, and if `redocly diff` fails or cannot compare everything.
 */
export async function redoclyDiff(
  pairs: readonly { readonly base: string; readonly revision: string }[],
  config = diffRules,
): Promise<readonly Report[]> {
  for (const file of pairs.flatMap(({ base, revision }) => [base, revision])) {
    if (!existsSync(file)) throw new ComparisonError(`Expected the spec ${file}, but the file does not exist.`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'observability-diff-'));
  try {
    const all = [...pairs, { base: canary('base'), revision: canary('revision') }];
    const tasks = all.map(({ base, revision }, index) => [base, revision, join(folder, `${index}.json`)] as const);
    const groupSize = Math.ceil(
      tasks.length / Math.min(availableParallelism(), Math.ceil(tasks.length / MIN_COMPARISONS_PER_PROCESS)),
    );
    const groups = tasks.flatMap((_, index) =>
      index % groupSize === 0 ? [tasks.slice(index, index + groupSize)] : [],
    );
    await Promise.all(groups.map((group) => run(JSON.stringify(group), config)));
    const reports = await Promise.all(tasks.map(([, revision, output]) => readReport(output, revision)));
    if (reports.pop()?.bump !== 'major') {
      throw new ComparisonError(
        '`redocly diff` did not find the known breaking change in the canary specs: its rules are disabled.',
      );
    }
    return reports;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(tasks: string, config: string): Promise<void> {
  const childProcess = spawn(process.execPath, [child, config], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(childProcess.stdout), text(childProcess.stderr)]);
  const code = new Promise<number | null>((resolve) => childProcess.on('close', resolve));
  childProcess.stdin.end(tasks);
  const [, stderr] = await output;
  // Redocly only warns about these problems.
  if (/No diff rules are on|leave parts of the descriptions unresolved/.test(stderr)) {
    throw new ComparisonError(`\`redocly diff\` could not compare everything:\n${findings(stderr)}`);
  }
  if ((await code) !== 0) throw new ComparisonError(`\`redocly diff\` failed:\n${stderr.trim()}`);
}

/** Returns the findings about the specs without the progress messages. */
function findings(stderr: string): string {
  const blocks = stderr.split(/\n{2,}/).map((block) => block.trim());
  const findingBlocks = blocks.filter((block) => !/^(⚠️|✅|❌|Diff report written)|: diff processed in /.test(block));
  return findingBlocks.filter(Boolean).join('\n\n') || stderr.trim();
}

async function readReport(file: string, revision: string): Promise<Report> {
  const report = JSON.parse(
    await readFile(file, 'utf8').catch(() => {
      throw new ComparisonError(`\`redocly diff\` wrote no report for ${revision}.`);
    }),
  ) as Report;
  if (report.reportVersion !== '1')
    throw new ComparisonError(
      'Expected `redocly diff` to write a report of version 1. Check the pinned version of @redocly/cli.',
    );
  return report;
}
