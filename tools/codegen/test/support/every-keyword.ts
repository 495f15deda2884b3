/** Component schemas with each supported keyword of JSON Schema. `Thing` references all others, directly or through `Part`. */
export const everyKeyword = `
  Thing:
    type: object
    title: Thing
    description: Has everything.
    required: [kind]
    minProperties: 1
    maxProperties: 20
    properties:
      kind: { type: string, const: thing }
      id: { readOnly: true }
      level: { type: [string, 'null'], enum: [low, high, null], default: null }
      ratio: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.25 }
      size: { type: integer, format: int32, minimum: 1, maximum: 24, default: 12, examples: [6] }
      name: { type: string, minLength: 1, maxLength: 64, pattern: '^[a-z/]+$', deprecated: true }
      key: { type: string, format: uuid, writeOnly: true }
      time: { oneOf: [{ type: string, format: date-time }, { type: 'null' }] }
      link: { type: string, format: uri, x-secret: true }
      address: { type: string, format: ipv4 }
      tags: { type: array, items: { type: string }, minItems: 1, maxItems: 9, uniqueItems: true, default: [] }
      labels:
        type: object
        propertyNames: { maxLength: 9 }
        additionalProperties: { type: string }
      every: { $ref: '#/components/schemas/Interval', default: 1m }
      part: { $ref: '#/components/schemas/Part' }
      any: {}
    additionalProperties: false
    anyOf: [{ required: [name] }, { required: [key] }]
    allOf:
      - if: { properties: { level: { const: high } }, required: [level] }
        then: { required: [size] }
        else: { properties: { size: false } }
  Interval: { type: string, enum: [1m, 5m] }
  Part:
    oneOf: [{ $ref: '#/components/schemas/Log' }, { $ref: '#/components/schemas/Trace' }]
    discriminator:
      propertyName: kind
      mapping: { log: '#/components/schemas/Log', trace: '#/components/schemas/Trace' }
  Log: { type: object, required: [kind], properties: { kind: { type: string, const: log } } }
  Trace: { type: object, required: [kind], properties: { kind: { type: string, const: trace } } }
`;
