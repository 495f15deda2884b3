// Generated from specs/shared/schemas/ClickTargetTemplate.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ClickTargetTemplate`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ClickTargetTemplate',
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
} as const;
