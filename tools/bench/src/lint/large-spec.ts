import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { run } from '../run.ts';

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId: string;
  summary: string;
  'x-client-method': string;
}

/**
 * Writes a description of at least so many operations: those of our open source spec again and again, each time under
 * another name. It has no finding, so that rules are timed and not the printing of findings. Answers the file.
 */
export async function largeSpec(operations: number): Promise<string> {
  const folder = join(root, 'node_modules/.cache/bench/lint');
  mkdirSync(folder, { recursive: true });
  const bundled = join(folder, 'bundled.json');
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  await run(
    process.execPath,
    [redocly, 'bundle', '--output', bundled, join(root, 'specs/open-source/openapi.yaml')],
    root,
  );
  const { default: description } = await import(bundled, { with: { type: 'json' } });
  const file = join(folder, 'large.json');
  writeFileSync(file, JSON.stringify(multiplied(description, operations), null, 2));
  return file;
}

/** The description with its operations copied until there are so many. */
export function multiplied(description: Description, operations: number): Description {
  const paths: Description['paths'] = {};
  let written = 0;
  for (let copy = 1; written < operations; copy += 1) {
    for (const [path, item] of Object.entries(description.paths)) {
      const named = Object.entries(item).map(([method, operation]) => [method, renamed(operation, copy)] as const);
      paths[`/copy-${copy}${path}`] = Object.fromEntries(named);
      written += named.length;
    }
  }
  return { ...description, paths };
}

function renamed(operation: Operation, copy: number): Operation {
  return {
    ...operation,
    operationId: `${operation.operationId}${copy}`,
    summary: `${operation.summary} ${copy}`,
    'x-client-method': `${operation['x-client-method']}${copy}`,
  };
}
