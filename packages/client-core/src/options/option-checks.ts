/** Creates the TypeError for an option with an invalid value. */
export function invalidOption(name: string, expected: string, received: unknown): TypeError {
  return new TypeError(`\`${name}\` must be ${expected}, received ${String(received)}.`);
}

/** Returns a numeric option. Throws a TypeError that names the option if its value is not a number of at least `min`. */
export function checkNumber(name: string, value: number, min = 0): number {
  if (typeof value === 'number' && value >= min) return value;
  throw invalidOption(name, `a number of at least ${min}`, value);
}

/**
 * Returns headers with lower-case names. Throws a TypeError that names the first invalid one. The error of the runtime would
 * quote the value, which may be a secret.
 */
export function checkHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const checked = Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined) return [];
    try {
      return [...new Headers([[name, value]])];
    } catch {
      throw new TypeError(`\`headers\` has an invalid name or value: ${JSON.stringify(name)}.`);
    }
  });
  return Object.fromEntries(checked);
}

/** Returns the current time in milliseconds since 1970. */
export type Clock = () => number;

/** Reads a clock. Throws a TypeError if the value is not a finite number: comparisons with NaN would accept any age. */
export function readClock(now: Clock): number {
  const time = now();
  if (Number.isFinite(time)) return time;
  throw new TypeError(`\`now\` must return milliseconds since 1970, received ${String(time)}.`);
}
