import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a deprecated operation whose last day is earlier than announced, or no longer announced. */
export const sunsetEarlier: DiffRule = (pair) => {
  if (pair.kind !== 'operation') return;
  const [before, after] = valuesOf(pair, 'x-sunset').map((day) => (day === undefined ? undefined : String(day)));
  const [, deprecated] = valuesOf(pair, 'deprecated');
  if (before === undefined || deprecated !== true || (after !== undefined && after >= before)) return;
  const change = after === undefined ? 'is not announced any more' : `is now ${after}`;
  return { bump: 'major', message: `The last day of \`${pair.name}\` was ${before} and ${change}.` };
};
