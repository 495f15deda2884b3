// Usage: see USAGE, or run `npm run new -- --help`.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from 'workflows';
import { readEndpoint } from './endpoint.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newResource } from './new-resource.ts';
import { readResource } from './resource.ts';
import { formatResult, type Result } from './result.ts';

const USAGE = `Usage: npm run new -- <command> [--dry-run]

Commands:
  endpoint <deployment> <METHOD> <path>  Skeleton of an operation, for example: endpoint open-source GET /api/v2/boxes
  resource <deployment> <name>           Skeleton of a stored resource, for example: resource open-source boxes

Options:
  --dry-run  Print the paths of the files without writing them
  --help     Print this help

<deployment> is open-source or managed.`;

function run(root: string, [command = '', ...args]: readonly string[]): Result {
  if (command === 'endpoint') return { files: newEndpoint(root, readEndpoint(args)).files, nextSteps: [] };
  if (command === 'resource') return newResource(root, readResource(args));
  const problem = command === '' ? 'Missing command.' : `Unknown command \`${command}\`.`;
  throw new Error(`${problem}\n\n${USAGE}`);
}

/** Runs the command in a temporary copy of the folders that it changes. */
function dryRun(args: readonly string[]): Result {
  const copy = mkdtempSync(join(tmpdir(), 'new-'));
  try {
    const filter = (path: string) => !/\/(node_modules|dist|\.turbo)$/.test(path);
    for (const folder of ['specs', '.changeset', 'packages/server/src/store', 'packages/server/src/resources']) {
      cpSync(join(repository, folder), join(copy, folder), { recursive: true, filter });
    }
    return run(copy, args);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(USAGE);
  else if (values['dry-run']) console.log(formatResult(dryRun(positionals), 'Would write:'));
  else console.log(formatResult(run(repository, positionals)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
