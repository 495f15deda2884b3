import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, deployments, issueCodes, type Json } from '../support/api.ts';
import {
  type AlertTargets,
  alert,
  alertTargets,
  dashboard,
  savedSearch,
  UNKNOWN_ID,
} from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

describe.each(deployments)('in the %s deployment', (name) => {
  const api = (): Api => served.caller(name);
  let targets: AlertTargets;
  let sourceId: string;
  let connectionId: string;
  beforeAll(async () => {
    targets = await alertTargets(api());
    const [source] = (await api().get('/sources')).content;
    sourceId = source.id;
    connectionId = source.connection;
  });

  /** Returns an alert that does not watch a tile. */
  const withoutTile = (overrides: Json) => {
    const { dashboardId: _dashboard, tileId: _tile, ...settings } = alert(targets);
    return { ...settings, ...overrides };
  };
  const inline = (chartConfig: Json) => withoutTile({ source: 'inline', chartConfig });
  const count = { aggFn: 'count' };
  const line = (overrides: Json = {}) => ({ displayType: 'line', sourceId, select: [count], ...overrides });
  const sql = (overrides: Json = {}) => ({
    configType: 'sql',
    displayType: 'number',
    connectionId,
    sqlTemplate: 'SELECT count() FROM otel_logs',
    ...overrides,
  });
  const sqlOverTime = 'SELECT $__timeInterval(Timestamp) AS t, count() FROM otel_logs GROUP BY t';
  const search = async () => (await api().create('/saved-searches', savedSearch(sourceId))).id;

  describe('an alert on a saved search', () => {
    it('has the written properties and can be sent back unchanged', async () => {
      const body = withoutTile({ source: 'saved_search', savedSearchId: await search(), groupBy: 'ServiceName' });
      const created = await api().create('/alerts', body);
      expect(created).toMatchObject(body);
      expect(Object.keys(created)).not.toContain('dashboardId');
      expect(Object.keys(created)).not.toContain('chartConfig');
      expect((await api().get(`/alerts/${created.id}`)).content).toEqual(created);
      expect((await api().get('/alerts')).content).toContainEqual(created);
      expect((await api().put(`/alerts/${created.id}`, created)).content).toEqual(created);
    });

    it('is deleted with its saved search, and other alerts are not deleted', async () => {
      const [firstSearch, secondSearch] = [await search(), await search()];
      const [first, second, third] = [
        await api().create('/alerts', withoutTile({ source: 'saved_search', savedSearchId: firstSearch })),
        await api().create('/alerts', withoutTile({ source: 'saved_search', savedSearchId: secondSearch })),
        await api().create('/alerts', alert(targets)),
      ];
      expect((await api().delete(`/saved-searches/${firstSearch}`)).status).toBe(200);
      expect((await api().get(`/alerts/${first.id}`)).status).toBe(404);
      for (const { id } of [second, third]) expect((await api().get(`/alerts/${id}`)).status).toBe(200);
      const update = await api().put(
        `/alerts/${second.id}`,
        withoutTile({ source: 'saved_search', savedSearchId: firstSearch }),
      );
      expect(issueCodes(update)).toEqual(['/savedSearchId reference']);
    });
  });

  describe('an alert on its own chart', () => {
    it.each<[string, () => Json, Json]>([
      [
        'a line',
        () => line({ name: 'Errors', where: 'ServiceName:checkout', groupBy: 'ServiceName' }),
        { whereLanguage: 'lucene', fillNulls: true, asRatio: false },
      ],
      [
        'a stacked bar',
        () => line({ displayType: 'stacked_bar', asRatio: true, select: [count, count] }),
        { where: '' },
      ],
      [
        'a number',
        () => line({ displayType: 'number', select: [count, count], formulas: [{ expression: 'A / B' }] }),
        {},
      ],
      ['SQL over time', () => sql({ displayType: 'line', sqlTemplate: sqlOverTime }), {}],
      ['a number with SQL', () => sql({ name: 'Errors' }), {}],
    ])('has the written properties with defaults and can be sent back unchanged: %s', async (_, config, defaults) => {
      const sent = config();
      const { content: created } = await api().post('/alerts', inline(sent));
      const { select, formulas: __, ...otherProperties } = sent;
      expect(created).toMatchObject({ source: 'inline', chartConfig: { ...otherProperties, ...defaults } });
      expect(created.chartConfig.select?.length).toBe(select?.length);
      expect(Object.keys(created)).not.toContain('savedSearchId');
      expect((await api().get(`/alerts/${created.id}`)).content).toEqual(created);
      expect((await api().get('/alerts')).content).toContainEqual(created);
      expect((await api().put(`/alerts/${created.id}`, created)).content).toEqual(created);
    });

    it('is counted in the bytes of the metric observability_api_stored', async () => {
      const stored = async () => {
        const text = await (await fetch(`${served.url}/metrics`)).text();
        return Number(/observability_api_stored\{kind="bytes"\} (\d+)/.exec(text)?.[1]);
      };
      const before = await stored();
      const { id } = await api().create('/alerts', inline(sql({ sqlTemplate: `SELECT 1 /* ${'x'.repeat(5_000)} */` })));
      expect((await stored()) - before).toBeGreaterThan(5_000);
      await api().delete(`/alerts/${id}`);
      expect(await stored()).toBe(before);
    });
  });

  it('an update can change what an alert watches', async () => {
    const { id } = await api().create('/alerts', alert(targets));
    const savedSearchId = await search();
    const bodies = [
      withoutTile({ source: 'saved_search', savedSearchId, groupBy: 'Body' }),
      inline(line()),
      alert(targets),
    ];
    for (const body of bodies) {
      const { content } = await api().put(`/alerts/${id}`, body);
      expect(content).toMatchObject({ source: body.source });
      const watched = ['dashboardId', 'tileId', 'savedSearchId', 'groupBy', 'chartConfig'];
      expect(watched.filter((property) => property in content)).toEqual(watched.filter((property) => property in body));
    }
  });

  it('an alert whose source has been deleted can be disabled, but not enabled', async () => {
    const { id: _, ...copy } = (await api().get(`/sources/${sourceId}`)).content;
    const { id: deletedId } = await api().create('/sources', copy);
    const tile = { name: 't', x: 0, y: 0, w: 1, h: 1, config: line({ sourceId: deletedId }) };
    const { id: dashboardId, tiles } = await api().create('/dashboards', dashboard(tile));
    const { id: savedSearchId } = await api().create('/saved-searches', savedSearch(deletedId));
    const bodies = [
      alert({ ...targets, dashboardId, tileId: tiles[0].id }),
      withoutTile({ source: 'saved_search', savedSearchId }),
      inline(line({ sourceId: deletedId })),
    ];
    const created: Json[] = [];
    for (const body of bodies) created.push(await api().create('/alerts', body));
    expect((await api().delete(`/sources/${deletedId}`)).status).toBe(200);
    for (const read of created) {
      const path = `/alerts/${read.id}`;
      expect((await api().put(path, read)).status).toBe(400);
      const { status, content } = await api().put(path, { ...read, enabled: false });
      expect([status, content]).toEqual([200, { ...read, enabled: false, state: 'DISABLED' }]);
      expect((await api().put(path, read)).status).toBe(400);
    }
    const other = inline(line({ sourceId: UNKNOWN_ID }));
    const changed = await api().put(`/alerts/${created[2].id}`, { ...other, enabled: false });
    expect(issueCodes(changed)).toEqual(['/chartConfig/sourceId reference']);
  });

  it('null counts as absent for a property that the alert does not use', async () => {
    const unused = { dashboardId: null, tileId: null, savedSearchId: null, groupBy: null, chartConfig: null };
    const savedSearchId = await search();
    for (const body of [alert(targets), withoutTile({ source: 'saved_search', savedSearchId }), inline(line())]) {
      const { status, content } = await api().post('/alerts', { ...unused, ...body });
      expect(status).toBe(200);
      expect(Object.keys(content).filter((property) => property in unused)).toEqual(
        Object.keys(unused).filter((property) => property in body),
      );
    }
  });

  it.each<[string, () => Json, string[]]>([
    ['no saved search', () => withoutTile({ source: 'saved_search' }), ['/savedSearchId condition']],
    [
      'an unknown saved search',
      () => withoutTile({ source: 'saved_search', savedSearchId: UNKNOWN_ID }),
      ['/savedSearchId reference'],
    ],
    ['no chart', () => withoutTile({ source: 'inline' }), ['/chartConfig condition']],
    ['groupBy on a tile', () => alert(targets, { groupBy: 'Body' }), ['/groupBy condition']],
    ['a chart on a tile', () => alert(targets, { chartConfig: line() }), ['/chartConfig condition']],
    [
      'the ids of a tile on a chart',
      () => ({ ...inline(line()), dashboardId: targets.dashboardId, tileId: targets.tileId }),
      ['/dashboardId condition', '/tileId condition'],
    ],
    ['a table', () => inline(line({ displayType: 'table' })), ['/chartConfig/displayType discriminator']],
    ['a PromQL chart', () => inline({ configType: 'promql' }), ['/chartConfig/configType discriminator']],
    ['an unknown source', () => inline(line({ sourceId: UNKNOWN_ID })), ['/chartConfig/sourceId reference']],
    [
      'a formula that references a missing series',
      () => inline(line({ formulas: [{ expression: 'A / C' }] })),
      ['/chartConfig/formulas/0/expression condition'],
    ],
    ['an unknown connection', () => inline(sql({ connectionId: UNKNOWN_ID })), ['/chartConfig/connectionId reference']],
    [
      'SQL over time without an interval',
      () => inline(sql({ displayType: 'line' })),
      ['/chartConfig/sqlTemplate condition'],
    ],
    ['where next to SQL', () => inline(sql({ where: 'a:b' })), ['/chartConfig/where unknownProperty']],
  ])('an alert with %s is rejected, also in a preview', async (_, body, codes) => {
    const response = await api().post('/alerts', body());
    expect([response.status, issueCodes(response)]).toEqual([400, codes]);
    const preview = await api().post('/alerts/preview', { alert: body(), from: 1.7e12, to: 1.7e12 + 3_600_000 });
    expect([preview.status, issueCodes(preview)]).toEqual([400, codes.map((code) => `/alert${code}`)]);
  });
});
