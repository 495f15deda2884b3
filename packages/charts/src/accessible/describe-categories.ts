import { type Category, categoryText } from '../data/categories.ts';
import type { ValueFormat } from '../format/number-format.ts';
import { pluralize, truncatedText } from './description.ts';

/** Describes a pie or bar chart in words: the number of groups, the largest and the smallest. */
export function describeCategories(
  kind: string,
  items: readonly Category[],
  format: ValueFormat,
  truncated: boolean | undefined,
): string {
  const [first] = items;
  if (!first) return `${kind}. No data.`;
  const text = (item: Category) => `${item.name}, ${categoryText(item, format)}`;
  const largest = items.reduce((a, b) => (b.value > a.value ? b : a));
  const smallest = items.reduce((a, b) => (b.value < a.value ? b : a));
  const extremes = items.length === 1 ? `${text(first)}.` : `Largest: ${text(largest)}. Smallest: ${text(smallest)}.`;
  return `${kind}, ${pluralize(items.length, 'group', 'groups')}. ${extremes}${truncatedText(truncated)}`;
}
