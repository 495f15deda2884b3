/** Returns the current time in milliseconds since 1970. */
export type Clock = () => number;

/** Reads a clock. Throws a TypeError if it returns no finite number: comparisons with NaN would accept any age. */
export function readClock(now: Clock): number {
  const time = now();
  if (Number.isFinite(time)) return time;
  throw new TypeError(`\`now\` must return milliseconds since 1970, received ${String(time)}.`);
}
