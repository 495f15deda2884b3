import type { Dashboard } from '@observability-api/schemas';
import { expect, it } from 'vitest';
import { savedFilters } from '../src/dashboard/saved-filters.ts';

function parametersOf(...saved: readonly object[]): Record<string, string | undefined> {
  return savedFilters({
    filters: [
      { id: 'one', name: 'Path', expression: 'Path' },
      { id: 'two', name: 'Service name', expression: 'ServiceName', isVariableEnabled: true },
      { id: 'three', name: 'Host', expression: 'Host', isVariableEnabled: true, variableName: 'Path' },
      { id: 'four', name: 'Pod', expression: 'Pod', isVariableEnabled: true, isBroadcastEnabled: false },
      { id: 'five', name: 'Level', expression: 'Level', appliesToSourceIds: ['6740a3f2c51e9b0012d4e8d1'] },
    ],
    savedQuery: null,
    savedQueryLanguage: null,
    savedFilterValues: saved,
  } as unknown as Dashboard);
}

it('selects the values of a saved IN condition in the filter with the same expression', () => {
  expect(parametersOf({ condition: "Path IN ('a', 'it''s')" })).toEqual({ 'f.one': '["a","it\'s"]' });
});

it.each(["Pod IN ('a')", "Level IN ('a')"])(
  'applies %s to all tiles, because the filter with the same expression does not',
  (condition) => {
    expect(parametersOf({ condition })).toEqual({ where: condition, lang: 'sql' });
  },
);

it('applies the second condition for the same filter to all tiles', () => {
  const [first, second] = ["Path IN ('a', 'b')", "Path IN ('b', 'c')"];
  expect(parametersOf({ condition: first }, { condition: second })).toEqual({
    'f.one': '["a","b"]',
    where: second,
    lang: 'sql',
  });
});

it('applies a condition for the filter of a saved variable to all tiles', () => {
  const condition = "ServiceName IN ('a', 'b')";
  expect(parametersOf({ condition }, { type: 'variable', name: 'Service_name', values: ['b'] })).toEqual({
    'f.two': '["b"]',
    where: condition,
    lang: 'sql',
  });
});

it('applies a condition with many quotes that is not a list of string literals to all tiles', () => {
  // A pattern that can match quotes in several ways would take time that grows exponentially with their number.
  const condition = `Path IN (${"''".repeat(100)}) OR 1`;
  expect(parametersOf({ condition })).toEqual({ where: condition, lang: 'sql' });
  const inParentheses = `Path IN (${"''".repeat(100)} || 'a')`;
  expect(parametersOf({ condition: inParentheses })).toEqual({ where: inParentheses, lang: 'sql' });
});

it.each(["Method IN ('a')", "Path NOT IN ('a')", "Path IN ('C:\\\\logs')"])('applies %s to all tiles', (condition) => {
  expect(parametersOf({ condition })).toEqual({ where: condition, lang: 'sql' });
});

it('selects the values of a saved variable in its filter, also if the name of the variable is derived from that of the filter', () => {
  expect(parametersOf({ type: 'variable', name: 'Service_name', values: ['a'] })).toEqual({ 'f.two': '["a"]' });
  expect(parametersOf({ type: 'variable', name: 'Path', values: ['a'] })).toEqual({ 'f.three': '["a"]' });
});
