// Generated from specs/shared/schemas/SlackWebhookInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SlackWebhookInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SlackWebhookInput',
  type: 'object',
  description:
    'The body of a create or update request for a Slack webhook. Headers, query parameters and a body are not accepted. A webhook that you read can be sent back unchanged.',
  required: ['name', 'service', 'url'],
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Ignored. Accepted so that you can send back a webhook that you read.' },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description:
        'Name of the webhook, unique among the webhooks with the same `service`. Whitespace at both ends is removed. A name that is already in use returns 400.',
      examples: ['Team channel'],
    },
    service: { type: 'string', const: 'slack', description: 'A Slack incoming webhook.' },
    url: {
      type: 'string',
      format: 'uri',
      maxLength: 2048,
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
      description:
        'The http or https URL to which notifications are posted, without a user name or password. The host must be a public IP address or resolve to one, and the port must be 80, 443, or 1024 or higher. Private and reserved addresses, internal addresses of cloud platforms, and IPv6 addresses that embed an IPv4 address are rejected. The operator of the service can allow other targets. A host name is resolved on this request and on each delivery. A host name with only private addresses is rejected. If a host name does not resolve, the response has a warning.',
      examples: ['https://hooks.example.org/services/T0/B0/x1'],
    },
    description: {
      type: 'string',
      maxLength: 2048,
      description: 'Purpose of the webhook. Omitting the field removes it.',
      examples: ['Notifies the checkout team.'],
    },
    secret: {
      type: ['string', 'null'],
      writeOnly: true,
      minLength: 16,
      maxLength: 256,
      description:
        'Secret that deliveries are signed with. Never returned. If omitted, an update keeps the stored secret, or removes it if `url` or `service` changes. Null also removes it.',
      examples: ['whsec-9f1c7d52b8e04a63'],
    },
    createdAt: { readOnly: true, description: 'Ignored. Accepted so that you can send back a webhook that you read.' },
    updatedAt: { readOnly: true, description: 'Ignored. Accepted so that you can send back a webhook that you read.' },
  },
} as const;
