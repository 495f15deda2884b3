import { collectIssues } from '../collect-issues.ts';
import { formatAllowed, formatValue, typeText } from '../messages.ts';
import type { KeywordContext, Rule } from '../rule.ts';
import { hasType, isObject } from '../value.ts';

/** Checks `anyOf`, and `oneOf` without a discriminator, whose members exclude each other. */
export function anyOf(rule: Rule, value: unknown, collector: KeywordContext): void {
  const rules = rule.anyOf ?? [];
  if (rules.some((member) => collectIssues(member, value, collector.closed, 1).length === 0)) return;
  const [likelyMember, ...others] = rules.filter((member) => isLikely(member, value));
  if (likelyMember && others.length === 0) return collector.visit(likelyMember, value);
  const names = rules.flatMap(({ required }) => (required?.length === 1 ? required : []));
  if (names.length < rules.length) {
    return collector.report('type', `expected ${rules.map(describe).join(' or ')}`, formatValue(value));
  }
  const quoted = names.map((name) => JSON.stringify(name)).join(' or ');
  const text = collector.condition ? `${quoted} is required` : `required property is missing: ${quoted}`;
  collector.report('required', text, '', names);
}

/** Returns true if the value probably belongs to this member: the JSON type matches, and the member is not a constant. */
function isLikely(rule: Rule, value: unknown): boolean {
  if (rule.members) return isObject(value);
  if (rule.enum) return rule.enum.some((allowed) => typeof allowed === typeof value);
  return rule.type !== undefined && rule.const === undefined && hasType(value, rule.type);
}

function describe(rule: Rule): string {
  if (rule.enum) return `one of ${formatAllowed(rule.enum)}`;
  return rule.const === undefined ? (rule.format?.name ?? typeText(rule)) : JSON.stringify(rule.const);
}
