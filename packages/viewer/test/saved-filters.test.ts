import type { Dashboard } from '@observability-api/schemas';
import { expect, it } from 'vitest';
import { savedFilters } from '../src/dashboard/saved-filters.ts';

function parametersOf(condition: string): Record<string, string | undefined> {
  return savedFilters({
    filters: [{ id: 'one', expression: 'Path' }],
    savedQuery: null,
    savedQueryLanguage: null,
    savedFilterValues: [{ type: 'sql', condition }],
  } as unknown as Dashboard);
}

it('selects the values of the filter with the expression of a saved condition', () => {
  expect(parametersOf("Path IN ('a', 'it''s')")).toEqual({ 'f.one': '["a","it\'s"]' });
});

it.each(["Method IN ('a')", "Path NOT IN ('a')", "Path IN ('C:\\\\logs')"])('applies %s to all tiles', (condition) => {
  expect(parametersOf(condition)).toEqual({ where: condition, lang: 'sql' });
});
