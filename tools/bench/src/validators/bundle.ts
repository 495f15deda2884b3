import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PayloadName, payloadNames } from '../payloads/names.ts';
import { run } from '../run.ts';
import { type Candidate, modules } from './candidates.ts';
import type { Workshop } from './workshop.ts';

/** What is to be bundled: an entry that is given as text, standing in a candidate's folder. */
export interface Bundle {
  readonly name: string;
  readonly entry: string;
  /** A module for Node loads its library from `node_modules`; what a page downloads has it inside, minified. */
  readonly target: 'node' | 'page';
}

const forPages = ['--platform=neutral', '--main-fields=module,main', '--minify'];
const forNode = ['--platform=node', '--packages=external'];
/** Ajv's standalone code asks for its run time by `require`, which modules do not have. */
const withRequire =
  "--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Bundles an entry; answers the file. */
export async function bundle(shop: Workshop, candidate: Candidate, { name, entry, target }: Bundle): Promise<string> {
  const source = join(shop.sources, candidate.name, `${name}.entry.ts`);
  const file = join(shop.built, `${candidate.name}.${name}.mjs`);
  const options = target === 'page' ? forPages : [...forNode, ...(candidate.requires ? [withRequire] : [])];
  writeFileSync(source, entry);
  await esbuild(shop, [source, '--bundle', `--outfile=${file}`, ...options]);
  rmSync(source);
  return file;
}

/** Runs the peers' esbuild. */
export async function esbuild(shop: Workshop, args: readonly string[]): Promise<void> {
  const program = join(shop.sources, '../node_modules/esbuild/bin/esbuild');
  await run(process.execPath, [program, ...args, '--format=esm', '--log-level=error'], shop.sources);
}

/** An entry that exports something of each payload's module under the payload's name. */
export function entryOf(
  pick: (payload: PayloadName, module: string) => string,
  names: readonly PayloadName[] = payloadNames,
): string {
  return names.map((payload) => pick(payload, `./${modules[payload]}.ts`)).join('\n');
}
