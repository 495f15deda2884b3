import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import { type DeploymentName, deployments, type Json } from '../../http/support/api.ts';
import { dashboard } from '../../http/support/request-bodies.ts';
import { type Served, startForTest } from '../../http/support/serve.ts';
import { end, event, MINUTE, start } from '../support/recent-events.ts';
import { ingestEvents, ingestLogs, ingestMetrics } from '../support/send-telemetry.ts';

const events = [
  event(0, { level: 'error', text: 'payment 17 refused', size: '3' }),
  event(30_000, { text: 'payment 18 refused', size: '5', durationMs: 20 }),
  event(MINUTE, { service: 'cart', text: 'added to cart', durationMs: 40 }),
  event(MINUTE + 1, { service: 'cart', level: 'error', text: 'payment 19 refused', durationMs: 1_000 }),
  // An event of the previous period.
  event(-5 * MINUTE, { text: 'earlier' }),
];

let server: RunningServer & Served;
beforeAll(async () => {
  server = await startForTest({ otlpPort: 0 });
  for (const deployment of deployments) await ingestEvents(server, deployment, events);
});
afterAll(async () => server?.close());

const count = { aggFn: 'count' };
const errors = { aggFn: 'count', where: 'SeverityText:error', alias: 'Errors' };

/** Returns functions that query tiles of a deployment, and the ids of its sources by kind. Call it in a `describe`. */
function useTiles(deployment: DeploymentName) {
  const sources: Record<string, string> = {};
  beforeAll(async () => {
    for (const { kind, id } of (await server.caller(deployment).get('/sources')).content) sources[kind] ??= id;
  });
  const range = { startTime: start, endTime: end, granularity: '1m' };
  const post = (tile: object, overrides: object = {}) =>
    server.caller(deployment).post('/charts/query', { tile, ...range, ...overrides });
  const query = async (config: object, overrides: object = {}): Promise<Json> => {
    const { status, content, message, issues } = await post(
      { config: { sourceId: sources['log'], ...config } },
      overrides,
    );
    expect([status, message, issues]).toEqual([200, '', []]);
    return content;
  };
  return { sources, post, query };
}

describe.each(deployments)('tiles of the %s deployment', (deployment) => {
  const { sources, post, query } = useTiles(deployment);
  const api = () => server.caller(deployment);

  it.each(['line', 'stacked_bar'])('a %s has a row for each bucket and group with events', async (displayType) => {
    expect(await query({ displayType, select: [count, errors], groupBy: 'ServiceName' })).toEqual({
      displayType,
      granularity: '1m',
      columns: [
        { name: 'time', role: 'time', type: 'time' },
        { name: 'ServiceName', role: 'group', type: 'string' },
        { name: 'count()', role: 'value', type: 'number' },
        { name: 'Errors', role: 'value', type: 'number' },
      ],
      truncated: false,
      rows: [
        [start, 'checkout', 2, 1],
        [start + MINUTE, 'cart', 2, 1],
      ],
    });
  });

  it('a line has the previous period, at the times of the range', async () => {
    const result = await query({ displayType: 'line', select: [count] }, { compareTo: 'previous_period' });
    expect(result.rows).toEqual([
      [start, 2],
      [start + MINUTE, 2],
    ]);
    expect(result.comparison).toEqual([[start + 5 * MINUTE, 1]]);
  });

  it('a Markdown tile has no rows', async () => {
    const { content } = await post({ config: { displayType: 'markdown', markdown: '# Checkout' } });
    expect(content).toEqual({
      displayType: 'markdown',
      columns: [],
      rows: [],
      truncated: false,
      markdown: '# Checkout',
    });
  });

  it('a stored tile is computed with the filters of its dashboard', async () => {
    const filter = { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: sources['log'] };
    const config = { displayType: 'number', sourceId: sources['log'], select: [count] };
    const created = await api().create('/dashboards', {
      ...dashboard(),
      tiles: [{ name: 'Events', x: 0, y: 0, w: 6, h: 3, config }],
      filters: [filter, { ...filter, name: 'Other', appliesToSourceIds: [sources['trace']] }],
    });
    const tile = { dashboardId: created.id, tileId: created.tiles[0].id };
    const [service, other] = created.filters;
    expect((await post(tile)).content.rows).toEqual([[4]]);
    const chosen = { filters: [{ filterId: service.id, values: ['cart'] }] };
    expect((await post(tile, chosen)).content.rows).toEqual([[2]]);
    const otherSource = { filters: [{ filterId: other.id, values: ['cart'] }] };
    expect((await post(tile, otherSource)).content.rows).toEqual([[4]]);
    const unknown = await post(tile, { filters: [{ filterId: 'unknown', values: ['cart'] }] });
    expect([unknown.status, unknown.issues[0]?.pointer]).toEqual([400, '/filters/0/filterId']);
    expect((await post({ ...tile, tileId: 'unknown' })).status).toBe(404);
    expect((await post({ ...tile, dashboardId: 'f'.repeat(24) })).status).toBe(404);
  });

  it.each<[string, object, string]>([
    [
      'an unknown column',
      { select: [{ aggFn: 'max', valueExpression: 'Sizes' }] },
      '/tile/config/select/0/valueExpression',
    ],
    ['a filter with a syntax error', { select: [{ ...count, where: 'a:' }] }, '/tile/config/select/0/where'],
    ['an unknown group', { select: [count], groupBy: 'Service' }, '/tile/config/groupBy'],
    ['a condition with a syntax error', { select: [count], having: 'a >' }, '/tile/config/having'],
    ['an order by an unknown column', { select: [count], orderBy: 'b' }, '/tile/config/orderBy'],
    [
      'a formula with an unknown letter',
      { select: [count], formulas: [{ expression: 'A / B' }] },
      '/tile/config/formulas',
    ],
  ])('a tile with %s is rejected', async (_, config, pointer) => {
    const { status, issues } = await post({ config: { displayType: 'table', sourceId: sources['log'], ...config } });
    expect([status, issues.map((issue) => issue.pointer)]).toEqual([400, [pointer]]);
  });

  it('a value has the unit of its number format, or else of its metric', async () => {
    const point = { timeUnixNano: `${start}000000`, asDouble: 7 };
    const metric = { name: 'pool.wait', unit: 'ms', gauge: { dataPoints: [point] } };
    await ingestMetrics(server, deployment, [metric]);
    const wait = { aggFn: 'max', valueExpression: 'Value', metricName: 'pool.wait', metricType: 'gauge' };
    const select = [
      wait,
      { ...wait, aggFn: 'count', valueExpression: undefined },
      { ...wait, numberFormat: { unit: 's' } },
    ];
    const result = await query({ displayType: 'table', sourceId: sources['metric'], select });
    expect(result.columns.map(({ unit }: Json) => unit)).toEqual(['ms', undefined, 's']);
    expect(result.rows).toEqual([[7, 1, 7]]);
    const format = { numberFormat: { output: 'byte', numericUnit: 'bytes_iec' } };
    const formulas = [{ expression: 'A * 2' }];
    const bytes = await query({ displayType: 'number', select: [count], formulas, ...format });
    expect(bytes.columns[0].unit).toBe('bytes_iec');
  });

  it('a tile on an unknown source is not found', async () => {
    const config = { displayType: 'number', sourceId: 'f'.repeat(24), select: [count] };
    expect(await post({ config })).toMatchObject({ status: 404, message: 'No source has the sourceId of the tile.' });
  });
});

// Both deployments run the same queries, so these details are tested only on the managed one.
describe('tiles', () => {
  const { sources, post, query } = useTiles('managed');
  const api = () => server.caller('managed');

  // The smallest granularity with at most 60 buckets, or else the largest one.
  it.each([
    [30 * MINUTE, '30s'],
    [30 * MINUTE + 1, '1m'],
    [60 * MINUTE, '1m'],
    [60 * MINUTE + 1, '5m'],
    [3_000 * 24 * 60 * MINUTE, '30d'],
  ])('a line over %i ms has the granularity %s by default', async (durationMs, granularity) => {
    const overrides = { granularity: undefined, endTime: start + durationMs };
    const result = await query({ displayType: 'line', select: [count] }, overrides);
    expect(result.granularity).toBe(granularity);
  });

  it('a line has the groups with the largest values', async () => {
    const select = [{ aggFn: 'max', valueExpression: 'Duration' }];
    const groupBy = 'ServiceName';
    const result = await query({ displayType: 'line', sourceId: sources['trace'], select, groupBy, seriesLimit: 1 });
    expect([result.rows, result.truncated]).toEqual([[[start + MINUTE, 'cart', 1e9]], true]);
  });

  it('a table has a row for each group, with conditions and an order', async () => {
    const select = [count, { aggFn: 'avg', valueExpression: 'Duration / 1e6', alias: 'ms' }];
    const config = { displayType: 'table', sourceId: sources['trace'], select, groupBy: 'ServiceName' };
    expect(await query({ ...config, orderBy: 'ms DESC' })).toMatchObject({
      columns: [{ name: 'ServiceName' }, { name: 'count()' }, { name: 'ms' }],
      rows: [
        ['cart', 2, 520],
        ['checkout', 2, 15],
      ],
    });
    expect((await query({ ...config, having: 'ms < 100' })).rows).toEqual([['checkout', 2, 15]]);
  });

  it('conditions and orders can name a value without an alias by its function call', async () => {
    const sum = { aggFn: 'sum', valueExpression: 'Duration' };
    const config = { displayType: 'table', sourceId: sources['trace'], groupBy: 'lower(ServiceName)' };
    const result = await query({ ...config, select: [count, sum, count], having: 'SUM( Duration ) / count() < 1e8' });
    const names = ['lower(ServiceName)', 'count()', 'sum(Duration)', 'count()__1'];
    expect(result.columns.map(({ name }: Json) => name)).toEqual(names);
    expect(result.rows).toEqual([['checkout', 2, 3e7, 2]]);
    const ordered = await query({ ...config, select: [count, sum], orderBy: "count(), lower(ServiceName) != 'cart'" });
    expect(ordered.rows.map(([service]: Json) => service)).toEqual(['cart', 'checkout']);
    const { message } = await post({ config: { ...config, select: [sum], having: "ServiceName = 'count()'" } });
    expect(message).toContain('unknown column "ServiceName"');
  });

  it('conditions and orders find a value by its complete name, ignoring case and repeated spaces', async () => {
    const named = (alias: string, where = '') => ({ ...count, alias, where });
    const select = [named('data base', 'ServiceName:cart'), named('database'), named('end', 'ServiceName:cart')];
    const config = { displayType: 'table', sourceId: sources['trace'], select, groupBy: 'ServiceName' };
    const servicesOf = async (overrides: object) =>
      (await query({ ...config, ...overrides })).rows.map(([name]: Json) => name);
    expect(await servicesOf({ having: 'database = 2 AND data  BASE between 0 and 1' })).toEqual(['checkout']);
    expect(await servicesOf({ orderBy: 'end DESC' })).toEqual(['cart', 'checkout']);
    expect(await servicesOf({ orderBy: 'servicename DESC' })).toEqual(['checkout', 'cart']);
  });

  it('orders distinguish the keys of maps by their case', async () => {
    const groupBy = "LogAttributes['size'], LogAttributes['Size']";
    const config = { displayType: 'table', select: [count], groupBy };
    const sizesOf = async (orderBy: string) => (await query({ ...config, orderBy })).rows.map(([size]: Json) => size);
    expect(await sizesOf("LogAttributes[ 'size' ] DESC")).toEqual(['5', '3', '']);
    expect(await sizesOf("LogAttributes[ 'Size' ] DESC")).toEqual(['', '3', '5']);
  });

  it('a table has ratios and formulas', async () => {
    const config = { displayType: 'table', groupBy: 'ServiceName' };
    expect((await query({ ...config, select: [errors, count], asRatio: true })).rows).toEqual([
      ['cart', 0.5],
      ['checkout', 0.5],
    ]);
    const formulas = [{ expression: 'A / B * 100', alias: 'Error rate' }];
    const withOperands = await query({ ...config, select: [errors, count], formulas });
    expect(withOperands.rows[0]).toEqual(['cart', 1, 2, 50]);
    const alone = await query({ ...config, select: [errors, count], formulas, showOperandSeries: false });
    expect(alone.rows[0]).toEqual(['cart', 50]);
    expect(alone.columns[1].name).toBe('Error rate');
  });

  it('a number tile has one row', async () => {
    expect(await query({ displayType: 'number', select: [count] })).toEqual({
      displayType: 'number',
      columns: [{ name: 'count()', role: 'value', type: 'number' }],
      truncated: false,
      rows: [[4]],
    });
    const formulas = [{ expression: 'A / B' }];
    expect((await query({ displayType: 'number', select: [errors, count], formulas })).rows).toEqual([[0.5]]);
  });

  it('a number tile without events has 0 for counts and null for other values', async () => {
    const none = { where: 'ServiceName:unknown' };
    expect((await query({ displayType: 'number', select: [count] }, none)).rows).toEqual([[0]]);
    const average = { aggFn: 'avg', valueExpression: "LogAttributes['size']" };
    expect((await query({ displayType: 'number', select: [average] }, none)).rows).toEqual([[null]]);
  });

  it.each([
    ['A + B', 0],
    ['5 - A * 2 + -B', 5],
    ['A / 2', 0],
    ['A / B', null],
    ['A + C', null],
  ])(
    'a number tile without events has the value of the formula %s if it contains only counts',
    async (expression, value) => {
      const size = { aggFn: 'avg', valueExpression: "LogAttributes['size']" };
      const config = { displayType: 'number', select: [count, errors, size], formulas: [{ expression }] };
      expect((await query(config, { where: 'ServiceName:unknown' })).rows).toEqual([[value]]);
    },
  );

  it.each(['pie', 'bar'])('a %s has its largest groups first', async (displayType) => {
    const config = { displayType, select: [count], groupBy: 'SeverityText, ServiceName' };
    expect((await query({ ...config, limit: 3 })).rows).toEqual([
      ['error', 'cart', 1],
      ['error', 'checkout', 1],
      ['info', 'cart', 1],
    ]);
    expect((await query({ ...config, limit: 3 })).truncated).toBe(true);
    expect((await query(config)).rows).toHaveLength(4);
    const where = 'ServiceName:checkout OR SeverityText:error';
    expect((await query({ ...config, groupBy: 'ServiceName' }, { where })).rows).toEqual([
      ['checkout', 2],
      ['cart', 1],
    ]);
  });

  it('a search has the newest events first, with the selected columns', async () => {
    const select = 'Timestamp, Body AS text, LogAttributes, SeverityNumber';
    const result = await query({ displayType: 'search', select, where: 'refused' });
    expect(result.columns).toEqual([
      { name: 'Timestamp', role: 'field', type: 'time' },
      { name: 'text', role: 'field', type: 'string' },
      { name: 'LogAttributes', role: 'field', type: 'json' },
      { name: 'SeverityNumber', role: 'field', type: 'number' },
    ]);
    expect(result.rows).toEqual([
      [start + MINUTE + 1, 'payment 19 refused', '{}', 0],
      [start + 30_000, 'payment 18 refused', '{"size":"5"}', 0],
      [start, 'payment 17 refused', '{"size":"3"}', 0],
    ]);
    expect((await query({ displayType: 'search', select: '' })).columns.length).toBeGreaterThan(1);
  });

  it.each([
    ['search', { type: 'search' }, { type: 'time', aggFn: 'count' }],
    ['Markdown', { type: 'markdown' }, { type: 'search' }],
    ['time', { type: 'time', aggFn: 'count' }, { type: 'number', aggFn: 'count' }],
  ])('a %s series and a series of another type are rejected', async (_, ...series) => {
    const { status, issues } = await post({ series });
    expect([status, issues]).toMatchObject([400, [{ message: 'The series of a tile must have the same type.' }]]);
  });

  it('event patterns have a count, a share and sample texts', async () => {
    const result = await query({ displayType: 'event_patterns' });
    expect(result.rows).toEqual([
      ['payment <*> refused', 3, 0.75, expect.stringContaining('payment 17 refused')],
      ['added to cart', 1, 0.25, '["added to cart"]'],
    ]);
  });

  it('event patterns read Body if the source has a blank bodyExpression', async () => {
    const { id: _, ...source } = (await api().get(`/sources/${sources['log']}`)).content;
    const { id: sourceId } = await api().create('/sources', { ...source, name: 'No body', bodyExpression: ' ' });
    const { rows } = await query({ displayType: 'event_patterns', sourceId });
    expect(rows.map(([pattern]: Json) => pattern)).toEqual(['payment <*> refused', 'added to cart']);
  });

  it('event patterns do not combine texts with different numbers of words', async () => {
    // The texts have 102 different numbers of words. A node of the tree that finds patterns has at most 101 branches.
    const texts = Array.from({ length: 102 }, (_, nth) => `a${' b'.repeat(nth)}`);
    const logs = texts.map((text) => event(60 * MINUTE, { text }));
    await ingestLogs(server, 'managed', logs);
    const range = { startTime: start + 60 * MINUTE, endTime: start + 61 * MINUTE };
    const { rows } = await query({ displayType: 'event_patterns' }, range);
    expect(rows.map(([pattern]: Json) => pattern)).toEqual(texts);
  });

  it('event patterns are found in many events with the same time', async () => {
    // A sample has at most 10,000 events. With one event more, the sample has the events of about half of the timestamps. Each of these
    // six ranges has one timestamp, so likely some samples have it and others are empty. The pattern is found in both cases.
    for (let minute = 122; minute < 128; minute += 1) {
      const logs = Array.from({ length: 10_001 }, () => event(minute * MINUTE, { text: 'same time' }));
      await ingestLogs(server, 'managed', logs);
      const range = { startTime: start + minute * MINUTE, endTime: start + (minute + 1) * MINUTE };
      const { rows } = await query({ displayType: 'event_patterns' }, range);
      expect(rows).toEqual([['same time', 10_001, 1, '["same time"]']]);
    }
  });

  it('a heatmap has the number of spans per bucket of their duration', async () => {
    const select = [{ valueExpression: 'Duration', heatmapScaleType: 'linear' }];
    const result = await query({ displayType: 'heatmap', sourceId: sources['trace'], select });
    const [time, bucket, value] = result.columns;
    expect([time, value]).toEqual([
      { name: 'time', role: 'time', type: 'time' },
      { name: 'count()', role: 'value', type: 'number' },
    ]);
    expect(bucket.bounds).toHaveLength(81);
    expect(bucket.bounds[80]).toBe(1e9);
    const spans = result.rows.map(([time, nth, n]: number[]) => [time, nth, n]);
    // The lower bound is a quantile of the durations, so the shortest span is below it.
    expect(spans).toEqual([
      [start, 0, 1],
      [start, 1, 1],
      [start + MINUTE, 3, 1],
      [start + MINUTE, 80, 1],
    ]);
  });

  it('a heatmap of zeros has finite bounds on a linear scale', async () => {
    const select = [{ valueExpression: 'Duration * 0', heatmapScaleType: 'linear' }];
    const { columns, rows } = await query({ displayType: 'heatmap', sourceId: sources['trace'], select });
    expect(columns[1].bounds).toEqual(Array(81).fill(0));
    expect(rows).toEqual([
      [start, 1, 2],
      [start + MINUTE, 1, 2],
    ]);
  });

  it('a heatmap can have an expression that is null for some events', async () => {
    const { columns, rows } = await query({
      displayType: 'heatmap',
      sourceId: sources['trace'],
      select: [{ valueExpression: 'nullIf(Duration, 1000000000)', heatmapScaleType: 'linear' }],
    });
    expect([columns.length, rows.length > 0]).toEqual([3, true]);
  });

  it('a heatmap of strings counts those that are numbers', async () => {
    const select = [{ valueExpression: "SpanAttributes['size']", heatmapScaleType: 'linear' }];
    const result = await query({ displayType: 'heatmap', sourceId: sources['trace'], select });
    expect(result.rows).toEqual([
      [start, 0, 1],
      [start, 80, 1],
    ]);
  });

  it('a heatmap of zeros has finite bounds on a logarithmic scale, and counts events if countExpression is blank', async () => {
    const select = [{ valueExpression: 'Duration * 0', heatmapScaleType: 'log', countExpression: ' ' }];
    const { columns, rows } = await query({ displayType: 'heatmap', sourceId: sources['trace'], select });
    expect(columns[1].bounds).toEqual(Array.from({ length: 81 }, () => 0));
    expect(columns[2].name).toBe('count()');
    expect(rows).toEqual([
      [start, 1, 2],
      [start + MINUTE, 1, 2],
    ]);
  });

  it('a heatmap of an aggregate has one value for each time bucket', async () => {
    const heatmap = (item: object) => ({ displayType: 'heatmap', sourceId: sources['trace'], select: [item] });
    const result = await query(heatmap({ valueExpression: 'max(Duration) / 1e6', heatmapScaleType: 'linear' }));
    expect(result.columns[1].bounds[80]).toBe(1_000);
    expect(result.rows).toEqual([
      [start, 0, 1],
      [start + MINUTE, 80, 1],
    ]);
    const { status, issues } = await post({ config: heatmap({ valueExpression: 'avg(x)' }) });
    expect([status, issues[0]?.message]).toEqual([400, 'unknown column "x"']);
    const counted = heatmap({ valueExpression: 'max(Duration)', countExpression: 'uniq(SpanName)' });
    expect((await post({ config: counted })).issues[0]?.message).toContain('expected no countExpression');
  });

  it('spans of a sampled source are weighted by their sample rate', async () => {
    const { id: _, ...source } = (await api().get(`/sources/${sources['trace']}`)).content;
    // The spans have the rates 3, 5, 1 and 1.
    const sampleRateExpression = "SpanAttributes['size']";
    const { id: sourceId } = await api().create('/sources', { ...source, name: 'Sampled', sampleRateExpression });
    const values = ['sum', 'avg', 'quantile', 'max', 'count_distinct'].map((aggFn) => {
      return { aggFn, valueExpression: 'Duration / 1e6' };
    });
    const select = [count, { aggFn: 'count', where: 'ServiceName:cart' }, ...values];
    const rows = async (displayType: string, overrides: object = {}) =>
      (await query({ displayType, sourceId, select, ...overrides })).rows;
    expect(await rows('table')).toEqual([[10, 2, 3 * 10 + 5 * 20 + 40 + 1_000, 117, 20, 1_000, 4]]);
    expect(await rows('line', { select: [count] })).toEqual([
      [start, 8],
      [start + MINUTE, 2],
    ]);
    const heatmap = { select: [{ valueExpression: 'Duration', heatmapScaleType: 'linear' }] };
    expect(await rows('heatmap', heatmap)).toEqual([
      [start, 0, 3],
      [start, 1, 5],
      [start + MINUTE, 3, 1],
      [start + MINUTE, 80, 1],
    ]);
    const failingRate = { ...source, name: 'Sampled', sampleRateExpression: 'toInt64(SpanName)' };
    await api().put(`/sources/${sourceId}`, failingRate);
    const failed = await post({ config: { displayType: 'number', sourceId, select: [count] } });
    expect([failed.status, failed.issues]).toMatchObject([
      400,
      [
        {
          pointer: '/tile/config/sourceId',
          message: expect.stringContaining('the sampleRateExpression of the source fails on some of the events'),
        },
      ],
    ]);
    await api().put(`/sources/${sourceId}`, { ...source, name: 'Sampled', sampleRateExpression: 'Unknown' });
    const { issues } = await post({ config: { displayType: 'number', sourceId, select: [count] } });
    expect(issues[0]?.message).toContain('the sampleRateExpression of the source is invalid: unknown field "Unknown"');
  });

  it('a tile of series returns a result of the same shape as a tile with a config', async () => {
    const series = { sourceId: sources['log'], aggFn: 'count', groupBy: ['ServiceName'] };
    const line = await post({ series: [{ type: 'time', ...series, alias: 'Events' }] });
    const bars = await post({ series: [{ type: 'time', ...series, displayType: 'stacked_bar' }] });
    expect([line, bars].map(({ content }) => content.displayType)).toEqual(['line', 'stacked_bar']);
    expect(line.content).toEqual(
      await query({ displayType: 'line', select: [{ ...count, alias: 'Events' }], groupBy: 'ServiceName' }),
    );
    const ratio = [{ ...series, where: 'SeverityText:error' }, series].map((item) => ({ type: 'table', ...item }));
    expect((await post({ series: ratio, asRatio: true })).content.rows).toEqual([
      ['cart', 0.5],
      ['checkout', 0.5],
    ]);
    const search = { type: 'search', sourceId: sources['log'], fields: ['Body'], where: 'added' };
    expect((await post({ series: [search] })).content.rows).toEqual([['added to cart']]);
  });

  const failing = { where: 'toInt64(Body) = 1', whereLanguage: 'sql' };
  const failingFilters = {
    filters: [
      { expression: 'ServiceName', values: [] },
      { expression: 'toInt64(Body)', values: ['1'] },
    ],
  };
  const sum = { aggFn: 'sum', valueExpression: 'toInt64(Body)' };
  const severity = { valueExpression: 'SeverityNumber' };

  it('a filter of a dashboard that fails on events is rejected with the location of its id', async () => {
    const config = { displayType: 'number', sourceId: sources['log'], select: [count] };
    const filter = { type: 'QUERY_EXPRESSION', name: 'Number', expression: 'toInt64(Body)', sourceId: sources['log'] };
    const created = await api().create('/dashboards', {
      ...dashboard(),
      tiles: [{ name: 'Events', x: 0, y: 0, w: 6, h: 3, config }],
      filters: [filter],
    });
    const tile = { dashboardId: created.id, tileId: created.tiles[0].id };
    const { status, issues } = await post(tile, { filters: [{ filterId: created.filters[0].id, values: ['1'] }] });
    expect([status, issues]).toMatchObject([400, [{ pointer: '/filters/0/filterId', code: 'filter' }]]);
  });

  it.each<[string, object, object, string]>([
    [
      'a value of a chart',
      { displayType: 'line', select: [count, { ...count, ...failing }] },
      {},
      '/tile/config/select/1/where',
    ],
    ['a request for a chart', { displayType: 'line', select: [count, errors] }, failing, '/where'],
    [
      'the list `filters` of a request for a chart',
      { displayType: 'line', select: [count] },
      failingFilters,
      '/filters/1/expression',
    ],
    ['a search', { displayType: 'search', select: 'Body', ...failing }, {}, '/tile/config/where'],
    ['a request for a search', { displayType: 'search', select: 'Body' }, failing, '/where'],
    [
      'the list `filters` of a request for a search',
      { displayType: 'search', select: '' },
      failingFilters,
      '/filters/1/expression',
    ],
    ['event patterns', { displayType: 'event_patterns', ...failing }, {}, '/tile/config/where'],
    ['a heatmap', { displayType: 'heatmap', select: [severity], ...failing }, {}, '/tile/config/where'],
  ])('a filter of %s that fails on events is rejected with its location', async (_, config, overrides, pointer) => {
    const { status, issues } = await post({ config: { sourceId: sources['log'], ...config } }, overrides);
    expect([status, issues]).toMatchObject([
      400,
      [
        {
          pointer,
          code: 'filter',
          message: expect.stringContaining('fails on some of the events (CANNOT_PARSE_TEXT)'),
        },
      ],
    ]);
    expect(issues).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['an aggregated value', { displayType: 'line', select: [count, sum] }, 'select/1/valueExpression'],
    [
      'an expression with aggregates',
      { displayType: 'number', select: [{ aggFn: 'none', valueExpression: 'sum(toInt64(Body))' }] },
      'select/0/valueExpression',
    ],
    [
      'a value that is also evaluated on the events of another value and',
      {
        displayType: 'line',
        select: [
          count,
          { aggFn: 'sum', valueExpression: "toInt64(LogAttributes['size'])", where: 'LogAttributes.size:*' },
        ],
      },
      'select/1/valueExpression',
    ],
    ['a group', { displayType: 'table', select: [count, errors], groupBy: 'ServiceName, toInt64(Body)' }, 'groupBy'],
    [
      'a value whose SQL filter is valid and',
      { displayType: 'line', select: [{ ...sum, where: "Body != ''", whereLanguage: 'sql' }] },
      'select/0/valueExpression',
    ],
    ['a column of a search', { displayType: 'search', select: 'toInt64(Body)' }, 'select'],
    ['the text of event patterns', { displayType: 'event_patterns', select: 'toInt64(Body)' }, 'select'],
    ['the value of a heatmap', { displayType: 'heatmap', select: [{ valueExpression: 'toInt64(Body)' }] }, 'select'],
    [
      'the count of a heatmap',
      { displayType: 'heatmap', select: [{ ...severity, countExpression: 'sum(toInt64(Body))' }] },
      'select',
    ],
  ])('%s that fails on events is rejected with its location', async (_, config, property) => {
    const { status, issues } = await post({ config: { sourceId: sources['log'], ...config } });
    expect([status, issues]).toMatchObject([
      400,
      [{ pointer: `/tile/config/${property}`, message: expect.stringContaining('fails on some of the events') }],
    ]);
    expect(issues).toHaveLength(1);
  });

  it('a default expression of a source that fails on events is rejected', async () => {
    const { id: _, ...source } = (await api().get(`/sources/${sources['log']}`)).content;
    const expressions = { defaultTableSelectExpression: 'toInt64(Body)', bodyExpression: 'toInt64(Body)' };
    const { id: sourceId } = await api().create('/sources', { ...source, ...expressions, name: 'Failing' });
    for (const displayType of ['search', 'event_patterns']) {
      const { status, issues } = await post({ config: { displayType, sourceId, select: '' } });
      expect([status, issues]).toMatchObject([400, [{ pointer: '/tile/config/select' }]]);
    }
  });

  it('issues of a search with series are located at the properties of the series', async () => {
    const search = { type: 'search', sourceId: sources['log'] };
    const pointersOf = async (series: object) =>
      (await post({ series: [{ ...search, ...series }] })).issues.map(({ pointer }: Json) => pointer);
    expect(await pointersOf({ fields: ['Body'], ...failing })).toEqual(['/tile/series/0/where']);
    expect(await pointersOf({ fields: ['Body'], where: 'None:1' })).toEqual(['/tile/series/0/where']);
    expect(await pointersOf({ fields: ['Body', 'none(1)'] })).toEqual(['/tile/series/0/fields/1']);
    expect(await pointersOf({ fields: ['*', 'none(1)'] })).toEqual(['/tile/series/0/fields/1']);
  });

  it('filters apply to all values of a tile', async () => {
    const config = { displayType: 'number', select: [count, errors], formulas: [{ expression: 'A + B' }] };
    const rowsWith = async (overrides: object) => (await query(config, overrides)).rows;
    expect(await rowsWith({ filters: [{ expression: 'ServiceName', values: ['cart'] }] })).toEqual([[3]]);
    expect(await rowsWith({ filters: [{ expression: 'lower(SeverityText)', values: ['error', 'x'] }] })).toEqual([[4]]);
    expect(await rowsWith({ filters: [{ expression: 'ServiceName', values: [] }] })).toEqual([[6]]);
    expect(await rowsWith({ where: 'Body:"added to cart"' })).toEqual([[1]]);
    expect(await rowsWith({ where: "ServiceName = 'cart'", whereLanguage: 'sql' })).toEqual([[3]]);
  });
});
