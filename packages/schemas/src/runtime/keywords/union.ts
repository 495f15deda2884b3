import { oneOf, received, show } from '../messages.ts';
import { nodeOf } from '../node.ts';
import type { Keyword } from '../rule.ts';
import { isObject } from '../value.ts';

/** `oneOf` with a `discriminator`: the member that the tag names must hold. A wrong tag is an issue of the tag. */
export const union: Keyword = ({ tag = '', members = {} }, value, walker) => {
  if (!isObject(value)) return walker.report('type', 'expected object', received(value), 'object');
  const name = Object.hasOwn(value, tag) ? value[tag] : undefined;
  const member = typeof name === 'string' && Object.hasOwn(members, name) ? members[name] : undefined;
  if (member) return walker.visit(nodeOf(member), value);
  const known = Object.keys(members);
  if (name === undefined) return walker.reportAt(tag, 'required', 'required property is missing', '', known);
  walker.reportAt(tag, 'discriminator', `expected one of ${oneOf(known)}`, show(name), known);
};
