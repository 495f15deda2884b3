import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PayloadName } from '../payloads/names.ts';
import { type Payload, payloads } from '../payloads/payloads.ts';
import { run } from '../run.ts';
import type { Workshop } from './workshop.ts';

/** Microseconds for one document, by payload. */
export interface Times {
  readonly valid: Partial<Record<PayloadName, number>>;
  readonly invalid: Partial<Record<PayloadName, number>>;
}

/** A candidate's modules, bundled into one file. */
export interface TimedModule {
  readonly name: string;
  readonly file: string;
}

/** What the child that measures is given. */
export interface TimeTask {
  readonly modules: readonly TimedModule[];
  readonly payloads: Readonly<Record<PayloadName, Payload>>;
  readonly rounds: number;
  readonly sampleMilliseconds: number;
}

/** What it answers. Candidates that could not be measured are in `failures` with the reason. */
export interface TimeAnswer {
  readonly times: Record<string, Times>;
  readonly failures: Record<string, string>;
}

/**
 * Times the modules in one process of their own, their samples interleaved, so that what the machine does meanwhile
 * falls on all of them. Without `eval` when asked.
 */
export async function time(
  shop: Workshop,
  modules: TimeTask['modules'],
  { quick, noEval }: { readonly quick: boolean; readonly noEval: boolean },
): Promise<TimeAnswer> {
  const rounds = quick ? 9 : noEval ? 15 : 41;
  const task: TimeTask = { modules, payloads: payloads(), rounds, sampleMilliseconds: quick ? 0.5 : 2 };
  const file = join(shop.built, 'time.json');
  writeFileSync(file, JSON.stringify(task));
  const child = fileURLToPath(new URL('./time.child.ts', import.meta.url));
  const flags = noEval ? ['--disallow-code-generation-from-strings'] : [];
  return JSON.parse(await run(process.execPath, [...flags, child, file], shop.root));
}
