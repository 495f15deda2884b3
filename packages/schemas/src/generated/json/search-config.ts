// Generated from specs/shared/schemas/SearchConfig.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SearchConfig`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SearchConfig',
  type: 'object',
  description: 'A list of events that match a filter.',
  required: ['displayType', 'select', 'sourceId'],
  properties: {
    displayType: { type: 'string', const: 'search', description: 'Selects a list of events.' },
    select: {
      type: 'string',
      maxLength: 10000,
      description: 'Columns to show, separated by commas. An empty string shows the default columns of the source.',
      examples: ['Timestamp, ServiceName, Body'],
    },
    configType: false,
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to query. It must exist.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    where: {
      type: 'string',
      maxLength: 10000,
      default: '',
      description: 'Filter for events. An empty string matches all events.',
      examples: ['SeverityText:error'],
    },
    whereLanguage: { $ref: '#/$defs/WhereLanguage', default: 'lucene', description: 'Language of `where`.' },
  },
  $defs: {
    WhereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
    },
  },
} as const;
