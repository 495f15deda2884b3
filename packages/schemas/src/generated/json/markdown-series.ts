// Generated from specs/shared/schemas/MarkdownSeries.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `MarkdownSeries`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MarkdownSeries',
  type: 'object',
  description: 'Text on a dashboard. It runs no query.',
  required: ['type'],
  properties: {
    type: { type: 'string', const: 'markdown', description: 'Markdown text, without a query.' },
    content: {
      type: 'string',
      maxLength: 100000,
      default: '',
      description: 'The text, in Markdown.',
      examples: ['Owned by the checkout team. See the runbook before restarting anything.'],
    },
  },
} as const;
