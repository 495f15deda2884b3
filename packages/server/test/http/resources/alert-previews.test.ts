import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logRecord, logsJson, sendOtlp } from '../../telemetry/ingest/requests.ts';
import { type Api, deployments, issueCodes, type Json } from '../support/api.ts';
import { type AlertTargets, alert, dashboard, tile, UNKNOWN_ID, webhook } from '../support/request-bodies.ts';
import { startForTest } from '../support/serve.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The start of a window of five minutes, 30 to 35 minutes ago. It is not a fixed time, because the engine deletes old telemetry. */
const start = Math.floor(Date.now() / (5 * MINUTE)) * 5 * MINUTE - 30 * MINUTE;

/** Returns three error logs in the first window of five minutes, and four in the third. */
function errorLogs() {
  const times = [0, 1, 2, 10, 11, 12, 13].map((minute) => start + minute * MINUTE);
  return logsJson(
    ...times.map((time) => logRecord({ timeUnixNano: `${time}000000`, severityText: 'ERROR', severityNumber: 17 })),
  );
}

describe('a preview', () => {
  let server: Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => {
    server = await startForTest({ dashboardUrl: 'https://x.example.org/{tileId}/{from}', timeZone: 'Asia/Kolkata' });
    server.clock.time = start + 30 * MINUTE;
    for (const { ingestionKey: key } of [server.credentials.openSource, server.credentials.managed]) {
      expect((await sendOtlp(server.otlpUrl ?? '', errorLogs(), { key })).status).toBe(200);
    }
  });
  afterAll(() => server?.close());

  /** Creates a tile that counts errors, and a webhook with a template. */
  async function prepare(name: (typeof deployments)[number]): Promise<{ api: Api; targets: AlertTargets }> {
    const api = server.caller(name);
    const errors = tile({}, [{ type: 'time', aggFn: 'count', where: 'SeverityText:error' }]);
    const { id: dashboardId, tiles } = await api.create('/dashboards', dashboard(errors));
    const { id: webhookId } = await api.create(
      '/webhooks',
      webhook({ body: '{"text": "{{body}}", "at": "{{link}}"}' }),
    );
    return { api, targets: { dashboardId, tileId: tiles[0].id, webhookId } };
  }

  it.each(deployments)(
    'of the %s deployment lists the firings and notifications of an alert, and stores nothing',
    async (name) => {
      const { api, targets } = await prepare(name);
      const preview = (body: Json) =>
        // The range starts 1 ms before a window, and contains four whole windows.
        api.post('/alerts/preview', { from: start - 1, to: start + 20 * MINUTE, ...body });
      const { status, content } = await preview({ alert: alert(targets, { threshold: 3 }) });
      expect(status).toBe(200);
      const times = [5, 10, 15, 20].map((minute) => start + minute * MINUTE);
      const [first = 0, second = 0, third = 0, last = 0] = times;
      const body = (minute: number, value: number, resolved = '') => {
        const text = `Errors: ${value} in the last 5 minutes (${resolved}threshold: 3 or more)`;
        const link = `https://x.example.org/${targets.tileId}/${start + minute * MINUTE}`;
        return `{"text": "${text}", "at": "${link}"}`;
      };
      const channel = { type: 'webhook', webhookId: targets.webhookId };
      const hourOf = (time: number) => new Date(time + 5.5 * 60 * MINUTE).getUTCHours();
      const hours = new Array(24).fill(0);
      for (const time of [first, third]) hours[hourOf(time)] += 1;
      expect(content.alert).toEqual({
        windows: 4,
        firstStart: start,
        lastEnd: last,
        firings: 2,
        alertMs: 10 * MINUTE,
        hours,
        timeZone: 'Asia/Kolkata',
        transitions: [
          { time: first, group: [], from: 'OK', to: 'ALERT', value: 3 },
          { time: second, group: [], from: 'ALERT', to: 'OK', value: 0 },
          { time: third, group: [], from: 'OK', to: 'ALERT', value: 4 },
          { time: last, group: [], from: 'ALERT', to: 'OK', value: 0 },
        ],
        transitionCount: 4,
        notifications: [
          { time: first, channel, state: 'ALERT', group: [], body: body(0, 3) },
          { time: second, channel, state: 'OK', group: [], body: body(5, 0, 'resolved; ') },
          { time: third, channel, state: 'ALERT', group: [], body: body(10, 4) },
          { time: last, channel, state: 'OK', group: [], body: body(15, 0, 'resolved; ') },
        ],
        notificationCount: 4,
      });
      expect(content.compareWith).toBeUndefined();
      expect((await api.get('/alerts')).content).toEqual([]);
    },
  );

  it.each(deployments)('of the %s deployment compares an alert with a stored one and a sent one', async (name) => {
    const { api, targets } = await prepare(name);
    const range = { from: start, to: start + 20 * MINUTE };
    const stored = await api.create('/alerts', alert(targets, { threshold: 100 }));
    const higher = alert(targets, { threshold: 4 });
    const withStored = await api.post('/alerts/preview', { ...range, alert: higher, compareWith: stored.id });
    expect(withStored.content).toMatchObject({ alert: { firings: 1 }, compareWith: { windows: 4, firings: 0 } });
    // Some clients send null for a property that the alert does not use.
    const other = { ...higher, threshold: 1, interval: '1m', savedSearchId: null };
    const withOther = await api.post('/alerts/preview', { ...range, alert: higher, compareWith: other });
    expect(withOther.content).toMatchObject({ alert: { firings: 1 }, compareWith: { windows: 20, firings: 2 } });
  });

  it.each(deployments)('of the %s deployment computes a tile that is not stored', async (name) => {
    const { api, targets } = await prepare(name);
    const range = { from: start, to: start + 20 * MINUTE };
    const stored = await api.create('/alerts', alert(targets, { threshold: 1 }));
    const planned = tile({ name: 'Fatal' }, [{ type: 'time', aggFn: 'count', where: 'SeverityText:fatal' }]);
    const changed = await api.post('/alerts/preview', {
      ...range,
      alert: alert(targets, { threshold: 1 }),
      tile: planned,
      compareWith: stored.id,
    });
    expect([changed.status, changed.message]).toEqual([200, '']);
    expect(changed.content).toMatchObject({
      alert: { windows: 4, firings: 0 },
      compareWith: { windows: 4, firings: 2 },
    });
  });

  const unknown = { dashboardId: UNKNOWN_ID, tileId: UNKNOWN_ID, webhookId: UNKNOWN_ID };
  const configTile = async (api: Api) => {
    const [{ id: sourceId }] = (await api.get('/sources')).content;
    const config = { displayType: 'line', sourceId, select: [{ aggFn: 'count' }], groupBy: 'SeverityText' };
    return { ...tile({ name: 'Errors' }), series: undefined, config };
  };

  it.each(deployments)('of the %s deployment computes a sent tile for an alert with unknown ids', async (name) => {
    const api = server.caller(name);
    const { content } = await api.post('/alerts/preview', {
      from: start,
      to: start + 20 * MINUTE,
      alert: alert(unknown, { threshold: 1 }),
      tile: await configTile(api),
    });
    expect(content.alert.notifications[0]).toMatchObject({
      state: 'ALERT',
      group: ['ERROR'],
      body: null,
      error: 'The webhook does not exist.',
    });
  });

  it('of an alert on a chart accepts an unknown webhook', async () => {
    const api = server.caller('open-source');
    const { config: chartConfig } = await configTile(api);
    const channel = { type: 'webhook', webhookId: UNKNOWN_ID };
    const rule = { interval: '5m', threshold: 1, thresholdType: 'above', channel };
    const { content } = await api.post('/alerts/preview', {
      from: start,
      to: start + 20 * MINUTE,
      alert: { source: 'inline', chartConfig, ...rule },
    });
    expect(content.alert.notifications[0]).toMatchObject({ body: null, error: 'The webhook does not exist.' });
  });

  it.each(deployments)('of the %s deployment rejects an invalid tile or alert', async (name) => {
    const api = server.caller(name);
    const added = await configTile(api);
    const { config } = added;
    const range = { from: start, to: start + 20 * MINUTE };
    const send = (body: Json) => api.post('/alerts/preview', { ...range, alert: alert(unknown), ...body });
    const markdown = { ...added, config: { displayType: 'markdown', markdown: '' } };
    const { id } = await api.create('/dashboards', dashboard(tile()));
    const onClick = { type: 'dashboard', target: { mode: 'id', id } };
    const table = { ...added, config: { ...config, displayType: 'table', onClick } };
    for (const [body, codes] of [
      [{ tile: { ...added, config: { ...config, sourceId: UNKNOWN_ID } } }, ['/tile/config/sourceId reference']],
      [{ tile: markdown }, ['/tile condition']],
      [{ tile: table }, ['/tile condition']],
      [
        { tile: added, alert: { ...alert(unknown), scheduleOffsetMinutes: 9 } },
        ['/alert/scheduleOffsetMinutes exclusiveMaximum'],
      ],
      [
        {
          tile: added,
          alert: {
            ...alert(unknown),
            source: 'inline',
            dashboardId: undefined,
            tileId: undefined,
            chartConfig: config,
          },
        },
        ['/tile condition'],
      ],
    ] as const) {
      const response = await send(body);
      expect([response.status, issueCodes(response)]).toEqual([400, codes]);
    }
  });

  it('has no unfinished windows, and no windows of a disabled alert', async () => {
    const { api, targets } = await prepare('open-source');
    const range = { from: start + 20 * MINUTE, to: start + DAY };
    const running = await api.post('/alerts/preview', { ...range, alert: alert(targets) });
    expect(running.content.alert).toMatchObject({ windows: 2, lastEnd: start + 30 * MINUTE });
    const disabled = await api.post('/alerts/preview', { ...range, alert: alert(targets, { enabled: false }) });
    expect(disabled.content.alert).toMatchObject({ windows: 0, firstStart: null, lastEnd: null });
  });

  it('warns about attributes that were never received', async () => {
    const { api, targets } = await prepare('open-source');
    const misspelt = tile({}, [{ type: 'time', aggFn: 'count', where: 'LogAttributes.http.rout:x' }]);
    const range = { from: start, to: start + 20 * MINUTE };
    const body = { ...range, alert: alert(targets), tile: misspelt, compareWith: alert(targets) };
    const { status, content } = await api.post('/alerts/preview', body);
    expect(status).toBe(200);
    expect(content.alert).toMatchObject({ windows: 4, firings: 0 });
    expect(content.alert.warnings).toEqual([
      expect.stringMatching(/^The source has never received the attribute LogAttributes\.http\.rout: /),
    ]);
    expect(content.compareWith.warnings).toBeUndefined();
  });

  it('ends when the client disconnects, and another preview can then start', async () => {
    const { api, targets } = await prepare('open-source');
    const [{ id: connectionId }] = (await api.get('/connections')).content;
    // A number chart with SQL needs one statement per window, and six days have 17,280 windows. The test ends both previews long before
    // their end.
    const chartConfig = {
      configType: 'sql',
      displayType: 'number',
      connectionId,
      sqlTemplate: 'SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)',
    };
    const {
      dashboardId: _,
      tileId: __,
      ...slow
    } = { ...alert(targets), source: 'inline', interval: '30s', chartConfig };
    const controller = new AbortController();
    // Retries on 429: the previews of `status` may be in progress when a slow one arrives.
    const send = async (): Promise<Response> => {
      const response = await fetch(`${api.url}${api.root}/alerts/preview`, {
        method: 'POST',
        headers: { authorization: api.authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ alert: slow, from: start - 6 * DAY, to: start }),
        signal: controller.signal,
      });
      return response.status === 429 ? send() : response;
    };
    const requests = Promise.allSettled([send(), send()]);
    const short = { alert: alert(targets), from: start, to: start + 20 * MINUTE };
    const status = async () => (await api.post('/alerts/preview', short)).status;
    await expect.poll(status).toBe(429);
    controller.abort();
    expect((await requests).map((request) => request.status)).toEqual(['rejected', 'rejected']);
    await expect.poll(status).toBe(200);
  });

  it('is rejected with the location of the issue in the body', async () => {
    const { api, targets } = await prepare('open-source');
    const broken = tile({}, [{ type: 'time', aggFn: 'count', where: 'SeverityTxt:error' }]);
    const { id: dashboardId, tiles } = await api.create('/dashboards', dashboard(broken));
    const range = { from: start, to: start + DAY };
    const send = (body: Json) => api.post('/alerts/preview', { ...range, alert: alert(targets), ...body });
    const unqueryable = await send({ alert: alert({ ...targets, dashboardId, tileId: tiles[0].id }) });
    expect([unqueryable.status, issueCodes(unqueryable)]).toEqual([400, ['/alert/tileId condition']]);
    expect(unqueryable.message).toContain('did you mean SeverityText?');
    for (const [body, codes] of [
      [{ tile: broken }, ['/tile condition']],
      [{ to: start }, ['/to condition']],
      [{ to: start + 91 * DAY }, ['/to condition']],
      [{ to: start + 20 * DAY, compareWith: alert(targets, { interval: '1m' }) }, ['/to condition']],
      [{ compareWith: UNKNOWN_ID }, ['/compareWith reference']],
      [{ alert: alert({ ...targets, tileId: UNKNOWN_ID }) }, ['/alert/tileId reference']],
      [{ compareWith: alert({ ...targets, webhookId: UNKNOWN_ID }) }, ['/compareWith/channel/webhookId reference']],
    ] as const) {
      const response = await send(body);
      expect([response.status, issueCodes(response)]).toEqual([400, codes]);
    }
  });

  it('is rejected with 429 while the tenant has two in progress', async () => {
    const { api, targets } = await prepare('open-source');
    const body = { from: start, to: start + DAY, alert: alert(targets, { interval: '1m' }) };
    const responses = await Promise.all(Array.from({ length: 12 }, () => api.post('/alerts/preview', body)));
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const rejected = responses.find(({ status }) => status === 429);
    expect(rejected?.headers.get('retry-after')).toBe('5');
    expect((await api.post('/alerts/preview', body)).status).toBe(200);
  });
});
