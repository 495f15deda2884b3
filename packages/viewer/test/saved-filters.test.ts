import type { Dashboard } from '@observability-api/schemas';
import { expect, it } from 'vitest';
import { savedFilters } from '../src/dashboard/saved-filters.ts';

function parametersOf(saved: object): Record<string, string | undefined> {
  return savedFilters({
    filters: [
      { id: 'one', name: 'Path', expression: 'Path' },
      { id: 'two', name: 'Service name', expression: 'ServiceName', isVariableEnabled: true },
      { id: 'three', name: 'Host', expression: 'Host', isVariableEnabled: true, variableName: 'Path' },
    ],
    savedQuery: null,
    savedQueryLanguage: null,
    savedFilterValues: [saved],
  } as unknown as Dashboard);
}

it('selects the values of the filter with the expression of a saved condition', () => {
  expect(parametersOf({ condition: "Path IN ('a', 'it''s')" })).toEqual({ 'f.one': '["a","it\'s"]' });
});

it('reads a condition with many quotes that is not a list of texts', () => {
  const condition = `Path IN (${"''".repeat(100)}) OR 1`;
  expect(parametersOf({ condition })).toEqual({ where: condition, lang: 'sql' });
  const inParentheses = `Path IN (${"''".repeat(100)} || 'a')`;
  expect(parametersOf({ condition: inParentheses })).toEqual({ where: inParentheses, lang: 'sql' });
});

it.each(["Method IN ('a')", "Path NOT IN ('a')", "Path IN ('C:\\\\logs')"])('applies %s to all tiles', (condition) => {
  expect(parametersOf({ condition })).toEqual({ where: condition, lang: 'sql' });
});

it('selects the values of the filter with the variable name of a saved value, also if the name is derived', () => {
  expect(parametersOf({ type: 'variable', name: 'Service_name', values: ['a'] })).toEqual({ 'f.two': '["a"]' });
  expect(parametersOf({ type: 'variable', name: 'Path', values: ['a'] })).toEqual({ 'f.three': '["a"]' });
});
