// Generated from specs/shared/schemas/ClickTargetId.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ClickTargetId`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ClickTargetId',
  type: 'object',
  description: 'The target with this id.',
  required: ['mode', 'id'],
  properties: {
    mode: { type: 'string', const: 'id', description: 'Selects the target by its id.' },
    id: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Id of a source or a dashboard. It must exist.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
  },
} as const;
