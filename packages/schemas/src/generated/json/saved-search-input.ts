// Generated from specs/shared/schemas/SavedSearchInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SavedSearchInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SavedSearchInput',
  type: 'object',
  description:
    'The body of a create or update request. An update replaces all properties: an omitted property gets its default. A saved search that you read can be sent back unchanged, unless its source was deleted.',
  required: ['name', 'sourceId'],
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Ignored. Accepted so that you can send back a saved search that you read.' },
    teamId: {
      readOnly: true,
      description: 'Ignored. Accepted so that you can send back a saved search that you read.',
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description: 'Name of the saved search. Whitespace at both ends is removed. Names need not be unique.',
      examples: ['Errors at checkout'],
    },
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to search. An unknown source returns 400.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    select: {
      type: 'string',
      maxLength: 4096,
      default: '',
      description: 'Columns to show, separated by commas. An empty string shows the default columns of the source.',
      examples: ['Timestamp, ServiceName, Body'],
    },
    where: {
      type: 'string',
      maxLength: 8192,
      default: '',
      description:
        'Filter for events. An empty string matches all events. The filter is stored as sent and parsed when it is used.',
      examples: ['ServiceName:checkout SeverityText:error'],
    },
    whereLanguage: { $ref: '#/$defs/WhereLanguage', default: 'lucene', description: 'Language of `where`.' },
    orderBy: {
      type: 'string',
      maxLength: 1024,
      default: '',
      description: 'Order of the events, as in `queryEvents`. An empty string sorts by time, newest first.',
      examples: ['Timestamp DESC'],
    },
    tags: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 1, maxLength: 32 },
      default: [],
      description: 'Labels of the saved search. They are stored as sent, including duplicates.',
      examples: [['checkout']],
    },
    filters: {
      type: 'array',
      maxItems: 100,
      items: { $ref: '#/$defs/SavedSearchFilter' },
      default: [],
      description: 'Conditions that events must match, in addition to `where`.',
    },
    createdAt: {
      readOnly: true,
      description: 'Ignored. Accepted so that you can send back a saved search that you read.',
    },
    updatedAt: {
      readOnly: true,
      description: 'Ignored. Accepted so that you can send back a saved search that you read.',
    },
  },
  $defs: {
    SavedSearchFilter: {
      type: 'object',
      description: 'A condition that events must match, in addition to the filter of a saved search.',
      required: ['condition'],
      properties: {
        type: { type: 'string', const: 'sql', default: 'sql', description: 'A condition in SQL.' },
        condition: {
          type: 'string',
          minLength: 1,
          maxLength: 8192,
          description:
            'A condition on one column or expression, in one of the forms `IN (…)`, `NOT IN (…)` and `BETWEEN … AND …`. Any other form is rejected with 400.',
          examples: ["SeverityText IN ('error', 'fatal')"],
        },
      },
      additionalProperties: false,
    },
    WhereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
    },
  },
} as const;
