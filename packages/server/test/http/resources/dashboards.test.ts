import { describe, expect, it } from 'vitest';
import { deployments, issueCodes, type Json } from '../support/api.ts';
import { dashboard, tile, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

const hex24 = /^[0-9a-f]{24}$/;

/** The details of a dashboard without filters, saved query, saved values and containers. */
const NO_DETAILS = { filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [] };
function text(length: number) {
  return 'é'.repeat(length);
}
function many<Item>(length: number, item: (index: number) => Item): Item[] {
  return Array.from({ length }, (_, index) => item(index));
}

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

  it('has a default data source only without a source', async () => {
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
      name: `"<'\\ 😀\n\t${text(3)}`,
      tags: ['b', 'a'],
      tiles: [
        { ...tile({ x: 5, y: 100_000, w: 12, h: 1000, name: '', asRatio: true }), series: [full, full] },
        tile({ x: 23, w: 24 }, [
          {
            type: 'search',
            dataSource: 'events',
            where: 'x',
            whereLanguage: 'sql',
            fields: ['Body', ''.padEnd(9, 'f')],
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
    const moved = { ...tile({ id: tiles[1].id, name: 'Moved' }) };
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

  it('is rejected with an issue for each unknown source', async () => {
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

  const time = (overrides: Json) => dashboard(tile({}, [{ type: 'time', aggFn: 'count', ...overrides }]));
  const search = (overrides: Json) => dashboard(tile({}, [{ type: 'search', ...overrides }]));

  it.each<[string, Json]>([
    ['a name of 1,024 characters', { ...dashboard(), name: text(1024) }],
    ['a name of 1,024 characters that take two units each', { ...dashboard(), name: '😀'.repeat(1024) }],
    ['a tile with an empty name', dashboard(tile({ name: '' }))],
    ['a tile with a name of 1,024 characters', dashboard(tile({ name: text(1024) }))],
    ['a tile at the minimum position and size', dashboard(tile({ x: 0, y: 0, w: 1, h: 1 }))],
    ['a tile at the maximum position and size', dashboard(tile({ x: 23, y: 100_000, w: 24, h: 1000 }))],
    ['a tile with an id of 36 characters', dashboard(tile({ id: 'a'.repeat(36) }))],
    ['500 tiles', dashboard(...many(500, () => tile()))],
    [
      '20 series',
      dashboard(
        tile(
          {},
          many(20, () => ({ type: 'time', aggFn: 'count' })),
        ),
      ),
    ],
    [
      '50 tags of 32 characters',
      { ...dashboard(), tags: many(50, (index) => text(30) + String(index).padStart(2, '0')) },
    ],
    [
      'a ratio of two series',
      dashboard(
        tile(
          { asRatio: true },
          many(2, () => ({ type: 'number', aggFn: 'count' })),
        ),
      ),
    ],
    ['where of 10,000 characters', time({ where: text(10_000) })],
    ['10 groups of 1,000 characters', time({ groupBy: many(10, () => text(1000)) })],
    ['a field and a metric name of 1,000', time({ field: text(1000), metricName: text(1000) })],
    ['an alias of 256 characters', time({ alias: text(256) })],
    ['a sum of a metric', time({ aggFn: 'sum', dataSource: 'metrics', metricName: 'm' })],
    ['a quantile of 0', time({ aggFn: 'quantile', field: 'f', level: 0 })],
    ['a quantile of 1', time({ aggFn: 'quantile', field: 'f', level: 1 })],
    ['none without a field', time({ aggFn: 'none' })],
    ['a number with an empty grouping', dashboard(tile({}, [{ type: 'number', aggFn: 'count', groupBy: [] }]))],
    ['100 fields', search({ fields: many(100, () => text(1000)) })],
    ['100,000 characters of markdown', dashboard(tile({}, [{ type: 'markdown', content: text(100_000) }]))],
    ['a filter that does not parse', time({ where: '(((' })],
  ])('can have %s', async (_, body) => {
    expect((await create(body)).status).toBe(200);
  });

  it.each<[string, Json, string[]]>([
    ['no name', { tiles: [] }, ['/name required']],
    ['a name that is null', { ...dashboard(), name: null }, ['/name type']],
    ['an empty name', { ...dashboard(), name: '' }, ['/name minLength']],
    ['a name of 1,025 characters', { ...dashboard(), name: text(1025) }, ['/name maxLength']],
    ['no tiles', { name: 'a' }, ['/tiles required']],
    ['501 tiles', dashboard(...many(501, () => tile())), ['/tiles maxItems']],
    ['51 tags', { ...dashboard(), tags: many(51, String) }, ['/tags maxItems']],
    ['tags that are null', { ...dashboard(), tags: null }, ['/tags type']],
    ['an empty tag', { ...dashboard(), tags: ['a', ''] }, ['/tags/1 minLength']],
    ['a tag of 33 characters', { ...dashboard(), tags: [text(33)] }, ['/tags/0 maxLength']],
    ['a tile that is a string', dashboard('tile'), ['/tiles/0 type']],
    [
      'an empty tile',
      dashboard({}),
      [...['name', 'x', 'y', 'w', 'h'].map((field) => `/tiles/0/${field} required`), '/tiles/0 required'],
    ],
    ['an empty tile id', dashboard(tile({ id: '' })), ['/tiles/0/id pattern']],
    ['a tile id of 37 characters', dashboard(tile({ id: 'a'.repeat(37) })), ['/tiles/0/id pattern']],
    ['a tile name of 1,025 characters', dashboard(tile({ name: text(1025) })), ['/tiles/0/name maxLength']],
    ['x below 0', dashboard(tile({ x: -1 })), ['/tiles/0/x minimum']],
    ['x above 23', dashboard(tile({ x: 24 })), ['/tiles/0/x maximum']],
    ['y below 0', dashboard(tile({ y: -1 })), ['/tiles/0/y minimum']],
    ['y above 100,000', dashboard(tile({ y: 100_001 })), ['/tiles/0/y maximum']],
    ['w below 1', dashboard(tile({ w: 0 })), ['/tiles/0/w minimum']],
    ['w above 24', dashboard(tile({ w: 25 })), ['/tiles/0/w maximum']],
    ['h below 1', dashboard(tile({ h: 0 })), ['/tiles/0/h minimum']],
    ['h above 1,000', dashboard(tile({ h: 1001 })), ['/tiles/0/h maximum']],
    ['a fraction of a column', dashboard(tile({ x: 0.5 })), ['/tiles/0/x type']],
    ['a width in quotes', dashboard(tile({ w: '12' })), ['/tiles/0/w type']],
    ['no series', dashboard(tile({}, [])), ['/tiles/0/series minItems']],
    [
      '21 series',
      dashboard(
        tile(
          {},
          many(21, () => ({ type: 'markdown' })),
        ),
      ),
      ['/tiles/0/series maxItems'],
    ],
    ['a series without a type', dashboard(tile({}, [{ aggFn: 'count' }])), ['/tiles/0/series/0/type required']],
    ['a series of an unknown type', dashboard(tile({}, [{ type: 'pie' }])), ['/tiles/0/series/0/type discriminator']],
    [
      'series of several types',
      dashboard(tile({}, [{ type: 'markdown' }, { type: 'search' }])),
      ['/tiles/0/series/1/type condition'],
    ],
    ['a ratio of one series', dashboard(tile({ asRatio: true })), ['/tiles/0/series condition']],
    [
      'a ratio of three series',
      dashboard(
        tile(
          { asRatio: true },
          many(3, () => ({ type: 'time', aggFn: 'count' })),
        ),
      ),
      ['/tiles/0/series condition'],
    ],
    ['no aggregate function', dashboard(tile({}, [{ type: 'table' }])), ['/tiles/0/series/0/aggFn required']],
    ['a sum without a field', time({ aggFn: 'sum' }), ['/tiles/0/series/0 condition']],
    ['a sum of an empty field', time({ aggFn: 'sum', field: '' }), ['/tiles/0/series/0 condition']],
    [
      'a sum of an empty metric',
      time({ aggFn: 'sum', dataSource: 'metrics', metricName: '', field: '' }),
      ['/tiles/0/series/0 condition'],
    ],
    ['a sum of a metric of events', time({ aggFn: 'sum', metricName: 'm' }), ['/tiles/0/series/0/field condition']],
    [
      'a sum of a metric of an unknown source',
      time({ aggFn: 'sum', metricName: 'm', sourceId: UNKNOWN_ID }),
      ['/tiles/0/series/0/sourceId reference'],
    ],
    ['a quantile without a level', time({ aggFn: 'quantile', field: 'f' }), ['/tiles/0/series/0/level condition']],
    ['a level above 1', time({ aggFn: 'quantile', field: 'f', level: 95 }), ['/tiles/0/series/0/level maximum']],
    ['a malformed source id', time({ sourceId: 'logs' }), ['/tiles/0/series/0/sourceId pattern']],
    ['where of 10,001 characters', time({ where: text(10_001) }), ['/tiles/0/series/0/where maxLength']],
    ['where that is null', time({ where: null }), ['/tiles/0/series/0/where type']],
    ['11 groups', time({ groupBy: many(11, String) }), ['/tiles/0/series/0/groupBy maxItems']],
    ['a long group', time({ groupBy: [text(1001)] }), ['/tiles/0/series/0/groupBy/0 maxLength']],
    ['a long field', time({ field: text(1001) }), ['/tiles/0/series/0/field maxLength']],
    ['a long alias', time({ alias: text(257) }), ['/tiles/0/series/0/alias maxLength']],
    ['an unknown language', time({ whereLanguage: 'promql' }), ['/tiles/0/series/0/whereLanguage enum']],
    ['an unknown display type', time({ displayType: 'bar' }), ['/tiles/0/series/0/displayType enum']],
    [
      'a number with a grouping',
      dashboard(tile({}, [{ type: 'number', aggFn: 'count', groupBy: ['a'] }])),
      ['/tiles/0/series/0/groupBy maxItems'],
    ],
    [
      'a number with a display type',
      dashboard(tile({}, [{ type: 'number', aggFn: 'count', displayType: 'line' }])),
      ['/tiles/0/series/0/displayType unknownProperty'],
    ],
    ['101 fields', search({ fields: many(101, String) }), ['/tiles/0/series/0/fields maxItems']],
    [
      'long markdown',
      dashboard(tile({}, [{ type: 'markdown', content: text(100_001) }])),
      ['/tiles/0/series/0/content maxLength'],
    ],
  ])('cannot have %s', async (_, body, expected) => {
    const response = await create(body);
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual(expected);
  });

  it.each(['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'increase'])(
    'requires the field of %s for every series type',
    async (aggFn) => {
      for (const type of ['time', 'table', 'number']) {
        const series = (overrides: Json) => create(dashboard(tile({}, [{ type, aggFn, level: 0.5, ...overrides }])));
        expect((await series({})).status).toBe(400);
        expect((await series({ field: 'f' })).status).toBe(200);
        expect((await series({ metricName: 'm', dataSource: 'metrics' })).status).toBe(200);
      }
    },
  );

  it('requires the field if the source has no metrics, for any dataSource', async () => {
    const sources: Json[] = (await api().get('/sources')).content;
    for (const { id: sourceId, kind } of sources) {
      const series = { type: 'time', aggFn: 'sum', sourceId, dataSource: 'metrics', metricName: 'm' };
      const response = await create(dashboard(tile(), tile({}, [series])));
      expect(issueCodes(response)).toEqual(kind === 'metric' ? [] : ['/tiles/1/series/0/field condition']);
      expect((await create(dashboard(tile({}, [{ ...series, field: 'f' }])))).status).toBe(200);
    }
  });
});
