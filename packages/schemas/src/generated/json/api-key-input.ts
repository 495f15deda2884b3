// Generated from specs/managed/schemas/ApiKeyInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ApiKeyInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiKeyInput',
  type: 'object',
  description:
    'The body of a create request. All fields are optional, and an empty object is valid. Read-only fields are ignored.',
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Ignored. Accepted so that you can send a key that you read.' },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      default: 'API key',
      description: 'Name of the key. Names need not be unique.',
      examples: ['Deploy pipeline'],
    },
    state: {
      type: 'string',
      enum: ['enabled', 'disabled'],
      default: 'enabled',
      description:
        'Whether the key can authenticate requests:\n- `enabled`: yes\n- `disabled`: no; requests return 401\n',
    },
    roles: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      default: ['developer'],
      items: { type: 'string', enum: ['admin', 'developer', 'query_endpoints'] },
      description:
        'The roles of the key:\n- `admin`: can call all operations\n- `developer`: can call the operations that only read, except those on API keys\n- `query_endpoints`: can call none of the operations in this document\n',
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
    assignedRoles: { readOnly: true, description: 'Ignored. Accepted so that you can send a key that you read.' },
    hashData: {
      $ref: '#/$defs/ApiKeyHashData',
      description:
        'Digests of a key id and a secret that you generated. If present, the response contains neither `keyId` nor `keySecret`. If absent, the service generates both and returns them once.',
    },
    keySuffix: { readOnly: true, description: 'Ignored. Accepted so that you can send a key that you read.' },
    createdAt: { readOnly: true, description: 'Ignored. Accepted so that you can send a key that you read.' },
    expireAt: {
      oneOf: [{ type: 'string', format: 'date-time', minLength: 20 }, { type: 'string', const: '' }, { type: 'null' }],
      default: null,
      description:
        'When the key expires. Null, an empty string or omitting the field means never. A time in the past returns 400.',
      examples: ['2027-01-01T00:00:00.000Z'],
    },
    usedAt: { readOnly: true, description: 'Ignored. Accepted so that you can send a key that you read.' },
    ipAccessList: {
      type: 'array',
      maxItems: 100,
      default: [{ source: '0.0.0.0/0' }, { source: '::/0' }],
      items: { $ref: '#/$defs/IpAccessListEntry' },
      description:
        'The IP addresses that can use the key. If omitted, the list has the entries `0.0.0.0/0` and `::/0`, which allow all addresses. An empty list allows no address.',
    },
  },
  $defs: {
    ApiKeyHashData: {
      type: 'object',
      description:
        'Digests of a key id and a secret that you generated. With digests, neither the create request nor its response contains the secret. A digest is the Base64 encoding of the SHA-256 of the UTF-8 bytes, 44 characters long. A digest that is already in use returns 409.',
      required: ['keyIdHash', 'keyIdSuffix', 'keySecretHash'],
      additionalProperties: false,
      properties: {
        keyIdHash: {
          type: 'string',
          minLength: 44,
          maxLength: 44,
          pattern: '^[A-Za-z0-9+/]{43}=$',
          description: 'Digest of the key id.',
          examples: ['5ZgyYvIrOT1d1c9bYbCwGDKWzgMbP5Cjr3IaTBVDHjE='],
        },
        keyIdSuffix: {
          type: 'string',
          minLength: 4,
          maxLength: 4,
          description: 'The last 4 characters of the key id. They become `keySuffix` of the key record.',
          examples: ['x7Qd'],
        },
        keySecretHash: {
          type: 'string',
          minLength: 44,
          maxLength: 44,
          pattern: '^[A-Za-z0-9+/]{43}=$',
          description: 'Digest of the secret.',
          examples: ['pmWkWSBCL51Bfkhn79xPuKBKHz//H6B+mY6G9/eieuM='],
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
      additionalProperties: false,
    },
  },
} as const;
