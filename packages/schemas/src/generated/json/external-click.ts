// Generated from specs/shared/schemas/ExternalClick.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ExternalClick`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ExternalClick',
  type: 'object',
  description: 'Opens a web page.',
  required: ['type', 'urlTemplate'],
  properties: {
    type: { type: 'string', const: 'external', description: 'Opens a web page.' },
    urlTemplate: {
      type: 'string',
      minLength: 1,
      maxLength: 10000,
      description:
        'Template of an absolute URL with `http` or `https`. `{{Column}}` is the value of a column of the row, encoded for URLs. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
      examples: ['https://wiki.example.com/services/{{ServiceName}}'],
    },
  },
} as const;
