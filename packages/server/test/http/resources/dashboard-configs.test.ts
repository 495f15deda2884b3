import { describe, expect, it } from 'vitest';
import { deployments, issueCodes, type Json } from '../support/api.ts';
import { dashboard, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** The ids of two sources of a new tenant, and of their connection. */
interface Sources {
  readonly logs: string;
  readonly traces: string;
  readonly connection: string;
}

const count = { aggFn: 'count' };
const countWithDefaults = { ...count, valueExpression: '', where: '', whereLanguage: 'lucene' };
const click = { type: 'external', urlTemplate: 'https://wiki.example.com/{{ServiceName}}' };

/** For each kind: a config, and the defaults that the service adds. */
const kinds: readonly [kind: string, sent: (sources: Sources) => Json, defaults: Json][] = [
  [
    'line',
    ({ logs }) => ({ displayType: 'line', sourceId: logs, select: [count] }),
    { asRatio: false, fillNulls: true, select: [countWithDefaults] },
  ],
  [
    'stacked bar',
    ({ logs }) => ({ displayType: 'stacked_bar', sourceId: logs, select: [count] }),
    { asRatio: false, fillNulls: true, select: [countWithDefaults] },
  ],
  [
    'table',
    ({ logs }) => ({ displayType: 'table', sourceId: logs, select: [count], onClick: click }),
    { asRatio: false, select: [countWithDefaults] },
  ],
  [
    'number',
    ({ logs }) => ({ displayType: 'number', sourceId: logs, select: [count] }),
    { select: [countWithDefaults] },
  ],
  ['pie', ({ logs }) => ({ displayType: 'pie', sourceId: logs, select: [count] }), { select: [countWithDefaults] }],
  ['bar', ({ logs }) => ({ displayType: 'bar', sourceId: logs, select: [count] }), { select: [countWithDefaults] }],
  [
    'heatmap',
    ({ traces }) => ({ displayType: 'heatmap', sourceId: traces, select: [{ valueExpression: 'Duration' }] }),
    { where: '', whereLanguage: 'lucene' },
  ],
  [
    'search',
    ({ logs }) => ({ displayType: 'search', sourceId: logs, select: '' }),
    { where: '', whereLanguage: 'lucene' },
  ],
  [
    'event patterns',
    ({ logs }) => ({ displayType: 'event_patterns', sourceId: logs }),
    { select: '', where: '', whereLanguage: 'lucene' },
  ],
  ['markdown', () => ({ displayType: 'markdown' }), { markdown: '' }],
  ...(['line', 'stacked_bar', 'table', 'number', 'pie', 'bar'] as const).map((displayType): (typeof kinds)[number] => [
    `${displayType} with SQL`,
    ({ connection }) => ({ configType: 'sql', displayType, connectionId: connection, sqlTemplate: 'SELECT 1' }),
    displayType === 'line' || displayType === 'stacked_bar' ? { fillNulls: true } : {},
  ]),
];

describe.each(deployments)('a tile with a config of the %s deployment', (name) => {
  const api = () => served.caller(name);
  const sources = async (): Promise<Sources> => {
    const all: Json[] = (await api().get('/sources')).content;
    const idOf = (kind: string) => all.find((source) => source.kind === kind).id;
    return { logs: idOf('log'), traces: idOf('trace'), connection: all[0].connection };
  };
  const withConfig = (config: Json, tile: Json = {}) => ({ name: 't', x: 0, y: 0, w: 6, h: 4, ...tile, config });

  it.each(kinds)('is returned with the defaults of %s', async (_, sent, defaults) => {
    const config = sent(await sources());
    const { tiles } = await api().create('/dashboards', dashboard(withConfig(config)));
    expect(tiles).toEqual([{ ...withConfig({ ...config, ...defaults }), id: tiles[0].id }]);
  });

  it.each(kinds)('of the kind %s stays the same if it is sent back', async (_, sent) => {
    const created = await api().create('/dashboards', dashboard(withConfig(sent(await sources()))));
    expect((await api().put(`/dashboards/${created.id}`, created)).content).toEqual(created);
  });

  it.each<[string, (sources: Sources) => Json, string[]]>([
    ['no display type', ({ logs }) => ({ sourceId: logs, select: [count] }), ['/displayType required']],
    [
      'an unknown display type',
      ({ logs }) => ({ displayType: 'radar', sourceId: logs }),
      ['/displayType discriminator'],
    ],
    ['an unknown config type', () => ({ configType: 'promql', displayType: 'line' }), ['/configType discriminator']],
    [
      'SQL in a heatmap',
      ({ connection }) => ({
        configType: 'sql',
        displayType: 'heatmap',
        connectionId: connection,
        sqlTemplate: 'SELECT 1',
      }),
      ['/displayType discriminator'],
    ],
    [
      'a property of another kind',
      ({ logs }) => ({ displayType: 'line', sourceId: logs, select: [count], having: 'n > 1' }),
      ['/having unknownProperty'],
    ],
    [
      'a value expression of a count',
      ({ logs }) => ({ displayType: 'line', sourceId: logs, select: [{ ...count, valueExpression: 'Duration' }] }),
      ['/select/0/valueExpression condition'],
    ],
    [
      'no value expression of a sum',
      ({ logs }) => ({ displayType: 'line', sourceId: logs, select: [{ aggFn: 'sum' }] }),
      ['/select/0/valueExpression condition'],
    ],
    [
      'a level of an average',
      ({ logs }) => ({
        displayType: 'line',
        sourceId: logs,
        select: [{ aggFn: 'avg', valueExpression: 'a', level: 0.5 }],
      }),
      ['/select/0/level condition'],
    ],
    [
      'a ratio of one series',
      ({ logs }) => ({ displayType: 'table', sourceId: logs, select: [count], asRatio: true }),
      ['/select condition'],
    ],
    [
      'a ratio with formulas',
      ({ logs }) => ({
        displayType: 'line',
        sourceId: logs,
        select: [count, count],
        asRatio: true,
        formulas: [{ expression: 'A' }],
      }),
      ['/formulas condition'],
    ],
    [
      'a number of two series without a formula',
      ({ logs }) => ({ displayType: 'number', sourceId: logs, select: [count, count] }),
      ['/select condition'],
    ],
    [
      'a formula with an unknown series',
      ({ logs }) => ({ displayType: 'line', sourceId: logs, select: [count], formulas: [{ expression: 'A + C' }] }),
      ['/formulas/0/expression condition'],
    ],
    [
      'a formula without a series',
      ({ logs }) => ({ displayType: 'line', sourceId: logs, select: [count], formulas: [{ expression: '1 + 2' }] }),
      ['/formulas/0/expression condition'],
    ],
    [
      'a template with incomplete braces',
      ({ logs }) => ({
        displayType: 'table',
        sourceId: logs,
        select: [count],
        onClick: { ...click, urlTemplate: 'https://example.com/{{a' },
      }),
      ['/onClick/urlTemplate condition'],
    ],
    [
      'a template with a block',
      ({ logs }) => ({
        displayType: 'table',
        sourceId: logs,
        select: [count],
        onClick: { ...click, urlTemplate: 'https://example.com/{{#each a}}{{/each}}' },
      }),
      ['/onClick/urlTemplate condition'],
    ],
    [
      'an unknown source',
      () => ({ displayType: 'line', sourceId: UNKNOWN_ID, select: [count] }),
      ['/sourceId reference'],
    ],
    [
      'a heatmap of logs',
      ({ logs }) => ({ displayType: 'heatmap', sourceId: logs, select: [{ valueExpression: 'a' }] }),
      ['/sourceId reference'],
    ],
    [
      'an unknown connection',
      () => ({ configType: 'sql', displayType: 'table', connectionId: UNKNOWN_ID, sqlTemplate: 'SELECT 1' }),
      ['/connectionId reference'],
    ],
    [
      'an onClick that opens an unknown dashboard',
      ({ logs }) => ({
        displayType: 'table',
        sourceId: logs,
        select: [count],
        onClick: { type: 'dashboard', target: { mode: 'id', id: UNKNOWN_ID } },
      }),
      ['/onClick/target/id reference'],
    ],
  ])('cannot have %s', async (_, sent, expected) => {
    const response = await api().post('/dashboards', dashboard(withConfig(sent(await sources()))));
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual(expected.map((issue) => `/tiles/0/config${issue}`));
  });

  it('is rejected with an issue for each invalid reference', async () => {
    const { logs } = await sources();
    const line = { displayType: 'line', sourceId: UNKNOWN_ID, select: [count] };
    const response = await api().post('/dashboards', {
      ...dashboard(
        withConfig(line, { containerId: 'none' }),
        withConfig({ displayType: 'heatmap', sourceId: logs, select: [{ valueExpression: 'a' }] }, { tabId: 'none' }),
        withConfig({ configType: 'sql', displayType: 'pie', connectionId: UNKNOWN_ID, sqlTemplate: 'SELECT 1' }),
      ),
      filters: [{ type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: UNKNOWN_ID }],
    });
    expect(issueCodes(response)).toEqual([
      '/tiles/0/containerId reference',
      '/tiles/0/config/sourceId reference',
      '/tiles/1/containerId condition',
      '/tiles/1/config/sourceId reference',
      '/tiles/2/config/connectionId reference',
      '/filters/0/sourceId reference',
    ]);
  });

  it('keeps the link to a deleted dashboard, and an update then requires another link', async () => {
    const { logs } = await sources();
    const target = await api().create('/dashboards', dashboard());
    const onClick = { type: 'dashboard', target: { mode: 'id', id: target.id } };
    const config = { displayType: 'table', sourceId: logs, select: [count], onClick };
    const created = await api().create('/dashboards', dashboard({ name: 't', x: 0, y: 0, w: 12, h: 4, config }));
    expect((await api().delete(`/dashboards/${target.id}`)).status).toBe(200);
    const path = `/dashboards/${created.id}`;
    expect((await api().get(path)).content).toEqual(created);
    const unchanged = await api().put(path, created);
    expect(issueCodes(unchanged)).toEqual(['/tiles/0/config/onClick/target/id reference']);
    const tile = { ...created.tiles[0], config: { ...config, onClick: click } };
    expect((await api().put(path, { ...created, tiles: [tile] })).status).toBe(200);
  });

  it('has either series or a config', async () => {
    const neither = withConfig(undefined);
    const both = { ...withConfig({ displayType: 'markdown' }), series: [{ type: 'markdown' }] };
    expect(issueCodes(await api().post('/dashboards', dashboard(neither)))).toEqual(['/tiles/0 required']);
    expect(issueCodes(await api().post('/dashboards', dashboard(both)))).toEqual(['/tiles/0/series condition']);
  });

  it('accepts null for properties that do not apply, and a quantile level as a string', async () => {
    const { logs } = await sources();
    const select = [{ aggFn: 'quantile', valueExpression: 'Duration', level: '0.95' }];
    const config = { configType: null, displayType: 'line', sourceId: logs, having: null, connectionId: null, select };
    const body = dashboard(withConfig(config, { series: null, asRatio: null, containerId: null, tabId: null }));
    const { tiles } = await api().create('/dashboards', { ...body, filters: null, containers: null });
    expect(tiles[0]).toEqual({
      ...withConfig({
        displayType: 'line',
        sourceId: logs,
        asRatio: false,
        fillNulls: true,
        select: [{ ...select[0], level: 0.95, where: '', whereLanguage: 'lucene' }],
      }),
      id: tiles[0].id,
    });
  });

  it('accepts null for optional properties', async () => {
    const { logs, traces } = await sources();
    const nulls = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
    const item = nulls('valueExpression', 'level', 'alias', 'where', 'metricType', 'periodAggFn', 'numberFormat');
    const numberFormat = { output: 'number', ...nulls('numericUnit', 'mantissa', 'factor', 'unit', 'average') };
    const click = { type: 'search', target: { mode: 'id', id: logs }, ...nulls('whereTemplate', 'filters') };
    const sent = [
      { displayType: 'line', ...nulls('groupBy', 'asRatio', 'fillNulls', 'seriesLimit', 'formulas'), numberFormat },
      { displayType: 'table', ...nulls('groupBy', 'having', 'orderBy', 'groupByColumnsOnLeft'), onClick: click },
      { displayType: 'number', ...nulls('formulas', 'color', 'colorRules', 'backgroundChart', 'numberFormat') },
    ].map((config) => withConfig({ ...config, sourceId: logs, select: [{ ...count, ...item }] }, { id: null }));
    const heatmap = { valueExpression: 'Duration', ...nulls('countExpression', 'heatmapScaleType') };
    const others = [
      {
        displayType: 'heatmap',
        sourceId: traces,
        select: [heatmap],
        ...nulls('where', 'whereLanguage', 'numberFormat'),
      },
      { displayType: 'event_patterns', sourceId: logs, ...nulls('select', 'where', 'whereLanguage') },
      { displayType: 'markdown', markdown: null },
    ].map((config) => withConfig(config));
    const container = { id: 'a', title: 'A', collapsed: false, ...nulls('collapsible', 'bordered', 'tabs') };
    const filter = {
      type: 'QUERY_EXPRESSION',
      name: 'Service',
      expression: 'ServiceName',
      sourceId: logs,
      ...nulls('id', 'where', 'whereLanguage', 'appliesToSourceIds', 'isBroadcastEnabled', 'variableName'),
    };
    const created = await api().create('/dashboards', {
      ...dashboard(...sent, ...others),
      tags: null,
      savedFilterValues: null,
      containers: [container],
      filters: [filter],
    });
    const { savedQuery, savedQueryLanguage, ...otherProperties } = created;
    expect([savedQuery, savedQueryLanguage]).toEqual([null, null]);
    expect(JSON.stringify(otherProperties)).not.toContain('null');
  });

  it.each([
    ['an unknown property', { nope: null }, '/tiles/0/config/nope unknownProperty'],
    ['a required property', { sourceId: null }, '/tiles/0/config/sourceId type'],
  ])('does not accept null for %s', async (_, overrides, expected) => {
    const config = { displayType: 'line', sourceId: (await sources()).logs, select: [count], ...overrides };
    expect(issueCodes(await api().post('/dashboards', dashboard(withConfig(config))))).toEqual([expected]);
  });
});
