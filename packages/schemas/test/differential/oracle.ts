import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isCidr } from '../../src/runtime/formats/cidr.ts';
import { isDate, isDateTime, isTime } from '../../src/runtime/formats/date-time.ts';
import { isIpv4 } from '../../src/runtime/formats/ipv4.ts';
import { isIpv6 } from '../../src/runtime/formats/ipv6.ts';
import { isUri } from '../../src/runtime/formats/uri.ts';
import { isUuid } from '../../src/runtime/formats/uuid.ts';
import type { JsonSchema } from './components.ts';

/** Another implementation of the validation of one schema. */
export interface Oracle {
  readonly accepts: (value: unknown) => boolean;
  /**
   * Returns the JSON Pointers of all errors, sorted. Returns `undefined` if no member of a union matches: implementations then report the
   * errors of different members.
   */
  readonly pointers: (value: unknown) => string[] | undefined;
}

/** Ajv uses the formats of this package. `formats.test.ts` compares them, except `cidr`, with ajv-formats and the grammar of RFC 3986. */
const formats = {
  uuid: isUuid,
  'date-time': isDateTime,
  date: isDate,
  time: isTime,
  uri: isUri,
  ipv4: isIpv4,
  ipv6: isIpv6,
  cidr: isCidr,
  // Storage formats of numbers, which JSON does not distinguish.
  int32: true,
  int64: true,
  float: true,
  double: true,
} as const;

/**
 * Returns true if Ajv may validate a value incorrectly. Ajv calls `toString` and `valueOf` on array items, even if the document has
 * properties with these names. With `strict: false`, it also accepts Infinity as a number.
 */
export function breaksAjv(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key === 'toString' || key === 'valueOf' || breaksAjv(part));
}

/** Returns Ajv for one schema. */
export function ajvOracle(json: JsonSchema): Oracle {
  const options = { strict: false, ownProperties: true, formats, validateSchema: false } as const;
  const validate = new Ajv2020(options).compile(json);
  let validateAll: ValidateFunction | undefined;
  return {
    accepts: (value) => validate(value),
    pointers(value) {
      validateAll ??= new Ajv2020({ ...options, allErrors: true }).compile(json);
      validateAll(value);
      const errors = validateAll.errors ?? [];
      const hasUnionError = errors.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
      return hasUnionError ? undefined : [...new Set(errors.flatMap(pointerOf))].sort();
    },
  };
}

/** Returns the location of an error as our issues report it: for a missing, unknown or misnamed property, the property itself. */
function pointerOf({ keyword, instancePath, params, propertyName }: ErrorObject): string[] {
  // These errors only summarize other errors.
  if (keyword === 'if' || keyword === 'propertyNames') return [];
  const key = propertyName ?? params['missingProperty'] ?? params['additionalProperty'];
  if (key === undefined) return [instancePath];
  return [`${instancePath}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`];
}
