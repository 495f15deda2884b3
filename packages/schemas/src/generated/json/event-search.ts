// Generated from specs/shared/schemas/EventSearch.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `EventSearch`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EventSearch',
  type: 'object',
  description: 'The events to find, their order, and the page to return.',
  required: ['sourceId'],
  additionalProperties: false,
  properties: {
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to search. It must be a log, trace or session source.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    startTime: {
      type: 'string',
      format: 'date-time',
      description:
        'Start of the range, inclusive. If absent, 15 minutes before `endTime`. Ignored if `cursor` is a `nextCursor`, which contains the range.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
    endTime: {
      type: 'string',
      format: 'date-time',
      description:
        'End of the range, exclusive. Must be after `startTime`. If absent, the time of the request. Ignored if `cursor` is a `nextCursor`, which contains the range.',
      examples: ['2026-01-12T12:00:00.000Z'],
    },
    where: {
      type: 'string',
      maxLength: 8192,
      default: '',
      description: 'Filter for events. An empty string matches all events.',
      examples: ['ServiceName:checkout SeverityText:error'],
    },
    whereLanguage: { $ref: '#/$defs/WhereLanguage', default: 'lucene', description: 'Language of `where`.' },
    select: {
      type: 'string',
      maxLength: 4096,
      default: '',
      description:
        'Columns and expressions to return, separated by commas. `AS` sets the name of a property. `*` selects all columns. An empty string selects the default columns of the source.',
      examples: ["Timestamp, ServiceName, Body, LogAttributes['user'] AS user"],
    },
    orderBy: {
      type: 'string',
      maxLength: 1024,
      default: '',
      description:
        'Up to 5 columns or expressions, separated by commas, each with `ASC` (default) or `DESC`. An empty string sorts by time, newest first. Events with equal values are sorted by time, newest first, and then by a hash of their columns.',
      examples: ['Duration DESC'],
    },
    maxResults: {
      type: 'integer',
      minimum: 1,
      maximum: 2000,
      default: 100,
      description:
        'Maximum number of events on the page. A page also ends before it exceeds 8 MiB, unless its first event is larger.',
      examples: [100],
    },
    offset: {
      type: 'integer',
      minimum: 0,
      maximum: 10000,
      default: 0,
      description:
        'Number of events to skip. Ignored with `cursor`. Pages with an offset can repeat or skip events while events are ingested.',
      examples: [100],
    },
    cursor: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description:
        '`start` for the first page, then `nextCursor` of the previous page, with the same `sourceId`, `where`, `whereLanguage`, `select` and `orderBy`. A cursor of another search and a string that is not a cursor of the service return 400.',
      examples: ['start'],
    },
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
