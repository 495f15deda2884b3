// Generated from specs/open-source/schemas/OpenSourceError.yaml by `npm run generate`. Do not edit.

/** `OpenSourceError` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'OpenSourceError',
  type: 'object',
  description: 'Why a request failed.',
  required: ['message', 'requestId'],
  properties: {
    message: {
      type: 'string',
      description: 'What is wrong, for a person. With more than 50 issues it says how many are left out.',
      examples: ['Body validation failed: tiles.0.w: expected 1 to 24, received 30'],
    },
    requestId: {
      type: 'string',
      format: 'uuid',
      description: "The id of the request, equal to the header `X-Request-Id`. The service's log has the same.",
      examples: ['0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10'],
    },
    issues: {
      type: 'array',
      maxItems: 50,
      items: { $ref: '#/$defs/Issue' },
      description:
        'Everything that is wrong with the request, at most 50 issues. Absent when the error is of another kind.',
    },
  },
  $defs: {
    Issue: {
      type: 'object',
      description: 'One thing that is wrong with a request, and where it is.',
      required: ['in', 'path', 'pointer', 'code', 'message'],
      properties: {
        in: {
          type: 'string',
          enum: ['body', 'query', 'params', 'headers'],
          description:
            'The part of the request:\n- `body`: the body, as JSON\n- `query`: the query parameters\n- `params`: the ids in the path\n- `headers`: the headers\n',
        },
        path: {
          type: 'array',
          items: { type: ['string', 'integer'] },
          description: 'The way to the value, a property name or an array index for each step. Empty for the whole.',
          examples: [['tiles', 0, 'w']],
        },
        pointer: {
          type: 'string',
          description: 'The same way as a JSON Pointer (RFC 6901). An empty string is the whole.',
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
            'condition',
            'reference',
            'filter',
          ],
          description:
            'The rule that is broken, mostly the JSON Schema keyword of that name:\n- `type`, `enum`, `const`: the kind of value, or the values that are possible\n- `required`: a property is missing\n- `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`: the size of a number\n- `minLength`, `maxLength`, `pattern`, `format`: the text\n- `minItems`, `maxItems`, `uniqueItems`: the list\n- `minProperties`, `maxProperties`: the number of properties\n- `discriminator`: there is no such variant\n- `unknownProperty`: there is no such property\n- `condition`: a rule between fields\n- `reference`: what is named does not exist\n- `filter`: a filter expression does not parse\n',
        },
        message: {
          type: 'string',
          description: 'What was expected and what came, for a person.',
          examples: ['expected 1 to 24, received 30'],
        },
        expected: {
          description:
            'What was expected, for a program, such as a bound or a list of values. Absent when there is no such thing.',
          examples: [24],
        },
      },
    },
  },
} as const;
