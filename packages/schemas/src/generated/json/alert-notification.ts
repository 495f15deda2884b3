// Generated from specs/shared/schemas/AlertNotification.yaml by `npm run generate`. Do not edit.

/** `AlertNotification` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertNotification',
  type: 'object',
  description:
    'What a webhook is told about one window of an alert, unless the webhook has a template of its own. Later versions may have more properties: ignore those that you do not know.',
  required: [
    'title',
    'body',
    'link',
    'state',
    'alertId',
    'dashboardId',
    'tileId',
    'group',
    'value',
    'threshold',
    'thresholdType',
    'startTime',
    'endTime',
    'eventId',
  ],
  properties: {
    title: {
      type: 'string',
      minLength: 1,
      maxLength: 2048,
      description:
        'What it is about, in a line for a person. The name of the alert, or a few words about its tile without one.',
      examples: ['Server errors at checkout'],
    },
    body: {
      type: 'string',
      maxLength: 16384,
      description:
        'The text for a person. The message of the alert, or a sentence about value and threshold without one.',
      examples: ['More than 100 failed requests in an hour.'],
    },
    link: {
      type: 'string',
      format: 'uri',
      maxLength: 8192,
      description: 'Where a person sees the tile in this window, or the address of the dashboard in the API.',
      examples: ['https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1?from=1768208400000&to=1768212000000'],
    },
    state: {
      type: 'string',
      enum: ['ALERT', 'OK'],
      description:
        'What the window did:\n- `ALERT`: the threshold is violated, for the first time or again\n- `OK`: the threshold holds again, or the alert is on something else now; sent once, and only after an `ALERT`\n',
    },
    alertId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The alert that is told about.',
      examples: ['6740a3f2c51e9b0012d4e8b7'],
    },
    dashboardId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The dashboard that has the tile.',
      examples: ['6740a3f2c51e9b0012d4e8a1'],
    },
    tileId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The tile that is watched.',
      examples: ['6740a3f2c51e9b0012d4e8a2'],
    },
    group: {
      type: 'array',
      maxItems: 10,
      items: { type: 'string', description: 'One value.' },
      description:
        "The values of the group that was judged, in the order of the tile's `groupBy`. Each group of an alert is notified apart. Empty when the tile is not grouped.",
      examples: [['checkout']],
    },
    value: {
      type: 'number',
      description:
        'What the window counted, in the unit of the tile. 0 when there were no events, for a ratio whose divisor is 0 or missing, and when the alert no longer watches the tile or group.',
      examples: [134],
    },
    threshold: {
      type: 'number',
      description: 'What the value is compared with. For `between` and `not_between` it is the lower end of the range.',
      examples: [100],
    },
    thresholdType: { $ref: '#/$defs/AlertThresholdType', description: 'How the value is compared with the threshold.' },
    thresholdMax: {
      type: 'number',
      description: 'The upper end of the range. Present when `thresholdType` is `between` or `not_between`.',
      examples: [500],
    },
    startTime: {
      type: 'integer',
      minimum: 0,
      description: 'When the window starts, in milliseconds since 1970 in UTC. The instant is part of the window.',
      examples: [1768208400000],
    },
    endTime: {
      type: 'integer',
      minimum: 0,
      description: 'When the window ends, in milliseconds since 1970 in UTC. The instant is not part of the window.',
      examples: [1768212000000],
    },
    eventId: {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description:
        'The same in every notification that one webhook gets of one group of an alert, from `ALERT` to `OK`, so that a receiver closes what it opened.',
      examples: ['3f8a0c51d2e94b7786a1f05c9be3d472'],
    },
  },
  $defs: {
    AlertThresholdType: {
      type: 'string',
      enum: ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
      description:
        'When the value of a window violates the threshold:\n- `above`: value ≥ threshold\n- `below`: value < threshold\n- `above_exclusive`: value > threshold\n- `below_or_equal`: value ≤ threshold\n- `equal`: value = threshold\n- `not_equal`: value ≠ threshold\n- `between`: threshold ≤ value ≤ thresholdMax\n- `not_between`: value < threshold or value > thresholdMax\n',
    },
  },
} as const;
