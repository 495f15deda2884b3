// Generated from specs/shared/schemas/AlertSilence.yaml by `npm run generate`. Do not edit.

/** `AlertSilence` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertSilence',
  type: 'object',
  description: 'A silence of an alert. The alert is evaluated, its channels are not notified.',
  required: ['by', 'at', 'until'],
  properties: {
    by: { type: 'string', description: 'Who silenced the alert.', examples: ['on-call'] },
    at: {
      type: 'string',
      format: 'date-time',
      description: 'When the silence began.',
      examples: ['2026-01-12T10:00:00.000Z'],
    },
    until: {
      type: 'string',
      format: 'date-time',
      description: 'When the silence ends by itself.',
      examples: ['2026-01-12T12:00:00.000Z'],
    },
  },
} as const;
