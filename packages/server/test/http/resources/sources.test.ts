import { describe, expect, it } from 'vitest';
import { deployments, type Json } from '../support/api.ts';
import { dashboard, savedSearch, tile, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ telemetry: 'off' });

/** Returns the first sources of a deployment: logs, traces and metrics. */
async function firstSources(name: (typeof deployments)[number]): Promise<Json[]> {
  return (await served.caller(name).get('/sources?limit=3')).content;
}

describe.each(deployments)('the sources of a new tenant of the %s deployment', (name) => {
  const api = () => served.caller(name);

  it('are logs, traces and metrics', async () => {
    const content = await firstSources(name);
    expect(content.map((source: Json) => [source.name, source.kind, source.disabled, source.querySettings])).toEqual([
      ['Logs', 'log', false, []],
      ['Traces', 'trace', false, []],
      ['Metrics', 'metric', false, []],
    ]);
    expect(content.map((source: Json) => source.from.tableName)).toEqual(['otel_logs', 'otel_traces', '']);
    expect(Object.keys(content[2].metricTables).sort()).toEqual(
      ['exponential histogram', 'gauge', 'histogram', 'sum', 'summary'].sort(),
    );
    for (const table of Object.values(content[2].metricTables)) expect(table).toMatch(/^otel_metrics_/);
  });

  it('omit properties without a value', async () => {
    const { text } = await api().get('/sources');
    expect(text).not.toContain('null');
  });

  it('can be read by id', async () => {
    for (const source of await firstSources(name)) {
      expect((await api().get(`/sources/${source.id}`)).content).toEqual(source);
    }
    expect((await api().get(`/sources/${UNKNOWN_ID}`)).status).toBe(404);
  });

  it('can be sent back unchanged', async () => {
    for (const source of await firstSources(name)) {
      const { status, content } = await api().put(`/sources/${source.id}`, source);
      expect({ status, content }).toEqual({ status: 200, content: source });
    }
  });
});

describe.each(deployments)('a source of the %s deployment', (name) => {
  const api = () => served.caller(name);

  const base = async () => {
    const [{ connection, from }] = await firstSources(name);
    return { connection, from };
  };
  const log = async () => ({
    name: 'Audit',
    kind: 'log',
    ...(await base()),
    timestampValueExpression: 'Timestamp',
    defaultTableSelectExpression: 'Timestamp,Body',
  });
  const trace = async () => ({
    ...(await log()),
    kind: 'trace',
    durationExpression: 'Duration',
    traceIdExpression: 'TraceId',
    spanIdExpression: 'SpanId',
    parentSpanIdExpression: 'ParentSpanId',
    spanNameExpression: 'SpanName',
    spanKindExpression: 'SpanKind',
  });
  const lists = {
    highlightedTraceAttributeExpressions: [],
    highlightedRowAttributeExpressions: [],
    materializedViews: [],
  };
  const defaults = { id: expect.any(String), disabled: false, querySettings: [] };

  it('for logs has defaults', async () => {
    const input = await log();
    expect(await api().create('/sources', input)).toEqual({ ...input, ...defaults, ...lists });
  });

  it('for logs keeps all properties, and an update resets those that it omits', async () => {
    const input = {
      ...(await log()),
      section: 'team a',
      disabled: true,
      querySettings: [{ setting: 'max_threads', value: '2' }],
      serviceNameExpression: 'ServiceName',
      serviceVersionExpression: "ResourceAttributes['service.version']",
      severityTextExpression: 'SeverityText',
      severityNumberExpression: 'SeverityNumber',
      bodyExpression: 'Body',
      eventNameExpression: 'EventName',
      eventAttributesExpression: 'LogAttributes',
      resourceAttributesExpression: 'ResourceAttributes',
      displayedTimestampValueExpression: 'Timestamp',
      traceSourceId: UNKNOWN_ID,
      metricSourceId: UNKNOWN_ID,
      traceIdExpression: 'TraceId',
      spanIdExpression: 'SpanId',
      implicitColumnExpression: 'Body',
      knownColumnsListExpression: 'Body',
      tableFilterExpression: '1=1',
      highlightedTraceAttributeExpressions: [{ sqlExpression: "LogAttributes['user.id']", alias: 'user' }],
      highlightedRowAttributeExpressions: [{ sqlExpression: 'Body', luceneExpression: 'Body' }],
      orderByExpression: 'Timestamp DESC',
      rowKeyExpression: 'Timestamp',
      useTextIndexForImplicitColumn: 'enabled',
      filterSettings: {
        databaseName: 'default',
        tableName: 'otel_logs',
        columns: [{ name: 'ServiceName', label: 'Service' }],
      },
      materializedViews: [
        {
          databaseName: 'default',
          tableName: 'mv',
          dimensionColumns: 'ServiceName, SeverityText',
          minGranularity: '5m',
          timestampColumn: 'Timestamp',
          aggregatedColumns: [
            { aggFn: 'count', mvColumn: 'count' },
            { sourceColumn: 'Body', aggFn: 'max', mvColumn: 'm' },
          ],
        },
      ],
      metadataMaterializedViews: { kvRollupTable: 'kv', granularity: '15m' },
    };
    const created = await api().create('/sources', input);
    expect(created).toEqual({ ...input, id: created.id });
    expect((await api().put(`/sources/${created.id}`, created)).content).toEqual(created);
    const short = await log();
    expect((await api().put(`/sources/${created.id}`, short)).content).toEqual({
      ...short,
      ...defaults,
      ...lists,
      id: created.id,
    });
  });

  it('for spans has durations in milliseconds by default, and can have a null log source', async () => {
    const input = { ...(await trace()), sampleRateExpression: 'SampleRate', logSourceId: null };
    expect(await api().create('/sources', input)).toEqual({ ...input, ...defaults, ...lists, durationPrecision: 3 });
  });

  it('for metrics, sessions or PromQL can be created', async () => {
    const { connection, from } = await base();
    const common = { name: 'Other', connection, timestampValueExpression: 'TimeUnix' };
    const metric = {
      ...common,
      kind: 'metric',
      from: { databaseName: from.databaseName, tableName: '' },
      metricTables: { gauge: 'otel_metrics_gauge', 'exponential histogram': 'otel_metrics_exponential_histogram' },
      resourceAttributesExpression: 'ResourceAttributes',
    };
    const session = { ...common, kind: 'session', from, traceSourceId: UNKNOWN_ID };
    const promql = { ...common, kind: 'promql', from: { ...from, tableName: 'ts' } };
    for (const input of [metric, session, promql]) {
      expect(await api().create('/sources', input)).toEqual({ ...input, ...defaults });
    }
    const { timestampValueExpression: _, ...withoutTime } = session;
    expect((await api().create('/sources', withoutTime)).timestampValueExpression).toBe('TimestampTime');
  });

  it('can change its kind', async () => {
    const { id } = await api().create('/sources', await log());
    const { status, content } = await api().put(`/sources/${id}`, await trace());
    expect([status, content.kind]).toEqual([200, 'trace']);
  });

  it('ignores null for properties that are not set', async () => {
    const input = await log();
    const created = await api().create('/sources', { ...input, section: null, serviceNameExpression: null });
    expect(created).toEqual({ ...input, ...defaults, ...lists });
  });

  it('is not found after it is deleted', async () => {
    const { id } = await api().create('/sources', await log());
    const path = `/sources/${id}`;
    expect((await api().delete(path)).status).toBe(200);
    expect((await api().get(path)).status).toBe(404);
    expect((await api().delete(path)).status).toBe(404);
  });

  it('can be deleted while dashboards and a saved search use it, and their updates then require another source', async () => {
    const { id } = await api().create('/sources', await log());
    const config = { displayType: 'line', sourceId: id, select: [{ aggFn: 'count' }] };
    const filter = { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: id };
    const users = [
      ['/dashboards', await api().create('/dashboards', dashboard(tile({ series: undefined, config })))],
      ['/dashboards', await api().create('/dashboards', { ...dashboard(tile()), filters: [filter] })],
      ['/saved-searches', await api().create('/saved-searches', savedSearch(id))],
    ];
    expect((await api().delete(`/sources/${id}`)).status).toBe(200);
    for (const [root, user] of users) {
      const path = `${root}/${user.id}`;
      expect((await api().get(path)).content).toEqual(user);
      const { status, issues } = await api().put(path, user);
      expect({ status, messages: issues?.map(({ message }: Json) => message) }).toEqual({
        status: 400,
        messages: [`no source has the id "${id}"`],
      });
    }
  });

  it.each<[string, object, string, string]>([
    ['an unknown connection', { connection: UNKNOWN_ID }, '/connection', 'no connection has this id'],
    ['no table', { from: { databaseName: 'default' } }, '/from/tableName', 'expected the name of the table'],
    [
      'the database of another tenant',
      { from: { databaseName: 'team_6740a3f2c51e9b0012d4e8d1', tableName: 'otel_logs' } },
      '/from/databaseName',
      'the database of the built-in connection',
    ],
    [
      'system tables',
      { from: { databaseName: 'system', tableName: 'users' } },
      '/from/databaseName',
      'the database of the built-in connection',
    ],
    ['an unknown property', { bodyExpressions: 'Body' }, '/bodyExpressions', 'bodyExpression'],
    [
      'a malformed granularity',
      { metadataMaterializedViews: { kvRollupTable: 'kv', granularity: 'soon' } },
      '/metadataMaterializedViews/granularity',
      'a number and a unit',
    ],
    ['a null name', { name: null }, '/name', 'string'],
  ])('with %s is rejected', async (_, overrides, pointer, message) => {
    const { status, issues } = await api().post('/sources', { ...(await log()), ...overrides });
    expect(status).toBe(400);
    expect(issues.find((issue) => issue.pointer === pointer)?.message).toContain(message);
  });

  it('for metrics requires a table', async () => {
    const { connection, from } = await base();
    const input = {
      name: 'M',
      kind: 'metric',
      connection,
      from: { databaseName: from.databaseName, tableName: '' },
      timestampValueExpression: 'TimeUnix',
      metricTables: {},
      resourceAttributesExpression: 'ResourceAttributes',
    };
    const { status, issues } = await api().post('/sources', input);
    expect([status, issues[0]?.pointer]).toEqual([400, '/metricTables']);
  });
});

it('both deployments return the same settings of a source', async () => {
  const returned = await Promise.all(
    deployments.map(async (name) => {
      const [{ connection, from }] = await firstSources(name);
      const created = await served.caller(name).create('/sources', {
        name: 'Same',
        kind: 'log',
        connection,
        from,
        timestampValueExpression: 'Timestamp',
        defaultTableSelectExpression: 'Timestamp',
        section: null,
      });
      const { id: _, connection: __, from: ___, ...settings } = created;
      return settings;
    }),
  );
  expect(returned[0]).toEqual(returned[1]);
});
