// Generated from specs/shared/schemas/MetricSource.yaml by `npm run generate`. Do not edit.

/** `MetricSource` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MetricSource',
  type: 'object',
  description: 'A source of metrics.',
  required: [
    'id',
    'name',
    'kind',
    'connection',
    'from',
    'timestampValueExpression',
    'disabled',
    'querySettings',
    'metricTables',
  ],
  properties: {
    id: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Assigned by the service. Ids grow with the time of creation.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    name: { type: 'string', description: 'The name of the source.', examples: ['Metrics'] },
    kind: { type: 'string', const: 'metric', description: 'The source has metrics.' },
    connection: {
      type: 'string',
      description:
        'The id of the connection that reaches the database. Its address and credentials are never returned.',
      examples: ['6740a3f2c51e9b0012d4e8e0'],
    },
    from: { $ref: '#/$defs/SourceTable', description: 'Where the events are stored.' },
    timestampValueExpression: {
      type: 'string',
      description: 'The expression for the time of an event.',
      examples: ['TimeUnix'],
    },
    disabled: { type: 'boolean', description: 'Whether the source is passed over when a series names none.' },
    querySettings: {
      type: 'array',
      maxItems: 10,
      items: { $ref: '#/$defs/QuerySetting' },
      description: 'Settings that are applied to each query. Empty when there are none.',
    },
    metricTables: { $ref: '#/$defs/MetricTables', description: 'Which table has the metrics of which type.' },
    resourceAttributesExpression: {
      type: 'string',
      description: 'The map of the attributes of what made the metric. Absent when not set.',
      examples: ['ResourceAttributes'],
    },
  },
  $defs: {
    MetricTables: {
      type: 'object',
      description: 'The table of each type of metric. A type without a table is absent.',
      properties: {
        gauge: { type: 'string', description: 'The table of gauges.', examples: ['otel_metrics_gauge'] },
        sum: { type: 'string', description: 'The table of sums.', examples: ['otel_metrics_sum'] },
        histogram: {
          type: 'string',
          description: 'The table of histograms with fixed buckets.',
          examples: ['otel_metrics_histogram'],
        },
        summary: { type: 'string', description: 'The table of summaries.', examples: ['otel_metrics_summary'] },
        'exponential histogram': {
          type: 'string',
          description: 'The table of histograms with exponential buckets.',
          examples: ['otel_metrics_exponential_histogram'],
        },
      },
    },
    QuerySetting: {
      type: 'object',
      description: 'A setting that is applied to each query of a source.',
      required: ['setting', 'value'],
      properties: {
        setting: { type: 'string', description: 'The name of the setting.', examples: ['max_threads'] },
        value: { type: 'string', description: 'The value, written as a string whatever its type.', examples: ['4'] },
      },
    },
    SourceTable: {
      type: 'object',
      description: 'Where the events of a source are stored.',
      required: ['databaseName'],
      properties: {
        databaseName: { type: 'string', description: 'The database that has the table.', examples: ['default'] },
        tableName: {
          type: 'string',
          description: 'The table. Absent for metrics, whose tables are in `metricTables`.',
          examples: ['otel_logs'],
        },
      },
    },
  },
} as const;
