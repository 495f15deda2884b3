import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Json } from '../http/support/api.ts';
import {
  type AlertTargets,
  alert,
  dashboard,
  savedSearch,
  tile,
  UNKNOWN_ID,
  webhook,
} from '../http/support/request-bodies.ts';
import { startForTest } from '../http/support/serve.ts';
import { isSoak } from '../support/soak.ts';
import { attribute, logRecord, logsJson, resource, sendOtlp } from '../telemetry/ingest/requests.ts';
import { Random, seedOfRun } from '../telemetry/support/random.ts';

const MINUTE = 60_000;
const COUNT = isSoak ? 300 : 20;

/** The start of the minute ten minutes ago. It is not a fixed time, because the engine deletes old telemetry. */
const start = Math.floor(Date.now() / MINUTE) * MINUTE - 10 * MINUTE;

/** Returns a request with a point of a gauge and a point of a counter. */
function metricsJson(gauge: string, counter: string): string {
  const point = { timeUnixNano: `${start}000000`, asDouble: 5, attributes: [attribute('host.name', 'a')] };
  const sum = { aggregationTemporality: 1, isMonotonic: true, dataPoints: [point] };
  const metrics = [
    { name: gauge, gauge: { dataPoints: [point] } },
    { name: counter, sum },
  ];
  return JSON.stringify({ resourceMetrics: [{ resource, scopeMetrics: [{ metrics }] }] });
}

/** Replaces a character of a name with a letter, or inserts a letter. The first character is unchanged. */
function misspell(name: string, random: Random): string {
  const index = 1 + random.below(name.length - 1);
  const letter = random.pick(
    [...'abcdefghijklmnopqrstuvwxyz'].filter((candidate) => candidate !== name[index]?.toLowerCase()),
  );
  return random.chance(0.5)
    ? name.slice(0, index) + letter + name.slice(index + 1)
    : name.slice(0, index) + letter + name.slice(index);
}

/** The kinds of names in a series: a name that exists, and a function that returns a series with any name. */
const seriesByKind: Readonly<
  Record<string, { readonly name: string; readonly seriesOf: (name: string, ids: Json) => Json }>
> = {
  'field of a filter': { name: 'SeverityText', seriesOf: (name) => ({ aggFn: 'count', where: `${name}:error` }) },
  'field of an SQL filter': {
    name: 'SeverityText',
    seriesOf: (name) => ({ aggFn: 'count', where: `${name} = 'ERROR'`, whereLanguage: 'sql' }),
  },
  'aggregated field': { name: 'SeverityNumber', seriesOf: (name) => ({ aggFn: 'max', field: name }) },
  'field of a group': { name: 'ServiceName', seriesOf: (name) => ({ aggFn: 'count', groupBy: [name] }) },
  'attribute of a filter': {
    name: 'LogAttributes.http.route',
    seriesOf: (name) => ({ aggFn: 'count', where: `${name}:*` }),
  },
  'attribute of a negated filter': {
    name: 'LogAttributes.http.route',
    seriesOf: (name) => ({ aggFn: 'count', where: `ServiceName:checkout AND NOT (SeverityText:x OR ${name}:"/pay")` }),
  },
  'attribute of an SQL filter': {
    name: 'http.route',
    seriesOf: (name) => ({ aggFn: 'count', where: `LogAttributes['${name}'] != '/pay'`, whereLanguage: 'sql' }),
  },
  'attribute of a group': {
    name: 'LogAttributes.http.route',
    seriesOf: (name) => ({ aggFn: 'count', groupBy: [name] }),
  },
  'aggregated attribute': { name: 'LogAttributes.took', seriesOf: (name) => ({ aggFn: 'avg', field: name }) },
  metric: {
    name: 'system.memory.usage',
    seriesOf: (metricName, { metrics }) => ({ aggFn: 'max', metricName, metricDataType: 'gauge', sourceId: metrics }),
  },
  'metric of any type': {
    name: 'requests',
    seriesOf: (metricName, { metrics }) => ({ aggFn: 'sum', metricName, sourceId: metrics }),
  },
  'attribute of a metric': {
    name: 'Attributes.host.name',
    seriesOf: (name, { metrics }) => ({ aggFn: 'sum', metricName: 'requests', where: `${name}:a`, sourceId: metrics }),
  },
  'group of a metric': {
    name: 'Attributes.host.name',
    seriesOf: (name, { metrics }) => ({
      aggFn: 'max',
      metricName: 'system.memory.usage',
      metricDataType: 'gauge',
      groupBy: [name],
      sourceId: metrics,
    }),
  },
};
const kinds = Object.keys(seriesByKind);

/** Returns a field or attribute as an SQL expression. */
function expressionOf(field: string) {
  return field.replace(/^(LogAttributes|Attributes)\.(.+)$/, "$1['$2']");
}

/** Returns the config of a chart that is equivalent to a series. */
function configOf({ field, groupBy = [], metricDataType, sourceId, ...item }: Json, { logs, metrics }: Json): Json {
  const metric = sourceId === metrics && { metricType: metricDataType ?? 'sum', valueExpression: 'Value' };
  return {
    displayType: 'line',
    sourceId: sourceId ?? logs,
    groupBy: groupBy.map(expressionOf).join(', '),
    select: [{ ...item, ...(field && { valueExpression: expressionOf(field) }), ...metric }],
  };
}

/** The subjects of alerts, such as a tile. Each function returns the subject with a series, or undefined if it cannot have the series. */
const subjectsWith: Readonly<Record<string, (series: Json, ids: Json) => Json | undefined>> = {
  'tile with a series': (series) => ({ tile: tile({}, [{ type: 'time', ...series }]) }),
  'tile with a config': (series, ids) => ({ tile: { ...tile(), series: undefined, config: configOf(series, ids) } }),
  chart: (series, ids) => ({ alert: { source: 'inline', chartConfig: configOf(series, ids) } }),
  'saved search': ({ aggFn, groupBy = [], field, metricName, sourceId, ...where }, { logs }) =>
    aggFn === 'count' && !metricName
      ? { search: savedSearch(sourceId ?? logs, where), groupBy: groupBy.map(expressionOf).join(', ') }
      : undefined,
  'SQL chart': ({ where, whereLanguage, groupBy = [], field, sourceId, metricName }, { connection }) =>
    field || sourceId || metricName || (where && whereLanguage !== 'sql')
      ? undefined
      : {
          alert: {
            source: 'inline',
            chartConfig: {
              configType: 'sql',
              displayType: 'line',
              connectionId: connection,
              sqlTemplate: `SELECT $__timeInterval(Timestamp) AS t, count()${groupBy.map((field: string) => `, ${expressionOf(field)} AS g`).join('')}
                FROM otel_logs WHERE $__timeFilter(Timestamp) AND ${where || '1 = 1'} GROUP BY t${groupBy.length > 0 ? ', g' : ''}`,
            },
          },
        },
};
const subjects = Object.keys(subjectsWith);

/**
 * Returns a subject with a correct name, or undefined if the subject cannot have a name of this kind. The default ids are placeholders:
 * the list of tests is created before the service starts.
 */
function watchedWithName(
  subject: string,
  kind: string,
  ids: Json = { metrics: 'm', logs: 'l', connection: 'c' },
): Json | undefined {
  const { name = '', seriesOf } = seriesByKind[kind] ?? {};
  return seriesOf && subjectsWith[subject]?.(seriesOf(name, ids), ids);
}

describe('an alert', () => {
  let server: Awaited<ReturnType<typeof startForTest>>;
  let api: Api;
  let ids: Json;
  let webhookId: string;
  beforeAll(async () => {
    server = await startForTest();
    server.clock.time = start + 2 * MINUTE;
    api = server.caller('open-source');
    const sources: Json[] = (await api.get('/sources')).content;
    const idOf = (type: string) => sources.find(({ kind }) => kind === type).id;
    const [{ id: connection }] = (await api.get('/connections')).content;
    ids = { metrics: idOf('metric'), logs: idOf('log'), connection };
    webhookId = (await api.create('/webhooks', webhook())).id;
    const { ingestionKey: key } = server.credentials.openSource;
    const attributes = [attribute('http.route', '/pay'), attribute('took', '12')];
    const log = logsJson(logRecord({ timeUnixNano: `${start}000000`, severityText: 'ERROR', attributes }));
    expect((await sendOtlp(server.otlpUrl ?? '', log, { key })).status).toBe(200);
    const points = metricsJson('system.memory.usage', 'requests');
    expect((await sendOtlp(server.otlpUrl ?? '', points, { key, path: '/v1/metrics' })).status).toBe(200);
  });
  afterAll(() => server?.close());

  const rule = { interval: '1m', threshold: 1_000_000 };
  /** Creates the watched resource and the alert. Returns the response of the first rejected request, or of the alert. */
  const createWatched = async ({ tile: watched, search, groupBy = '', alert: source }: Json) => {
    const channel = { type: 'webhook', webhookId };
    const settings = { ...rule, thresholdType: 'above', channel };
    if (source) return api.post('/alerts', { ...settings, ...source });
    const created = await (search ? api.post('/saved-searches', search) : api.post('/dashboards', dashboard(watched)));
    if (created.status !== 200) return created;
    if (search)
      return api.post('/alerts', {
        ...settings,
        source: 'saved_search',
        savedSearchId: created.content.id,
        name: 'Search',
        ...(groupBy && { groupBy }),
      });
    const targets: AlertTargets = { dashboardId: created.content.id, tileId: created.content.tiles[0].id, webhookId };
    return api.post('/alerts', alert(targets, rule));
  };
  const createAlert = (series: Json) => createWatched({ tile: tile({}, [{ type: 'time', ...series }]) });
  const evaluate = async () => {
    server.clock.time += MINUTE;
    await server.evaluateAlerts();
  };
  const readAlert = async (id: string) => (await api.get(`/alerts/${id}`)).content;

  it.each(
    subjects.flatMap((subject) =>
      kinds.filter((kind) => watchedWithName(subject, kind)).map((kind) => [subject, kind] as const),
    ),
  )('on a %s with a correct %s is OK', async (subject, kind) => {
    const { status, message, content } = await createWatched(watchedWithName(subject, kind, ids));
    expect([status, message]).toEqual([200, '']);
    expect([content.state, content.executionErrors]).toEqual(['OK', []]);
    await evaluate();
    expect(await readAlert(content.id)).toMatchObject({ state: 'OK', executionErrors: [] });
    // Otherwise, later evaluations would evaluate this alert as well.
    await api.delete(`/alerts/${content.id}`);
  });

  it('with a misspelt name is rejected, or reports the name in its errors', async () => {
    const random = new Random(seedOfRun('misspelt names'));
    const accepted: Json[] = [];
    const unreported: Json[] = [];
    for (let count = 0; count < COUNT; ) {
      const subject = random.pick(subjects);
      // The kind `source` has no name. Its series refers to a source that does not exist.
      const kind = random.pick([...kinds, 'source']);
      const { name = 'ServiceName', seriesOf } = seriesByKind[kind] ?? {};
      const misspelt = misspell(name, random);
      const series = seriesOf ? seriesOf(misspelt, ids) : { aggFn: 'count', sourceId: UNKNOWN_ID };
      const watched = subjectsWith[subject]?.(series, ids);
      if (!watched) continue;
      count += 1;
      const { status, content } = await createWatched(watched);
      if (status === 400) continue;
      accepted.push(content);
      const [error] = content.executionErrors;
      if (content.state !== 'INSUFFICIENT_DATA' || !error?.message.includes(misspelt))
        unreported.push([subject, kind, series, content]);
    }
    await evaluate();
    for (const { id } of accepted) {
      const { state, executionErrors } = await readAlert(id);
      if (state !== 'INSUFFICIENT_DATA' || executionErrors.length === 0) unreported.push([id, state]);
    }
    console.log(`${COUNT} misspelt names: ${COUNT - accepted.length} rejected, ${accepted.length} reported`);
    expect(unreported).toEqual([]);
  }, 600_000);

  it('suggests a similar name, and is evaluated when telemetry with the unknown name arrives', async () => {
    const { content } = await createAlert({ aggFn: 'sum', metricName: 'request', sourceId: ids.metrics });
    expect(content).toMatchObject({
      state: 'INSUFFICIENT_DATA',
      executionErrors: [
        {
          type: 'INVALID_ALERT',
          message: 'The source has never received the metric "request": did you mean "requests"?',
        },
      ],
    });
    const { content: withUnknownAttribute } = await createAlert({ aggFn: 'count', where: 'LogAttributes.http.rout:x' });
    expect(withUnknownAttribute.executionErrors[0].message).toBe(
      'The source has never received the attribute LogAttributes.http.rout: did you mean LogAttributes.http.route?',
    );
    const { content: withNewAttribute } = await createAlert({ aggFn: 'count', where: 'LogAttributes.queue.name:mail' });
    expect(withNewAttribute.state).toBe('INSUFFICIENT_DATA');
    const record = logRecord({
      timeUnixNano: `${server.clock.time}000000`,
      attributes: [attribute('queue.name', 'mail')],
    });
    await sendOtlp(server.otlpUrl ?? '', logsJson(record), { key: server.credentials.openSource.ingestionKey });
    await evaluate();
    expect(await readAlert(withNewAttribute.id)).toMatchObject({ state: 'OK', executionErrors: [] });
  });
});
