import type { CallOptions } from './call-options.ts';

/** Creates the TypeError for an option with an invalid value. */
export function invalidOption(name: string, expected: string, received: unknown): TypeError {
  return new TypeError(`\`${name}\` must be ${expected}, received ${String(received)}.`);
}

/** Throws a TypeError that names a numeric option if its value is not a number of at least `min`. */
export function checkNumber(name: string, value: unknown, min = 0): void {
  if (typeof value === 'number' && value >= min) return;
  throw invalidOption(name, `a number of at least ${min}`, value);
}

/** Checks the numeric options that clients and calls have in common. Throws a TypeError that names an invalid one. */
export function checkLimits(options: Pick<CallOptions, 'timeoutMs' | 'deadlineMs' | 'retries'>): void {
  for (const name of ['timeoutMs', 'deadlineMs', 'retries'] as const) checkNumber(name, options[name] ?? 0);
}

/**
 * Returns headers with lower-case names. Throws a TypeError that names the first invalid one. The error of the runtime would
 * quote the value, which may be a secret.
 */
export function checkHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const checked = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    try {
      if (value !== undefined) checked.set(name, value);
    } catch {
      throw new TypeError(`\`headers\` has an invalid name or value: ${JSON.stringify(name)}.`);
    }
  }
  return Object.fromEntries(checked);
}

/** Returns the current time in milliseconds since 1970. */
export type Clock = () => number;

/**
 * Reads the clock for the signature of a webhook delivery, or for the check of its age. Throws a TypeError if the value is not a finite
 * number. With NaN, every signature would be invalid, and the age could not be checked.
 */
export function readClock(now: Clock): number {
  const time = now();
  if (Number.isFinite(time)) return time;
  throw new TypeError(`\`now\` must return milliseconds since 1970, received ${String(time)}.`);
}
