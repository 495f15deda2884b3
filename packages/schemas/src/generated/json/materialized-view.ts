// Generated from specs/shared/schemas/MaterializedView.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `MaterializedView`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MaterializedView',
  type: 'object',
  description: 'A table with aggregates of the events of a source.',
  required: ['databaseName', 'tableName', 'dimensionColumns', 'minGranularity', 'timestampColumn', 'aggregatedColumns'],
  properties: {
    databaseName: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Name of the database.',
      examples: ['default'],
    },
    tableName: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Name of the table.',
      examples: ['otel_logs_per_minute'],
    },
    dimensionColumns: {
      type: 'string',
      maxLength: 10000,
      description: 'Columns that the aggregates are grouped by, comma-separated.',
      examples: ['ServiceName, SeverityText'],
    },
    minGranularity: {
      type: 'string',
      pattern: '^[0-9]+(?:s|m|h|d)$',
      maxLength: 16,
      description: 'Smallest time bucket of the aggregates.',
      examples: ['1m'],
    },
    minDate: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Start of the data in the table. Absent or null if it has all data.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
    timestampColumn: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description: 'Time column of the table.',
      examples: ['Timestamp'],
    },
    aggregatedColumns: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      items: { $ref: '#/$defs/AggregatedColumn' },
      description: 'Columns with aggregates, at least one.',
    },
  },
  $defs: {
    AggFn: {
      type: 'string',
      enum: [
        'avg',
        'count',
        'count_distinct',
        'last_value',
        'max',
        'min',
        'quantile',
        'sum',
        'any',
        'none',
        'increase',
      ],
      description:
        'The aggregate function:\n- `avg`: mean value\n- `count`: number of events; for metrics, number of points or observations\n- `count_distinct`: number of distinct values\n- `last_value`: latest value\n- `max`, `min`: largest or smallest value\n- `quantile`: the quantile given by `level`\n- `sum`: sum of the values\n- `any`: an arbitrary value\n- `none`: `valueExpression` is an SQL expression with aggregate functions, and `where` does not apply; not for metrics\n- `increase`: increase of a counter, adjusted for resets; only for metrics of the type `sum`\n',
    },
    AggregatedColumn: {
      type: 'object',
      description: 'A column of a materialized view that contains an aggregate.',
      required: ['aggFn', 'mvColumn'],
      properties: {
        sourceColumn: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Column that is aggregated. Required for all functions except `count`.',
          examples: ['Duration'],
        },
        aggFn: {
          anyOf: [{ $ref: '#/$defs/AggFn' }, { type: 'string', const: 'histogram' }],
          description: 'The aggregate function, or `histogram` for a histogram of the values.',
        },
        mvColumn: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Column of the materialized view that contains the aggregate.',
          examples: ['count'],
        },
      },
      allOf: [
        {
          if: { properties: { aggFn: { const: 'count' } }, required: ['aggFn'] },
          else: { properties: { sourceColumn: { minLength: 1 } }, required: ['sourceColumn'] },
        },
      ],
    },
  },
} as const;
