// Generated from specs/shared/schemas/Granularity.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * Size of the time buckets, which are aligned to UTC:
 * - `30s`: 30 seconds
 * - `1m`, `5m`, `10m`, `15m`, `30m`: 1, 5, 10, 15, 30 minutes
 * - `1h`, `2h`, `6h`, `12h`: 1, 2, 6, 12 hours
 * - `1d`, `2d`, `7d`, `30d`: 1, 2, 7, 30 periods of 24 hours
 * - `auto`: the smallest size that gives at most 60 buckets, or else `30d`
 */
export type Granularity = (typeof Granularity)[number];

/** All values of {@link Granularity} in the order of the spec, with the methods of a validator. */
export const Granularity = /* @__PURE__ */ enumeration(
  ['30s', '1m', '5m', '10m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d', 'auto'],
  isGranularity,
);

/** Returns true if the value is a valid {@link Granularity}. */
export function isGranularity(value: unknown): value is Granularity {
  return (
    value === '30s' ||
    value === '1m' ||
    value === '5m' ||
    value === '10m' ||
    value === '15m' ||
    value === '30m' ||
    value === '1h' ||
    value === '2h' ||
    value === '6h' ||
    value === '12h' ||
    value === '1d' ||
    value === '2d' ||
    value === '7d' ||
    value === '30d' ||
    value === 'auto'
  );
}
