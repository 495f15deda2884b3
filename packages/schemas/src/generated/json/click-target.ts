// Generated from specs/shared/schemas/ClickTarget.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ClickTarget`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ClickTarget',
  description: 'The source or dashboard that a click opens. It is found by its id or by its name, depending on `mode`.',
  oneOf: [{ $ref: '#/$defs/ClickTargetId' }, { $ref: '#/$defs/ClickTargetTemplate' }],
  $defs: {
    ClickTargetId: {
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
    },
    ClickTargetTemplate: {
      type: 'object',
      description: 'The target whose name is the result of a template.',
      required: ['mode', 'template'],
      properties: {
        mode: { type: 'string', const: 'template', description: 'Selects the target by its name.' },
        template: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Template of the name. `{{Column}}` is the value of a column of the row. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['{{ServiceName}} overview'],
        },
      },
    },
  },
} as const;
