// Generated from specs/shared/schemas/Alert.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Alert`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Alert',
  type: 'object',
  description: 'A rule that watches a tile and notifies webhooks, with its current state.',
  required: [
    'id',
    'source',
    'interval',
    'threshold',
    'thresholdType',
    'channel',
    'channels',
    'name',
    'message',
    'note',
    'numConsecutiveWindows',
    'scheduleOffsetMinutes',
    'scheduleStartAt',
    'state',
    'silenced',
    'executionErrors',
    'createdAt',
    'updatedAt',
  ],
  properties: {
    id: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Assigned by the service. Ids increase with creation time.',
      examples: ['6740a3f2c51e9b0012d4e8b7'],
    },
    teamId: {
      type: 'string',
      description: 'Id of the team that owns the alert. Only present in the open source deployment.',
      examples: ['6740a3f2c51e9b0012d4e801'],
    },
    source: {
      type: 'string',
      enum: ['tile', 'saved_search'],
      description:
        'What the alert watches: a `tile` of a dashboard or a `saved_search`. Saved searches are not supported yet.',
    },
    dashboardId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Id of the dashboard that contains the tile. Present if `source` is `tile`.',
      examples: ['6740a3f2c51e9b0012d4e8a1'],
    },
    tileId: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{1,36}$',
      description: 'Id of the watched tile. Present if `source` is `tile`.',
      examples: ['6740a3f2c51e9b0012d4e8a2'],
    },
    interval: {
      $ref: '#/$defs/AlertInterval',
      description: 'Length of the evaluation window, which is also the time between evaluations.',
    },
    threshold: { type: 'number', description: 'The value to compare with, in the unit of the tile.', examples: [100] },
    thresholdType: { $ref: '#/$defs/AlertThresholdType', description: 'How the value is compared with the threshold.' },
    thresholdMax: {
      type: 'number',
      description: 'Upper bound of the range. Present if `thresholdType` is `between` or `not_between`.',
      examples: [500],
    },
    channel: {
      $ref: '#/$defs/AlertChannel',
      description: 'Where notifications are sent. Always the first of `channels`.',
    },
    channels: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: { $ref: '#/$defs/AlertChannel' },
      description: 'All channels that notifications are sent to.',
    },
    name: {
      type: ['string', 'null'],
      maxLength: 512,
      description: 'Title of notifications. Null if not set.',
      examples: ['Server errors at checkout'],
    },
    message: {
      type: ['string', 'null'],
      maxLength: 4096,
      description: 'Text of notifications. Null if not set.',
      examples: ['More than 100 failed requests in an hour.'],
    },
    note: {
      type: ['string', 'null'],
      maxLength: 4096,
      description:
        'A note for people who read the alert. It is only sent by templates that contain `note`. Null if not set.',
      examples: ['Call the payment provider first.'],
    },
    displayName: {
      type: ['string', 'null'],
      maxLength: 512,
      description: 'Title of notifications if `name` is null. Null if not set.',
      examples: ['Server errors at checkout'],
    },
    tags: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', maxLength: 32 },
      description: 'Labels of the alert.',
      examples: [['checkout', 'production']],
    },
    enabled: {
      type: 'boolean',
      description: 'Whether the alert is evaluated. If false, `state` is `DISABLED`.',
      examples: [true],
    },
    notifyEvery: {
      oneOf: [{ $ref: '#/$defs/AlertInterval' }, { type: 'null' }],
      description: 'Minimum time between two notifications of a group while it fires. Null means after each window.',
      examples: ['1h'],
    },
    noData: { $ref: '#/$defs/AlertNoData', description: 'What a window without data means.' },
    numConsecutiveWindows: {
      type: ['integer', 'null'],
      minimum: 1,
      description:
        'Number of consecutive windows that must violate the threshold before the alert fires. Null means 1.',
      examples: [3],
    },
    scheduleOffsetMinutes: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 1439,
      description: 'Number of minutes by which windows are shifted from their aligned start. Null means 0.',
      examples: [5],
    },
    scheduleStartAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Start of the first window. All windows are aligned to it. Null aligns windows to UTC.',
      examples: ['2026-01-12T06:00:00.000Z'],
    },
    state: { $ref: '#/$defs/AlertState', description: 'Result of the last evaluation. A new alert is `OK`.' },
    silenced: {
      oneOf: [{ $ref: '#/$defs/AlertSilence' }, { type: 'null' }],
      description: 'Who silenced notifications, and until when. Null if the alert is not silenced.',
    },
    executionErrors: {
      type: 'array',
      items: { $ref: '#/$defs/AlertExecutionError' },
      description: 'Errors of the last evaluation. Empty if there were none.',
    },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'When the alert was created, in UTC.',
      examples: ['2026-01-12T09:30:00.000Z'],
    },
    updatedAt: {
      type: 'string',
      format: 'date-time',
      description: 'When a client last updated the alert, in UTC.',
      examples: ['2026-01-12T09:30:00.000Z'],
    },
  },
  $defs: {
    AlertChannel: {
      type: 'object',
      description: 'A destination for the notifications of an alert.',
      required: ['type', 'webhookId'],
      properties: {
        type: { type: 'string', const: 'webhook', description: 'Type of the channel. Only webhooks are supported.' },
        webhookId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Id of the webhook. It must exist. A webhook that an alert uses cannot be deleted.',
          examples: ['6740a3f2c51e9b0012d4e8c3'],
        },
      },
    },
    AlertExecutionError: {
      type: 'object',
      description: 'An error in the evaluation of an alert or in the delivery of its notifications.',
      required: ['timestamp', 'type', 'message'],
      properties: {
        timestamp: {
          type: 'string',
          format: 'date-time',
          description: 'When the error occurred.',
          examples: ['2026-01-12T10:00:00.000Z'],
        },
        type: {
          type: 'string',
          enum: ['QUERY_ERROR', 'QUERY_TIMEOUT', 'WEBHOOK_ERROR', 'INVALID_ALERT', 'UNKNOWN'],
          description:
            'Type of the error:\n- `QUERY_ERROR`: the query of the tile failed and is retried\n- `QUERY_TIMEOUT`: the query of the tile exceeded the time limit and is retried\n- `WEBHOOK_ERROR`: a notification could not be delivered\n- `INVALID_ALERT`: the tile can no longer be queried\n- `UNKNOWN`: any other error\n',
        },
        message: {
          type: 'string',
          description: 'Describes the error.',
          examples: ['The webhook responded with 500 three times.'],
        },
      },
    },
    AlertInterval: {
      type: 'string',
      enum: ['30s', '1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d'],
      description:
        'Length of an evaluation window. Windows are aligned to UTC:\n- `30s`: 30 seconds\n- `1m`, `5m`, `15m`, `30m`: 1, 5, 15, 30 minutes\n- `1h`, `6h`, `12h`: 1, 6, 12 hours\n- `1d`: 24 hours\n',
    },
    AlertNoData: {
      type: 'string',
      enum: ['zero', 'ok', 'alert', 'insufficient_data'],
      description:
        'What a window without data means:\n- `zero`: the value is 0, which is compared with the threshold\n- `ok`: the threshold is not violated\n- `alert`: the threshold is violated\n- `insufficient_data`: the state is unknown; nothing is notified until there is data\n',
    },
    AlertSilence: {
      type: 'object',
      description: 'A silence of an alert. The alert is still evaluated, but notifications are not sent.',
      required: ['by', 'at', 'until'],
      properties: {
        by: { type: 'string', description: 'Who silenced the alert.', examples: ['on-call'] },
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
    },
    AlertState: {
      type: 'string',
      enum: ['OK', 'ALERT', 'PENDING', 'INSUFFICIENT_DATA', 'DISABLED'],
      description:
        'Result of the last evaluation of an alert:\n- `OK`: the value does not violate the threshold, or the alert is new\n- `ALERT`: the value violates the threshold; `executionErrors` lists failed notifications\n- `PENDING`: the value violates the threshold, but not yet in enough consecutive windows\n- `INSUFFICIENT_DATA`: the last evaluation failed, or had no data if `noData` is `insufficient_data`\n- `DISABLED`: the alert is not evaluated, because `enabled` is false\n',
    },
    AlertThresholdType: {
      type: 'string',
      enum: ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
      description:
        'The comparison that violates the threshold:\n- `above`: value ≥ threshold\n- `below`: value < threshold\n- `above_exclusive`: value > threshold\n- `below_or_equal`: value ≤ threshold\n- `equal`: value = threshold\n- `not_equal`: value ≠ threshold\n- `between`: threshold ≤ value ≤ thresholdMax\n- `not_between`: value < threshold or value > thresholdMax\n',
    },
  },
} as const;
