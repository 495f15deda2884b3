// Generated from specs/shared/schemas/NumberFormat.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `NumberFormat`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'NumberFormat',
  type: 'object',
  description: 'How a number is displayed. It does not change the value.',
  required: ['output'],
  properties: {
    output: {
      type: 'string',
      enum: ['currency', 'percent', 'byte', 'time', 'duration', 'number', 'data_rate', 'throughput'],
      description:
        'Kind of number:\n- `currency`: an amount of money, with `currencySymbol`\n- `percent`: a ratio; 0.25 is displayed as 25 %\n- `byte`: a size, in steps of 1024 unless `decimalBytes` is set\n- `time`: a time of day\n- `duration`: a duration\n- `number`: a plain number\n- `data_rate`: bytes per second\n- `throughput`: events per second\n',
    },
    mantissa: {
      type: 'integer',
      minimum: 0,
      maximum: 20,
      description: 'Number of digits after the decimal point. If absent, the viewer decides.',
      examples: [2],
    },
    thousandSeparated: {
      type: 'boolean',
      description: 'Whether to separate thousands: 1000000 is displayed as 1,000,000.',
    },
    average: { type: 'boolean', description: 'Whether to abbreviate large numbers: 1200000 is displayed as 1.2m.' },
    decimalBytes: { type: 'boolean', description: 'Whether to count bytes in steps of 1000 instead of 1024.' },
    factor: {
      type: 'number',
      description:
        'Factor to multiply the value by before it is displayed, for example 0.001 to convert milliseconds to seconds.',
      examples: [0.001],
    },
    currencySymbol: {
      type: 'string',
      maxLength: 16,
      description: 'Currency symbol, displayed with the amount.',
      examples: ['€'],
    },
    unit: { type: 'string', maxLength: 64, description: 'Unit, displayed after the number.', examples: ['orders'] },
  },
} as const;
