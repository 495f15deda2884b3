import { type DiffRule, valuesOf } from './rule.ts';

/** Who leaves something out relies on what the service puts in its place. */
export const defaultChanged: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'default').map((value) => JSON.stringify(value));
  if (before === after || before === undefined) return;
  const message = after === undefined ? `was ${before} and is gone` : `was ${before} and is ${after}`;
  return { bump: 'major', message: `The default of \`${pair.name}\` ${message}.` };
};
