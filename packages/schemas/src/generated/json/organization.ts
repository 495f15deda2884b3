// Generated from specs/managed/schemas/Organization.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Organization`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Organization',
  type: 'object',
  description: 'An organization. It has services and API keys.',
  required: ['id', 'name', 'createdAt'],
  properties: {
    id: {
      type: 'string',
      format: 'uuid',
      description: 'Id of the organization, used in paths.',
      examples: ['0b9c1f5e-7a0a-4c39-9a1e-2d3c4b5a6978'],
    },
    name: {
      type: 'string',
      description: 'Name of the organization. Names need not be unique.',
      examples: ['Acme Shop'],
    },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'Creation time of the organization, in UTC.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
  },
} as const;
