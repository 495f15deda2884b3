// Generated from specs/shared/schemas/WebhookChannel.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `WebhookChannel`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'WebhookChannel',
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
  $defs: {
    AlertSeverity: {
      type: 'string',
      enum: ['critical', 'error', 'warning', 'info'],
      description:
        'Severity of a notification:\n- `critical`: requires immediate action\n- `error`: requires action\n- `warning`: requires attention\n- `info`: for information\n',
    },
  },
} as const;
