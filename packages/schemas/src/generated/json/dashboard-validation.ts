// Generated from specs/shared/schemas/DashboardValidation.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `DashboardValidation`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'DashboardValidation',
  type: 'object',
  description: 'The result of validating a dashboard.',
  required: ['valid', 'errors', 'normalized'],
  properties: {
    valid: { type: 'boolean', description: 'Whether a create request with the dashboard would succeed.' },
    errors: {
      type: 'array',
      items: { $ref: '#/$defs/DashboardError' },
      description: 'All reasons why the dashboard is not valid, at most 50. Empty if it is valid.',
    },
    normalized: { type: ['object', 'null'], description: 'The dashboard with all defaults. Null if it is not valid.' },
  },
  $defs: {
    DashboardError: {
      type: 'object',
      description: 'A reason why a dashboard is not valid.',
      required: ['path', 'message'],
      properties: {
        path: {
          type: 'string',
          description: 'Location in the dashboard. Empty for the whole dashboard.',
          examples: ['tiles.0.config.select'],
        },
        message: {
          type: 'string',
          description: 'What is expected and what was received.',
          examples: ['required property is missing'],
        },
      },
    },
  },
} as const;
