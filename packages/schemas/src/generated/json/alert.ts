// Generated from specs/shared/schemas/Alert.yaml by `npm run generate`. Do not edit.

/** `Alert` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Alert',
  type: 'object',
  description: 'A rule that watches a tile and notifies webhooks, as it is stored, together with its state.',
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
      description: 'Assigned by the service. Ids grow with the time of creation.',
      examples: ['6740a3f2c51e9b0012d4e8b7'],
    },
    teamId: {
      type: 'string',
      description: 'The team that owns the alert. Only the open source deployment has teams.',
      examples: ['6740a3f2c51e9b0012d4e801'],
    },
    source: {
      type: 'string',
      enum: ['tile', 'saved_search'],
      description: 'What is watched, a `tile` of a dashboard or a `saved_search`. Saved searches do not exist yet.',
    },
    dashboardId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The dashboard that has the tile. Present when `source` is `tile`.',
      examples: ['6740a3f2c51e9b0012d4e8a1'],
    },
    tileId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The tile that is watched. Present when `source` is `tile`.',
      examples: ['6740a3f2c51e9b0012d4e8a2'],
    },
    interval: {
      $ref: '#/$defs/AlertInterval',
      description: 'The length of the window that is evaluated, and how often it is.',
    },
    threshold: {
      type: 'number',
      description: 'What the value of a window is compared with, in the unit of the tile.',
      examples: [100],
    },
    thresholdType: { $ref: '#/$defs/AlertThresholdType', description: 'How the value is compared with the threshold.' },
    thresholdMax: {
      type: 'number',
      description: 'The upper end of the range. Present when `thresholdType` is `between` or `not_between`.',
      examples: [500],
    },
    channel: {
      $ref: '#/$defs/AlertChannel',
      description: 'Where a notification goes. Always the first of `channels`.',
    },
    channels: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: { $ref: '#/$defs/AlertChannel' },
      description: 'All places where a notification goes.',
    },
    name: {
      type: ['string', 'null'],
      maxLength: 512,
      description: 'The title of a notification. Null when the alert has none.',
      examples: ['Server errors at checkout'],
    },
    message: {
      type: ['string', 'null'],
      maxLength: 4096,
      description: 'The text of a notification. Null when the alert has none.',
      examples: ['More than 100 failed requests in an hour.'],
    },
    note: {
      type: ['string', 'null'],
      maxLength: 4096,
      description: 'What a person should know who looks at the alert; it is not sent. Null when there is none.',
      examples: ['Call the payment provider first.'],
    },
    numConsecutiveWindows: {
      type: ['integer', 'null'],
      minimum: 1,
      description: 'How many windows in a row must violate the threshold before the alert fires. Null means one.',
      examples: [3],
    },
    scheduleOffsetMinutes: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 1439,
      description: 'How many minutes the windows are shifted from the aligned start. Null means none.',
      examples: [5],
    },
    scheduleStartAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'The instant at which the first window starts, and by which all are aligned. Null aligns to UTC.',
      examples: ['2026-01-12T06:00:00.000Z'],
    },
    state: { $ref: '#/$defs/AlertState', description: 'What the last evaluation found. A new alert is `OK`.' },
    silenced: {
      oneOf: [{ $ref: '#/$defs/AlertSilence' }, { type: 'null' }],
      description: 'By whom and until when notifications are held back. Null when they are not.',
    },
    executionErrors: {
      type: 'array',
      items: { $ref: '#/$defs/AlertExecutionError' },
      description: 'What went wrong in the last evaluation. Empty when nothing did.',
    },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'When the alert was created, in UTC, to the millisecond.',
      examples: ['2026-01-12T09:30:00.000Z'],
    },
    updatedAt: {
      type: 'string',
      format: 'date-time',
      description: 'When the alert was last written by a caller, in UTC, to the millisecond.',
      examples: ['2026-01-12T09:30:00.000Z'],
    },
  },
  $defs: {
    AlertChannel: {
      type: 'object',
      description: 'One place where the notifications of an alert go.',
      required: ['type', 'webhookId'],
      properties: {
        type: { type: 'string', const: 'webhook', description: 'The kind of channel. Webhooks are the only one.' },
        webhookId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'The webhook that is called. It must exist; a webhook that an alert uses cannot be deleted.',
          examples: ['6740a3f2c51e9b0012d4e8c3'],
        },
      },
    },
    AlertExecutionError: {
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
    },
    AlertInterval: {
      type: 'string',
      enum: ['1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d'],
      description:
        "The length of an alert's window, aligned to UTC:\n- `1m`, `5m`, `15m`, `30m`: 1, 5, 15, 30 minutes\n- `1h`, `6h`, `12h`: 1, 6, 12 hours\n- `1d`: 24 hours\n",
    },
    AlertSilence: {
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
    },
    AlertState: {
      type: 'string',
      enum: ['OK', 'ALERT', 'PENDING', 'INSUFFICIENT_DATA', 'DISABLED'],
      description:
        'What the last evaluation of an alert found:\n- `OK`: the threshold holds, or the alert is new\n- `ALERT`: the threshold is violated; `executionErrors` says when a channel could not be notified\n- `PENDING`: the threshold is violated, but not yet for enough windows in a row\n- `INSUFFICIENT_DATA`: there was nothing to evaluate\n- `DISABLED`: the alert is not evaluated\n',
    },
    AlertThresholdType: {
      type: 'string',
      enum: ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
      description:
        'When the value of a window violates the threshold:\n- `above`: value ≥ threshold\n- `below`: value < threshold\n- `above_exclusive`: value > threshold\n- `below_or_equal`: value ≤ threshold\n- `equal`: value = threshold\n- `not_equal`: value ≠ threshold\n- `between`: threshold ≤ value ≤ thresholdMax\n- `not_between`: value < threshold or value > thresholdMax\n',
    },
  },
} as const;
