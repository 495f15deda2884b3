// Generated from specs/managed/schemas/IpAccessListEntry.yaml by `npm run generate`. Do not edit.

/** `IpAccessListEntry` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'IpAccessListEntry',
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
} as const;
