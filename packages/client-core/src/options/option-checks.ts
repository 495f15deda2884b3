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
 * Throws a TypeError that names the first invalid header. The error of the runtime would quote the value, which may be a
 * secret.
 */
export function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    try {
      new Headers([[name, value]]);
    } catch {
      throw new TypeError(`\`headers\` has an invalid name or value: ${JSON.stringify(name)}.`);
    }
  }
}
