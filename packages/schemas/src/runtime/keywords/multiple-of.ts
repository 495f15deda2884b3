import type { KeywordContext, Rule } from '../rule.ts';
import { isMultiple } from '../value.ts';

/** Checks `multipleOf`. */
export function multipleOf({ multipleOf: step = 1 }: Rule, value: unknown, collector: KeywordContext): void {
  if (typeof value !== 'number' || isMultiple(value, step)) return;
  collector.report('multipleOf', `expected a multiple of ${step}`, value, step);
}
