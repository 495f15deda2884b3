// Generated from specs/shared/schemas/MarkdownConfig.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `MarkdownConfig`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MarkdownConfig',
  type: 'object',
  description: 'Text in Markdown, without a query.',
  required: ['displayType'],
  properties: {
    displayType: { type: 'string', const: 'markdown', description: 'Selects Markdown text.' },
    configType: false,
    markdown: {
      type: 'string',
      maxLength: 50000,
      default: '',
      description: 'The text, as Markdown.',
      examples: ['# Checkout\n\nOwned by the payments team.'],
    },
  },
} as const;
