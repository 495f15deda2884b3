import { AlertNotification } from '@observability-api/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type DeploymentName, deployments, type Json } from '../http/support/api.ts';
import { savedSearch, webhook } from '../http/support/request-bodies.ts';
import { startForTest } from '../http/support/serve.ts';
import { logRecord, logsJson, sendOtlp } from '../telemetry/ingest/requests.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';

const MINUTE = 60_000;

/** The start of the minute half an hour ago. It is not a fixed time, because the engine deletes old telemetry. */
const start = Math.floor(Date.now() / MINUTE) * MINUTE - 30 * MINUTE;

/** Three errors and one INFO record in the first minute, and one error in the second minute. */
const records = [
  ['ERROR', 'a', 0],
  ['ERROR', 'a', 1],
  ['ERROR', 'b', 2],
  ['INFO', 'a', 3],
  ['ERROR', 'a', 60],
] as const;

function logs() {
  return logsJson(
    ...records.map(([severityText, path, second]) =>
      logRecord({
        timeUnixNano: `${start + second * 1000}000000`,
        severityText,
        attributes: [{ key: 'path', value: { stringValue: path } }],
      }),
    ),
  );
}

const PATH = "LogAttributes['path']";
const errors = { where: 'SeverityText:error' };
const notB = { condition: `${PATH} NOT IN ('b')` };

/** The data that an alert watches, and the expected value of each group in the first two minutes. */
interface Case {
  readonly title: string;
  readonly watched: (ids: {
    logs: string;
    connection: string;
    search: (overrides?: Json) => Promise<string>;
  }) => Promise<Json>;
  readonly values: readonly Readonly<Record<string, number>>[];
  readonly text: string;
  readonly sourceQuery: string;
}

const cases: readonly Case[] = [
  {
    title: 'a saved search',
    watched: async ({ search }) => ({ source: 'saved_search', savedSearchId: await search(errors) }),
    values: [{ '': 3 }, { '': 1 }],
    text: 'Failures: 3 in the last minute (threshold: 1 or more)',
    sourceQuery: 'SeverityText:error',
  },
  {
    title: 'a saved search with filters and groups',
    watched: async ({ search }) => ({
      source: 'saved_search',
      groupBy: `${PATH}, SeverityText`,
      savedSearchId: await search({ where: "SeverityText != 'INFO'", whereLanguage: 'sql', filters: [notB] }),
    }),
    values: [{ 'a, ERROR': 2 }, { 'a, ERROR': 1 }],
    text: 'Failures (a, ERROR): 2 in the last minute (threshold: 1 or more)',
    sourceQuery: "SeverityText != 'INFO'",
  },
  {
    title: 'a chart with a filter',
    watched: async ({ logs }) => ({
      source: 'inline',
      chartConfig: {
        displayType: 'line',
        name: 'Paths',
        sourceId: logs,
        where: 'LogAttributes.path:b',
        select: [{ aggFn: 'count' }],
        groupBy: 'SeverityText',
      },
    }),
    values: [{ ERROR: 1 }, {}],
    text: 'Paths (ERROR): 1 in the last minute (threshold: 1 or more)',
    sourceQuery: 'LogAttributes.path:b',
  },
  {
    title: 'a formula without a name',
    watched: async ({ logs }) => ({
      source: 'inline',
      chartConfig: {
        displayType: 'number',
        sourceId: logs,
        where: "SeverityText = 'ERROR'",
        whereLanguage: 'sql',
        select: [{ aggFn: 'count' }, { aggFn: 'count', where: 'LogAttributes.path:a' }],
        formulas: [{ expression: 'A * 10 + B' }],
      },
    }),
    values: [{ '': 32 }, { '': 11 }],
    text: 'The chart: 32 in the last minute (threshold: 1 or more)',
    sourceQuery: 'LogAttributes.path:a',
  },
  {
    title: 'SQL',
    watched: async ({ connection }) => ({
      source: 'inline',
      chartConfig: {
        configType: 'sql',
        displayType: 'stacked_bar',
        name: 'By SQL',
        connectionId: connection,
        sqlTemplate: `SELECT $__timeInterval(Timestamp) AS t, ${PATH} AS path, count() FROM otel_logs
          WHERE $__timeFilter(Timestamp) AND SeverityText = 'ERROR' GROUP BY t, path`,
      },
    }),
    values: [{ a: 2, b: 1 }, { a: 1 }],
    text: 'By SQL (a): 2 in the last minute (threshold: 1 or more)',
    sourceQuery: '',
  },
];

describe('an alert', () => {
  let receiver: Receiver;
  let server: Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => {
    receiver = await startReceiver();
    server = await startForTest({
      webhookAllow: [`127.0.0.1:${receiver.port}`],
      publicUrl: 'https://observability.example.org',
      // The template applies only to alerts on tiles.
      dashboardUrl: 'https://dashboards.example.org/{dashboardId}',
    });
    server.clock.time = start + 20_000;
    for (const { ingestionKey: key } of [server.credentials.openSource, server.credentials.managed]) {
      expect((await sendOtlp(server.otlpUrl ?? '', logs(), { key })).status).toBe(200);
    }
  });
  afterAll(async () => {
    await server?.close();
    await receiver?.close();
  });

  /**
   * Creates a webhook. Returns a client, settings of alerts that notify the webhook, and the ids that a {@link Case} needs. `search`
   * creates a saved search and returns its id.
   */
  async function prepare(name: DeploymentName, webhookOverrides: object = {}) {
    const api = server.caller(name);
    const [{ id, connection }] = (await api.get('/sources')).content;
    const { id: webhookId } = await api.create('/webhooks', webhook({ url: receiver.url, ...webhookOverrides }));
    const search = async (overrides: Json = {}) =>
      (await api.create('/saved-searches', savedSearch(id, { name: 'Failures', ...overrides }))).id;
    const settings = { interval: '1m', threshold: 1, thresholdType: 'above', channel: { type: 'webhook', webhookId } };
    return { api, settings, ids: { logs: id, connection, search } };
  }

  /** Deletes all alerts and discards the received notifications, so that the next test starts without them. */
  async function deleteAlerts(api: Api) {
    for (const { id } of (await api.get('/alerts')).content) await api.delete(`/alerts/${id}`);
    receiver.received.splice(0);
  }

  /** Returns the `ALERT` notifications since the last call. Checks all notifications against the specs. */
  const takeFirings = () => {
    const bodies = receiver.received.splice(0).map(({ body }) => JSON.parse(body) as AlertNotification);
    for (const body of bodies) expect(AlertNotification.check(body)).toEqual([]);
    return bodies.filter(({ state }) => state === 'ALERT');
  };

  describe.each(deployments)('of the %s deployment', (name) => {
    // Both deployments evaluate alerts in the same way, so only two cases run on the managed one. SQL is one of them, because a table
    // name without a database must refer to a table of the tenant.
    const titles = ['a saved search with filters and groups', 'SQL'];
    const testedCases = name === 'managed' ? cases.filter(({ title }) => titles.includes(title)) : cases;

    it.each(testedCases)(
      'on $title sends the values of each window, and its preview lists the same values',
      async ({ watched, values, text }) => {
        const { api, settings, ids } = await prepare(name);
        server.clock.time = start + 20_000;
        const alert = { ...settings, ...(await watched(ids)) };
        const { id } = await api.create('/alerts', alert);
        const texts: string[] = [];
        for (const [index, expected] of values.entries()) {
          server.clock.time = start + (index + 1) * MINUTE;
          await server.evaluateAlerts();
          const bodies = takeFirings();
          expect(Object.fromEntries(bodies.map(({ group, value }) => [group.join(', '), value]))).toEqual(expected);
          texts.push(...bodies.map(({ body }) => body));
          for (const body of bodies) {
            expect(body.dashboardId).toBeUndefined();
            expect(body.savedSearchId).toBe(alert['savedSearchId']);
            const query = new URL(body.link).searchParams;
            expect([query.get('from'), query.get('to')]).toEqual([body.startTime, body.endTime].map(String));
            expect(query.get('organizationId') !== null).toBe(name === 'managed');
            const page = alert['savedSearchId'] ? '/view/explore' : `/view/alerts/${id}`;
            expect(new URL(body.link)).toMatchObject({ origin: 'https://observability.example.org', pathname: page });
            expect(query.get('search') ?? undefined).toBe(alert['savedSearchId']);
          }
        }
        expect(texts).toContain(text);
        expect((await api.get(`/alerts/${id}`)).content).toMatchObject({ executionErrors: [] });
        const { content } = await api.post('/alerts/preview', { alert, from: start, to: start + 2 * MINUTE });
        const previewed = content.alert.notifications.filter(({ state }: Json) => state === 'ALERT');
        const valuesOf = (end: number) =>
          Object.fromEntries(
            previewed
              .filter(({ time }: Json) => time === end)
              .map(({ group, body }: Json) => [group.join(', '), JSON.parse(body).value]),
          );
        expect(values.map((_, index) => valuesOf(start + (index + 1) * MINUTE))).toEqual(values);
        await deleteAlerts(api);
      },
    );

    it.each(testedCases)('on $title passes its kind and filter to templates', async ({ watched, sourceQuery }) => {
      const { api, settings, ids } = await prepare(name, { body: '{"text": "{{alertType}} {{sourceQuery}}"}' });
      server.clock.time = start + 20_000;
      const alert = await watched(ids);
      await api.create('/alerts', { ...settings, ...alert });
      server.clock.time = start + MINUTE;
      await server.evaluateAlerts();
      expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({ text: `${alert['source']} ${sourceQuery}` });
      await deleteAlerts(api);
    });

    it('reports that the source of its saved search or chart was deleted, and can then be disabled', async () => {
      const { api, settings, ids } = await prepare(name);
      server.clock.time = start + 20_000;
      const { id: _, ...source } = (await api.get(`/sources/${ids.logs}`)).content;
      const copy = await api.create('/sources', { ...source, name: 'Copy' });
      const savedSearchId = await ids.search({ sourceId: copy.id });
      const chartConfig = { displayType: 'line', sourceId: copy.id, select: [{ aggFn: 'count' }] };
      const alerts = [
        await api.create('/alerts', { ...settings, source: 'saved_search', savedSearchId }),
        await api.create('/alerts', { ...settings, source: 'inline', chartConfig }),
      ];
      expect((await api.delete(`/sources/${copy.id}`)).status).toBe(200);
      server.clock.time = start + MINUTE;
      await server.evaluateAlerts();
      for (const { id } of alerts) {
        expect((await api.get(`/alerts/${id}`)).content).toMatchObject({
          state: 'INSUFFICIENT_DATA',
          executionErrors: [{ type: 'INVALID_ALERT', message: 'The source does not exist.' }],
        });
      }
      for (const { id } of alerts) {
        const { content } = await api.get(`/alerts/${id}`);
        const disabled = await api.put(`/alerts/${id}`, { ...content, enabled: false });
        expect([disabled.status, disabled.content?.state]).toEqual([200, 'DISABLED']);
      }
      const [, { id: inlineId, ...inline } = {}] = alerts;
      const moved = { ...inline, enabled: false, chartConfig: { ...chartConfig, name: 'Moved' } };
      for (const changed of [{ ...inline, enabled: true }, moved]) {
        const { status, issues } = await api.put(`/alerts/${inlineId}`, changed);
        expect([status, issues[0]?.pointer]).toEqual([400, '/chartConfig/sourceId']);
      }
      await deleteAlerts(api);
    });

    it('resolves the groups of a saved search when it watches a chart instead', async () => {
      const { api, settings, ids } = await prepare(name);
      server.clock.time = start + 20_000;
      const { id } = await api.create('/alerts', {
        ...settings,
        source: 'saved_search',
        savedSearchId: await ids.search(errors),
        threshold: 2,
      });
      server.clock.time = start + MINUTE;
      await server.evaluateAlerts();
      const [fired] = takeFirings();
      const chartConfig = { displayType: 'line', sourceId: ids.logs, select: [{ aggFn: 'count' }] };
      expect(
        (await api.put(`/alerts/${id}`, { ...settings, threshold: 2, source: 'inline', chartConfig })).status,
      ).toBe(200);
      server.clock.time = start + 2 * MINUTE;
      await server.evaluateAlerts();
      const bodies = receiver.received.splice(0).map(({ body }) => JSON.parse(body));
      expect(bodies).toMatchObject([
        {
          state: 'OK',
          value: 0,
          eventId: fired?.eventId,
          savedSearchId: fired?.savedSearchId,
          body: 'The alert no longer watches Failures.',
        },
      ]);
      await deleteAlerts(api);
    });

    it('is rejected if it is enabled and its saved search or chart cannot be queried', async () => {
      const { api, settings, ids } = await prepare(name);
      const [, , metrics] = (await api.get('/sources')).content;
      const searchAlert = async (overrides: Json) => ({
        source: 'saved_search',
        savedSearchId: await ids.search(overrides),
      });
      const chartAlert = (overrides: Json) => ({
        source: 'inline',
        chartConfig: { displayType: 'line', sourceId: ids.logs, select: [{ aggFn: 'count' }], ...overrides },
      });
      const subjects = { '/savedSearchId': 'The saved search', '/chartConfig': 'The chart' };
      const rejected: [Json, keyof typeof subjects][] = [
        [await searchAlert({ where: 'SeverityText:"error' }), '/savedSearchId'],
        [await searchAlert({ where: 'Nothing = 1', whereLanguage: 'sql' }), '/savedSearchId'],
        [{ ...(await searchAlert({})), groupBy: 'Nothing' }, '/savedSearchId'],
        [await searchAlert({ sourceId: metrics.id }), '/savedSearchId'],
        [chartAlert({ where: 'SeverityText:"error' }), '/chartConfig'],
        [chartAlert({ select: [{ aggFn: 'sum', valueExpression: 'Nothing' }] }), '/chartConfig'],
      ];
      for (const [watched, pointer] of rejected) {
        const body = { ...settings, ...watched };
        const created = await api.post('/alerts', body);
        expect([created.status, created.issues[0]?.pointer]).toEqual([400, pointer]);
        expect(created.issues[0]?.message).toMatch(`${subjects[pointer]} cannot be queried: `);
        expect((await api.post('/alerts', { ...body, enabled: false })).status).toBe(200);
        const preview = await api.post('/alerts/preview', { alert: body, from: start, to: start + MINUTE });
        expect([preview.status, preview.issues[0]?.pointer]).toEqual([400, `/alert${pointer}`]);
      }
      await deleteAlerts(api);
    });
  });
});
