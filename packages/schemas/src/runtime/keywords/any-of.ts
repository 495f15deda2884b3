import { show, typeText } from '../messages.ts';
import { nodeOf } from '../node.ts';
import type { Keyword, Rule } from '../rule.ts';
import { isObject, kindsOf } from '../value.ts';
import { walk } from '../walk.ts';

/** `anyOf`, and `oneOf` where at most one member can hold: at least one of the rules holds. */
export const anyOf: Keyword = (rule, value, walker) => {
  const rules = rule.anyOf ?? [];
  if (rules.some((member) => walk(member, value, walker.closed, 1).length === 0)) return;
  const [likely, ...others] = rules.filter((member) => isLikely(member, value));
  if (likely && others.length === 0) return walker.visit(nodeOf(likely), value);
  const names = rules.flatMap(({ required }) => (required?.length === 1 ? required : []));
  if (names.length < rules.length) {
    return walker.report('type', `expected ${rules.map(describe).join(' or ')}`, show(value));
  }
  const quoted = names.map((name) => JSON.stringify(name)).join(' or ');
  const text = walker.when ? `${quoted} is required` : `required property is missing: ${quoted}`;
  walker.report('required', text, '', names);
};

/** Whether a member is the one that the value is meant to be: its JSON type says so. */
function isLikely(rule: Rule, value: unknown): boolean {
  if (rule.members) return isObject(value);
  return rule.type !== undefined && rule.const === undefined && (nodeOf(rule).kinds & kindsOf(value)) !== 0;
}

function describe(rule: Rule): string {
  return rule.const === undefined ? (rule.format?.name ?? typeText(rule)) : JSON.stringify(rule.const);
}
