// Generated from specs/shared/schemas/SavedSearch.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SavedSearch`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SavedSearch',
  type: 'object',
  description: 'A named search for the events of a source.',
  required: [
    'id',
    'name',
    'sourceId',
    'select',
    'where',
    'whereLanguage',
    'orderBy',
    'tags',
    'filters',
    'createdAt',
    'updatedAt',
  ],
  properties: {
    id: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Assigned by the service. Ids increase with creation time.',
      examples: ['6740a3f2c51e9b0012d4e8f1'],
    },
    teamId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Id of the team that owns the saved search. Absent in the managed deployment.',
      examples: ['6740a3f2c51e9b0012d4e801'],
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description: 'Name of the saved search. Names need not be unique.',
      examples: ['Errors at checkout'],
    },
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to search. The source may have been deleted.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    select: {
      type: 'string',
      maxLength: 4096,
      description: 'Columns to show, separated by commas. An empty string shows the default columns of the source.',
      examples: ['Timestamp, ServiceName, Body'],
    },
    where: {
      type: 'string',
      maxLength: 8192,
      description: 'Filter for events. An empty string matches all events.',
      examples: ['ServiceName:checkout SeverityText:error'],
    },
    whereLanguage: { $ref: '#/$defs/WhereLanguage', description: 'Language of `where`.' },
    orderBy: {
      type: 'string',
      maxLength: 1024,
      description: 'Order of the events. An empty string sorts by time, newest first.',
      examples: ['Timestamp DESC'],
    },
    tags: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', maxLength: 32 },
      description: 'Labels of the saved search. Empty if it has none.',
      examples: [['checkout']],
    },
    filters: {
      type: 'array',
      maxItems: 100,
      items: { $ref: '#/$defs/SavedSearchFilter' },
      description: 'Conditions that events must match, in addition to `where`. Empty if there are none.',
    },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'Creation time of the saved search, in UTC.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
    updatedAt: {
      type: 'string',
      format: 'date-time',
      description: 'Time of the last update, in UTC.',
      examples: ['2026-01-12T09:00:00.000Z'],
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
    },
    WhereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
    },
  },
} as const;
