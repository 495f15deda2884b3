// Generated from specs/shared/schemas/Issue.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

const values = [
  'type',
  'required',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'discriminator',
  'unknownProperty',
  'duplicateProperty',
  'condition',
  'reference',
  'filter',
];

/** One validation issue of a request. */
export interface Issue {
  /**
   * The part of the request:
   * - `body`: the JSON body
   * - `query`: the query parameters
   * - `params`: the path parameters
   * - `headers`: the request headers
   */
  in: 'body' | 'query' | 'params' | 'headers';
  /**
   * Location of the value as property names and array indexes. Empty for the whole part. Names longer than 64
   * characters are shortened.
   */
  path: (string | number)[];
  /**
   * Location of the value as a JSON Pointer (RFC 6901). An empty string is the whole part.
   * @example '/tiles/0/w'
   */
  pointer: string;
  /**
   * The violated rule, usually the JSON Schema keyword:
   * - `type`, `enum`, `const`: wrong type or value
   * - `required`: a property is missing
   * - `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`: a number is invalid
   * - `minLength`, `maxLength`, `pattern`, `format`: a string is invalid
   * - `minItems`, `maxItems`, `uniqueItems`: an array is invalid
   * - `minProperties`, `maxProperties`: wrong number of properties
   * - `discriminator`: unknown variant
   * - `unknownProperty`: unknown property
   * - `duplicateProperty`: the name occurs twice in one object
   * - `condition`: another rule, often about several fields
   * - `reference`: the referenced resource or field does not exist or cannot be used
   * - `filter`: a filter or another expression is invalid, or fails on some events or on some rows of the result
   */
  code:
    | 'type'
    | 'required'
    | 'enum'
    | 'const'
    | 'minimum'
    | 'maximum'
    | 'exclusiveMinimum'
    | 'exclusiveMaximum'
    | 'multipleOf'
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'format'
    | 'minItems'
    | 'maxItems'
    | 'uniqueItems'
    | 'minProperties'
    | 'maxProperties'
    | 'discriminator'
    | 'unknownProperty'
    | 'duplicateProperty'
    | 'condition'
    | 'reference'
    | 'filter';
  /**
   * The issue in words, usually with the expected and the received value.
   * @example 'expected 1 to 24, received 30'
   */
  message: string;
  /**
   * The expected value in machine-readable form, such as a bound or a list of values. Absent if there is none, or
   * if its JSON is longer than 1,000 characters.
   * @example 24
   */
  expected?: unknown;
}

/** Validates {@link Issue}. */
export const Issue: Schema<Issue> = /* @__PURE__ */ schema<Issue>(
  () => ({
    type: 'object',
    optional: ['expected'],
    properties: {
      in: { type: 'string', enum: ['body', 'query', 'params', 'headers'] },
      path: { type: 'array', items: { type: ['string', 'integer'] } },
      pointer: { type: 'string' },
      code: { type: 'string', enum: values },
      message: { type: 'string' },
      expected: {},
    },
  }),
  'response',
  isIssue,
);

function issuePath(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(typeof item === 'string' || (typeof item === 'number' && Number.isInteger(item)))) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link Issue}. */
export function isIssue(value: unknown): value is Issue {
  if (!isObject(value)) return false;
  const { in: property0, path, pointer, code, message } = value;
  return (
    (property0 === 'body' || property0 === 'query' || property0 === 'params' || property0 === 'headers') &&
    issuePath(path) &&
    typeof pointer === 'string' &&
    (values as readonly unknown[]).includes(code) &&
    typeof message === 'string'
  );
}
