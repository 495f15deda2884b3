// Generated from specs/shared/schemas/WhereLanguage.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `WhereLanguage`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'WhereLanguage',
  type: 'string',
  enum: ['lucene', 'sql'],
  description:
    'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
} as const;
