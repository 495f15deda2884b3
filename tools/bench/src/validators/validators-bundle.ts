import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PayloadName, payloadNames } from '../payloads/payloads.ts';
import { run } from '../run-program.ts';
import type { BuildContext } from './build-context.ts';
import { type Candidate, modules } from './validators-candidates.ts';

/** A bundle of an entry module in the folder of a library. */
export interface Bundle {
  readonly name: string;
  /** The text of the entry module. */
  readonly entry: string;
  /** `node`: packages are imported from `node_modules`. `page`: packages are included, and the code is minified. */
  readonly target: 'node' | 'page';
}

const forPages = ['--platform=neutral', '--main-fields=module,main', '--minify'];
const forNode = ['--platform=node', '--packages=external'];
/** The standalone code of Ajv calls `require`, which ES modules do not have. */
const REQUIRE_BANNER =
  "--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Bundles an entry module and returns the file. */
export async function bundle(
  context: BuildContext,
  candidate: Candidate,
  { name, entry, target }: Bundle,
): Promise<string> {
  const source = join(context.sources, candidate.name, `${name}.entry.ts`);
  const file = join(context.built, `${candidate.name}.${name}.mjs`);
  const options = target === 'page' ? forPages : [...forNode, ...(candidate.requires ? [REQUIRE_BANNER] : [])];
  writeFileSync(source, entry);
  await esbuild(context, [source, '--bundle', `--outfile=${file}`, ...options]);
  rmSync(source);
  return file;
}

/** Runs esbuild. */
export async function esbuild(context: BuildContext, args: readonly string[]): Promise<void> {
  const program = join(context.sources, '../node_modules/esbuild/bin/esbuild');
  await run(process.execPath, [program, ...args, '--format=esm', '--log-level=error'], context.sources);
}

/** Returns the text of an entry module. `exportOf` returns the export statement for a payload and the module with its validator. */
export function entryOf(
  exportOf: (payload: PayloadName, module: string) => string,
  names: readonly PayloadName[] = payloadNames,
): string {
  return names.map((payload) => exportOf(payload, `./${modules[payload]}.ts`)).join('\n');
}
