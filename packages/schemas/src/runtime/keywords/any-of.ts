import { show } from '../messages.ts';
import type { Keyword, Rule } from '../rule.ts';
import { isObject } from '../value.ts';
import { isType, walk } from '../walk.ts';

/** `anyOf`, and `oneOf` where at most one member can hold: at least one of the rules holds. */
export const anyOf: Keyword = (rule, value, walker) => {
  const rules = rule.anyOf ?? [];
  if (rules.some((member) => walk(member, value, walker.closed, 1).length === 0)) return;
  const [likely, ...others] = rules.filter((member) => isLikely(member, value));
  if (likely && others.length === 0) return walker.visit(likely, value);
  const names = rules.flatMap(({ required }) => (required?.length === 1 ? required : []));
  if (names.length < rules.length) {
    return walker.report('type', `expected ${rules.map(describe).join(' or ')}, received ${show(value)}`);
  }
  const quoted = names.map((name) => JSON.stringify(name)).join(' or ');
  walker.report('required', walker.when ? `${quoted} is required` : `required property is missing: ${quoted}`, names);
};

/** Whether a member is the one that the value is meant to be: its JSON type says so. */
function isLikely({ type, const: only, members }: Rule, value: unknown): boolean {
  if (members) return isObject(value);
  return type !== undefined && only === undefined && [type].flat().some((name) => isType(name, value));
}

function describe({ type, const: only, format }: Rule): string {
  if (only !== undefined) return JSON.stringify(only);
  return format?.name ?? [type ?? 'any value'].flat().join(' or ');
}
