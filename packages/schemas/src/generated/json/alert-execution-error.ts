// Generated from specs/shared/schemas/AlertExecutionError.yaml by `npm run generate`. Do not edit.

/** `AlertExecutionError` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertExecutionError',
  type: 'object',
  description: 'One thing that went wrong while an alert was evaluated or delivered.',
  required: ['timestamp', 'type', 'message'],
  properties: {
    timestamp: {
      type: 'string',
      format: 'date-time',
      description: 'When it went wrong.',
      examples: ['2026-01-12T10:00:00.000Z'],
    },
    type: {
      type: 'string',
      enum: ['QUERY_ERROR', 'QUERY_TIMEOUT', 'WEBHOOK_ERROR', 'INVALID_ALERT', 'UNKNOWN'],
      description:
        'What went wrong:\n- `QUERY_ERROR`: the query of the tile failed; it is tried again\n- `QUERY_TIMEOUT`: the query of the tile took too long; it is tried again\n- `WEBHOOK_ERROR`: a channel could not be notified\n- `INVALID_ALERT`: the tile can no longer be queried\n- `UNKNOWN`: anything else\n',
    },
    message: {
      type: 'string',
      description: 'What happened, for a person.',
      examples: ['The webhook answered 500 three times.'],
    },
  },
} as const;
