import type { Dashboard, Tile } from '@observability-api/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exploreQuery } from '../src/tile/explore-query.ts';

const SOURCE = '6740a3f2c51e9b0012d4e8d1';
const RESULT = {
  columns: [
    { name: 'ServiceName', role: 'group', type: 'string' },
    { name: 'count()', role: 'value', type: 'number' },
  ],
  rows: [['it\'s "a" & b', 3]],
} as const;

beforeEach(() => vi.stubGlobal('window', { location: { pathname: '/view/dashboards/a', search: '?from=now-6h' } }));
afterEach(() => vi.unstubAllGlobals());

/** Returns the path and the parameters that a click on the first row opens, or undefined if the row has no link. */
async function clickOf(onClick: object) {
  const { linksOf } = await import('../src/tile/row-links.ts');
  const config = { displayType: 'table', sourceId: SOURCE, select: [{ aggFn: 'count' }], onClick };
  const href = linksOf({ config } as unknown as Tile, RESULT)?.(0);
  if (href === undefined) return undefined;
  const url = new URL(href, 'http://host');
  return [url.pathname.replace(/^\/view/, '') || url.href, Object.fromEntries(url.searchParams)];
}

describe('a click on a row of a table', () => {
  it('opens the events of the row, with its values quoted', async () => {
    const target = { mode: 'id', id: SOURCE };
    expect(await clickOf({ type: 'search', target, whereTemplate: 'ServiceName:{{ServiceName}}' })).toEqual([
      '/explore',
      { source: SOURCE, from: 'now-6h', where: 'ServiceName:"it\'s \\"a\\" & b"' },
    ]);
    const where = { whereTemplate: 'ServiceName = {{ServiceName}}', whereLanguage: 'sql' };
    expect(await clickOf({ type: 'search', target, ...where })).toEqual([
      '/explore',
      { source: SOURCE, from: 'now-6h', where: "ServiceName = 'it\\'s \"a\" & b'", lang: 'sql' },
    ]);
  });

  it('opens a dashboard by id or name, with filters', async () => {
    const filters = [
      { kind: 'expressionTemplate', expression: 'ServiceName', template: '{{ServiceName}}' },
      { kind: 'expressionTemplate', expression: 'ServiceName', template: 'cart' },
      { kind: 'expressionTemplate', expression: "LogAttributes['a.b']", template: 'x' },
    ];
    expect(
      await clickOf({ type: 'dashboard', target: { mode: 'template', template: '{{count()}} x' }, filters }),
    ).toEqual([
      '/dashboards',
      {
        name: '3 x',
        from: 'now-6h',
        where: '(ServiceName:"it\'s \\"a\\" & b" OR ServiceName:"cart") LogAttributes.a.b:"x"',
      },
    ]);
    expect(
      await clickOf({ type: 'dashboard', target: { mode: 'id', id: SOURCE }, filters: filters.slice(1, 2) }),
    ).toEqual([`/dashboards/${SOURCE}`, { from: 'now-6h', where: 'ServiceName:"cart"' }]);
  });

  it('opens the events in which a key of a map is absent or empty, if the value of its filter is empty', async () => {
    const filters = [{ kind: 'expressionTemplate', expression: "LogAttributes['user']", template: '{{none}}' }];
    expect(await clickOf({ type: 'search', target: { mode: 'id', id: SOURCE }, filters })).toEqual([
      '/explore',
      { source: SOURCE, from: 'now-6h', where: '(LogAttributes.user:"" OR -LogAttributes.user:*)' },
    ]);
  });

  it('keeps the time zone of the page', async () => {
    vi.stubGlobal('window', { location: { pathname: '/view/dashboards/a', search: '?tz=Asia/Tokyo' } });
    const target = { mode: 'id', id: SOURCE };
    expect(await clickOf({ type: 'search', target })).toEqual(['/explore', { source: SOURCE, tz: 'Asia/Tokyo' }]);
    expect(await clickOf({ type: 'dashboard', target })).toEqual([`/dashboards/${SOURCE}`, { tz: 'Asia/Tokyo' }]);
  });

  it('rounds a number down with `floor`, and replaces an empty value with `default`', async () => {
    const { linksOf } = await import('../src/tile/row-links.ts');
    const columns = ['Ratio', 'Owner'].map((name) => ({ name, role: 'value', type: 'string' }) as const);
    const urlTemplate = 'https://host/{{floor Ratio}}/{{floor Owner}}/{{default Ratio "1"}}/{{default Owner "no one"}}';
    const config = { displayType: 'table', onClick: { type: 'external', urlTemplate } };
    const rows = [
      [2.7, 'shop'],
      [null, ''],
    ];
    const hrefOf = linksOf({ config } as unknown as Tile, { columns, rows });
    expect([hrefOf?.(0), hrefOf?.(1)]).toEqual(['https://host/2/shop/2.7/shop', 'https://host///1/no%20one']);
  });

  it('opens an external URL only if its scheme is HTTP or HTTPS, with the values of the row encoded', async () => {
    const click = (urlTemplate: string) => clickOf({ type: 'external', urlTemplate });
    expect(await click('https://wiki.example.com/{{ServiceName}}?q={{count()}}')).toEqual([
      "/it's%20%22a%22%20%26%20b",
      { q: '3' },
    ]);
    expect(await click('http://wiki.example.com/{{count()}}')).toEqual(['/3', {}]);
    expect(await click('javascript:alert({{count()}})')).toBeUndefined();
    expect(await click('{{ServiceName}}')).toBeUndefined();
  });
});

describe('the events of a tile', () => {
  const range = { from: 'now-1h', to: 'now' };
  const queryOf = (
    config: object | undefined,
    where = '',
    whereLanguage: 'lucene' | 'sql' = 'lucene',
    chosen: Record<string, string[]> = {},
    tile: object = {},
  ) => {
    const filters = Object.keys(chosen).map((expression) => ({ id: expression, expression }));
    const state = { where, whereLanguage, range, filters: new Map(Object.entries(chosen)) };
    return exploreQuery({ config, ...tile } as unknown as Tile, state, filters as unknown as Dashboard['filters']);
  };
  const counted = { displayType: 'line', sourceId: SOURCE, select: [{ aggFn: 'count', where: 'a:b' }] };

  it('have the source of the first series', () => {
    const series = [
      { type: 'time', aggFn: 'count', sourceId: SOURCE, where: 'a:b' },
      { type: 'time', aggFn: 'count', sourceId: '6740a3f2c51e9b0012d4e8d2', where: 'c:d' },
    ];
    expect(queryOf(undefined, '', 'lucene', {}, { series })).toMatchObject({ source: SOURCE, where: 'a:b' });
    const metrics = [{ type: 'time', aggFn: 'avg', dataSource: 'metrics', field: 'cpu' }];
    expect(queryOf(undefined, '', 'lucene', {}, { series: metrics })).toBeUndefined();
  });

  it('match the filter of the tile and, if it has the same language, the filter for all tiles', () => {
    expect(queryOf(counted)).toEqual({ source: SOURCE, where: 'a:b', lang: undefined, ...range });
    expect(queryOf(counted, 'c:d')).toMatchObject({ where: 'a:b (c:d)' });
    expect(queryOf(counted, "c = 'd'", 'sql')).toMatchObject({ where: 'a:b', lang: undefined });
    expect(queryOf({ ...counted, select: [{ aggFn: 'count' }] }, "c = 'd'", 'sql')).toMatchObject({
      where: "c = 'd'",
      lang: 'sql',
    });
  });

  it('have the values that are chosen in the filters of the dashboard', () => {
    const unfiltered = { ...counted, select: [{ aggFn: 'count' }] };
    const service = { ServiceName: ['cart', 'my shop'] };
    const services = '(ServiceName:"cart" OR ServiceName:"my shop")';
    expect(queryOf(unfiltered, '', 'lucene', service)).toMatchObject({ where: services, lang: undefined });
    expect(queryOf(counted, 'c:d', 'lucene', service)).toMatchObject({ where: `a:b (c:d) ${services}` });
    expect(queryOf(unfiltered, "c = 'd'", 'sql', service)).toMatchObject({
      where: "(c = 'd') AND ServiceName IN ('cart', 'my shop')",
      lang: 'sql',
    });
    expect(queryOf(unfiltered, '', 'lucene', { "LogAttributes['route']": ['/a'] })).toMatchObject({
      where: 'LogAttributes.route:"/a"',
    });
    // The filter also selects events that do not have the key.
    expect(queryOf(unfiltered, '', 'lucene', { ServiceName: [''], "LogAttributes['user']": ['', 'a'] })).toMatchObject({
      where: 'ServiceName:"" ((LogAttributes.user:"" OR -LogAttributes.user:*) OR LogAttributes.user:"a")',
    });
    const host = { 'domain(Body)': ['x'] };
    expect(queryOf(unfiltered, '', 'lucene', host)).toMatchObject({ where: "domain(Body) IN ('x')", lang: 'sql' });
    // Lucene has no functions, so the condition of this filter is left out.
    expect(queryOf(counted, '', 'lucene', host)).toMatchObject({ where: 'a:b', lang: undefined });
  });

  it('are those of all series', () => {
    const select = (...items: object[]) => ({ ...counted, select: items });
    const [a, b] = [{ where: 'a:b' }, { where: 'c:d OR e:f' }];
    expect(queryOf(select(a, b))).toMatchObject({ where: '(a:b) OR (c:d OR e:f)' });
    expect(queryOf(select(a, b), 'g:h')).toMatchObject({ where: '((a:b) OR (c:d OR e:f)) (g:h)' });
    expect(queryOf(select(a, a))).toMatchObject({ where: 'a:b' });
    expect(queryOf(select(a, {}))).toMatchObject({ where: '' });
    expect(queryOf(select(a, { where: 'c = 1', whereLanguage: 'sql' }))).toMatchObject({ where: '' });
    expect(queryOf(select(a, { ...a, whereLanguage: 'sql' }))).toMatchObject({ where: '' });
    const series = [{ type: 'time', aggFn: 'count', where: 'a:b', sourceId: SOURCE }];
    expect(queryOf(undefined, '', 'lucene', {}, { series })).toEqual({ source: SOURCE, where: 'a:b', ...range });
  });

  it('do not exist for metrics and texts', () => {
    expect(queryOf({ ...counted, select: [{ aggFn: 'max', metricName: 'm' }] })).toBeUndefined();
    expect(queryOf({ displayType: 'markdown', markdown: '' })).toBeUndefined();
  });
});
