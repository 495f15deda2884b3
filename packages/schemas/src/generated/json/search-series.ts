// Generated from specs/shared/schemas/SearchSeries.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SearchSeries`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SearchSeries',
  type: 'object',
  description: 'A list of events that match a filter.',
  required: ['type'],
  properties: {
    type: { type: 'string', const: 'search', description: 'A list of events.' },
    dataSource: {
      type: 'string',
      enum: ['events', 'metrics'],
      description:
        'The source to query if `sourceId` is absent:\n- `events`: the first enabled log source\n- `metrics`: the first enabled metric source\n\nIf both `dataSource` and `sourceId` are absent, `events` is stored.\n',
    },
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to query. Takes precedence over `dataSource`. The source must exist.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    where: {
      type: 'string',
      maxLength: 10000,
      default: '',
      description:
        'Filter for events, as `<field>:<value>` or in SQL. An empty string matches all events. The filter is stored as sent, even if it does not parse.',
      examples: ['SeverityText:error'],
    },
    whereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of `where`, `lucene` or `sql`. If absent, `where` is parsed as `lucene`. `sql` is one boolean expression over the columns of the source.',
    },
    fields: {
      type: 'array',
      maxItems: 100,
      default: [],
      items: { type: 'string', minLength: 1, maxLength: 1000 },
      description: 'Columns to show. An empty list shows the default columns of the source.',
      examples: [['Timestamp', 'ServiceName', 'Body']],
    },
  },
} as const;
