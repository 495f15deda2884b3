// Generated from specs/shared/schemas/SearchSeries.yaml by `npm run generate`. Do not edit.

/** `SearchSeries` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SearchSeries',
  type: 'object',
  description: 'The events that match a filter, as a list.',
  required: ['type'],
  properties: {
    type: { type: 'string', const: 'search', description: 'A list of events.' },
    dataSource: {
      type: 'string',
      enum: ['events', 'metrics'],
      description:
        "Which of the tenant's sources is queried when `sourceId` is absent:\n- `events`: the first enabled source of logs\n- `metrics`: the first enabled source of metrics\n\nIt is stored as `events` only when neither `dataSource` nor `sourceId` is given.\n",
    },
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    where: {
      type: 'string',
      maxLength: 10000,
      default: '',
      description:
        'Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.',
      examples: ['SeverityText:error'],
    },
    whereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        "The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression over the source's columns.",
    },
    fields: {
      type: 'array',
      maxItems: 100,
      default: [],
      items: { type: 'string', minLength: 1, maxLength: 1000 },
      description: 'The columns to show, at most 100. An empty list shows what the source selects by default.',
      examples: [['Timestamp', 'ServiceName', 'Body']],
    },
  },
} as const;
