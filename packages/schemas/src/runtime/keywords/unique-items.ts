import type { Keyword } from '../rule.ts';
import { repeatedItem } from '../value.ts';

/** `uniqueItems`: no item equals an earlier one; the first that does is named. */
export const uniqueItems: Keyword = (_rule, value, walker) => {
  const repeated = Array.isArray(value) ? repeatedItem(value) : undefined;
  if (!repeated) return;
  const message = `expected different items, received the same as item ${repeated.first}`;
  walker.reportAt(repeated.index, 'uniqueItems', message);
};
