// Generated from specs/shared/schemas/SourceField.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SourceField`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SourceField',
  type: 'object',
  description: 'A column of a source. At most 50 columns have `keys` or `values`.',
  required: ['name', 'type', 'columnType'],
  properties: {
    name: {
      type: 'string',
      description: 'Name of the column, as used in filters and expressions.',
      examples: ['LogAttributes'],
    },
    type: {
      type: 'string',
      enum: ['string', 'number', 'boolean', 'time', 'map', 'array', 'other'],
      description:
        'The kind of the values:\n- `string`, `number`, `boolean`: as in JSON\n- `time`: a point in time or a day\n- `map`: values by key\n- `array`: a list\n- `other`: another type\n',
      examples: ['map'],
    },
    columnType: {
      type: 'string',
      description: 'The type of the column as the database declares it.',
      examples: ['Map(LowCardinality(String), String)'],
    },
    keys: {
      type: 'array',
      maxItems: 100,
      items: { $ref: '#/$defs/SourceFieldKey' },
      description:
        'The most frequent keys of a map, in descending order of frequency. Absent if the column is not a map.',
    },
    values: {
      type: 'array',
      maxItems: 10,
      items: { $ref: '#/$defs/SourceFieldValue' },
      description:
        'The most frequent values of a `LowCardinality(String)` column, in descending order of frequency. Absent for other columns.',
    },
  },
  $defs: {
    SourceFieldKey: {
      type: 'object',
      description: 'A key of a map column.',
      required: ['key', 'share', 'values'],
      properties: {
        key: {
          type: 'string',
          description: 'The key. In filters, it follows the name of the column and a dot.',
          examples: ['http.status_code'],
        },
        share: {
          type: 'number',
          minimum: 0,
          maximum: 1,
          description:
            'Share of the sampled events that contain the key. The sample is the newest 10,000 events of the last 24 hours.',
          examples: [0.75],
        },
        values: {
          type: 'array',
          maxItems: 10,
          items: { $ref: '#/$defs/SourceFieldValue' },
          description: 'The most frequent values, in descending order of frequency.',
        },
      },
    },
    SourceFieldValue: {
      type: 'object',
      description: 'A frequent value.',
      required: ['value', 'share'],
      properties: {
        value: {
          type: 'string',
          maxLength: 256,
          description: 'The value. Longer values are truncated to 256 characters.',
          examples: ['200'],
        },
        share: {
          type: 'number',
          minimum: 0,
          maximum: 1,
          description:
            'Share of the sampled events that contain the value. The sample is the newest 10,000 events of the last 24 hours.',
          examples: [0.75],
        },
      },
    },
  },
} as const;
