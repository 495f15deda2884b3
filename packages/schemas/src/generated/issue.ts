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
  'condition',
  'reference',
  'filter',
];

/** One thing that is wrong with a request, and where it is. */
export interface Issue {
  /**
   * The part of the request:
   * - `body`: the body, as JSON
   * - `query`: the query parameters
   * - `params`: the ids in the path
   * - `headers`: the headers
   */
  in: 'body' | 'query' | 'params' | 'headers';
  /** The way to the value, a property name or an array index for each step. Empty for the whole. */
  path: (string | number)[];
  /**
   * The same way as a JSON Pointer (RFC 6901). An empty string is the whole.
   * @example '/tiles/0/w'
   */
  pointer: string;
  /**
   * The rule that is broken, mostly the JSON Schema keyword of that name:
   * - `type`, `enum`, `const`: the kind of value, or the values that are possible
   * - `required`: a property is missing
   * - `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`: the size of a number
   * - `minLength`, `maxLength`, `pattern`, `format`: the text
   * - `minItems`, `maxItems`, `uniqueItems`: the list
   * - `minProperties`, `maxProperties`: the number of properties
   * - `discriminator`: there is no such variant
   * - `unknownProperty`: there is no such property
   * - `condition`: a rule between fields
   * - `reference`: what is named does not exist
   * - `filter`: a filter expression does not parse
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
    | 'condition'
    | 'reference'
    | 'filter';
  /**
   * What was expected and what came, for a person.
   * @example 'expected 1 to 24, received 30'
   */
  message: string;
  /**
   * What was expected, for a program, such as a bound or a list of values. Absent when there is no such thing.
   * @example 24
   */
  expected?: unknown;
}

/** The validator of {@link Issue}. */
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

/** Whether a value is {@link Issue}. */
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
