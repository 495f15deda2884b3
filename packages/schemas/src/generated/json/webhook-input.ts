// Generated from specs/shared/schemas/WebhookInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `WebhookInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'WebhookInput',
  description:
    'The body of a create or update request. `service` selects the format of the notifications. An update replaces all fields, but omitted `headers`, `queryParams` and `secret` keep their values if `url` and `service` are unchanged.',
  oneOf: [{ $ref: '#/$defs/GenericWebhookInput' }, { $ref: '#/$defs/SlackWebhookInput' }],
  $defs: {
    GenericWebhookInput: {
      type: 'object',
      description:
        'The body of a create or update request for a webhook that receives JSON. A webhook that you read can be sent back unchanged.',
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
          examples: ['On-call'],
        },
        service: {
          type: 'string',
          enum: ['generic', 'incidentio'],
          description:
            'Kind of the receiver:\n- `generic`: accepts any JSON\n- `incidentio`: an HTTP alert source of incident.io, which gets the same deliveries\n',
        },
        url: {
          type: 'string',
          format: 'uri',
          maxLength: 2048,
          pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
          description:
            'The http or https URL to which notifications are posted, without a user name or password. The host must be a public IP address or resolve to one, and the port must be 80, 443, or 1024 or higher. Private and reserved addresses, internal addresses of cloud platforms such as 168.63.129.16, and IPv6 addresses that embed an IPv4 address are rejected. The operator of the service can allow other targets. A host name is resolved on this request and on each delivery. A host name with only private addresses is rejected. If a host name does not resolve, the response has a warning.',
          examples: ['https://hooks.example.org/on-call'],
        },
        description: {
          type: 'string',
          maxLength: 2048,
          description: 'Purpose of the webhook. Omitting the field removes it.',
          examples: ['Pages the on-call engineer.'],
        },
        body: {
          type: 'string',
          maxLength: 16384,
          description:
            'Template of the request body, in a subset of Handlebars. Values are escaped for JSON. If `body` and `preset` are\nomitted, an `AlertNotification` is sent.\n\n- `title`, `body`, `link`, `state`, `value`, `threshold`, `startTime`, `endTime`, `eventId` and `alertId` are variables\n  with the values of the properties of `AlertNotification`.\n- `status` is `firing` or `resolved`. `comparator` is the threshold type.\n- `startTimeISO` and `endTimeISO` are the start and the end of the evaluated window as ISO 8601. `timeRange` is the\n  window in the time zone of the service.\n- `group` and `groupKey` both contain the values of the group. `tags` contains the tags of the alert. In all\n  three, the items are separated by a comma and a space.\n- `alertType` (the `source`) and `note` are properties of the alert. `teamId` is the id of its team or service.\n  `sourceQuery` is the filter of the tile, saved search or chart that the alert watches. `severity` is the\n  severity of the channel.\n- `var.<field>` is the value of a field that the alert groups by, for example `var.ServiceName`.\n- Blocks: `if` and `unless`. Their condition is a variable, or `(eq state "OK")` with a variable and a string.\n- `truncate title 80` limits a variable to 80 characters. Any other expression or variable returns 400.\n- A template has at most 250 tags in braces, such as `{{title}}` and `{{/if}}`, and 2,500 Handlebars tokens.\n- The result must be valid JSON. The template is also checked with all states, severities, values of `alertType` and\n  threshold types, with negative numbers, with variables that are empty or 0, and with and without values of fields.\n- Separate the braces of a variable from those of JSON with a space, as in `{"value": {{value}} }`.\n',
          examples: ['{"text": "{{title}}", "link": "{{link}}"}'],
        },
        preset: {
          type: 'string',
          writeOnly: true,
          enum: ['pagerduty', 'opsgenie', 'teams', 'discord', 'telegram', 'incidentio'],
          description:
            'Sets `body` to a predefined template, which is returned as `body`. A request with `preset` and `body` returns\n400.\n- `pagerduty`: an event of the Events API v2. Send the routing key in the header `X-Routing-Key`.\n- `opsgenie`: an alert. Send `Authorization: GenieKey <key>` in `headers`.\n- `teams`: an adaptive card for a workflow of Microsoft Teams\n- `discord`: an embed for a webhook of Discord\n- `telegram`: `sendMessage` of the Telegram Bot API. Send `chat_id` in `queryParams`.\n- `incidentio`: an event of an HTTP alert source. Send `Authorization: Bearer <token of the source>` in `headers`.\n',
        },
        headers: {
          $ref: '#/$defs/WebhookHeaders',
          description:
            'HTTP headers sent with each notification. Reserved ones, such as `Content-Type`, `Host` and `Idempotency-Key`, are ignored. Never returned. If omitted, an update keeps the stored headers, or removes them if `url` or `service` changes. An empty object also removes them.',
        },
        queryParams: {
          $ref: '#/$defs/WebhookQueryParams',
          description:
            'Query parameters added to `url` for each notification. Never returned. If omitted, an update keeps the stored parameters, or removes them if `url` or `service` changes. An empty object also removes them.',
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
        createdAt: {
          readOnly: true,
          description: 'Ignored. Accepted so that you can send back a webhook that you read.',
        },
        updatedAt: {
          readOnly: true,
          description: 'Ignored. Accepted so that you can send back a webhook that you read.',
        },
      },
    },
    SlackWebhookInput: {
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
        createdAt: {
          readOnly: true,
          description: 'Ignored. Accepted so that you can send back a webhook that you read.',
        },
        updatedAt: {
          readOnly: true,
          description: 'Ignored. Accepted so that you can send back a webhook that you read.',
        },
      },
    },
    WebhookHeaders: {
      type: 'object',
      writeOnly: true,
      description:
        'HTTP headers by name. A name is an RFC 9110 token of 1 to 256 characters. A value has at most 4096 printable Latin-1 characters.',
      maxProperties: 100,
      propertyNames: { minLength: 1, maxLength: 256, pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" },
      additionalProperties: { type: 'string', maxLength: 4096, pattern: '^[ -~\\u00A0-\\u00FF]*$' },
      examples: [{ 'X-Environment': 'production' }],
    },
    WebhookQueryParams: {
      type: 'object',
      writeOnly: true,
      description: 'Query parameters by name. A name has 1 to 256 characters, a value at most 4096.',
      maxProperties: 100,
      propertyNames: { minLength: 1, maxLength: 256 },
      additionalProperties: { type: 'string', maxLength: 4096 },
      examples: [{ environment: 'production' }],
    },
  },
} as const;
