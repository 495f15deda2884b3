// Generated from specs/shared/schemas/TileResult.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `TileResult`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'TileResult',
  type: 'object',
  description: 'The rows of a tile.',
  required: ['displayType', 'columns', 'rows', 'truncated'],
  properties: {
    displayType: {
      type: 'string',
      description:
        'The display type of the tile, for example `line`. For a tile with `series`, it is `line`, `stacked_bar`, `table`, `number`, `search` or `markdown`.',
      examples: ['line'],
    },
    granularity: {
      $ref: '#/$defs/Granularity',
      description: 'The bucket size of a chart over time or a heatmap, never `auto`. Absent for other tiles.',
    },
    columns: {
      type: 'array',
      maxItems: 1000,
      items: { $ref: '#/$defs/TileColumn' },
      description: 'The columns. The values of a row are in this order.',
    },
    rows: {
      type: 'array',
      maxItems: 50000,
      items: {
        type: 'array',
        maxItems: 1000,
        items: { type: ['number', 'string', 'boolean', 'null'] },
        description: 'The values of a row.',
      },
      description:
        'The rows. A chart over time has one row per bucket and group, or the rows that its own SQL returns. In both cases, they are sorted by time, then by group. Buckets without data have no row.',
      examples: [[[1768208400000, 42]]],
    },
    comparison: {
      type: 'array',
      maxItems: 50000,
      items: {
        type: 'array',
        maxItems: 1000,
        items: { type: ['number', 'string', 'boolean', 'null'] },
        description: 'The values of a row.',
      },
      description:
        'The rows of the previous period, with their times moved to the requested range. Absent without `compareTo`, or if `compareTo` is ignored.',
      examples: [[[1768208400000, 37]]],
    },
    truncated: {
      type: 'boolean',
      description: 'Whether rows or groups are missing because of a limit.',
      examples: [false],
    },
    markdown: {
      type: 'string',
      description: 'The text of a Markdown tile. Such a tile has no rows.',
      examples: ['# Checkout'],
    },
  },
  $defs: {
    Granularity: {
      type: 'string',
      enum: ['30s', '1m', '5m', '10m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d', 'auto'],
      description:
        'Size of the time buckets, which are aligned to UTC:\n- `30s`: 30 seconds\n- `1m`, `5m`, `10m`, `15m`, `30m`: 1, 5, 10, 15, 30 minutes\n- `1h`, `2h`, `6h`, `12h`: 1, 2, 6, 12 hours\n- `1d`, `2d`, `7d`, `30d`: 1, 2, 7, 30 periods of 24 hours\n- `auto`: the smallest size that gives at most 60 buckets, or else `30d`\n',
    },
    TileColumn: {
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
    },
  },
} as const;
