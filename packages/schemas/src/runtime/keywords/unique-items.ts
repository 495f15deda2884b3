import type { Keyword } from '../rule.ts';
import { repeatedItem } from '../value.ts';

/** `uniqueItems`: no item equals an earlier one; the first that does is named. */
export const uniqueItems: Keyword = (_rule, value, walker) => {
  const repeated = Array.isArray(value) ? repeatedItem(value) : undefined;
  if (!repeated) return;
  walker.reportAt(repeated.index, 'uniqueItems', 'expected different items', `the same as item ${repeated.first}`);
};
