/** The version bumps, from smallest to largest. */
export const bumps = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof bumps)[number];

/** Returns true if `declared` is at least as large as `needed`. */
export function isEnough(declared: Bump, needed: Bump): boolean {
  return bumps.indexOf(declared) >= bumps.indexOf(needed);
}

/** Returns the largest bump, or `none` for an empty list. */
export function highest(values: Iterable<Bump>): Bump {
  return [...values].reduce((max, bump) => (isEnough(max, bump) ? max : bump), 'none');
}
