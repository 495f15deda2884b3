// Generated from specs/shared/schemas/AggFn.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AggFn`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AggFn',
  type: 'string',
  enum: ['avg', 'count', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'none', 'increase'],
  description:
    'The aggregate function:\n- `avg`: mean value\n- `count`: number of events; for metrics, number of points or observations\n- `count_distinct`: number of distinct values\n- `last_value`: latest value\n- `max`, `min`: largest or smallest value\n- `quantile`: the quantile given by `level`\n- `sum`: sum of the values\n- `any`: an arbitrary value\n- `none`: `valueExpression` is an SQL expression with aggregate functions, and `where` does not apply; not for metrics\n- `increase`: increase of a counter, adjusted for resets; only for metrics of the type `sum`\n',
} as const;
