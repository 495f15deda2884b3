// Generated from specs/shared/schemas/AggregatedColumn.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AggregatedColumn`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AggregatedColumn',
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
  },
} as const;
