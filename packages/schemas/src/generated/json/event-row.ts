// Generated from specs/shared/schemas/EventRow.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `EventRow`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EventRow',
  type: 'object',
  description:
    'The selected values of an event, by name. Times are RFC 3339 text in UTC. 64-bit integers are decimal text. Maps are objects.',
  additionalProperties: { type: ['string', 'number', 'boolean', 'object', 'array', 'null'], description: 'A value.' },
  examples: [{ Timestamp: '2026-01-12T11:59:30.000000000Z', ServiceName: 'checkout', Body: 'payment failed' }],
} as const;
