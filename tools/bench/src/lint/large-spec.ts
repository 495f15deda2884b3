import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run-program.ts';

interface Spec {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  'x-client-method': string;
}

/**
 * Writes a spec with this number of operations and returns the file. It contains copies of the operations of
 * the open source spec. It has no issues, so that printing them is not measured.
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
  const { default: spec } = await import(bundled, { with: { type: 'json' } });
  const file = join(folder, 'large.json');
  writeFileSync(file, JSON.stringify(multiplyOperations(spec, operations), null, 2));
  return file;
}

/** Returns the spec with copies of its operations, `operations` in total. */
export function multiplyOperations(spec: Spec, operations: number): Spec {
  const paths: Spec['paths'] = {};
  let written = 0;
  for (let copy = 1; written < operations; copy += 1) {
    for (const [path, item] of Object.entries(spec.paths)) {
      const renamed = Object.entries(item)
        .slice(0, operations - written)
        .map(([method, operation]) => [method, renameOperation(operation, copy)] as const);
      if (renamed.length === 0) break;
      paths[`/copy-${copy}${path}`] = Object.fromEntries(renamed);
      written += renamed.length;
    }
  }
  return { ...spec, paths };
}

function renameOperation(operation: Operation, copy: number): Operation {
  return {
    ...operation,
    operationId: `${operation.operationId}${copy}`,
    summary: `${operation.summary} ${copy}`,
    description: `${operation.description ?? `${operation.summary}.`} This is copy ${copy}.`,
    'x-client-method': `${operation['x-client-method']}${copy}`,
  };
}
