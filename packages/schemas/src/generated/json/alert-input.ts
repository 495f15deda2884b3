// Generated from specs/shared/schemas/AlertInput.yaml by `npm run generate`. Do not edit.

/** `AlertInput` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertInput',
  type: 'object',
  description:
    'What a caller writes of an alert; create and update take the same. An update replaces everything that a caller can write, so that an absent nullable field becomes null, and never touches the state of the alert. An alert that was read can be written back unchanged.',
  required: ['source', 'interval', 'threshold', 'thresholdType'],
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Accepted and ignored, so that an alert that was read can be written back.' },
    teamId: {
      readOnly: true,
      description: 'Accepted and ignored, so that an alert that was read can be written back.',
    },
    source: {
      type: 'string',
      enum: ['tile', 'saved_search'],
      description:
        'What is watched. `tile` needs `dashboardId` and `tileId`. `saved_search` is refused with 400 until saved searches exist.',
    },
    dashboardId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The dashboard that has the tile. Required when `source` is `tile`; it must exist.',
      examples: ['6740a3f2c51e9b0012d4e8a1'],
    },
    tileId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description:
        'The tile that is watched. Required when `source` is `tile`; it must be on the dashboard, and its series must be of type `time` or `number`.',
      examples: ['6740a3f2c51e9b0012d4e8a2'],
    },
    interval: {
      $ref: '#/$defs/AlertInterval',
      description: 'The length of the window that is evaluated, and how often it is.',
    },
    threshold: {
      type: 'number',
      description: 'What the value of a window is compared with, in the unit of the tile. Any finite number.',
      examples: [100],
    },
    thresholdType: { $ref: '#/$defs/AlertThresholdType', description: 'How the value is compared with the threshold.' },
    thresholdMax: {
      type: 'number',
      description:
        'The upper end of the range, not less than `threshold`. Required when `thresholdType` is `between` or `not_between`, refused with any other.',
      examples: [500],
    },
    channel: {
      $ref: '#/$defs/AlertChannel',
      description:
        'Where a notification goes. `channels` may stand instead; when both are given, this one equals the first of them.',
    },
    channels: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      uniqueItems: true,
      items: { $ref: '#/$defs/AlertChannel' },
      description: 'Several places where a notification goes, 1 to 10, without duplicates.',
    },
    name: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 512,
      default: null,
      description:
        "The title of a notification, 1 to 512 characters. Null or absent means that it is made from the tile's name.",
      examples: ['Server errors at checkout'],
    },
    message: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 4096,
      default: null,
      description:
        'The text of a notification, 1 to 4096 characters. Null or absent means that it is made from value and threshold.',
      examples: ['More than 100 failed requests in an hour.'],
    },
    note: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 4096,
      default: null,
      description:
        'What a person should know who looks at the alert, 1 to 4096 characters; it is not sent. Null removes it.',
      examples: ['Call the payment provider first.'],
    },
    numConsecutiveWindows: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 2147483647,
      default: null,
      description: 'How many windows in a row must violate the threshold before the alert fires. Null means one.',
      examples: [3],
    },
    scheduleOffsetMinutes: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 1439,
      default: null,
      description:
        'How many minutes the windows are shifted from the aligned start; less than the interval. Null means none. With `scheduleStartAt` only null and 0 are accepted.',
      examples: [5],
    },
    scheduleStartAt: {
      type: ['string', 'null'],
      format: 'date-time',
      default: null,
      description:
        'The instant at which the first window starts, and by which all are aligned; at most a year ahead. Null aligns the windows to UTC.',
      examples: ['2026-01-12T06:00:00.000Z'],
    },
    state: { readOnly: true, description: 'Accepted and ignored, so that an alert that was read can be written back.' },
    silenced: {
      readOnly: true,
      description: 'Accepted and ignored, so that an alert that was read can be written back.',
    },
    executionErrors: {
      readOnly: true,
      description: 'Accepted and ignored, so that an alert that was read can be written back.',
    },
    createdAt: {
      readOnly: true,
      description: 'Accepted and ignored, so that an alert that was read can be written back.',
    },
    updatedAt: {
      readOnly: true,
      description: 'Accepted and ignored, so that an alert that was read can be written back.',
    },
  },
  allOf: [
    {
      if: { properties: { source: { const: 'tile' } }, required: ['source'] },
      then: { properties: { dashboardId: true, tileId: true }, required: ['dashboardId', 'tileId'] },
    },
    {
      if: { properties: { thresholdType: { enum: ['between', 'not_between'] } }, required: ['thresholdType'] },
      then: { properties: { thresholdMax: true }, required: ['thresholdMax'] },
      else: { properties: { thresholdMax: false } },
    },
    {
      if: { properties: { scheduleStartAt: { type: 'string' } }, required: ['scheduleStartAt'] },
      then: { properties: { scheduleOffsetMinutes: { enum: [null, 0] } } },
    },
  ],
  anyOf: [{ required: ['channel'] }, { required: ['channels'] }],
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
      additionalProperties: false,
    },
    AlertInterval: {
      type: 'string',
      enum: ['1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d'],
      description:
        "The length of an alert's window, aligned to UTC:\n- `1m`, `5m`, `15m`, `30m`: 1, 5, 15, 30 minutes\n- `1h`, `6h`, `12h`: 1, 6, 12 hours\n- `1d`: 24 hours\n",
    },
    AlertThresholdType: {
      type: 'string',
      enum: ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
      description:
        'When the value of a window violates the threshold:\n- `above`: value ≥ threshold\n- `below`: value < threshold\n- `above_exclusive`: value > threshold\n- `below_or_equal`: value ≤ threshold\n- `equal`: value = threshold\n- `not_equal`: value ≠ threshold\n- `between`: threshold ≤ value ≤ thresholdMax\n- `not_between`: value < threshold or value > thresholdMax\n',
    },
  },
} as const;
