import type { Json } from '../payloads/examples.ts';
import { applyMutations, type Mutation } from '../payloads/mutation.ts';
import type { Payload, PayloadName } from '../payloads/payloads.ts';

/** The exports of a library's module for one payload, such as `peers/validators/zod/alert.ts`. */
export interface Validator {
  is(value: unknown): boolean;
  issues(value: unknown): Iterable<unknown>;
}

/** The bundled modules of a library, by payload. */
export type Validators = Readonly<Record<PayloadName, Validator>>;

/**
 * Returns the first difference between a validator and the schema: a rejected valid document, or an accepted invalid
 * one. Returns undefined if there is none. The bench stops if a validator has a difference.
 */
export function compareCandidate(
  validator: Validator,
  payload: Payload,
  mutations: readonly Mutation[],
): string | undefined {
  if (!validator.is(payload.valid) || !isEmpty(validator.issues(payload.valid))) return 'rejects the valid document';
  const rejects = (value: Json) => !validator.is(value) && !isEmpty(validator.issues(value));
  if (!rejects(payload.invalid)) return 'accepts the invalid document';
  const accepted = mutations.find((mutation) => !rejects(applyMutations(payload.valid, [mutation])));
  if (!accepted) return undefined;
  const value = accepted.value === undefined ? 'a missing value' : JSON.stringify(accepted.value).slice(0, 40);
  return `accepts ${value} at /${accepted.path.join('/')}`;
}

function isEmpty(issues: Iterable<unknown>): boolean {
  for (const _ of issues) return false;
  return true;
}
