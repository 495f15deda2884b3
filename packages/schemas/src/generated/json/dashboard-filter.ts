// Generated from specs/shared/schemas/DashboardFilter.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `DashboardFilter`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'DashboardFilter',
  type: 'object',
  description: 'A filter that users of the dashboard can set.',
  required: ['id', 'type', 'name', 'expression', 'sourceId'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{1,36}$',
      description: 'Unique in the dashboard. The id does not change if you send the filter back with it.',
      examples: ['6740a3f2c51e9b0012d4e8f1'],
    },
    type: { type: 'string', const: 'QUERY_EXPRESSION', description: 'The filter offers the values of an expression.' },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description: 'Name displayed for the filter.',
      examples: ['Service'],
    },
    expression: {
      type: 'string',
      minLength: 1,
      maxLength: 10000,
      description: 'Expression over the columns of the source.',
      examples: ['ServiceName'],
    },
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source that provides the values. An unknown source returns 400.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    sourceMetricType: {
      $ref: '#/$defs/MetricType',
      description: 'The metric type whose table provides the values. For metric sources only.',
    },
    where: {
      type: 'string',
      maxLength: 10000,
      description:
        'Condition for the events whose values the filter offers. If absent or empty, the values of all events are offered.',
      examples: ["ServiceName != ''"],
    },
    whereLanguage: { $ref: '#/$defs/WhereLanguage', description: 'Language of `where`. If absent, it is `sql`.' },
    appliesToSourceIds: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'string', pattern: '^[0-9a-f]{24}$' },
      description:
        'The sources whose tiles the filter applies to. If absent or empty, it applies to all tiles. Must be absent or empty if `isBroadcastEnabled` is false.',
      examples: [['6740a3f2c51e9b0012d4e8d1']],
    },
    isBroadcastEnabled: {
      type: 'boolean',
      description: 'Whether the chosen values filter the tiles. If absent, they do.',
    },
    isVariableEnabled: {
      type: 'boolean',
      description:
        'Whether SQL tiles can use the chosen values as a variable. If absent, they cannot. Must be true if `isBroadcastEnabled` is false.',
    },
    variableName: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      pattern: '^[a-zA-Z][a-zA-Z0-9_]*$',
      description:
        'Name of the variable, unique in the dashboard. Only with `isVariableEnabled`. If absent, the name is derived from `name`, for example `HTTP_status` from `HTTP status`.',
      examples: ['service'],
    },
  },
  $defs: {
    MetricType: {
      type: 'string',
      enum: ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'],
      description:
        'Type of a metric, which selects the table and the aggregation:\n- `gauge`: a value that goes up and down\n- `sum`: a counter or a total\n- `histogram`: counts in explicit buckets\n- `summary`: quantiles computed by the sender\n- `exponential histogram`: counts in exponential buckets\n',
    },
    WhereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
    },
  },
} as const;
