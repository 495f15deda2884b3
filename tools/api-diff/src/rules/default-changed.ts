import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a changed or removed default of a request: callers that omit the value rely on it. */
export const defaultChanged: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'default').map((value) => JSON.stringify(value));
  if (before === after || before === undefined) return;
  const message = after === undefined ? `was ${before} and is gone` : `was ${before} and is ${after}`;
  return { bump: 'major', message: `The default of \`${pair.name}\` ${message}.` };
};
