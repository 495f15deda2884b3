// Generated from specs/shared/schemas/HighlightedExpression.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `HighlightedExpression`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'HighlightedExpression',
  type: 'object',
  description: 'An expression. User interfaces show its value at the top of a trace or of an event.',
  required: ['sqlExpression'],
  properties: {
    sqlExpression: {
      type: 'string',
      minLength: 1,
      maxLength: 10000,
      description: 'The expression in SQL.',
      examples: ["LogAttributes['user.id']"],
    },
    luceneExpression: {
      type: 'string',
      maxLength: 10000,
      description: 'The field of a Lucene filter that has the same value. Absent if not set.',
      examples: ['LogAttributes.user.id'],
    },
    alias: {
      type: 'string',
      maxLength: 1024,
      description: 'Name displayed for the expression. Absent if not set.',
      examples: ['User'],
    },
  },
} as const;
