// Generated from specs/shared/schemas/AlertSilence.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertSilence`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertSilence',
  type: 'object',
  description: 'A silence of an alert. The alert is still evaluated, but notifications are not sent.',
  required: ['by', 'at', 'until'],
  properties: {
    by: {
      type: 'string',
      description:
        'The API key that silenced the alert, identified by its last four characters. In the managed deployment, these are the last four characters of the key id.',
      examples: ['API key that ends with 3f9c'],
    },
    at: {
      type: 'string',
      format: 'date-time',
      description: 'Start of the silence.',
      examples: ['2026-01-12T10:00:00.000Z'],
    },
    until: {
      type: 'string',
      format: 'date-time',
      description: 'End of the silence.',
      examples: ['2026-01-12T12:00:00.000Z'],
    },
  },
} as const;
