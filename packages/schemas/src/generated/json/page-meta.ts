// Generated from specs/shared/schemas/PageMeta.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `PageMeta`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'PageMeta',
  type: 'object',
  description: 'Position of a page in its list.',
  required: ['total', 'limit', 'offset'],
  properties: {
    total: { type: 'integer', minimum: 0, description: 'Total number of items in the list.', examples: [3] },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      description: 'Maximum number of items on this page.',
      examples: [1000],
    },
    offset: { type: 'integer', minimum: 0, description: 'Number of items skipped before this page.', examples: [0] },
    nextOffset: {
      type: 'integer',
      minimum: 1,
      description:
        'The offset of the next page. Present only if this page has fewer than `limit` items because of its maximum size, 16 MiB.',
      examples: [12],
    },
  },
} as const;
