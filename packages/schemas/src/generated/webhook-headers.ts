// Generated from specs/shared/schemas/WebhookHeaders.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { map } from '../runtime/keywords/map.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { pattern10, pattern9 } from './patterns.ts';

/**
 * HTTP headers by name. A name is an RFC 9110 token of 1 to 256 characters. A value has at most 4096 printable
 * Latin-1 characters.
 *
 * At most 100 entries.
 */
export type WebhookHeaders = Record<string, string>;

/** Validates {@link WebhookHeaders}. */
export const WebhookHeaders: Schema<WebhookHeaders> = /* @__PURE__ */ schema<WebhookHeaders>(
  () => ({
    type: 'object',
    writeOnly: true,
    maxProperties: 100,
    propertyNames: { minLength: 1, maxLength: 256, pattern: pattern9, expected: 'a header name' },
    additionalProperties: {
      type: 'string',
      maxLength: 4096,
      pattern: pattern10,
      expected: 'a header value of printable Latin-1 characters',
    },
    keywords: [map],
  }),
  'request',
  isWebhookHeaders,
);

function webhookHeadersEntries(value: Readonly<Record<string, unknown>>): boolean {
  let count = 0;
  for (const key of Object.keys(value)) {
    const entry = value[key];
    if (entry === undefined) continue;
    count++;
    if (!(typeof key === 'string' && key !== '' && hasMaxLength(key, 256) && pattern9.test(key))) return false;
    if (!(typeof entry === 'string' && hasMaxLength(entry, 4096) && pattern10.test(entry))) return false;
  }
  return count <= 100;
}

/** Returns true if the value is a valid {@link WebhookHeaders}. */
export function isWebhookHeaders(value: unknown): value is WebhookHeaders {
  if (!isObject(value)) return false;
  return webhookHeadersEntries(value);
}
