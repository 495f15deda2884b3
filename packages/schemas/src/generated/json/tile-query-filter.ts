// Generated from specs/shared/schemas/TileQueryFilter.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `TileQueryFilter`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'TileQueryFilter',
  type: 'object',
  description: 'A filter that an event matches if the expression has one of the values.',
  required: ['values'],
  additionalProperties: false,
  properties: {
    filterId: {
      type: 'string',
      minLength: 1,
      maxLength: 36,
      description:
        'The id of a filter of the dashboard. Only for stored tiles. The filter does not apply if its `isBroadcastEnabled` is false. If its `appliesToSourceIds` is not empty, it applies only to a tile with exactly one source, which must be in this list.',
      examples: ['service'],
    },
    expression: {
      type: 'string',
      minLength: 1,
      maxLength: 10000,
      description: 'A column, an attribute or an SQL expression.',
      examples: ['ServiceName'],
    },
    values: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'string', maxLength: 10000 },
      description: 'The values, compared as text. An empty list matches all events.',
      examples: [['checkout', 'payment']],
    },
  },
  anyOf: [{ required: ['filterId'] }, { required: ['expression'] }],
  if: { properties: { filterId: true }, required: ['filterId'] },
  then: { properties: { expression: false } },
} as const;
