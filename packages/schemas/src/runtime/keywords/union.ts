import { describeReceived, formatAllowed, formatValue } from '../messages.ts';
import type { KeywordContext, Rule } from '../rule.ts';
import { isObject } from '../value.ts';

/**
 * Checks `oneOf` with a `discriminator`. `tag` is the name of the property that selects a member, and the value must match this
 * member. `absent` is the member for values without the property. Reports a missing or unknown value of the property at the property.
 */
export function union({ tag = '', members = {}, absent }: Rule, value: unknown, collector: KeywordContext): void {
  if (!isObject(value)) return collector.report('type', 'expected object', describeReceived(value), 'object');
  const name = Object.hasOwn(value, tag) ? value[tag] : undefined;
  const selected = typeof name === 'string' && Object.hasOwn(members, name) ? members[name] : undefined;
  const member = name === undefined ? absent : selected;
  if (member) return collector.visit(member, value);
  const known = Object.keys(members);
  if (name === undefined) return collector.reportAt(tag, 'required', 'required property is missing', '', known);
  collector.reportAt(tag, 'discriminator', `expected one of ${formatAllowed(known)}`, formatValue(name), known);
}
