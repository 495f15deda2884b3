import type { IssueCollector } from '../collect-issues.ts';
import type { Rule } from '../rule.ts';
import { isMultiple } from '../value.ts';

/** Checks `multipleOf`. */
export function multipleOf({ multipleOf: step = 1 }: Rule, value: unknown, collector: IssueCollector): void {
  if (typeof value !== 'number' || isMultiple(value, step)) return;
  collector.report('multipleOf', `expected a multiple of ${step}`, value, step);
}
