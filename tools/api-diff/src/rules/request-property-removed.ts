import { type DiffRule, valuesOf } from './rule.ts';

/** Where unknown properties are accepted, one that is gone is no longer refused, but what is sent is lost. */
export const requestPropertyRemoved: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'properties').map((properties) => Object.keys(properties ?? {}));
  const [, additional] = valuesOf(pair, 'additionalProperties');
  const gone = before?.filter((name) => !after?.includes(name)) ?? [];
  if (gone.length === 0 || additional === false) return;
  return { bump: 'major', message: `\`${gone.join('`, `')}\` of \`${pair.name}\` is gone: callers still send it.` };
};
