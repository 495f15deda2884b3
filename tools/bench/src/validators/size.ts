import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type PayloadName, payloadNames } from '../payloads/names.ts';
import { bundle, entryOf } from './bundle.ts';
import type { Candidate } from './candidates.ts';
import type { Workshop } from './workshop.ts';

/** Bytes that a page downloads, minified and gzipped. */
export interface Size {
  /** For the settings of a pipe alone. */
  readonly one: number;
  /** For all four schemas. */
  readonly four: number;
}

/** What a page that says every issue of a document has to download. */
export async function size(shop: Workshop, candidate: Candidate): Promise<Size> {
  const bytes = async (name: string, payloads: readonly PayloadName[]) => {
    const entry = entryOf((payload, module) => `export { issues as ${payload} } from '${module}';`, payloads);
    return gzipSync(readFileSync(await bundle(shop, candidate, { name, entry, target: 'page' })), { level: 9 }).length;
  };
  return { one: await bytes('one', ['pipeSettings']), four: await bytes('four', payloadNames) };
}
