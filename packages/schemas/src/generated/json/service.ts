// Generated from specs/managed/schemas/Service.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Service`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Service',
  type: 'object',
  description:
    'A service of an organization. The service is also called a tenant. It has dashboards, alerts, saved searches, sources, webhooks and pipes.',
  required: ['id', 'name', 'createdAt'],
  properties: {
    id: {
      type: 'string',
      format: 'uuid',
      description: 'Id of the service, used in paths.',
      examples: ['8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'],
    },
    name: { type: 'string', description: 'Name of the service. Names need not be unique.', examples: ['Production'] },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'Creation time of the service, in UTC.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
  },
} as const;
