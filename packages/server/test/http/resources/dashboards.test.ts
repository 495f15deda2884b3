import { describe, expect, it } from 'vitest';
import { deployments, issueCodes, type Json } from '../support/api.ts';
import { dashboard, tile, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ telemetry: 'off' });

const hex24 = /^[0-9a-f]{24}$/;

/** The filters, saved query and saved filter values of a dashboard that has none. */
const NO_DETAILS = { filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [] };

describe.each(deployments)('a dashboard of the %s deployment', (name) => {
  const api = () => served.caller(name);
  const create = (body: Json) => api().post('/dashboards', body);
  const ids = (tiles: Json[]) => tiles.map(({ id }) => id);

  it('has empty lists and no saved query by default', async () => {
    const created = await api().create('/dashboards', { name: 'Empty', tiles: [] });
    expect(created).toEqual({ id: expect.stringMatching(hex24), name: 'Empty', tiles: [], tags: [], ...NO_DETAILS });
    expect((await api().get(`/dashboards/${created.id}`)).content).toEqual(created);
  });

  it.each<[string, Json, Json]>([
    ['time', { aggFn: 'count' }, { where: '', groupBy: [], displayType: 'line', dataSource: 'events' }],
    ['table', { aggFn: 'count' }, { where: '', groupBy: [], sortOrder: 'desc', dataSource: 'events' }],
    ['number', { aggFn: 'none' }, { where: '', groupBy: [], dataSource: 'events' }],
    ['search', {}, { where: '', fields: [], dataSource: 'events' }],
    ['markdown', {}, { content: '' }],
  ])('has the defaults of a %s series', async (type, written, defaults) => {
    const { tiles } = await api().create('/dashboards', dashboard(tile({}, [{ type, ...written }])));
    expect(tiles).toEqual([
      {
        id: expect.stringMatching(hex24),
        name: 'Errors',
        x: 0,
        y: 0,
        w: 12,
        h: 4,
        asRatio: false,
        series: [{ type, ...written, ...defaults }],
      },
    ]);
  });

  it('has a default dataSource only in a series without sourceId', async () => {
    const [{ id: sourceId }] = (await api().get('/sources')).content;
    const series = [
      { type: 'time', aggFn: 'count', sourceId },
      { type: 'time', aggFn: 'count', dataSource: 'metrics' },
      { type: 'time', aggFn: 'count', dataSource: 'events', sourceId },
      { type: 'time', aggFn: 'count' },
    ];
    const { tiles } = await api().create('/dashboards', dashboard(tile({}, series)));
    const read = tiles[0].series.map((item: Json) => [item.dataSource, item.sourceId]);
    expect(read).toEqual([
      [undefined, sourceId],
      ['metrics', undefined],
      ['events', sourceId],
      ['events', undefined],
    ]);
  });

  it('is returned as it was written', async () => {
    const numberFormat = {
      output: 'currency',
      mantissa: 2,
      thousandSeparated: true,
      average: false,
      decimalBytes: false,
      factor: 0.5,
      currencySymbol: '€',
      unit: 'per day',
    };
    const full = {
      type: 'time',
      dataSource: 'metrics',
      aggFn: 'quantile',
      field: 'Duration',
      level: 0.95,
      where: 'service:"check out" AND _%\\',
      whereLanguage: 'lucene',
      groupBy: ['a', 'b.c'],
      alias: '',
      displayType: 'stacked_bar',
      metricName: 'http.server.duration',
      metricDataType: 'exponential histogram',
      numberFormat,
    };
    const body = {
      name: `"<'\\ 😀\n\t${'é'.repeat(3)}`,
      tags: ['b', 'a'],
      tiles: [
        { ...tile({ x: 5, y: 100_000, w: 12, h: 1000, name: '', asRatio: true }), series: [full, full] },
        tile({ x: 23, w: 24 }, [
          {
            type: 'search',
            dataSource: 'events',
            where: 'x',
            whereLanguage: 'sql',
            fields: ['Body', 'ServiceName'],
          },
        ]),
        tile({}, [{ type: 'markdown', content: '# Title\n' }]),
      ],
    };
    const { id, ...created } = await api().create('/dashboards', body);
    const expected = { ...structuredClone(body), ...NO_DETAILS };
    for (const item of expected.tiles)
      Object.assign(item, { id: expect.stringMatching(hex24), asRatio: item === expected.tiles[0] });
    expect(created).toEqual(expected);
    expect((await api().get(`/dashboards/${id}`)).content).toEqual({ id, ...created });
    expect((await api().get('/dashboards')).content.find((item: Json) => item.id === id)).toEqual({ id, ...created });
  });

  it('keeps the tile ids of the request and assigns ids to other tiles', async () => {
    const { id, tiles } = await api().create('/dashboards', dashboard(tile({ id: 'tile-1' }), tile()));
    expect(ids(tiles)).toEqual(['tile-1', expect.stringMatching(hex24)]);
    const moved = tile({ id: tiles[1].id, name: 'Moved' });
    const { content } = await api().put(`/dashboards/${id}`, dashboard(moved, tile({ id: 'mine' }), tile()));
    expect(content.tiles[0]).toMatchObject({ id: tiles[1].id, name: 'Moved' });
    expect(content.tiles[1].id).toBe('mine');
    expect(content.tiles[2].id).toMatch(hex24);
    expect(ids(tiles)).not.toContain(content.tiles[2].id);
  });

  it('can have the tile ids of another dashboard', async () => {
    const first = await api().create('/dashboards', dashboard(tile({ id: 'same' }), tile()));
    const copy = await api().create('/dashboards', dashboard(...first.tiles));
    expect(copy.tiles).toEqual(first.tiles);
    expect(copy.id).not.toBe(first.id);
  });

  it.each(['POST', 'PUT'])('cannot have a duplicate tile id on %s', async (method) => {
    const { id, tiles } = await api().create('/dashboards', dashboard(tile()));
    const path = method === 'POST' ? '/dashboards' : `/dashboards/${id}`;
    const same = tile({ id: tiles[0].id });
    const response = await api().send(method, path, { body: dashboard(same, tile(), same) });
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual(['/tiles/2/id uniqueItems']);
  });

  it('removes duplicate tags', async () => {
    const { tags } = await api().create('/dashboards', { ...dashboard(), tags: ['b', 'a', 'b', 'B', 'a'] });
    expect(tags).toEqual(['b', 'a', 'B']);
  });

  it('keeps its tags on an update without tags and has none after an update with an empty list', async () => {
    const { id } = await api().create('/dashboards', { ...dashboard(), tags: ['a'] });
    const path = `/dashboards/${id}`;
    expect((await api().put(path, dashboard())).content.tags).toEqual(['a']);
    expect((await api().put(path, { ...dashboard(), tags: ['c', 'c'] })).content.tags).toEqual(['c']);
    expect((await api().put(path, { ...dashboard(), tags: [] })).content.tags).toEqual([]);
    expect((await api().get(path)).content.tags).toEqual([]);
  });

  it('is rejected with an issue for each series with an unknown source', async () => {
    const [{ id: sourceId }] = (await api().get('/sources')).content;
    const series = (source: string) => ({ type: 'time', aggFn: 'count', sourceId: source });
    const other = 'f'.repeat(24);
    const response = await create(
      dashboard(
        tile({}, [series(UNKNOWN_ID), series(sourceId)]),
        tile({}, [series(other)]),
        tile({}, [series(UNKNOWN_ID)]),
      ),
    );
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual([
      '/tiles/0/series/0/sourceId reference',
      '/tiles/1/series/0/sourceId reference',
      '/tiles/2/series/0/sourceId reference',
    ]);
    expect(response.message).toContain(UNKNOWN_ID);
    expect(response.message).toContain(other);
  });

  it('is not found after a delete', async () => {
    const { id } = await api().create('/dashboards', dashboard());
    await api().delete(`/dashboards/${id}`);
    expect((await api().get(`/dashboards/${id}`)).status).toBe(404);
    expect((await api().put(`/dashboards/${id}`, dashboard())).status).toBe(404);
  });
});
