// Generated from specs/shared/schemas/AlertExecutionError.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertExecutionError`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertExecutionError',
  type: 'object',
  description: 'An error in the evaluation of an alert or in the delivery of its notifications.',
  required: ['timestamp', 'type', 'message'],
  properties: {
    timestamp: {
      type: 'string',
      format: 'date-time',
      description: 'Time of the error.',
      examples: ['2026-01-12T10:00:00.000Z'],
    },
    type: {
      type: 'string',
      enum: ['QUERY_ERROR', 'QUERY_TIMEOUT', 'WEBHOOK_ERROR', 'INVALID_ALERT', 'UNKNOWN'],
      description:
        'Type of the error:\n- `QUERY_ERROR`: the query failed and is retried\n- `QUERY_TIMEOUT`: the query exceeded the time limit and is retried\n- `WEBHOOK_ERROR`: a notification could not be delivered\n- `INVALID_ALERT`: the tile, saved search or chart cannot be queried, or uses a metric or an attribute that was never\n  received\n- `UNKNOWN`: any other error\n',
    },
    message: {
      type: 'string',
      description: 'Describes the error.',
      examples: [
        'The webhook "On-call" could not be notified: hooks.example.org: responded with status 500 (3 attempts). The delivery is retried for 24 hours.',
      ],
    },
  },
} as const;
