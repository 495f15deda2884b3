import { either, show } from './messages.ts';
import type { Rule } from './rule.ts';

/** Says why a conditional rule applies to this value: `when source is "tile"`. */
export function whenHolds(condition: Rule, value: object): string {
  const parts = Object.keys(condition.properties ?? {}).map(
    (name) => `${name} is ${show((value as Record<string, unknown>)[name])}`,
  );
  return `when ${parts.join(' and ')}`;
}

/** Says when a refused property would be allowed: `when thresholdType is "between" or "not_between"`. */
export function whenWouldHold(condition: Rule): string {
  const parts = Object.entries(condition.properties ?? {}).map(([name, rule]) => {
    if (typeof rule === 'boolean') return `${name} is present`;
    const values = rule.enum ?? (rule.const === undefined ? undefined : [rule.const]);
    return values ? `${name} is ${either(values)}` : `${name} is a ${String(rule.type)}`;
  });
  return `when ${parts.join(' and ')}`;
}
