import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutation } from '../payloads/mutation.ts';
import { type Payload, type PayloadName, payloadNames, payloads } from '../payloads/payloads.ts';
import { run } from '../run-program.ts';
import type { BuildContext } from './build-context.ts';
import { jsonSchema } from './json-schema.ts';
import { schemaMutations } from './schema-mutations.ts';
import type { TimedModule } from './validators-time.ts';

/** The task of the child process. */
export interface ComparisonTask {
  readonly modules: readonly TimedModule[];
  readonly payloads: Readonly<Record<PayloadName, Payload>>;
  /** Mutations that make the valid document invalid. */
  readonly mutations: Readonly<Record<PayloadName, readonly Mutation[]>>;
}

/**
 * Returns the first difference between each library and the schema. Compares in a child process: hundreds of invalid documents in the
 * process of the measurement would change the optimizations of V8 and slow down the measured libraries.
 */
export async function findDifferences(
  context: BuildContext,
  modules: readonly TimedModule[],
): Promise<Readonly<Record<string, string>>> {
  const documents = payloads();
  const mutations = Object.fromEntries(
    payloadNames.map((name) => [name, schemaMutations(jsonSchema(name), documents[name].valid)]),
  ) as Record<PayloadName, Mutation[]>;
  const file = join(context.built, 'find-differences.json');
  writeFileSync(file, JSON.stringify({ modules, payloads: documents, mutations } satisfies ComparisonTask));
  const child = fileURLToPath(new URL('./find-differences.child.ts', import.meta.url));
  return JSON.parse(await run(process.execPath, [child, file], context.root));
}
