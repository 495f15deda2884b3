import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isCidr } from '../../src/runtime/formats/cidr.ts';
import { isDate } from '../../src/runtime/formats/date.ts';
import { isDateTime } from '../../src/runtime/formats/date-time.ts';
import { isIpv4 } from '../../src/runtime/formats/ipv4.ts';
import { isIpv6 } from '../../src/runtime/formats/ipv6.ts';
import { isTime } from '../../src/runtime/formats/time.ts';
import { isUri } from '../../src/runtime/formats/uri.ts';
import { isUuid } from '../../src/runtime/formats/uuid.ts';
import type { JsonSchema } from './components.ts';

/** What another implementation says of values of one schema. */
export interface Oracle {
  readonly accepts: (value: unknown) => boolean;
  /**
   * The places of all errors, as JSON Pointers; `undefined` when a union is among them: of a union each
   * implementation chooses for itself which member the value was meant to be.
   */
  readonly places: (value: unknown) => string[] | undefined;
}

/** Formats are the runtime's own: `formats.test.ts` holds those against grammars, here all else is judged. */
const formats = {
  uuid: isUuid,
  'date-time': isDateTime,
  date: isDate,
  time: isTime,
  uri: isUri,
  ipv4: isIpv4,
  ipv6: isIpv6,
  cidr: isCidr,
  // Of numbers: how they are stored, which JSON does not know.
  int32: true,
  int64: true,
  float: true,
  double: true,
} as const;

/**
 * Whether Ajv cannot judge a value: to compare items of a list it calls `toString` and `valueOf` on them, also where a
 * document has data of that name; and it takes Infinity, which JSON cannot hold, for a number where null is allowed too.
 */
export function breaksAjv(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key === 'toString' || key === 'valueOf' || breaksAjv(part));
}

/** Ajv for one schema. */
export function ajvOracle(json: JsonSchema): Oracle {
  const options = { strict: false, ownProperties: true, formats, validateSchema: false } as const;
  const one = new Ajv2020(options).compile(json);
  const every = new Ajv2020({ ...options, allErrors: true }).compile(json);
  return {
    accepts: (value) => one(value),
    places(value) {
      every(value);
      const errors = every.errors ?? [];
      const chosen = errors.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
      return chosen ? undefined : [...new Set(errors.flatMap(placeOf))].sort();
    },
  };
}

/** Where an error is by our reckoning: a property that is missing, unknown or badly named is the place itself. */
function placeOf({ keyword, instancePath, params, propertyName }: ErrorObject): string[] {
  // They sum up errors that are listed on their own.
  if (keyword === 'if' || keyword === 'propertyNames') return [];
  const key = propertyName ?? params['missingProperty'] ?? params['additionalProperty'];
  if (key === undefined) return [instancePath];
  return [`${instancePath}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`];
}
