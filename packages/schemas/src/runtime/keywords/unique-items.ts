import type { KeywordContext, Rule } from '../rule.ts';
import { findDuplicate } from '../value.ts';

/** Checks `uniqueItems`. Reports the first duplicate. */
export function uniqueItems(_rule: Rule, value: unknown, collector: KeywordContext): void {
  const duplicate = Array.isArray(value) ? findDuplicate(value) : undefined;
  if (!duplicate) return;
  collector.reportAt(duplicate.index, 'uniqueItems', 'expected different items', `the same as item ${duplicate.first}`);
}
