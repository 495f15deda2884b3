// Generated from specs/open-source/schemas/ChartSeriesRow.yaml by `npm run generate`. Do not edit.

/** `ChartSeriesRow` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ChartSeriesRow',
  type: 'object',
  description:
    'The numbers of one bucket and group. A series that has no data there leaves its property out; buckets without any data are left out as a whole.',
  required: ['ts_bucket', 'group'],
  properties: {
    ts_bucket: {
      type: 'integer',
      description: 'The start of the bucket, in milliseconds since the epoch.',
      examples: [1768208400000],
    },
    group: {
      type: 'array',
      maxItems: 10,
      items: { type: 'string' },
      description: 'The values of the group in the order of `groupBy`. Empty without grouping.',
      examples: [['checkout']],
    },
    'series_0.data': {
      type: ['number', 'null'],
      description:
        'The number of series 0, or the ratio of series 0 and 1 when the query asked for it. Null when it cannot be computed.',
      examples: [42],
    },
    'series_1.data': {
      type: ['number', 'null'],
      description: 'The number of series 1. Null when it cannot be computed.',
      examples: [0.5],
    },
    'series_2.data': {
      type: ['number', 'null'],
      description: 'The number of series 2. Null when it cannot be computed.',
      examples: [17],
    },
    'series_3.data': {
      type: ['number', 'null'],
      description: 'The number of series 3. Null when it cannot be computed.',
      examples: [250],
    },
    'series_4.data': {
      type: ['number', 'null'],
      description: 'The number of series 4. Null when it cannot be computed.',
      examples: [3],
    },
  },
} as const;
