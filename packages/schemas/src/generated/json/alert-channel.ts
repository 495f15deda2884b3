// Generated from specs/shared/schemas/AlertChannel.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertChannel`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertChannel',
  description: 'A destination for the notifications of an alert. `type` selects the properties.',
  oneOf: [{ $ref: '#/$defs/WebhookChannel' }, { $ref: '#/$defs/EmailChannel' }],
  $defs: {
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
