import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a property removed from a request that accepts unknown properties: the service ignores its value without an error. */
export const requestPropertyRemoved: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'properties').map((properties) => Object.keys(properties ?? {}));
  const [, additional] = valuesOf(pair, 'additionalProperties');
  const removed = before?.filter((name) => !after?.includes(name)) ?? [];
  if (removed.length === 0 || additional === false) return;
  const [verb, object] = removed.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return {
    bump: 'major',
    message: `\`${removed.join('`, `')}\` of \`${pair.name}\` ${verb} removed, but callers may still send ${object}.`,
  };
};
