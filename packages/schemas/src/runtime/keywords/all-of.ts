import type { IssueCollector } from '../collect-issues.ts';
import { compiledRule } from '../compiled-rule.ts';
import type { Rule } from '../rule.ts';

/** Checks `allOf`: each of the rules must hold. */
export function allOf(rule: Rule, value: unknown, collector: IssueCollector): void {
  for (const part of rule.allOf ?? []) collector.visit(compiledRule(part), value);
}
