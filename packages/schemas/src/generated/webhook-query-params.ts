// Generated from specs/shared/schemas/WebhookQueryParams.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { map } from '../runtime/keywords/map.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/**
 * Query parameters by name. A name has 1 to 256 characters, a value at most 4096.
 *
 * At most 100 entries.
 */
export type WebhookQueryParams = Record<string, string>;

/** Validates {@link WebhookQueryParams}. */
export const WebhookQueryParams: Schema<WebhookQueryParams> = /* @__PURE__ */ schema<WebhookQueryParams>(
  () => ({
    type: 'object',
    writeOnly: true,
    maxProperties: 100,
    propertyNames: { minLength: 1, maxLength: 256 },
    additionalProperties: { type: 'string', maxLength: 4096 },
    keywords: [map],
  }),
  'request',
  isWebhookQueryParams,
);

function webhookQueryParamsEntries(value: Readonly<Record<string, unknown>>): boolean {
  let count = 0;
  for (const key of Object.keys(value)) {
    const entry = value[key];
    if (entry === undefined) continue;
    count++;
    if (!(key !== '' && hasMaxLength(key, 256))) return false;
    if (!hasMaxLength(entry, 4096)) return false;
  }
  return count <= 100;
}

/** Returns true if the value is a valid {@link WebhookQueryParams}. */
export function isWebhookQueryParams(value: unknown): value is WebhookQueryParams {
  if (!isObject(value)) return false;
  return webhookQueryParamsEntries(value);
}
