// Generated from specs/shared/schemas/EventPatternsConfig.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `EventPatternsConfig`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EventPatternsConfig',
  type: 'object',
  description: 'The most frequent patterns in the text of events.',
  required: ['displayType', 'sourceId'],
  properties: {
    displayType: { type: 'string', const: 'event_patterns', description: 'Selects a list of patterns.' },
    select: {
      type: 'string',
      maxLength: 10000,
      default: '',
      description:
        'Expression that returns the text of an event. An empty string selects the body of log events and the name of spans.',
      examples: ['Body'],
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
