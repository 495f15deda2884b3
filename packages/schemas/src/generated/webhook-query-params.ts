// Generated from specs/shared/schemas/WebhookQueryParams.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';

/** Names and values of query parameters, at most 100. A name has 1 to 256 characters, a value at most 4096. */
export type WebhookQueryParams = Record<string, string>;

/** The validator of {@link WebhookQueryParams}. */
export const WebhookQueryParams: Schema<WebhookQueryParams> = /* @__PURE__ */ schema<WebhookQueryParams>(
  {
    type: 'object',
    maxProperties: 100,
    propertyNames: { minLength: 1, maxLength: 256 },
    additionalProperties: { type: 'string', maxLength: 4096 },
  },
  true,
);
