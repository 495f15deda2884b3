// Generated from specs/shared/schemas/AlertPreviewVariant.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertPreviewVariant`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertPreviewVariant',
  type: 'object',
  description:
    'The simulated evaluation of an alert in a time range. Before the first window, its state is `OK`. Silences are ignored. A disabled alert has no windows.',
  required: [
    'windows',
    'firstStart',
    'lastEnd',
    'firings',
    'alertMs',
    'hours',
    'timeZone',
    'transitions',
    'transitionCount',
    'notifications',
    'notificationCount',
  ],
  properties: {
    windows: {
      type: 'integer',
      minimum: 0,
      maximum: 20000,
      description: 'Number of evaluated windows.',
      examples: [2016],
    },
    firstStart: {
      type: ['integer', 'null'],
      description: 'Start of the first window, in Unix milliseconds. Null if no window was evaluated.',
      examples: [1767603600000],
    },
    lastEnd: {
      type: ['integer', 'null'],
      description: 'End of the last window, in Unix milliseconds. Null if no window was evaluated.',
      examples: [1768208400000],
    },
    firings: {
      type: 'integer',
      minimum: 0,
      description: 'Number of times that a group entered `ALERT`.',
      examples: [3],
    },
    alertMs: {
      type: 'integer',
      minimum: 0,
      description: 'Total length of the windows in which the alert was in `ALERT`, in milliseconds.',
      examples: [2400000],
    },
    hours: {
      type: 'array',
      minItems: 24,
      maxItems: 24,
      items: { type: 'integer', minimum: 0, description: 'Number of firings in the hour.' },
      description:
        'Number of firings for each hour of the day, 0 to 23, in `timeZone`. The end of the window determines the hour.',
      examples: [[0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    },
    timeZone: { type: 'string', description: 'The time zone of the service, which `hours` uses.', examples: ['UTC'] },
    transitions: {
      type: 'array',
      maxItems: 1000,
      items: { $ref: '#/$defs/AlertTransition' },
      description: 'The first 1,000 state changes of groups, in order of time.',
    },
    transitionCount: { type: 'integer', minimum: 0, description: 'Total number of state changes.', examples: [6] },
    notifications: {
      type: 'array',
      maxItems: 1000,
      items: { $ref: '#/$defs/PreviewedNotification' },
      description:
        'The first 1,000 notifications, in order of time. The list ends earlier if the bodies have 4,000,000 characters in total.',
    },
    notificationCount: { type: 'integer', minimum: 0, description: 'Total number of notifications.', examples: [12] },
    warnings: {
      type: 'array',
      items: { type: 'string', description: 'A warning.' },
      description:
        'A message for each metric and attribute of the alert that its sources have never received. An alert that uses such a metric or attribute has the state `INSUFFICIENT_DATA` and does not fire. Absent if there are no warnings.',
      examples: [['The source has never received the metric "request": did you mean "requests"?']],
    },
  },
  $defs: {
    AlertChannel: {
      description: 'A destination for the notifications of an alert. `type` selects the properties.',
      oneOf: [{ $ref: '#/$defs/WebhookChannel' }, { $ref: '#/$defs/EmailChannel' }],
    },
    AlertGroupState: {
      type: 'string',
      enum: ['OK', 'PENDING', 'ALERT'],
      description:
        'State of a group of an alert:\n- `OK`: the value does not violate the threshold\n- `PENDING`: the threshold is violated, but not yet in `numConsecutiveWindows` consecutive windows\n- `ALERT`: the threshold is violated in at least that many consecutive windows\n',
    },
    AlertSeverity: {
      type: 'string',
      enum: ['critical', 'error', 'warning', 'info'],
      description:
        'Severity of a notification:\n- `critical`: requires immediate action\n- `error`: requires action\n- `warning`: requires attention\n- `info`: for information\n',
    },
    AlertTransition: {
      type: 'object',
      description: 'A state change of one group of an alert.',
      required: ['time', 'group', 'from', 'to', 'value'],
      properties: {
        time: { type: 'integer', description: 'End of the window, in Unix milliseconds.', examples: [1768208400000] },
        group: {
          type: 'array',
          maxItems: 10,
          items: { type: 'string', description: 'A value of the group.' },
          description: 'The values of the group. Empty if the alert has no groups.',
          examples: [['checkout']],
        },
        from: { $ref: '#/$defs/AlertGroupState', description: 'The state before the window.' },
        to: { $ref: '#/$defs/AlertGroupState', description: 'The state after the window.' },
        value: { type: 'number', description: 'The value of the group in the window. 0 without data.', examples: [47] },
      },
    },
    EmailChannel: {
      type: 'object',
      description: 'Sends the notifications of an alert by e-mail.',
      required: ['type', 'emailRecipients'],
      properties: {
        type: { type: 'string', const: 'email', description: 'Type of the channel.' },
        emailRecipients: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          uniqueItems: true,
          items: {
            type: 'string',
            maxLength: 320,
            pattern: '^[^\\s@,;:<>()"]+@[^\\s@,;:<>()"]+$',
            description: 'An e-mail address.',
          },
          description:
            'Addresses that receive the notifications, as recipients of one message. Requests with this channel return 400 if the operator of the service has not set `--smtp-url`. An update that only disables an alert still succeeds.',
          examples: [['on-call@example.org']],
        },
        severity: {
          oneOf: [{ $ref: '#/$defs/AlertSeverity' }, { type: 'null' }],
          description:
            'Severity of the notifications to this channel. The subject contains it unless the state is `OK`. Null means none.',
          examples: ['critical'],
        },
      },
    },
    PreviewedNotification: {
      type: 'object',
      description: 'A notification that an alert would have sent.',
      required: ['time', 'channel', 'state', 'group', 'body'],
      properties: {
        time: {
          type: 'integer',
          description: 'End of the evaluated window, in Unix milliseconds.',
          examples: [1768208400000],
        },
        channel: { $ref: '#/$defs/AlertChannel', description: 'The channel of the notification.' },
        state: {
          type: 'string',
          enum: ['ALERT', 'OK'],
          description:
            'State that the notification reports:\n- `ALERT`: the value violates the threshold\n- `OK`: the value no longer violates the threshold\n',
        },
        group: {
          type: 'array',
          maxItems: 10,
          items: { type: 'string', description: 'A value of the group.' },
          description: 'The values of the group. Empty if the alert has no groups.',
          examples: [['checkout']],
        },
        body: {
          type: ['string', 'null'],
          description: 'The rendered body, or null if it cannot be rendered.',
          examples: ['{"text":"Errors: 47 in the last 5 minutes (threshold: 10 or more)"}'],
        },
        error: {
          type: 'string',
          description: 'Reason why the body cannot be rendered. Absent if it can.',
          examples: ['The template of the webhook does not render valid JSON'],
        },
      },
    },
    WebhookChannel: {
      type: 'object',
      description: 'Sends the notifications of an alert to a webhook.',
      required: ['type', 'webhookId'],
      properties: {
        type: { type: 'string', const: 'webhook', description: 'Type of the channel.' },
        webhookId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Id of the webhook. It must exist. A webhook that an alert uses cannot be deleted.',
          examples: ['6740a3f2c51e9b0012d4e8c3'],
        },
        severity: {
          oneOf: [{ $ref: '#/$defs/AlertSeverity' }, { type: 'null' }],
          description:
            'Severity of the notifications to this channel. The template of the webhook can contain it as `severity`. Null means none.',
          examples: ['critical'],
        },
        webhookService: {
          type: ['string', 'null'],
          maxLength: 64,
          description: 'Kind of the webhook. This service stores it and does not use it. Null means none.',
          examples: ['generic'],
        },
        slackChannelId: {
          type: ['string', 'null'],
          maxLength: 64,
          description: 'Channel of a Slack app. This service stores it and does not use it. Null means none.',
          examples: ['C024BE91L'],
        },
      },
    },
  },
} as const;
