// Generated from specs/shared/schemas/SlackWebhookInput.yaml by `npm run generate`. Do not edit.

/** `SlackWebhookInput` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SlackWebhookInput',
  type: 'object',
  description:
    'What a caller writes of a webhook of a Slack channel. It takes no headers, query parameters or body. A webhook that was read can be written back unchanged.',
  required: ['name', 'service', 'url'],
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Accepted and ignored, so that a webhook that was read can be written back.' },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description:
        'The name, 1 to 1024 characters. A name that another webhook of this `service` has is refused with 400.',
      examples: ['Team channel'],
    },
    service: { type: 'string', const: 'slack', description: "A channel that takes Slack's incoming webhooks." },
    url: {
      type: 'string',
      format: 'uri',
      maxLength: 2048,
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
      description:
        "Where a notification is posted, http or https, at most 2048 characters. A private or reserved address is refused unless the server's configuration allows it; a name is resolved and checked when it is connected to.",
      examples: ['https://hooks.example.org/services/T0/B0/x1'],
    },
    description: {
      type: 'string',
      maxLength: 1024,
      description: 'What the webhook is for, at most 1024 characters. Absent removes it.',
      examples: ['Tells the checkout team.'],
    },
    secret: {
      type: ['string', 'null'],
      writeOnly: true,
      minLength: 16,
      maxLength: 256,
      description:
        'What deliveries are signed with, 16 to 256 characters; never returned. When absent, an update keeps the stored one unless `url` or `service` changes; null removes it.',
      examples: ['whsec-9f1c7d52b8e04a63'],
    },
    createdAt: {
      readOnly: true,
      description: 'Accepted and ignored, so that a webhook that was read can be written back.',
    },
    updatedAt: {
      readOnly: true,
      description: 'Accepted and ignored, so that a webhook that was read can be written back.',
    },
  },
} as const;
