import { describe, expect, it } from 'vitest';
import { deployments, issueCodes, type Json } from '../support/api.ts';
import { dashboard, text, tile, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

function repeatItem<Item>(length: number, item: (index: number) => Item): Item[] {
  return Array.from({ length }, (_, index) => item(index));
}

describe.each(deployments)('the bounds of a dashboard of the %s deployment', (name) => {
  const api = () => served.caller(name);
  const create = (body: Json) => api().post('/dashboards', body);
  const time = (overrides: Json) => dashboard(tile({}, [{ type: 'time', aggFn: 'count', ...overrides }]));
  const search = (overrides: Json) => dashboard(tile({}, [{ type: 'search', ...overrides }]));

  it.each<[string, Json]>([
    ['a name of 1,024 characters', { ...dashboard(), name: text(1024) }],
    ['a name of 1,024 characters with two UTF-16 code units each', { ...dashboard(), name: '😀'.repeat(1024) }],
    ['a tile with an empty name', dashboard(tile({ name: '' }))],
    ['a tile with a name of 1,024 characters', dashboard(tile({ name: text(1024) }))],
    ['a tile at the minimum position and size', dashboard(tile({ x: 0, y: 0, w: 1, h: 1 }))],
    ['a tile at the maximum position and size', dashboard(tile({ x: 23, y: 100_000, w: 24, h: 1000 }))],
    ['a tile with an id of 36 characters', dashboard(tile({ id: 'a'.repeat(36) }))],
    ['500 tiles', dashboard(...repeatItem(500, () => tile()))],
    [
      '20 series',
      dashboard(
        tile(
          {},
          repeatItem(20, () => ({ type: 'time', aggFn: 'count' })),
        ),
      ),
    ],
    [
      '50 tags of 32 characters',
      { ...dashboard(), tags: repeatItem(50, (index) => text(30) + String(index).padStart(2, '0')) },
    ],
    [
      'a ratio of two series',
      dashboard(
        tile(
          { asRatio: true },
          repeatItem(2, () => ({ type: 'number', aggFn: 'count' })),
        ),
      ),
    ],
    ['where of 10,000 characters', time({ where: text(10_000) })],
    ['10 groups of 1,000 characters', time({ groupBy: repeatItem(10, () => text(1000)) })],
    ['a field and a metric name of 1,000 characters each', time({ field: text(1000), metricName: text(1000) })],
    ['an alias of 256 characters', time({ alias: text(256) })],
    ['a sum of a metric', time({ aggFn: 'sum', dataSource: 'metrics', metricName: 'm' })],
    ['a quantile of 0', time({ aggFn: 'quantile', field: 'f', level: 0 })],
    ['a quantile of 1', time({ aggFn: 'quantile', field: 'f', level: 1 })],
    ['the aggregate function none without a field', time({ aggFn: 'none' })],
    ['a number with an empty grouping', dashboard(tile({}, [{ type: 'number', aggFn: 'count', groupBy: [] }]))],
    ['100 fields', search({ fields: repeatItem(100, () => text(1000)) })],
    ['100,000 characters of markdown', dashboard(tile({}, [{ type: 'markdown', content: text(100_000) }]))],
    ['a filter that does not parse', time({ where: '(((' })],
  ])('permit %s', async (_, body) => {
    expect((await create(body)).status).toBe(200);
  });

  it.each<[string, Json, string[]]>([
    ['no name', { tiles: [] }, ['/name required']],
    ['a name that is null', { ...dashboard(), name: null }, ['/name type']],
    ['an empty name', { ...dashboard(), name: '' }, ['/name minLength']],
    ['a name of 1,025 characters', { ...dashboard(), name: text(1025) }, ['/name maxLength']],
    ['no tiles', { name: 'a' }, ['/tiles required']],
    ['501 tiles', dashboard(...repeatItem(501, () => tile())), ['/tiles maxItems']],
    ['51 tags', { ...dashboard(), tags: repeatItem(51, String) }, ['/tags maxItems']],
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
          repeatItem(21, () => ({ type: 'markdown' })),
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
          repeatItem(3, () => ({ type: 'time', aggFn: 'count' })),
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
    [
      'a sum of a metric without the dataSource metrics',
      time({ aggFn: 'sum', metricName: 'm' }),
      ['/tiles/0/series/0/field condition'],
    ],
    [
      'a sum of a metric of an unknown source',
      time({ aggFn: 'sum', metricName: 'm', sourceId: UNKNOWN_ID }),
      ['/tiles/0/series/0/sourceId reference'],
    ],
    ['a level above 1', time({ aggFn: 'quantile', field: 'f', level: 95 }), ['/tiles/0/series/0/level maximum']],
    ['a malformed source id', time({ sourceId: 'logs' }), ['/tiles/0/series/0/sourceId pattern']],
    ['where of 10,001 characters', time({ where: text(10_001) }), ['/tiles/0/series/0/where maxLength']],
    ['where that is null', time({ where: null }), ['/tiles/0/series/0/where type']],
    ['11 groups', time({ groupBy: repeatItem(11, String) }), ['/tiles/0/series/0/groupBy maxItems']],
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
    ['101 fields', search({ fields: repeatItem(101, String) }), ['/tiles/0/series/0/fields maxItems']],
    [
      'long markdown',
      dashboard(tile({}, [{ type: 'markdown', content: text(100_001) }])),
      ['/tiles/0/series/0/content maxLength'],
    ],
  ])('reject %s', async (_, body, expected) => {
    const response = await create(body);
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual(expected);
  });

  it.each(['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'increase'])(
    'require a field or a metric for %s in time, table and number series',
    async (aggFn) => {
      for (const type of ['time', 'table', 'number']) {
        const series = (overrides: Json) => create(dashboard(tile({}, [{ type, aggFn, level: 0.5, ...overrides }])));
        expect((await series({})).status).toBe(400);
        expect((await series({ field: 'f' })).status).toBe(200);
        expect((await series({ metricName: 'm', dataSource: 'metrics' })).status).toBe(200);
      }
    },
  );

  it('require the field if the source has no metrics, even with the dataSource metrics', async () => {
    const sources: Json[] = (await api().get('/sources')).content;
    for (const { id: sourceId, kind } of sources) {
      const series = { type: 'time', aggFn: 'sum', sourceId, dataSource: 'metrics', metricName: 'm' };
      const response = await create(dashboard(tile(), tile({}, [series])));
      expect(issueCodes(response)).toEqual(kind === 'metric' ? [] : ['/tiles/1/series/0/field condition']);
      expect((await create(dashboard(tile({}, [{ ...series, field: 'f' }])))).status).toBe(200);
    }
  });
});
