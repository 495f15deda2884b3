// Generated from specs/shared/schemas/HeatmapSelectItem.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `HeatmapSelectItem`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'HeatmapSelectItem',
  type: 'object',
  description: 'The value whose distribution a heatmap shows.',
  required: ['valueExpression'],
  properties: {
    valueExpression: {
      type: 'string',
      minLength: 1,
      maxLength: 10000,
      description:
        'Numeric expression. Its values are divided into buckets. An aggregate such as `avg(Duration)` has one value per time bucket, and cannot be combined with `countExpression`.',
      examples: ['Duration'],
    },
    countExpression: {
      type: 'string',
      maxLength: 10000,
      description:
        'Aggregate expression for the color of a cell. If absent or empty, the values in the cell are counted.',
      examples: ['count()'],
    },
    heatmapScaleType: {
      type: 'string',
      enum: ['log', 'linear'],
      description: 'Scale of the buckets, `log` or `linear`. If absent, it is logarithmic.',
    },
  },
} as const;
