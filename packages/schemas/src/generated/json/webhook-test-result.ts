// Generated from specs/shared/schemas/WebhookTestResult.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `WebhookTestResult`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'WebhookTestResult',
  type: 'object',
  description: 'The result of a sample notification.',
  required: ['status', 'durationMs', 'response', 'error'],
  properties: {
    status: {
      type: ['integer', 'null'],
      minimum: 100,
      maximum: 999,
      description:
        'The HTTP status code of the response. A status from 200 to 299 means that the receiver accepts notifications. Null if there was no response.',
      examples: [204],
    },
    durationMs: {
      type: 'integer',
      minimum: 0,
      description: 'Time until the end of the response, or until the error, in milliseconds.',
      examples: [87],
    },
    response: {
      type: ['string', 'null'],
      description: 'The first 1,000 characters of the response body. Null if there was no response.',
      examples: ['ok'],
    },
    error: {
      type: ['string', 'null'],
      description: 'Reason why there was no response. Null if there was a response.',
      examples: [null],
    },
  },
} as const;
