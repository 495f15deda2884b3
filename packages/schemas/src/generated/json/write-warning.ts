// Generated from specs/shared/schemas/WriteWarning.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `WriteWarning`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'WriteWarning',
  type: 'object',
  description: 'A part of the request that is accepted, but may not work as intended.',
  required: ['pointer', 'message'],
  properties: {
    pointer: { type: 'string', description: 'JSON Pointer to the value in the request body.', examples: ['/url'] },
    message: {
      type: 'string',
      description: 'Describes the problem and its consequence.',
      examples: ['hooks.example.org does not resolve at the moment. Notifications fail until the host name resolves.'],
    },
  },
} as const;
