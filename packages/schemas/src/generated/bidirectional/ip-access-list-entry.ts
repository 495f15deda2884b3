// Generated from specs/managed/schemas/IpAccessListEntry.yaml by `npm run generate`. Do not edit.

import { countCodePoints, isObject } from '../../runtime/value.ts';
import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** An IP address or range from which an API key can be used. */
export interface IpAccessListEntry {
  /**
   * An IPv4 or IPv6 address, or a range in CIDR notation.
   *
   * 2 to 64 characters.
   * @example '203.0.113.0/24'
   */
  source: string;
  /**
   * A note about the address. Absent if not set.
   *
   * At most 1024 characters.
   * @example 'Office'
   */
  description?: string | undefined;
}

/** Validates {@link IpAccessListEntry}. */
export const IpAccessListEntry: Schema<IpAccessListEntry> = /* @__PURE__ */ schema<IpAccessListEntry>(
  () => ({
    type: 'object',
    required: ['source'],
    properties: {
      source: { type: 'string', minLength: 2, maxLength: 64 },
      description: { type: 'string', maxLength: 1024 },
    },
  }),
  'both',
  isIpAccessListEntry,
);

/** Returns true if the value is a valid {@link IpAccessListEntry}. */
export function isIpAccessListEntry(value: unknown, closed = false): value is IpAccessListEntry {
  if (!isObject(value)) return false;
  const { source, description } = value;
  return (
    typeof source === 'string' &&
    hasMaxLength(source, 64) &&
    (source.length >= 4 || countCodePoints(source) >= 2) &&
    (description === undefined || hasMaxLength(description, 1024)) &&
    (!closed ||
      countProperties(value) === 1 + (description === undefined ? 0 : 1) ||
      hasOnlyProperties(value, IpAccessListEntry.rule.properties))
  );
}
