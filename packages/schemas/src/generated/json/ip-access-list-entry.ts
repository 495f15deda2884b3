// Generated from specs/managed/schemas/IpAccessListEntry.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `IpAccessListEntry`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'IpAccessListEntry',
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
} as const;
