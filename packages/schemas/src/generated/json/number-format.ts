// Generated from specs/shared/schemas/NumberFormat.yaml by `npm run generate`. Do not edit.

/** `NumberFormat` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'NumberFormat',
  type: 'object',
  description: 'How a number is written. It changes what is shown, never what is measured.',
  required: ['output'],
  properties: {
    output: {
      type: 'string',
      enum: ['currency', 'percent', 'byte', 'time', 'duration', 'number', 'data_rate', 'throughput'],
      description:
        'The kind of number:\n- `currency`: an amount of money, with `currencySymbol`\n- `percent`: a share, 0.25 reads 25 %\n- `byte`: a size, in steps of 1024 unless `decimalBytes` is set\n- `time`: a time of day\n- `duration`: a length of time\n- `number`: a plain number\n- `data_rate`: bytes per second\n- `throughput`: events per second\n',
    },
    mantissa: {
      type: 'integer',
      minimum: 0,
      maximum: 20,
      description: 'Digits after the decimal point, 0 to 20. When absent, as many as the viewer finds fit.',
      examples: [2],
    },
    thousandSeparated: {
      type: 'boolean',
      description: 'Whether thousands are separated, so that 1000000 reads 1,000,000.',
    },
    average: { type: 'boolean', description: 'Whether large numbers are shortened, so that 1200000 reads 1.2m.' },
    decimalBytes: { type: 'boolean', description: 'Whether bytes are counted in steps of 1000 instead of 1024.' },
    factor: {
      type: 'number',
      description: 'What the value is multiplied by before it is written, for example 0.001 to go from ms to s.',
      examples: [0.001],
    },
    currencySymbol: {
      type: 'string',
      maxLength: 16,
      description: 'The symbol written with an amount of money, at most 16 characters.',
      examples: ['€'],
    },
    unit: {
      type: 'string',
      maxLength: 64,
      description: 'A unit written after the number, at most 64 characters.',
      examples: ['orders'],
    },
  },
} as const;
