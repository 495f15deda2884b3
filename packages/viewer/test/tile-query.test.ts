import type { Dashboard, Tile } from '@observability-api/schemas';
import { expect, it } from 'vitest';
import {
  backgroundQuery,
  inlineTileQuery,
  type QueryState,
  stateFor,
  storedTileQuery,
} from '../src/tile/tile-query.ts';

const SOURCE = '6740a3f2c51e9b0012d4e8d1';
const RANGE = { startTime: 1_768_208_400_000, endTime: 1_768_219_200_000 };
const TILE = {
  id: 'requests',
  w: 6,
  config: { displayType: 'number', sourceId: SOURCE, select: [{ aggFn: 'count' }], backgroundChart: { type: 'line' } },
} as unknown as Tile;
const FILTERS = [
  { id: 'service', expression: 'ServiceName' },
  { id: 'host', expression: 'HostName', appliesToSourceIds: ['6740a3f2c51e9b0012d4e8d2'] },
  { id: 'level', expression: 'SeverityText', appliesToSourceIds: [] },
] as unknown as Dashboard['filters'];
const STATE: QueryState = {
  where: 'Body:timeout',
  whereLanguage: 'lucene',
  compare: false,
  filters: new Map([
    ['service', ['cart']],
    ['host', ['a']],
    ['level', ['error']],
  ]),
};

it('filters the chart behind a number like the number', () => {
  const expected = {
    where: 'Body:timeout',
    filters: [
      { expression: 'ServiceName', values: ['cart'] },
      { expression: 'SeverityText', values: ['error'] },
    ],
    tile: { config: { displayType: 'line' } },
  };
  const stored = storedTileQuery('6740a3f2c51e9b0012d4e8a1', TILE, STATE, FILTERS, RANGE);
  expect(backgroundQuery(TILE, stored, FILTERS)).toMatchObject(expected);
  expect(backgroundQuery(TILE, inlineTileQuery(TILE, STATE, FILTERS, RANGE))).toMatchObject(expected);
});

it('shows only the formula in the chart behind a number', () => {
  const config = { ...TILE.config, formulas: [{ expression: 'A * 2' }] };
  const query = inlineTileQuery({ ...TILE, config } as Tile, STATE, FILTERS, RANGE);
  expect(backgroundQuery({ ...TILE, config } as Tile, query)?.tile).toMatchObject({
    config: { formulas: [{ expression: 'A * 2' }], showOperandSeries: false },
  });
});

it('compares a line chart with the previous period if the page or the tile does', () => {
  const line = { ...TILE, config: { displayType: 'line', sourceId: SOURCE, select: [{ aggFn: 'count' }] } } as Tile;
  const comparedLine = { ...line, config: { ...line.config, compareToPreviousPeriod: true } } as Tile;
  const compareToOf = (tile: Tile, state: QueryState) =>
    storedTileQuery('6740a3f2c51e9b0012d4e8a1', tile, stateFor(tile, state), FILTERS, RANGE).compareTo;
  expect(compareToOf(line, STATE)).toBeUndefined();
  expect(compareToOf(line, { ...STATE, compare: true })).toBe('previous_period');
  expect(compareToOf(comparedLine, STATE)).toBe('previous_period');
});

it('applies a filter for one source to an unsaved tile with series only if all series have this source', () => {
  const filters = [
    { id: 'host', expression: 'HostName', appliesToSourceIds: [SOURCE] },
  ] as unknown as Dashboard['filters'];
  const expressionsOf = (...sourceIds: string[]) => {
    const series = sourceIds.map((sourceId) => ({ type: 'time', aggFn: 'count', sourceId }));
    return inlineTileQuery({ series, w: 6 } as unknown as Tile, STATE, filters, RANGE).filters?.map(
      (filter) => filter.expression,
    );
  };
  expect(expressionsOf(SOURCE, SOURCE)).toEqual(['HostName']);
  expect(expressionsOf(SOURCE, '6740a3f2c51e9b0012d4e8d2')).toBeUndefined();
});

it('sends the variables that the SQL of an unsaved tile contains, with their selected values', () => {
  const filters = [
    { id: 'service', name: 'The service', expression: 'ServiceName', isVariableEnabled: true },
    { id: 'level', name: 'level', expression: 'SeverityText', isVariableEnabled: true },
    { id: 'none', name: 'unused', expression: 'Body', isVariableEnabled: true },
    { id: 'host', name: 'host', expression: 'HostName' },
  ] as unknown as Dashboard['filters'];
  const state = { ...STATE, filters: new Map([['service', ['cart']]]) };
  const sqlTemplate =
    'SELECT $host FROM otel_logs WHERE $__filter(ServiceName, $The_service) AND SeverityText IN ($level)';
  const tile = { config: { configType: 'sql', displayType: 'number', sqlTemplate }, w: 6 } as unknown as Tile;
  expect(inlineTileQuery(tile, state, filters, RANGE).variables).toEqual({ The_service: ['cart'], level: [] });
});

it('sends no variables for an unsaved tile whose SQL is not a text', () => {
  const filters = [
    { id: 'service', name: 'service', expression: 'ServiceName', isVariableEnabled: true },
  ] as unknown as Dashboard['filters'];
  const tile = { config: { configType: 'sql', displayType: 'number', sqlTemplate: null }, w: 6 } as unknown as Tile;
  expect(inlineTileQuery(tile, STATE, filters, RANGE).variables).toBeUndefined();
});
