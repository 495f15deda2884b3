// Generated from specs/managed/schemas/ApiKeyInput.yaml by `npm run generate`. Do not edit.

/** `ApiKeyInput` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiKeyInput',
  type: 'object',
  description:
    'What a caller writes of a new API key. Every field is optional and an empty object is valid. The read-only fields of a key are accepted and ignored.',
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Accepted and ignored, so that a key that was read can be sent.' },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      default: 'API key',
      description: 'The name of the key, 1 to 256 characters. Names need not be unique.',
      examples: ['Deploy pipeline'],
    },
    state: {
      type: 'string',
      enum: ['enabled', 'disabled'],
      default: 'enabled',
      description:
        'Whether the key may sign requests. Only an `enabled` one may; a `disabled` one is answered with 401.',
    },
    roles: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      default: ['developer'],
      items: { type: 'string', enum: ['admin', 'developer', 'query_endpoints'] },
      description:
        'What the key may do, at least one of:\n- `admin`: everything\n- `developer`: read dashboards, alerts, sources, webhooks and pipe settings\n- `query_endpoints`: none of the operations described here\n',
      examples: [['developer']],
    },
    hashData: {
      $ref: '#/$defs/ApiKeyHashData',
      description:
        'Digests of a key id and secret that the caller has made. When given, neither is generated and the answer has neither; when absent, the service makes both and answers them once.',
    },
    keySuffix: { readOnly: true, description: 'Accepted and ignored, so that a key that was read can be sent.' },
    createdAt: { readOnly: true, description: 'Accepted and ignored, so that a key that was read can be sent.' },
    expireAt: {
      oneOf: [{ type: 'string', format: 'date-time', minLength: 20 }, { type: 'string', const: '' }, { type: 'null' }],
      default: null,
      description:
        'When the key stops working. A time in the past is refused. Null, absent and an empty string mean never.',
      examples: ['2027-01-01T00:00:00.000Z'],
    },
    usedAt: { readOnly: true, description: 'Accepted and ignored, so that a key that was read can be sent.' },
    ipAccessList: {
      type: 'array',
      maxItems: 100,
      default: [],
      items: { $ref: '#/$defs/IpAccessListEntry' },
      description: 'The addresses that may use the key, at most 100 entries. Empty or absent means that any may.',
    },
  },
  $defs: {
    ApiKeyHashData: {
      type: 'object',
      description:
        'Digests of a key id and a secret that the caller has made, so that neither ever leaves the caller. A digest is the base64 of the SHA-256 of the UTF-8 bytes, 44 characters. One that is already in use is answered with 409.',
      required: ['keyIdHash', 'keyIdSuffix', 'keySecretHash'],
      additionalProperties: false,
      properties: {
        keyIdHash: {
          type: 'string',
          minLength: 44,
          maxLength: 44,
          pattern: '^[A-Za-z0-9+/]{43}=$',
          description: 'The digest of the key id.',
          examples: ['5ZgyYvIrOT1d1c9bYbCwGDKWzgMbP5Cjr3IaTBVDHjE='],
        },
        keyIdSuffix: {
          type: 'string',
          minLength: 4,
          maxLength: 4,
          description: 'The last 4 characters of the key id, which become `keySuffix` of the record.',
          examples: ['x7Qd'],
        },
        keySecretHash: {
          type: 'string',
          minLength: 44,
          maxLength: 44,
          pattern: '^[A-Za-z0-9+/]{43}=$',
          description: 'The digest of the secret.',
          examples: ['pmWkWSBCL51Bfkhn79xPuKBKHz//H6B+mY6G9/eieuM='],
        },
      },
    },
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
