// Generated from specs/managed/schemas/ApiKeyPatch.yaml by `npm run generate`. Do not edit.

/** `ApiKeyPatch` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiKeyPatch',
  type: 'object',
  description:
    'What a caller changes of an API key. A field that is absent stays as it is. The read-only fields of a key are accepted and ignored.',
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Accepted and ignored, so that a key that was read can be sent back.' },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'The new name of the key, 1 to 256 characters. Names need not be unique.',
      examples: ['Deploy pipeline'],
    },
    state: {
      type: 'string',
      enum: ['enabled', 'disabled'],
      description:
        'Whether the key may sign requests from now on: `enabled` or `disabled`. The key that signs this request cannot be disabled by it.',
    },
    roles: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', enum: ['admin', 'developer', 'query_endpoints'] },
      description:
        'What the key may do from now on, replacing the list, at least one of:\n- `admin`: everything\n- `developer`: read dashboards, alerts, sources, webhooks and pipe settings\n- `query_endpoints`: none of the operations described here\n',
      examples: [['developer']],
    },
    keySuffix: { readOnly: true, description: 'Accepted and ignored, so that a key that was read can be sent back.' },
    createdAt: { readOnly: true, description: 'Accepted and ignored, so that a key that was read can be sent back.' },
    expireAt: {
      oneOf: [{ type: 'string', format: 'date-time', minLength: 20 }, { type: 'string', const: '' }, { type: 'null' }],
      description: 'When the key stops working. A time in the past is refused. Null and an empty string mean never.',
      examples: ['2027-01-01T00:00:00.000Z'],
    },
    usedAt: { readOnly: true, description: 'Accepted and ignored, so that a key that was read can be sent back.' },
    ipAccessList: {
      type: 'array',
      maxItems: 100,
      items: { $ref: '#/$defs/IpAccessListEntry' },
      description:
        'The addresses that may use the key, replacing the list, at most 100 entries. Empty means that any may.',
    },
  },
  $defs: {
    IpAccessListEntry: {
      type: 'object',
      description: 'One address or range that may use an API key.',
      required: ['source'],
      properties: {
        source: {
          type: 'string',
          minLength: 2,
          maxLength: 64,
          description: 'An IPv4 or IPv6 address, or a range of them in CIDR notation.',
          examples: ['203.0.113.0/24'],
        },
        description: {
          type: 'string',
          maxLength: 1024,
          description: 'What the address belongs to, at most 1024 characters. Absent when not set.',
          examples: ['Office'],
        },
      },
      additionalProperties: false,
    },
  },
} as const;
