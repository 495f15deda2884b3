// Generated from specs/shared/schemas/TileColumn.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `TileColumn`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'TileColumn',
  type: 'object',
  description: 'A column of the rows of a tile.',
  required: ['name', 'role', 'type'],
  properties: {
    name: {
      type: 'string',
      description:
        'The alias of the value, or its expression. A column without either has a fixed name, such as `time`.',
      examples: ['Errors'],
    },
    role: {
      type: 'string',
      enum: ['time', 'group', 'value', 'field'],
      description:
        'The role of the values:\n- `time`: the start of a bucket\n- `group`: a value that events are grouped by\n- `value`: an aggregate; in a table with its own SQL, any number\n- `field`: a column or expression of an event, or the sample texts of a pattern; in a table with its own SQL, any column without numbers\n',
      examples: ['value'],
    },
    type: {
      type: 'string',
      enum: ['time', 'number', 'string', 'boolean', 'json'],
      description:
        'The type of the values. A value of any type can be null. The types:\n- `time`: Unix milliseconds\n- `number`, `string`, `boolean`: as in JSON\n- `json`: a string that contains JSON\n',
      examples: ['number'],
    },
    unit: {
      type: 'string',
      description:
        'The unit of the numbers: `numericUnit` or `unit` of the number format. Without these, the unit that the sender of the metric recorded, unless the value is a count, a ratio or a formula. Absent if there is none.',
      examples: ['ms'],
    },
    bounds: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'number' },
      description:
        'The edges of the value buckets of a heatmap. The column contains bucket numbers. Bucket `i` contains the values from `bounds[i - 1]` to `bounds[i]`. Bucket 0 contains the values below the first edge, and the last bucket those above the last edge.',
      examples: [[1, 10, 100]],
    },
  },
} as const;
