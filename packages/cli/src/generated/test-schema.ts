// Generated from specs by `npm run generate`. Do not edit.

/** The JSON Schema of documents of the kind `Test`, without descriptions. */
export const testSchema = {
  type: 'object',
  required: ['name', 'telemetry', 'expect'],
  additionalProperties: false,
  properties: {
    kind: { const: 'Test' },
    name: { type: 'string', minLength: 1 },
    start: { type: 'string', pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$', expected: 'a time of day such as 03:00' },
    for: { type: 'string', pattern: '^(?:\\d{1,4}(?:s|m|h|d))+$', expected: 'a duration such as 30s, 45m or 1h30m' },
    telemetry: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: [],
        additionalProperties: false,
        properties: {
          log: {
            type: 'object',
            required: [],
            additionalProperties: false,
            properties: {
              service: { type: 'string', minLength: 1 },
              severity: { type: 'string', minLength: 1 },
              body: { type: 'string' },
              attributes: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
            },
          },
          span: {
            type: 'object',
            required: ['name'],
            additionalProperties: false,
            properties: {
              service: { type: 'string', minLength: 1 },
              name: { type: 'string', minLength: 1 },
              duration: { type: 'string', pattern: '^\\d{1,6}(?:ms|s|m)$', expected: 'a duration such as 250ms or 2s' },
              status: { enum: ['unset', 'ok', 'error'] },
              attributes: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
            },
          },
          gauge: {
            type: 'object',
            required: ['name', 'value'],
            additionalProperties: false,
            properties: {
              service: { type: 'string', minLength: 1 },
              name: { type: 'string', minLength: 1 },
              value: { type: 'number' },
              attributes: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
            },
          },
          counter: {
            type: 'object',
            required: ['name', 'increase'],
            additionalProperties: false,
            properties: {
              service: { type: 'string', minLength: 1 },
              name: { type: 'string', minLength: 1 },
              increase: { type: 'number', minimum: 0 },
              attributes: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
            },
          },
          otlp: { type: 'string', minLength: 1 },
          from: {
            type: 'string',
            pattern: '^(?:\\d{1,4}(?:s|m|h|d))+$',
            expected: 'a duration such as 30s, 45m or 1h30m',
          },
          to: {
            type: 'string',
            pattern: '^(?:\\d{1,4}(?:s|m|h|d))+$',
            expected: 'a duration such as 30s, 45m or 1h30m',
          },
          every: {
            type: 'string',
            pattern: '^(?:\\d{1,4}(?:s|m|h|d))+$',
            expected: 'a duration such as 30s, 45m or 1h30m',
          },
          count: { type: 'integer', minimum: 1, maximum: 10000 },
        },
      },
    },
    expect: {
      type: 'object',
      required: [],
      additionalProperties: false,
      properties: {
        alerts: {
          type: 'object',
          additionalProperties: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              required: ['at', 'state'],
              additionalProperties: false,
              properties: {
                at: {
                  type: 'string',
                  pattern: '^(?:\\d{1,4}(?:s|m|h|d))+$',
                  expected: 'a duration such as 30s, 45m or 1h30m',
                },
                state: { enum: ['ALERT', 'OK'] },
                group: { type: 'array', items: { type: 'string' } },
                value: { type: 'number' },
                message: { type: 'string', minLength: 1 },
              },
            },
          },
        },
        tiles: {
          type: 'array',
          maxItems: 1000,
          items: {
            type: 'object',
            required: ['dashboard', 'tile'],
            additionalProperties: false,
            properties: {
              dashboard: { type: 'string', minLength: 1 },
              tile: { type: 'string', minLength: 1 },
              from: {
                type: 'string',
                pattern: '^(?:\\d{1,4}(?:s|m|h|d))+$',
                expected: 'a duration such as 30s, 45m or 1h30m',
              },
              to: {
                type: 'string',
                pattern: '^(?:\\d{1,4}(?:s|m|h|d))+$',
                expected: 'a duration such as 30s, 45m or 1h30m',
              },
              rows: { type: 'integer', minimum: 0 },
              values: {
                type: 'object',
                additionalProperties: {
                  anyOf: [
                    { type: 'number' },
                    {
                      type: 'object',
                      required: [],
                      additionalProperties: false,
                      properties: { sum: { type: 'number' }, min: { type: 'number' }, max: { type: 'number' } },
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
} as const;
