// Generated from specs/shared/schemas/GenericWebhook.yaml by `npm run generate`. Do not edit.

/** `GenericWebhook` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'GenericWebhook',
  type: 'object',
  description: 'A webhook that takes any JSON, as it is stored.',
  required: ['id', 'name', 'service', 'url', 'createdAt', 'updatedAt'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Assigned by the service. Ids grow with the time of creation.',
      examples: ['6740a3f2c51e9b0012d4e8c3'],
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description: 'The name, unique among the webhooks of this `service`.',
      examples: ['On-call'],
    },
    service: { type: 'string', const: 'generic', description: 'A receiver of any JSON.' },
    url: {
      type: 'string',
      format: 'uri',
      maxLength: 2048,
      description: 'Where a notification is posted.',
      examples: ['https://hooks.example.org/on-call'],
    },
    description: {
      type: 'string',
      maxLength: 1024,
      description: 'What the webhook is for. Absent when not set.',
      examples: ['Pages whoever is on call.'],
    },
    body: {
      type: 'string',
      maxLength: 16384,
      description: 'The template of the body that is posted. Absent when the default body is.',
      examples: ['{"text": "{{title}}", "link": "{{link}}"}'],
    },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'When the webhook was created, in UTC, to the millisecond.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
    updatedAt: {
      type: 'string',
      format: 'date-time',
      description: 'When the webhook was last written, in UTC, to the millisecond.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
  },
} as const;
