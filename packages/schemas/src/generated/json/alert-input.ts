// Generated from specs/shared/schemas/AlertInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertInput',
  type: 'object',
  description:
    'The body of a create or update request. An update replaces all writable fields: an omitted nullable field becomes null. The state of the alert does not change. An alert that you read can be sent back unchanged.',
  required: ['source', 'interval', 'threshold', 'thresholdType'],
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    teamId: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    source: {
      type: 'string',
      enum: ['tile', 'saved_search'],
      description:
        'What the alert watches. `tile` requires `dashboardId` and `tileId`. `saved_search` returns 400 until saved searches are supported.',
    },
    dashboardId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description:
        'Id of the dashboard that contains the tile. Required if `source` is `tile`. The dashboard must exist.',
      examples: ['6740a3f2c51e9b0012d4e8a1'],
    },
    tileId: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{1,36}$',
      description:
        'Id of the tile to watch. Required if `source` is `tile`. The tile must be on the dashboard, and it must have series of type `time` or `number`. Tiles with a `config` cannot have alerts yet.',
      examples: ['6740a3f2c51e9b0012d4e8a2'],
    },
    interval: {
      $ref: '#/$defs/AlertInterval',
      description: 'Length of the evaluation window, which is also the time between evaluations.',
    },
    threshold: {
      type: 'number',
      description: 'The value to compare with, in the unit of the tile. Must be finite.',
      examples: [100],
    },
    thresholdType: { $ref: '#/$defs/AlertThresholdType', description: 'How the value is compared with the threshold.' },
    thresholdMax: {
      type: 'number',
      description:
        'Upper bound of the range, at least `threshold`. Required if `thresholdType` is `between` or `not_between`; otherwise it must be absent.',
      examples: [500],
    },
    channel: {
      $ref: '#/$defs/AlertChannel',
      description:
        'Where notifications are sent. Required unless `channels` is set. If both are set, this must equal the first of `channels`.',
    },
    channels: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      uniqueItems: true,
      items: { $ref: '#/$defs/AlertChannel' },
      description: 'One or more channels that notifications are sent to. Duplicates return 400.',
    },
    name: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 512,
      default: null,
      description: 'Title of notifications. If null or omitted, the title is generated from the name of the tile.',
      examples: ['Server errors at checkout'],
    },
    message: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 4096,
      default: null,
      description: 'Text of notifications. If null or omitted, the text is generated from the value and the threshold.',
      examples: ['More than 100 failed requests in an hour.'],
    },
    note: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 4096,
      default: null,
      description:
        'A note for people who read the alert. It is only sent by templates that contain `note`. Null removes the note.',
      examples: ['Call the payment provider first.'],
    },
    displayName: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 512,
      default: null,
      description:
        'Title of notifications if `name` is null. If both are null or omitted, the title is generated from the name of the tile.',
      examples: ['Server errors at checkout'],
    },
    tags: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 1, maxLength: 32 },
      default: [],
      description: 'Labels of the alert. Duplicates are removed. If omitted, the alert has no labels.',
      examples: [['checkout', 'production']],
    },
    enabled: {
      type: 'boolean',
      default: true,
      description:
        'Whether the alert is evaluated. If false, `state` is `DISABLED` and an open incident stays open. If the alert is enabled again, evaluation continues with the window of that moment.',
      examples: [true],
    },
    notifyEvery: {
      oneOf: [{ $ref: '#/$defs/AlertInterval' }, { type: 'null' }],
      default: null,
      description:
        'Minimum time between two notifications of a group while it fires. The first `ALERT` and the `OK` are always sent. Null or omitted means after each window.',
      examples: ['1h'],
    },
    noData: {
      $ref: '#/$defs/AlertNoData',
      default: 'zero',
      description:
        'What a window without data means. A group that had data before counts as without data if it is missing in a window.',
    },
    numConsecutiveWindows: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 2147483647,
      default: null,
      description:
        'Number of consecutive windows that must violate the threshold before the alert fires. Null means 1.',
      examples: [3],
    },
    scheduleOffsetMinutes: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 1439,
      default: null,
      description:
        'Number of minutes by which windows are shifted from their aligned start. Must be less than the interval. Null means 0. With `scheduleStartAt`, only null and 0 are accepted.',
      examples: [5],
    },
    scheduleStartAt: {
      type: ['string', 'null'],
      format: 'date-time',
      default: null,
      description:
        'Start of the first window, at most one year in the future. All windows are aligned to it. Null aligns windows to UTC.',
      examples: ['2026-01-12T06:00:00.000Z'],
    },
    state: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    silenced: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    executionErrors: {
      readOnly: true,
      description: 'Ignored. Accepted so that you can send back an alert that you read.',
    },
    createdAt: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    updatedAt: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
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
      additionalProperties: false,
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
    AlertThresholdType: {
      type: 'string',
      enum: ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
      description:
        'The comparison that violates the threshold:\n- `above`: value ≥ threshold\n- `below`: value < threshold\n- `above_exclusive`: value > threshold\n- `below_or_equal`: value ≤ threshold\n- `equal`: value = threshold\n- `not_equal`: value ≠ threshold\n- `between`: threshold ≤ value ≤ thresholdMax\n- `not_between`: value < threshold or value > thresholdMax\n',
    },
  },
} as const;
