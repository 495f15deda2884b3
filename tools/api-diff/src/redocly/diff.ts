import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Fault } from '../fault.ts';
import type { Report } from './report.ts';

const child = fileURLToPath(new URL('diff.child.ts', import.meta.url));
const diffRules = fileURLToPath(new URL('redocly.yaml', import.meta.url));
const canary = (name: string) => fileURLToPath(new URL(`canary/${name}.yaml`, import.meta.url));

/** So many comparisons take about as long as starting a process for them. */
const worthProcess = 8;

/**
 * The report of `redocly diff` on each pair of specs, in their order. Every run also compares two specs of which one
 * breaks the other: when that is not found, no rule is on, and nothing that the run says can be believed.
 */
export async function redoclyDiff(
  pairs: readonly { readonly base: string; readonly revision: string }[],
  config = diffRules,
): Promise<readonly Report[]> {
  for (const file of pairs.flatMap(({ base, revision }) => [base, revision])) {
    if (!existsSync(file)) throw new Fault(`There is no ${file} to compare.`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'observability-diff-'));
  try {
    const all = [...pairs, { base: canary('base'), revision: canary('revision') }];
    const tasks = all.map(({ base, revision }, index) => [base, revision, join(folder, `${index}.json`)] as const);
    const share = Math.ceil(tasks.length / Math.min(availableParallelism(), Math.ceil(tasks.length / worthProcess)));
    const shares = tasks.flatMap((_, index) => (index % share === 0 ? [tasks.slice(index, index + share)] : []));
    await Promise.all(shares.map((some) => run(JSON.stringify(some), config)));
    const reports = await Promise.all(tasks.map(([, revision, output]) => readReport(output, revision)));
    if (reports.pop()?.bump !== 'major') {
      throw new Fault('`redocly diff` does not find a break that is there: its rules are not on.');
    }
    return reports;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(tasks: string, config: string): Promise<void> {
  const process_ = spawn(process.execPath, [child, config], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(process_.stdout), text(process_.stderr)]);
  const code = new Promise<number | null>((resolve) => process_.on('close', resolve));
  process_.stdin.end(tasks);
  const [, said] = await output;
  if (/No diff rules are on|leave parts of the descriptions unresolved/.test(said)) {
    throw new Fault(`\`redocly diff\` could not compare everything:\n${findings(said)}`);
  }
  if ((await code) !== 0) throw new Fault(`\`redocly diff\` failed:\n${said.trim()}`);
}

/** What it says of the descriptions, without what it says of each comparison. */
function findings(said: string): string {
  const blocks = said.split(/\n{2,}/).map((block) => block.trim());
  const told = blocks.filter((block) => !/^(⚠️|✅|❌|Diff report written)|: diff processed in /.test(block));
  return told.filter(Boolean).join('\n\n') || said.trim();
}

async function readReport(file: string, revision: string): Promise<Report> {
  const report = JSON.parse(
    await readFile(file, 'utf8').catch(() => {
      throw new Fault(`\`redocly diff\` wrote no report on ${revision}.`);
    }),
  ) as Report;
  if (report.reportVersion !== '1') throw new Fault('`redocly diff` writes reports of a form that is not known here.');
  return report;
}
