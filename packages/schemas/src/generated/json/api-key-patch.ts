// Generated from specs/managed/schemas/ApiKeyPatch.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ApiKeyPatch`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiKeyPatch',
  type: 'object',
  description: 'The body of an update request. Omitted fields keep their values. Read-only fields are ignored.',
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Ignored. Accepted so that you can send back a key that you read.' },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'New name of the key. Names need not be unique.',
      examples: ['Deploy pipeline'],
    },
    state: {
      type: 'string',
      enum: ['enabled', 'disabled'],
      description:
        'Whether the key can authenticate requests: `enabled` or `disabled`. A request that disables its own key returns 409.',
    },
    roles: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', enum: ['admin', 'developer', 'query_endpoints'] },
      description:
        'The new roles of the key, which replace all its roles:\n- `admin`: can call all operations\n- `developer`: can call the operations that only read, except those on API keys\n- `query_endpoints`: can call none of the operations in this document\n',
      examples: [['developer']],
    },
    assignedRoleIds: {
      type: 'array',
      maxItems: 3,
      uniqueItems: true,
      items: {
        type: 'string',
        enum: [
          '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e01',
          '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02',
          '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e03',
        ],
      },
      description:
        'The roles of the key by id. If the list contains ids, `roles` is ignored. An empty list counts as absent. The ids:\n- `6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e01`: `admin`\n- `6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02`: `developer`\n- `6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e03`: `query_endpoints`\n',
      examples: [['6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02']],
    },
    assignedRoles: { readOnly: true, description: 'Ignored. Accepted so that you can send back a key that you read.' },
    keySuffix: { readOnly: true, description: 'Ignored. Accepted so that you can send back a key that you read.' },
    createdAt: { readOnly: true, description: 'Ignored. Accepted so that you can send back a key that you read.' },
    expireAt: {
      oneOf: [{ type: 'string', format: 'date-time', minLength: 20 }, { type: 'string', const: '' }, { type: 'null' }],
      description:
        'When the key expires. Null or an empty string means never. A time in the past returns 400, unless it is the stored one.',
      examples: ['2027-01-01T00:00:00.000Z'],
    },
    usedAt: { readOnly: true, description: 'Ignored. Accepted so that you can send back a key that you read.' },
    ipAccessList: {
      type: 'array',
      maxItems: 100,
      items: { $ref: '#/$defs/IpAccessListEntry' },
      description:
        'The IP addresses that can use the key. The new list replaces the stored one. An empty list allows no address.',
    },
  },
  $defs: {
    IpAccessListEntry: {
      type: 'object',
      description: 'An IP address or range from which an API key can be used.',
      required: ['source'],
      properties: {
        source: {
          type: 'string',
          minLength: 2,
          maxLength: 64,
          description: 'An IPv4 or IPv6 address, or a range in CIDR notation.',
          examples: ['203.0.113.0/24'],
        },
        description: {
          type: 'string',
          maxLength: 1024,
          description: 'A note about the address. Absent if not set.',
          examples: ['Office'],
        },
      },
      additionalProperties: false,
    },
  },
} as const;
