// Generated from specs/shared/schemas/DashboardValidation.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `DashboardValidation`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'DashboardValidation',
  type: 'object',
  description: 'The result of validating a dashboard.',
  required: ['valid', 'errors', 'normalized'],
  properties: {
    valid: { type: 'boolean', description: 'Whether the dashboard has no errors. Storage limits are not checked.' },
    errors: {
      type: 'array',
      items: { $ref: '#/$defs/DashboardError' },
      description: 'The reasons why the dashboard is not valid, at most 50. Empty if it is valid.',
    },
    meta: {
      $ref: '#/$defs/WriteMeta',
      description: 'Present if a create request with the dashboard would have warnings.',
    },
    normalized: {
      type: ['object', 'null'],
      description:
        'The dashboard with the default values of the schema. Values that only a create request adds are absent, for example ids. Null if the dashboard is not valid.',
    },
  },
  $defs: {
    DashboardError: {
      type: 'object',
      description: 'A reason why a dashboard is not valid.',
      required: ['path', 'message'],
      properties: {
        path: {
          type: 'string',
          description:
            'Location in the dashboard as names and indexes separated by dots. Empty for the whole dashboard.',
          examples: ['tiles.0.config.select'],
        },
        message: {
          type: 'string',
          description: 'What is wrong, usually with the expected and the received value.',
          examples: ['required property is missing'],
        },
      },
    },
    WriteMeta: {
      type: 'object',
      description: 'Warnings about a request that succeeded.',
      required: ['warnings'],
      properties: {
        warnings: {
          type: 'array',
          maxItems: 50,
          items: { $ref: '#/$defs/WriteWarning' },
          description: 'Parts of the request that may not work as intended. Never empty.',
        },
      },
    },
    WriteWarning: {
      type: 'object',
      description: 'A part of the request that is accepted, but may not work as intended.',
      required: ['pointer', 'message'],
      properties: {
        pointer: { type: 'string', description: 'JSON Pointer to the value in the request body.', examples: ['/url'] },
        message: {
          type: 'string',
          description: 'Describes the problem and its consequence.',
          examples: [
            'hooks.example.org does not resolve at the moment. Notifications fail until the host name resolves.',
          ],
        },
      },
    },
  },
} as const;
