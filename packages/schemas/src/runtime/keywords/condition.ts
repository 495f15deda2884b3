import { either, show, typeText } from '../messages.ts';
import { nodeOf } from '../node.ts';
import type { Keyword, Rule } from '../rule.ts';
import { isObject, isPresent } from '../value.ts';
import { walk } from '../walk.ts';

/** `if`, `then`, `else`. Issues say why the rule applies, or when a refused property would be allowed. */
export const condition: Keyword = (rule, value, walker) => {
  const asked = rule.if ?? {};
  const holds = walk(asked, value, false, 1).length === 0;
  const consequence = holds ? rule.then : rule.else;
  if (!consequence) return;
  const when = holds ? whenHolds(asked, value) : `unless ${whenWouldHold(asked)}`;
  for (const [name, property] of Object.entries(consequence.properties ?? {})) {
    if (property !== false || !isObject(value) || !isPresent(value, name)) continue;
    walker.reportAt(name, 'condition', holds ? `not allowed ${when}` : `only allowed when ${whenWouldHold(asked)}`);
  }
  const before = walker.when;
  walker.when = when;
  walker.visit(nodeOf(consequence), value);
  walker.when = before;
};

/** Why a conditional rule applies to this value: `when source is "tile"`. */
function whenHolds({ properties = {} }: Rule, value: unknown): string {
  const fields = isObject(value) ? value : {};
  return `when ${Object.keys(properties)
    .map((name) => `${name} is ${show(fields[name])}`)
    .join(' and ')}`;
}

/** When a condition would hold: `thresholdType is "between" or "not_between"`. */
function whenWouldHold({ properties = {} }: Rule): string {
  const parts = Object.entries(properties).map(([name, rule]) => {
    if (typeof rule === 'boolean') return `${name} is present`;
    const values = rule.enum ?? (rule.const === undefined ? undefined : [rule.const]);
    return `${name} is ${values ? either(values) : `a ${typeText(rule)}`}`;
  });
  return parts.join(' and ');
}
