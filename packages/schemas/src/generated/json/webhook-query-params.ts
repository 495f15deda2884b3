// Generated from specs/shared/schemas/WebhookQueryParams.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `WebhookQueryParams`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'WebhookQueryParams',
  type: 'object',
  writeOnly: true,
  description: 'Query parameters by name. A name has 1 to 256 characters, a value at most 4096.',
  maxProperties: 100,
  propertyNames: { minLength: 1, maxLength: 256 },
  additionalProperties: { type: 'string', maxLength: 4096 },
  examples: [{ environment: 'production' }],
} as const;
