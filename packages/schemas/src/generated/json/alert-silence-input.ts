// Generated from specs/shared/schemas/AlertSilenceInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertSilenceInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertSilenceInput',
  type: 'object',
  description: 'A silence of an alert.',
  required: ['until'],
  additionalProperties: false,
  properties: {
    until: {
      type: 'string',
      format: 'date-time',
      description: 'End of the silence, in the future and at most 30 days from now.',
      examples: ['2026-01-12T12:00:00.000Z'],
    },
  },
} as const;
