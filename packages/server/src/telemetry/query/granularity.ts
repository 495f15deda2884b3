const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The bucket sizes in milliseconds by name, smallest first. */
export const granularities = {
  '30s': 30 * SECOND,
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '10m': 10 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': HOUR,
  '2h': 2 * HOUR,
  '6h': 6 * HOUR,
  '12h': 12 * HOUR,
  '1d': DAY,
  '2d': 2 * DAY,
  '7d': 7 * DAY,
  '30d': 30 * DAY,
} as const;

/** `auto` selects the smallest size with at most this number of buckets. */
const MAX_AUTO_BUCKETS = 60;

/** Returns the number of buckets, aligned to the epoch, that overlap the range `[start, end)`. */
export function bucketCount(start: number, end: number, bucketMs: number): number {
  return Math.floor((end - 1) / bucketMs) - Math.floor(start / bucketMs) + 1;
}

/** Returns the name of a bucket size, or undefined if the size has none. */
export function granularityName(bucketMs: number): keyof typeof granularities | undefined {
  return (Object.keys(granularities) as (keyof typeof granularities)[]).find(
    (name) => granularities[name] === bucketMs,
  );
}

/** Returns the bucket size in milliseconds. `auto` selects the smallest size with at most 60 buckets, or else the largest. */
export function resolveBucketMs(name: keyof typeof granularities | 'auto', start: number, end: number): number {
  if (name !== 'auto') return granularities[name];
  const sizes = Object.values(granularities);
  return sizes.find((size) => bucketCount(start, end, size) <= MAX_AUTO_BUCKETS) ?? granularities['30d'];
}
