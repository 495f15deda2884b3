// Generated from specs/shared/schemas/AlertChannel.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertChannel`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertChannel',
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
} as const;
