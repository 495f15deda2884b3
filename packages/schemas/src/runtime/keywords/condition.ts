import { collectIssues } from '../collect-issues.ts';
import { formatAlternatives, formatRange, formatValue, typeText } from '../messages.ts';
import type { KeywordContext, Rule } from '../rule.ts';
import { isObject, isPresent } from '../value.ts';

/** Checks `if`, `then` and `else`. Messages state when the rule applies, or when a forbidden property is allowed. */
export function condition(rule: Rule, value: unknown, collector: KeywordContext): void {
  const premise = rule.if ?? {};
  const holds = collectIssues(premise, value, false, 1).length === 0;
  const consequence = holds ? rule.then : rule.else;
  if (!consequence) return;
  const reason = holds ? activeCondition(premise, value) : `unless ${requiredCondition(premise)}`;
  for (const [name, property] of Object.entries(consequence.properties ?? {})) {
    if (property !== false || !isObject(value) || !isPresent(value, name)) continue;
    collector.reportAt(
      name,
      'condition',
      holds ? `not allowed ${reason}` : `only allowed when ${requiredCondition(premise)}`,
    );
  }
  const outer = collector.condition;
  collector.condition = reason;
  collector.visit(consequence, value);
  collector.condition = outer;
}

/** Describes why a conditional rule applies to this value: `when source is "tile"`. */
function activeCondition({ properties = {} }: Rule, value: unknown): string {
  const fields = isObject(value) ? value : {};
  return `when ${Object.keys(properties)
    .map((name) => `${name} is ${formatValue(fields[name])}`)
    .join(' and ')}`;
}

/** Describes when a condition holds: `thresholdType is "between" or "not_between"`. */
function requiredCondition({ properties = {} }: Rule): string {
  const parts = Object.entries(properties).map(([name, rule]) => {
    if (typeof rule === 'boolean') return `${name} is present`;
    if (rule.minItems !== undefined) return `${name} has ${formatRange(rule.minItems, rule.maxItems, 'item')}`;
    const values = rule.enum ?? (rule.const === undefined ? undefined : [rule.const]);
    return `${name} is ${values ? formatAlternatives(values) : `a ${typeText(rule)}`}`;
  });
  return parts.join(' and ');
}
