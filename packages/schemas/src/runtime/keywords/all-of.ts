import type { KeywordContext, Rule } from '../rule.ts';

/** Checks `allOf`: each of the rules must hold. */
export function allOf(rule: Rule, value: unknown, collector: KeywordContext): void {
  for (const part of rule.allOf ?? []) collector.visit(part, value);
}
