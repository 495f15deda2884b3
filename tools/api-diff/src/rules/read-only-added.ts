import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a request property that became read-only: the service ignores or rejects it. */
export const readOnlyAdded: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'readOnly');
  if (before === true || after !== true) return;
  return {
    bump: 'major',
    message: `\`${pair.name}\` became read-only, so the service ignores the value that callers send.`,
  };
};
