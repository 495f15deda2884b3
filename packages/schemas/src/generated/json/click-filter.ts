// Generated from specs/shared/schemas/ClickFilter.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ClickFilter`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ClickFilter',
  type: 'object',
  description: 'A filter that a click on a row adds to the opened source or dashboard.',
  required: ['kind', 'expression', 'template'],
  properties: {
    kind: {
      type: 'string',
      const: 'expressionTemplate',
      description: 'Compares an expression with the result of a template.',
    },
    expression: {
      type: 'string',
      minLength: 1,
      maxLength: 10000,
      description: 'Expression to compare. If several filters have the same expression, any of their values matches.',
      examples: ['ServiceName'],
    },
    template: {
      type: 'string',
      minLength: 1,
      maxLength: 10000,
      description:
        'Template of the value. `{{Column}}` is the value of a column of the row. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
      examples: ['{{ServiceName}}'],
    },
  },
} as const;
