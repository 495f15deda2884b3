import { describe, expect, it } from 'vitest';
import { type SeriesInput, TileConfig, toConfig } from '../src/index.ts';

const sourceId = '6740a3f2c51e9b0012d4e8d1';
const count: SeriesInput = { type: 'time', aggFn: 'count', sourceId };
const item = { aggFn: 'count', valueExpression: '', where: '', whereLanguage: 'lucene' };

describe('toConfig', () => {
  it('returns the config of a tile that has one', () => {
    const config = { displayType: 'markdown' } as const;
    expect(toConfig({ config })).toEqual({ config });
  });

  it.each([
    ['has a backtick', 'a ` b', '`a \\` b` DESC'],
    ['has a backslash', 'a \\ b', '2 DESC'],
    ['has a line break', 'a\nb', '2 DESC'],
    ['is the name of a group', 'ServiceName', '2 DESC'],
    ['is as long as orderBy can be', 'x'.repeat(10_000), '2 DESC'],
  ])('orders a table by its first value if its alias %s', (_, alias, orderBy) => {
    const { config } = toConfig({ series: [{ ...count, type: 'table', groupBy: ['ServiceName'], alias }] });
    expect(config).toMatchObject({ orderBy });
    expect(TileConfig.strict.check(config)).toEqual([]);
  });

  it.each<[string, readonly SeriesInput[], boolean, object]>([
    ['lines', [count], false, { displayType: 'line', sourceId, select: [item], asRatio: false, fillNulls: true }],
    [
      'grouped bars with a ratio',
      [
        { ...count, displayType: 'stacked_bar', groupBy: ['ServiceName'] },
        { ...count, displayType: 'stacked_bar', groupBy: ['ServiceName'], where: 'a' },
      ],
      true,
      {
        displayType: 'stacked_bar',
        sourceId,
        select: [item, { ...item, where: 'a' }],
        asRatio: true,
        fillNulls: true,
        groupBy: 'ServiceName',
      },
    ],
    [
      'a table',
      [{ type: 'table', aggFn: 'quantile', field: 'Duration', level: 0.95, sourceId, sortOrder: 'asc' }],
      false,
      {
        displayType: 'table',
        sourceId,
        select: [{ ...item, aggFn: 'quantile', valueExpression: 'Duration', level: 0.95 }],
        asRatio: false,
        orderBy: '`quantile(0.95)(Duration)` ASC',
      },
    ],
    [
      'a median without a level',
      [{ type: 'number', aggFn: 'quantile', field: 'Duration', sourceId }],
      false,
      { displayType: 'number', sourceId, select: [{ ...item, aggFn: 'quantile', valueExpression: 'Duration' }] },
    ],
    [
      'a number with a ratio',
      [
        { type: 'number', aggFn: 'count', sourceId },
        { type: 'number', aggFn: 'count', sourceId },
      ],
      true,
      { displayType: 'number', sourceId, select: [item, item], formulas: [{ expression: 'A / B' }] },
    ],
    [
      'a search',
      [{ type: 'search', sourceId, fields: ['Timestamp', 'Body'], where: 'x' }],
      false,
      { displayType: 'search', sourceId, select: 'Timestamp, Body', where: 'x', whereLanguage: 'lucene' },
    ],
    ['Markdown', [{ type: 'markdown', content: '# hi' }], false, { displayType: 'markdown', markdown: '# hi' }],
  ])('returns a valid config of %s', (_, series, asRatio, expected) => {
    const { config } = toConfig({ series, asRatio });
    expect(config).toEqual(expected);
    expect(TileConfig.strict.check(config)).toEqual([]);
  });

  it.each(['time', 'table', 'number'] as const)('keeps the number format of a ratio of the type %s', (type) => {
    const numberFormat = { output: 'percent' } as const;
    const { config } = toConfig({
      series: [
        { type, aggFn: 'count', sourceId },
        { type, aggFn: 'count', sourceId, numberFormat },
      ],
      asRatio: true,
    });
    expect(config).toMatchObject({ numberFormat });
    expect(TileConfig.strict.check(config)).toEqual([]);
  });

  it('formats a series without a number format like the others, as charts do', () => {
    const numberFormat = { output: 'duration' } as const;
    const { config } = toConfig({ series: [count, { ...count, where: 'a', numberFormat }] });
    expect(config).toMatchObject({ numberFormat, select: [item, { ...item, where: 'a', numberFormat }] });
    expect(TileConfig.strict.check(config)).toEqual([]);
  });

  it('lists every reason why a tile has no config', () => {
    const { reasons } = toConfig({
      series: [
        { type: 'time', aggFn: 'quantile', field: 'a.b', level: 0.75, dataSource: 'events' },
        { ...count, displayType: 'stacked_bar', groupBy: ['http.route'] },
      ],
    });
    expect(reasons).toEqual([
      'series[0] has no sourceId: a config names its source.',
      'series[0].level is 0.75: a config supports only the levels 0.5, 0.9, 0.95 and 0.99.',
      'series[0].field is not the name of a column: write "a.b" as an SQL expression.',
      'series[1].groupBy[0] is not the name of a column: write "http.route" as an SQL expression.',
      'The series have different values of sourceId: a config has one.',
      'The series have different values of groupBy: a config has one.',
      'The series have different values of displayType: a config has one.',
    ]);
  });

  it('gives the reason for a number tile with several series and no ratio', () => {
    const number: SeriesInput = { type: 'number', aggFn: 'count', sourceId };
    expect(toConfig({ series: [number, number] })).toEqual({ reasons: ['A number config shows one value.'] });
  });
});
