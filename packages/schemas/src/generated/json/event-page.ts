// Generated from specs/shared/schemas/EventPage.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `EventPage`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EventPage',
  type: 'object',
  description: 'A page of events.',
  required: ['data', 'rows'],
  properties: {
    data: {
      type: 'array',
      maxItems: 2000,
      items: { $ref: '#/$defs/EventRow' },
      description: 'The events in the order of the search.',
    },
    rows: { type: 'integer', minimum: 0, description: 'Number of events on this page.', examples: [1] },
    nextCursor: {
      type: ['string', 'null'],
      maxLength: 1024,
      description:
        'The cursor of the next page, or null on the last page. Only present if the request has a `cursor`, which is `start` for the first page.',
      examples: [null],
    },
  },
  $defs: {
    EventRow: {
      type: 'object',
      description:
        'The selected values of an event, by name. Times are RFC 3339 text in UTC. 64-bit integers are decimal text. Maps are objects.',
      additionalProperties: {
        type: ['string', 'number', 'boolean', 'object', 'array', 'null'],
        description: 'A value.',
      },
      examples: [{ Timestamp: '2026-01-12T11:59:30.000000000Z', ServiceName: 'checkout', Body: 'payment failed' }],
    },
  },
} as const;
