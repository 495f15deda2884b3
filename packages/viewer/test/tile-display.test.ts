import type { TileConfig } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { withDisplayType } from '../src/edit/tile-display.ts';

const sourceId = '6740a3f2c51e9b0012d4e8d1';
const table: TileConfig = {
  displayType: 'table',
  sourceId,
  select: [
    { aggFn: 'avg', valueExpression: 'Duration' },
    { aggFn: 'max', valueExpression: 'Duration' },
  ],
  groupBy: 'ServiceName',
  numberFormat: { output: 'duration' },
};

describe('a tile with another display type', () => {
  it('keeps the values, groups and number format that both types have', () => {
    expect(withDisplayType(table, 'line', '')).toEqual({ ...table, displayType: 'line' });
    const { groupBy: _, ...withoutGroups } = table;
    const first = [{ aggFn: 'avg', valueExpression: 'Duration' }];
    expect(withDisplayType(table, 'number', '')).toEqual({ ...withoutGroups, displayType: 'number', select: first });
  });

  it('keeps formulas and the properties of the time axis between lines and stacked bars', () => {
    const line: TileConfig = {
      ...table,
      displayType: 'line',
      formulas: [{ expression: 'A / B' }],
      showOperandSeries: false,
      fillNulls: false,
      seriesLimit: 3,
      compareToPreviousPeriod: true,
    };
    const { compareToPreviousPeriod: _, ...shared } = line;
    expect(withDisplayType(line, 'stacked_bar', '')).toEqual({ ...shared, displayType: 'stacked_bar' });
    expect(withDisplayType(line, 'table', '')).toEqual({
      ...table,
      formulas: [{ expression: 'A / B' }],
      showOperandSeries: false,
    });
    expect(withDisplayType(line, 'bar', '')).not.toHaveProperty('formulas');
  });

  it('keeps one formula between lines and numbers', () => {
    const line: TileConfig = { ...table, displayType: 'line', formulas: [{ expression: 'A / B' }] };
    const { groupBy: _, ...number } = { ...line, displayType: 'number' as const };
    expect(withDisplayType(line, 'number', '')).toEqual(number);
    expect(withDisplayType(number, 'line', '')).toEqual({ ...number, displayType: 'line' });
  });

  it('drops the number format together with the formulas or the ratio that have it', () => {
    const formulas = [{ expression: 'A / B' }, { expression: 'A - B' }];
    const numberFormat = { output: 'percent' as const };
    const line: TileConfig = { ...table, displayType: 'line', formulas, numberFormat };
    const select = [{ aggFn: 'avg', valueExpression: 'Duration' }];
    expect(withDisplayType(line, 'number', '')).toEqual({ displayType: 'number', sourceId, select });
    const ratio: TileConfig = { ...table, displayType: 'line', asRatio: true, numberFormat };
    expect(withDisplayType(ratio, 'number', '')).toEqual({ displayType: 'number', sourceId, select });
  });

  it('keeps the number format if the list of formulas is empty', () => {
    const line: TileConfig = { ...table, displayType: 'line', formulas: [] };
    const { groupBy: _, ...number } = { ...table, displayType: 'number' as const, select: table.select.slice(0, 1) };
    expect(withDisplayType(line, 'number', '')).toEqual(number);
  });

  it('keeps the order and the limit between pies and bars', () => {
    const pie: TileConfig = {
      displayType: 'pie',
      sourceId,
      select: [{ aggFn: 'count' }],
      groupBy: 'ServiceName',
      orderBy: 'ServiceName',
      limit: 5,
    };
    expect(withDisplayType(pie, 'bar', '')).toEqual({ ...pie, displayType: 'bar' });
    expect(withDisplayType(pie, 'table', '')).not.toHaveProperty('orderBy');
  });

  it('keeps the filter of its events', () => {
    const search: TileConfig = { displayType: 'search', sourceId, select: '', where: 'a = 1', whereLanguage: 'sql' };
    expect(withDisplayType(search, 'heatmap', '')).toMatchObject({ sourceId, where: 'a = 1', whereLanguage: 'sql' });
  });

  it('leaves `select` of event patterns empty, because not every source has a column Body', () => {
    expect(withDisplayType(table, 'event_patterns', '')).toEqual({
      displayType: 'event_patterns',
      sourceId,
      select: '',
    });
  });

  it('drops the number format of a heatmap together with its value', () => {
    const heatmap: TileConfig = {
      displayType: 'heatmap',
      sourceId,
      select: [{ valueExpression: 'Duration' }],
      numberFormat: { output: 'duration' },
    };
    expect(withDisplayType(heatmap, 'line', '')).toEqual({
      displayType: 'line',
      sourceId,
      select: [{ aggFn: 'count' }],
    });
  });
});
