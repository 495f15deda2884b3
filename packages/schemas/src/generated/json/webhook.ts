// Generated from specs/shared/schemas/Webhook.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Webhook`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Webhook',
  description:
    'A receiver of notifications. `service` selects their format. Headers, query parameters and the secret are write-only.',
  oneOf: [{ $ref: '#/$defs/GenericWebhook' }, { $ref: '#/$defs/SlackWebhook' }],
  $defs: {
    GenericWebhook: {
      type: 'object',
      description: 'A webhook that receives JSON.',
      required: ['id', 'name', 'service', 'createdAt', 'updatedAt'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8c3'],
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name of the webhook, unique among the webhooks with the same `service`.',
          examples: ['On-call'],
        },
        service: {
          type: 'string',
          enum: ['generic', 'incidentio'],
          description:
            'Kind of the receiver:\n- `generic`: accepts any JSON\n- `incidentio`: an HTTP alert source of incident.io\n',
        },
        url: {
          type: 'string',
          format: 'uri',
          maxLength: 2048,
          description: 'URL that notifications are sent to with POST.',
          examples: ['https://hooks.example.org/on-call'],
        },
        description: {
          type: 'string',
          maxLength: 2048,
          description: 'Purpose of the webhook. Absent if not set.',
          examples: ['Pages the on-call engineer.'],
        },
        body: {
          type: 'string',
          maxLength: 16384,
          description: 'Template of the request body. Absent if the default body is sent.',
          examples: ['{"text": "{{title}}", "link": "{{link}}"}'],
        },
        createdAt: {
          type: 'string',
          format: 'date-time',
          description: 'Creation time of the webhook, in UTC.',
          examples: ['2026-01-12T09:00:00.000Z'],
        },
        updatedAt: {
          type: 'string',
          format: 'date-time',
          description: 'Time of the last update, in UTC.',
          examples: ['2026-01-12T09:00:00.000Z'],
        },
      },
    },
    SlackWebhook: {
      type: 'object',
      description: 'A webhook for a Slack channel, or for a receiver that accepts the same body.',
      required: ['id', 'name', 'service', 'createdAt', 'updatedAt'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8c4'],
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name of the webhook, unique among the webhooks with the same `service`.',
          examples: ['Team channel'],
        },
        service: { type: 'string', const: 'slack', description: 'A Slack incoming webhook.' },
        url: {
          type: 'string',
          format: 'uri',
          maxLength: 2048,
          description: 'URL that notifications are sent to with POST.',
          examples: ['https://hooks.example.org/services/T0/B0/x1'],
        },
        description: {
          type: 'string',
          maxLength: 2048,
          description: 'Purpose of the webhook. Absent if not set.',
          examples: ['Notifies the checkout team.'],
        },
        createdAt: {
          type: 'string',
          format: 'date-time',
          description: 'Creation time of the webhook, in UTC.',
          examples: ['2026-01-12T09:00:00.000Z'],
        },
        updatedAt: {
          type: 'string',
          format: 'date-time',
          description: 'Time of the last update, in UTC.',
          examples: ['2026-01-12T09:00:00.000Z'],
        },
      },
    },
  },
} as const;
