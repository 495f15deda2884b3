import { alert } from './alert.ts';
import { apiKeys } from './api-keys.ts';
import { dashboard } from './dashboard.ts';
import { example, type Json, type JsonObject } from './examples.ts';
import { invalidMutations } from './invalid-mutations.ts';
import { applyMutations } from './mutation.ts';

/** The names of the payloads: the documents that the benchmarks validate. */
export const payloadNames = ['dashboard', 'alert', 'pipeSettings', 'apiKeys'] as const;

/** The name of a payload. */
export type PayloadName = (typeof payloadNames)[number];

/** A measured document in two versions: one satisfies its schema, the other does not. */
export interface Payload {
  readonly valid: Json;
  readonly invalid: Json;
}

/** Returns the four documents, each in a valid and an invalid version. */
export function payloads(): Record<PayloadName, Payload> {
  const payload = (name: PayloadName, valid: Json) => ({
    valid,
    invalid: applyMutations(valid, invalidMutations[name]),
  });
  return {
    dashboard: payload('dashboard', dashboard()),
    alert: payload('alert', alert()),
    pipeSettings: payload('pipeSettings', pipeSettings()),
    apiKeys: payload('apiKeys', apiKeys()),
  };
}

/** Returns all twelve settings of a pipe. */
function pipeSettings(): JsonObject {
  return structuredClone(example('PipeSettings', 'settings'));
}
