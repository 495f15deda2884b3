import type { Json } from '../payloads/examples.ts';
import { type Fault, withFaults } from '../payloads/fault.ts';
import type { Payload } from '../payloads/payloads.ts';
import type { Validator } from './validator.ts';

/**
 * Where a validator judges otherwise than the schema does: it refuses the valid document, or takes its invalid twin,
 * or takes it with one of the faults. Only who checks the same may be compared.
 */
export function disagreement(validator: Validator, payload: Payload, faults: readonly Fault[]): string | undefined {
  if (!validator.is(payload.valid) || !isEmpty(validator.issues(payload.valid))) return 'refuses the valid document';
  const refuses = (value: Json) => !validator.is(value) && !isEmpty(validator.issues(value));
  if (!refuses(payload.invalid)) return 'takes the invalid twin';
  const taken = faults.find((fault) => !refuses(withFaults(payload.valid, [fault])));
  if (!taken) return undefined;
  const made = taken.value === undefined ? 'nothing' : JSON.stringify(taken.value).slice(0, 40);
  return `takes ${made} at /${taken.path.join('/')}`;
}

function isEmpty(issues: Iterable<unknown>): boolean {
  for (const _ of issues) return false;
  return true;
}
