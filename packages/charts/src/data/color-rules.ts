import type { Cell, ColorRule } from '../types.ts';
import { numberOf } from './columns.ts';

/** Returns the last rule that matches the value of a number tile, or undefined if none matches. */
export function matchingRule(rules: readonly ColorRule[] | undefined, cell: Cell): ColorRule | undefined {
  return rules?.findLast((rule) => matches(rule, cell));
}

function matches({ operator, value }: ColorRule, cell: Cell): boolean {
  const number = numberOf(cell);
  if (operator === 'eq' || operator === 'neq') {
    const equal = typeof value === 'number' && number !== null ? number === value : String(cell) === String(value);
    return equal === (operator === 'eq');
  }
  if (number === null) return false;
  if (operator === 'between') {
    const [minimum, maximum] = typeof value === 'object' ? value : [];
    return minimum !== undefined && maximum !== undefined && number >= minimum && number <= maximum;
  }
  if (typeof value !== 'number') return false;
  switch (operator) {
    case 'gt':
      return number > value;
    case 'gte':
      return number >= value;
    case 'lt':
      return number < value;
    case 'lte':
      return number <= value;
    default:
      return false;
  }
}
