/** What time it is, in milliseconds since 1970. */
export type Clock = () => number;

/** The time of a clock. Throws a TypeError where it gives none: what is compared with no number is never too old. */
export function timeOf(now: Clock): number {
  const time = now();
  if (Number.isFinite(time)) return time;
  throw new TypeError(`\`now\` must give milliseconds since 1970, received ${String(time)}.`);
}
