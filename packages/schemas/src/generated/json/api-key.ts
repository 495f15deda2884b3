// Generated from specs/managed/schemas/ApiKey.yaml by `npm run generate`. Do not edit.

/** `ApiKey` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiKey',
  type: 'object',
  description: 'The record of an API key. The secret is not part of it and cannot be read again.',
  required: ['id', 'name', 'state', 'roles', 'keySuffix', 'createdAt', 'expireAt', 'ipAccessList'],
  properties: {
    id: {
      type: 'string',
      format: 'uuid',
      description: 'The id of the record, which stands in paths. It is not the key id that signs requests.',
      examples: ['4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10'],
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'The name of the key. Names need not be unique.',
      examples: ['Deploy pipeline'],
    },
    state: {
      type: 'string',
      enum: ['enabled', 'disabled'],
      description:
        'Whether the key may sign requests. Only an `enabled` one may; a `disabled` one is answered with 401.',
    },
    roles: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', enum: ['admin', 'developer', 'query_endpoints'] },
      description:
        'What the key may do, at least one of:\n- `admin`: everything\n- `developer`: read dashboards, alerts, sources, webhooks and pipe settings\n- `query_endpoints`: none of the operations described here\n',
      examples: [['developer']],
    },
    keySuffix: {
      type: 'string',
      minLength: 4,
      maxLength: 4,
      description: 'The last 4 characters of the key id, to recognise it by.',
      examples: ['x7Qd'],
    },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'When the key was created, in UTC, to the millisecond.',
      examples: ['2026-01-12T09:30:00.000Z'],
    },
    expireAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the key stops working. Null means never.',
      examples: ['2027-01-01T00:00:00.000Z'],
    },
    usedAt: {
      type: 'string',
      format: 'date-time',
      description: 'When the key last signed a request, to the minute. Absent until the first use.',
      examples: ['2026-01-12T10:05:00.000Z'],
    },
    ipAccessList: {
      type: 'array',
      items: { $ref: '#/$defs/IpAccessListEntry' },
      description: 'The addresses that may use the key. Empty means that any may.',
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
    },
  },
} as const;
