// Generated from specs/managed/schemas/ApiKeyCreated.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ApiKeyCreated`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiKeyCreated',
  type: 'object',
  description: 'A new API key. The key id and the secret are returned only once.',
  required: ['key'],
  properties: {
    key: { $ref: '#/$defs/ApiKey', description: 'The key record.' },
    keyId: {
      type: 'string',
      description: 'The user name for HTTP Basic authentication. Absent if the request had `hashData`.',
      examples: ['Yb3kT9vQm2LpR8sWx7Qd'],
    },
    keySecret: {
      type: 'string',
      description:
        'The password for HTTP Basic authentication. It cannot be read again. Absent if the request had `hashData`.',
      examples: ['obsk_5Jq0Zr1VtXw3Yh8Nc6Mb2Ke4Gd7Pf9Su'],
    },
  },
  $defs: {
    ApiKey: {
      type: 'object',
      description: 'The record of an API key. It does not contain the secret.',
      required: ['id', 'name', 'state', 'roles', 'keySuffix', 'createdAt', 'expireAt', 'ipAccessList'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
          description: 'Id of the record, used in paths. It is not the key id that authenticates requests.',
          examples: ['4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10'],
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Name of the key. Names need not be unique.',
          examples: ['Deploy pipeline'],
        },
        state: {
          type: 'string',
          enum: ['enabled', 'disabled'],
          description:
            'Whether the key can authenticate requests:\n- `enabled`: yes, until `expireAt`\n- `disabled`: no; requests return 401\n',
        },
        roles: {
          type: 'array',
          minItems: 1,
          items: { type: 'string', enum: ['admin', 'developer', 'query_endpoints'] },
          description:
            'The roles of the key:\n- `admin`: can call all operations\n- `developer`: can call the operations that only read, except those on API keys\n- `query_endpoints`: can call none of the operations in this document\n',
          examples: [['developer']],
        },
        assignedRoles: {
          type: 'array',
          items: { $ref: '#/$defs/AssignedRole' },
          description:
            'The roles of the key with their ids. Always present in responses of this service, but optional in the schema.',
        },
        keySuffix: {
          type: 'string',
          minLength: 4,
          maxLength: 4,
          description: 'The last 4 characters of the key id.',
          examples: ['x7Qd'],
        },
        createdAt: {
          type: 'string',
          format: 'date-time',
          description: 'Creation time of the key, in UTC.',
          examples: ['2026-01-12T09:30:00.000Z'],
        },
        expireAt: {
          type: ['string', 'null'],
          format: 'date-time',
          description: 'When the key expires. Null means never.',
          examples: ['2027-01-01T00:00:00.000Z'],
        },
        usedAt: {
          type: 'string',
          format: 'date-time',
          description:
            'When the key last authenticated a request, rounded down to the minute. Absent until the first use.',
          examples: ['2026-01-12T10:05:00.000Z'],
        },
        ipAccessList: {
          type: 'array',
          items: { $ref: '#/$defs/IpAccessListEntry' },
          description: 'The IP addresses that can use the key. An empty list allows no address.',
        },
      },
    },
    AssignedRole: {
      type: 'object',
      description: 'A role of an API key.',
      required: ['roleId', 'roleName', 'roleType'],
      properties: {
        roleId: {
          type: 'string',
          format: 'uuid',
          description: 'Id of the role, for `assignedRoleIds`.',
          examples: ['6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02'],
        },
        roleName: { type: 'string', description: 'Name of the role, as in `roles`.', examples: ['developer'] },
        roleType: {
          type: 'string',
          enum: ['system'],
          description: '`system`: the role is defined by the service and cannot be changed.',
        },
      },
    },
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
    },
  },
} as const;
