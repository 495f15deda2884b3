// Generated from specs/shared/schemas/WebhookHeaders.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';

/**
 * Names and values of HTTP headers, at most 100. A name is a token of RFC 9110 of 1 to 256 characters, a value at
 * most 4096 characters without control characters.
 */
export type WebhookHeaders = Record<string, string>;

/** The validator of {@link WebhookHeaders}. */
export const WebhookHeaders: Schema<WebhookHeaders> = /* @__PURE__ */ schema<WebhookHeaders>(
  {
    type: 'object',
    maxProperties: 100,
    propertyNames: { minLength: 1, maxLength: 256, pattern: /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u },
    additionalProperties: { type: 'string', maxLength: 4096, pattern: /^[ -~\u00A0-\u00FF]*$/u },
  },
  true,
);
