// Generated from specs/shared/schemas/DashboardError.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `DashboardError`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'DashboardError',
  type: 'object',
  description: 'A reason why a dashboard is not valid.',
  required: ['path', 'message'],
  properties: {
    path: {
      type: 'string',
      description: 'Location in the dashboard as names and indexes separated by dots. Empty for the whole dashboard.',
      examples: ['tiles.0.config.select'],
    },
    message: {
      type: 'string',
      description: 'What is wrong, usually with the expected and the received value.',
      examples: ['required property is missing'],
    },
  },
} as const;
