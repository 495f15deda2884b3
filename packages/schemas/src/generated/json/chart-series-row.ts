// Generated from specs/open-source/schemas/ChartSeriesRow.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ChartSeriesRow`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ChartSeriesRow',
  type: 'object',
  description:
    'The values of one time bucket and group. If a series has no data for the row, its property is absent. Buckets without data have no row.',
  required: ['ts_bucket', 'group'],
  properties: {
    ts_bucket: {
      type: 'integer',
      description: 'Start of the bucket, in Unix milliseconds.',
      examples: [1768208400000],
    },
    group: {
      type: 'array',
      maxItems: 10,
      items: { type: ['string', 'null'] },
      description:
        'Values of the group, in the order of `groupBy`. Empty without grouping. The type permits null, but this service never returns it.',
      examples: [['checkout']],
    },
    'series_0.data': {
      type: ['number', 'null'],
      description: 'Value of series 0. For a `ratio`, series 0 divided by series 1. Null if it cannot be computed.',
      examples: [42],
    },
    'series_1.data': {
      type: ['number', 'null'],
      description: 'Value of series 1. Null if it cannot be computed.',
      examples: [0.5],
    },
    'series_2.data': {
      type: ['number', 'null'],
      description: 'Value of series 2. Null if it cannot be computed.',
      examples: [17],
    },
    'series_3.data': {
      type: ['number', 'null'],
      description: 'Value of series 3. Null if it cannot be computed.',
      examples: [250],
    },
    'series_4.data': {
      type: ['number', 'null'],
      description: 'Value of series 4. Null if it cannot be computed.',
      examples: [3],
    },
  },
} as const;
