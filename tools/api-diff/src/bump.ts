/** What a release must do to its version, from least to most. */
export const bumps = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof bumps)[number];

/** Whether `declared` is enough where `needed` is asked for. */
export function isEnough(declared: Bump, needed: Bump): boolean {
  return bumps.indexOf(declared) >= bumps.indexOf(needed);
}

/** The most that any of them asks for. */
export function highest(all: Iterable<Bump>): Bump {
  return [...all].reduce((most, bump) => (isEnough(most, bump) ? most : bump), 'none');
}
