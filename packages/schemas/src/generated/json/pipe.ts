// Generated from specs/managed/schemas/Pipe.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Pipe`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Pipe',
  type: 'object',
  description: 'An ingestion pipe, through which a service ingests data, for example from object storage.',
  required: ['id', 'serviceId', 'name', 'createdAt'],
  properties: {
    id: {
      type: 'string',
      format: 'uuid',
      description: 'Id of the pipe, used in paths.',
      examples: ['c5e4d3b2-a190-4f8e-8d7c-6b5a49382716'],
    },
    serviceId: {
      type: 'string',
      format: 'uuid',
      description: 'Id of the service that the pipe belongs to.',
      examples: ['8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'],
    },
    name: { type: 'string', description: 'Name of the pipe. Names need not be unique.', examples: ['Orders'] },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'Creation time of the pipe, in UTC.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
  },
} as const;
