// Generated from specs/shared/schemas/AlertNotification.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertNotification`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertNotification',
  type: 'object',
  description:
    'The notification about one window of an alert. This is the request body unless the webhook has its own template or the service `slack`. Ignore unknown properties, which later versions may add.',
  required: [
    'title',
    'body',
    'link',
    'state',
    'alertId',
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
      description: 'The title: the name of the alert, its display name, or a title generated from what it watches.',
      examples: ['Server errors at checkout'],
    },
    body: {
      type: 'string',
      maxLength: 16384,
      description:
        'Text of the notification: the message of the alert, or a generated text, for example with the value and the threshold. If the alert cannot be evaluated, the text is the reason. If it can be evaluated again, the text states this.',
      examples: ['At least 100 failed requests in an hour.'],
    },
    link: {
      type: 'string',
      format: 'uri',
      maxLength: 8192,
      description:
        'Link to the tile, saved search or chart of the alert in this window. Without a user interface, a link to the dashboard, the saved search or the alert in the API.',
      examples: ['https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1?from=1768208400000&to=1768212000000'],
    },
    state: {
      type: 'string',
      enum: ['ALERT', 'OK', 'INSUFFICIENT_DATA'],
      description:
        'State that the notification reports:\n- `ALERT`: the value violates the threshold, for the first time or again\n- `OK`: after an `ALERT`, the value no longer violates the threshold, or the alert no longer watches this\n  group. After an `INSUFFICIENT_DATA`, the alert can be evaluated again. This state is sent once\n- `INSUFFICIENT_DATA`: the alert cannot be evaluated, and `body` has the reason. This state is sent once,\n  when evaluations have failed for five minutes. `group` is empty and `value` is 0\n',
    },
    severity: {
      $ref: '#/$defs/AlertSeverity',
      description: 'Severity of the channel. Absent if the channel has none.',
    },
    alertId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Id of the alert.',
      examples: ['6740a3f2c51e9b0012d4e8b7'],
    },
    dashboardId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Id of the dashboard that contains the tile. Absent unless the alert watches a tile.',
      examples: ['6740a3f2c51e9b0012d4e8a1'],
    },
    tileId: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{1,36}$',
      description: 'Id of the watched tile. Absent unless the alert watches a tile.',
      examples: ['6740a3f2c51e9b0012d4e8a2'],
    },
    savedSearchId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Id of the watched saved search. Absent unless the alert watches a saved search.',
      examples: ['6740a3f2c51e9b0012d4e8f1'],
    },
    group: {
      type: 'array',
      maxItems: 10,
      items: { type: 'string', description: 'One value of the group.' },
      description:
        'Values of the evaluated group, in the order of `groupBy` or of the group columns of an SQL chart. Each group has its own notifications. Empty if the alert has no groups, or if the notification reports that the alert cannot be evaluated, or can be evaluated again.',
      examples: [['checkout']],
    },
    value: {
      type: 'number',
      description:
        'Watched value in the window. 0 if there were no events, or if the divisor of a ratio is 0 or missing. Also 0 if the notification reports that the alert no longer watches the tile, saved search, chart or group, cannot be evaluated, or can be evaluated again.',
      examples: [134],
    },
    threshold: {
      type: 'number',
      description: 'The threshold of the alert. For `between` and `not_between`, this is the lower bound of the range.',
      examples: [100],
    },
    thresholdType: {
      $ref: '#/$defs/AlertThresholdType',
      description: 'The comparison of the value with the threshold.',
    },
    thresholdMax: {
      type: 'number',
      description: 'Upper bound of the range. Present if `thresholdType` is `between` or `not_between`.',
      examples: [500],
    },
    startTime: {
      type: 'integer',
      minimum: 0,
      description: 'Start of the window, inclusive, in Unix milliseconds.',
      examples: [1768208400000],
    },
    endTime: {
      type: 'integer',
      minimum: 0,
      description: 'End of the window, exclusive, in Unix milliseconds.',
      examples: [1768212000000],
    },
    eventId: {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description:
        'Identifies an incident of one group of the alert for one channel. All notifications from `ALERT` or `INSUFFICIENT_DATA` to `OK` have the same id. Use it to close the incident that you opened.',
      examples: ['3f8a0c51d2e94b7786a1f05c9be3d472'],
    },
  },
  $defs: {
    AlertSeverity: {
      type: 'string',
      enum: ['critical', 'error', 'warning', 'info'],
      description:
        'Severity of a notification:\n- `critical`: requires immediate action\n- `error`: requires action\n- `warning`: requires attention\n- `info`: for information\n',
    },
    AlertThresholdType: {
      type: 'string',
      enum: ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
      description:
        'The condition under which a value violates the threshold:\n- `above`: value ≥ threshold\n- `below`: value < threshold\n- `above_exclusive`: value > threshold\n- `below_or_equal`: value ≤ threshold\n- `equal`: value = threshold\n- `not_equal`: value ≠ threshold\n- `between`: threshold ≤ value ≤ thresholdMax\n- `not_between`: value < threshold or value > thresholdMax\n',
    },
  },
} as const;
