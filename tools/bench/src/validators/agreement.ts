import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault } from '../payloads/fault.ts';
import { type PayloadName, payloadNames } from '../payloads/names.ts';
import { type Payload, payloads } from '../payloads/payloads.ts';
import { run } from '../run.ts';
import { jsonSchema } from './json-schema.ts';
import { schemaFaults } from './schema-faults.ts';
import type { TimedModule } from './time.ts';
import type { Workshop } from './workshop.ts';

/** What the child that compares is given. */
export interface AgreementTask {
  readonly modules: readonly TimedModule[];
  readonly payloads: Readonly<Record<PayloadName, Payload>>;
  /** What the schema refuses, to see that the candidates refuse it too. */
  readonly faults: Readonly<Record<PayloadName, readonly Fault[]>>;
}

/**
 * Why a candidate checks something else than the schema says, by its name. In a process of its own: hundreds of broken
 * documents would leave the engine with object shapes that no service sees, and every candidate slower for them.
 */
export async function disagreements(
  shop: Workshop,
  modules: readonly TimedModule[],
): Promise<Readonly<Record<string, string>>> {
  const all = payloads();
  const faults = Object.fromEntries(
    payloadNames.map((name) => [name, schemaFaults(jsonSchema(name), all[name].valid)]),
  ) as Record<PayloadName, Fault[]>;
  const file = join(shop.built, 'agreement.json');
  writeFileSync(file, JSON.stringify({ modules, payloads: all, faults } satisfies AgreementTask));
  const child = fileURLToPath(new URL('./agreement.child.ts', import.meta.url));
  return JSON.parse(await run(process.execPath, [child, file], shop.root));
}
