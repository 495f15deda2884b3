import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type PayloadName, payloadNames } from '../payloads/payloads.ts';
import type { BuildContext } from './build-context.ts';
import { bundle, entryOf } from './validators-bundle.ts';
import type { Candidate } from './validators-candidates.ts';

/** The sizes of the minified and gzipped bundles in bytes. */
export interface Size {
  /** With the schema `PipeSettings` only. */
  readonly one: number;
  /** With all four schemas. */
  readonly four: number;
}

/** Bundles the functions that return all issues, and returns the sizes. */
export async function size(context: BuildContext, candidate: Candidate): Promise<Size> {
  const bytes = async (name: string, payloads: readonly PayloadName[]) => {
    const entry = entryOf((payload, module) => `export { issues as ${payload} } from '${module}';`, payloads);
    return gzipSync(readFileSync(await bundle(context, candidate, { name, entry, target: 'page' })), { level: 9 })
      .length;
  };
  return { one: await bytes('one', ['pipeSettings']), four: await bytes('four', payloadNames) };
}
