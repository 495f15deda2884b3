// Generated from specs/shared/schemas/AlertDelivery.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertDelivery`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertDelivery',
  type: 'object',
  description: 'A notification of an alert to one channel, and the progress of its delivery.',
  required: [
    'id',
    'alertId',
    'channel',
    'status',
    'state',
    'group',
    'startTime',
    'endTime',
    'idempotencyKey',
    'attempts',
    'createdAt',
    'lastAttemptAt',
    'nextAttemptAt',
    'completedAt',
    'error',
  ],
  properties: {
    id: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description:
        'Assigned by the service. The notifications of an alert to one channel are sent in the order of their ids, except failed ones that a client retries.',
      examples: ['6740a3f2c51e9b0012d4e8e5'],
    },
    alertId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Id of the alert.',
      examples: ['6740a3f2c51e9b0012d4e8b7'],
    },
    channel: { $ref: '#/$defs/AlertChannel', description: 'The channel of the notification.' },
    status: { $ref: '#/$defs/AlertDeliveryStatus', description: 'Status of the delivery.' },
    state: {
      type: 'string',
      enum: ['ALERT', 'OK', 'INSUFFICIENT_DATA'],
      description:
        'State that the notification reports:\n- `ALERT`: the value violates the threshold\n- `OK`: the value no longer violates the threshold, the alert no longer watches this group, or the alert can be\n  evaluated again\n- `INSUFFICIENT_DATA`: the alert cannot be evaluated\n',
    },
    group: {
      type: 'array',
      maxItems: 10,
      items: { type: 'string', description: 'One value of the group.' },
      description:
        'Values of the group, in the order of `groupBy` or of the group columns of an SQL chart. Empty if the alert has no groups, or if the notification reports that the alert cannot be evaluated, or can be evaluated again.',
      examples: [['checkout']],
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
    idempotencyKey: {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description:
        'Identifies the notification in all attempts. It is the `Idempotency-Key` header of requests to a webhook, and the first part of the `Message-ID` of an e-mail.',
      examples: ['5f1d7a84c2e9034b6a7d58c1f0e2b3946ad1c7f85b20e3d94c6f8a1b7e5d0293'],
    },
    attempts: {
      type: 'integer',
      minimum: 0,
      description:
        'Number of finished attempts. The first attempts, at most three, are stored together: the number remains 0 until one of them succeeds, or the last of them fails.',
      examples: [4],
    },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'Creation time of the notification, in UTC.',
      examples: ['2026-01-12T10:00:10.000Z'],
    },
    lastAttemptAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'End of the last attempt, in UTC. Null while `attempts` is 0.',
      examples: ['2026-01-12T10:00:43.000Z'],
    },
    nextAttemptAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description:
        'Time of the next attempt, in UTC. Null if the delivery has ended, if the attempt is due immediately, or if the notification waits for an older one of the same channel.',
      examples: ['2026-01-12T10:01:43.000Z'],
    },
    completedAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'End of the delivery, in UTC. Null while it is `pending`.',
      examples: [null],
    },
    error: {
      type: ['string', 'null'],
      description:
        'Reason for the last failure. It remains set if a later attempt succeeds. Null if there was no failure.',
      examples: ['hooks.example.org: connection refused'],
    },
  },
  $defs: {
    AlertChannel: {
      description: 'A destination for the notifications of an alert. `type` selects the properties.',
      oneOf: [{ $ref: '#/$defs/WebhookChannel' }, { $ref: '#/$defs/EmailChannel' }],
    },
    AlertDeliveryStatus: {
      type: 'string',
      enum: ['pending', 'delivered', 'failed', 'superseded', 'cancelled'],
      description:
        'Status of a delivery:\n- `pending`: the notification is not delivered yet; `nextAttemptAt` is the time of the next attempt, or null if the\n  attempt is due immediately or the notification waits for an older one\n- `delivered`: the channel accepted the notification\n- `failed`: the channel rejected the notification or did not accept it within 24 hours, the service could not\n  create or send it, or it was one of the oldest when the tenant had more than 100,000 pending notifications\n- `superseded`: while the channel failed, a newer notification of the same group replaced this one\n- `cancelled`: the webhook was deleted\n',
    },
    AlertSeverity: {
      type: 'string',
      enum: ['critical', 'error', 'warning', 'info'],
      description:
        'Severity of a notification:\n- `critical`: requires immediate action\n- `error`: requires action\n- `warning`: requires attention\n- `info`: for information\n',
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
