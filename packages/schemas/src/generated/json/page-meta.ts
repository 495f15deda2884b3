// Generated from specs/shared/schemas/PageMeta.yaml by `npm run generate`. Do not edit.

/** `PageMeta` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'PageMeta',
  type: 'object',
  description: 'Which part of a list this is.',
  required: ['total', 'limit', 'offset'],
  properties: {
    total: {
      type: 'integer',
      minimum: 0,
      description: 'How many items there are in all, on every page.',
      examples: [3],
    },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      description: 'The most items that this page could have.',
      examples: [1000],
    },
    offset: {
      type: 'integer',
      minimum: 0,
      description: 'How many items were passed over before this page.',
      examples: [0],
    },
  },
} as const;
