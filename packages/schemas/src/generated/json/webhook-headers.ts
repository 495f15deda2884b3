// Generated from specs/shared/schemas/WebhookHeaders.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `WebhookHeaders`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'WebhookHeaders',
  type: 'object',
  writeOnly: true,
  description:
    'HTTP headers by name. A name is an RFC 9110 token of 1 to 256 characters. A value has at most 4096 printable Latin-1 characters.',
  maxProperties: 100,
  propertyNames: { minLength: 1, maxLength: 256, pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" },
  additionalProperties: { type: 'string', maxLength: 4096, pattern: '^[ -~\\u00A0-\\u00FF]*$' },
  examples: [{ 'X-Environment': 'production' }],
} as const;
