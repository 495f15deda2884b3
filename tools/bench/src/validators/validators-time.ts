import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Payload, type PayloadName, payloads } from '../payloads/payloads.ts';
import { run } from '../run-program.ts';
import type { BuildContext } from './build-context.ts';

/** Microseconds per document, by payload. */
export interface Times {
  readonly valid: Partial<Record<PayloadName, number>>;
  readonly invalid: Partial<Record<PayloadName, number>>;
}

/** A library and the file that bundles its modules for all payloads. */
export interface TimedModule {
  readonly name: string;
  readonly file: string;
}

/** The task of the child process. A sample is a timed series of calls of one library. */
export interface TimeTask {
  readonly modules: readonly TimedModule[];
  readonly payloads: Readonly<Record<PayloadName, Payload>>;
  readonly rounds: number;
  readonly sampleMilliseconds: number;
}

/** The result of the child process. `failures` has the reason for each library that does not run. */
export interface TimeResult {
  readonly times: Record<string, Times>;
  readonly failures: Record<string, string>;
}

/**
 * Measures all libraries in one process, with interleaved samples, so that other load affects all of them. `noEval` forbids the
 * evaluation of code.
 */
export async function time(
  context: BuildContext,
  modules: TimeTask['modules'],
  { quick, noEval }: { readonly quick: boolean; readonly noEval: boolean },
): Promise<TimeResult> {
  const rounds = quick ? 9 : noEval ? 15 : 41;
  const task: TimeTask = { modules, payloads: payloads(), rounds, sampleMilliseconds: quick ? 0.5 : 2 };
  const file = join(context.built, 'time.json');
  writeFileSync(file, JSON.stringify(task));
  const child = fileURLToPath(new URL('./validators-time.child.ts', import.meta.url));
  const flags = noEval ? ['--disallow-code-generation-from-strings'] : [];
  return JSON.parse(await run(process.execPath, [...flags, child, file], context.root));
}
