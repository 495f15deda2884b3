import { nodeOf } from '../node.ts';
import type { Keyword } from '../rule.ts';

/** `allOf`: rules that hold together with this one. */
export const allOf: Keyword = (rule, value, walker) => {
  for (const part of rule.allOf ?? []) walker.visit(nodeOf(part), value);
};
