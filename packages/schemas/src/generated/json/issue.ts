// Generated from specs/shared/schemas/Issue.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Issue`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Issue',
  type: 'object',
  description: 'One validation issue of a request.',
  required: ['in', 'path', 'pointer', 'code', 'message'],
  properties: {
    in: {
      type: 'string',
      enum: ['body', 'query', 'params', 'headers'],
      description:
        'The part of the request:\n- `body`: the JSON body\n- `query`: the query parameters\n- `params`: the path parameters\n- `headers`: the request headers\n',
    },
    path: {
      type: 'array',
      items: { type: ['string', 'integer'] },
      description:
        'Location of the value as property names and array indexes. Empty for the whole part. Names longer than 64 characters are shortened.',
      examples: [['tiles', 0, 'w']],
    },
    pointer: {
      type: 'string',
      description: 'Location of the value as a JSON Pointer (RFC 6901). An empty string is the whole part.',
      examples: ['/tiles/0/w'],
    },
    code: {
      type: 'string',
      enum: [
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
      ],
      description:
        'The violated rule, usually the JSON Schema keyword:\n- `type`, `enum`, `const`: wrong type or value\n- `required`: a property is missing\n- `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`: a number is invalid\n- `minLength`, `maxLength`, `pattern`, `format`: a string is invalid\n- `minItems`, `maxItems`, `uniqueItems`: an array is invalid\n- `minProperties`, `maxProperties`: wrong number of properties\n- `discriminator`: unknown variant\n- `unknownProperty`: unknown property\n- `duplicateProperty`: the name occurs twice in one object\n- `condition`: another rule, often about several fields\n- `reference`: the referenced resource or field does not exist or cannot be used\n- `filter`: a filter or another expression is invalid, or fails on some events or on some rows of the result\n',
    },
    message: {
      type: 'string',
      description: 'The issue in words, usually with the expected and the received value.',
      examples: ['expected 1 to 24, received 30'],
    },
    expected: {
      description:
        'The expected value in machine-readable form, such as a bound or a list of values. Absent if there is none, or if its JSON is longer than 1,000 characters.',
      examples: [24],
    },
  },
} as const;
