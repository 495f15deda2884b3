// Generated from specs/shared/schemas/WebhookInput.yaml by `npm run generate`. Do not edit.

/** `WebhookInput` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'WebhookInput',
  description:
    'What a caller writes of a webhook; `service` says what the receiver speaks. An update replaces everything but the write-only fields, which it keeps when they are absent.',
  oneOf: [{ $ref: '#/$defs/GenericWebhookInput' }, { $ref: '#/$defs/SlackWebhookInput' }],
  $defs: {
    GenericWebhookInput: {
      type: 'object',
      description:
        'What a caller writes of a webhook that takes any JSON. A webhook that was read can be written back unchanged.',
      required: ['name', 'service', 'url'],
      additionalProperties: false,
      properties: {
        id: {
          readOnly: true,
          description: 'Accepted and ignored, so that a webhook that was read can be written back.',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description:
            'The name, 1 to 1024 characters. A name that another webhook of this `service` has is refused with 400.',
          examples: ['On-call'],
        },
        service: { type: 'string', const: 'generic', description: 'A receiver of any JSON.' },
        url: {
          type: 'string',
          format: 'uri',
          maxLength: 2048,
          pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
          description:
            "Where a notification is posted, http or https, at most 2048 characters. A private or reserved address is refused unless the server's configuration allows it; a name is resolved and checked when it is connected to.",
          examples: ['https://hooks.example.org/on-call'],
        },
        description: {
          type: 'string',
          maxLength: 1024,
          description: 'What the webhook is for, at most 1024 characters. Absent removes it.',
          examples: ['Pages whoever is on call.'],
        },
        body: {
          type: 'string',
          maxLength: 16384,
          description:
            'The template of the body that is posted, at most 16,384 characters, in Handlebars, with values escaped for JSON. Variables are `title`, `body`, `link`, `state`, `startTime`, `endTime`, `value`, `threshold`, `group` and `eventId`; `group` is its values with a comma and a space between them. Beside variables there are `if` and `unless`; a template with anything else, or with another variable, is refused with 400. So is one that does not make JSON, tried also with an empty `title`, `body` and `group` and with a `value` and `threshold` of 0. Between the braces of a variable and one of JSON stands a space, as in `{"value": {{value}} }`. When absent, an `AlertNotification` is posted.',
          examples: ['{"text": "{{title}}", "link": "{{link}}"}'],
        },
        headers: {
          $ref: '#/$defs/WebhookHeaders',
          description:
            'Headers sent with each notification; never returned. When absent, an update keeps the stored ones unless `url` or `service` changes; an empty object clears them.',
        },
        queryParams: {
          $ref: '#/$defs/WebhookQueryParams',
          description:
            'Query parameters added to `url` for each notification; never returned. When absent, an update keeps the stored ones unless `url` or `service` changes; an empty object clears them.',
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
    },
    SlackWebhookInput: {
      type: 'object',
      description:
        'What a caller writes of a webhook of a Slack channel. It takes no headers, query parameters or body. A webhook that was read can be written back unchanged.',
      required: ['name', 'service', 'url'],
      additionalProperties: false,
      properties: {
        id: {
          readOnly: true,
          description: 'Accepted and ignored, so that a webhook that was read can be written back.',
        },
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
    },
    WebhookHeaders: {
      type: 'object',
      writeOnly: true,
      description:
        'Names and values of HTTP headers, at most 100. A name is a token of RFC 9110 of 1 to 256 characters, a value at most 4096 characters without control characters.',
      maxProperties: 100,
      propertyNames: { minLength: 1, maxLength: 256, pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" },
      additionalProperties: { type: 'string', maxLength: 4096, pattern: '^[ -~\\u00A0-\\u00FF]*$' },
      examples: [{ 'X-Environment': 'production' }],
    },
    WebhookQueryParams: {
      type: 'object',
      writeOnly: true,
      description:
        'Names and values of query parameters, at most 100. A name has 1 to 256 characters, a value at most 4096.',
      maxProperties: 100,
      propertyNames: { minLength: 1, maxLength: 256 },
      additionalProperties: { type: 'string', maxLength: 4096 },
      examples: [{ environment: 'production' }],
    },
  },
} as const;
