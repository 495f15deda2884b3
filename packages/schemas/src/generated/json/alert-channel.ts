// Generated from specs/shared/schemas/AlertChannel.yaml by `npm run generate`. Do not edit.

/** `AlertChannel` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertChannel',
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
} as const;
