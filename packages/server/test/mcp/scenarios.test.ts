import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import type { Api, Json } from '../http/support/api.ts';
import { alert, dashboard, tile, webhook } from '../http/support/request-bodies.ts';
import { type Served, startForTest } from '../http/support/serve.ts';
import { recentHour } from '../telemetry/support/log-rows.ts';
import { ingestEvents } from '../telemetry/support/send-telemetry.ts';
import { connectMcp, type ToolReply } from './mcp-client.ts';

const MINUTE = 60_000;
const MAX_CALLS = 8;

/** Each scenario takes ids and values from the results of its previous calls, like an agent. The time range is given. */
describe('an agent', () => {
  let server: RunningServer & Served;
  let api: Api;
  const start = recentHour();
  const range = { from: new Date(start).toISOString(), to: new Date(start + 10 * MINUTE).toISOString() };

  beforeAll(async () => {
    server = await startForTest({ otlpPort: 0, clock: Date.now });
    api = server.caller('open-source');
    const event = (minute: number, level: string, service: string, text: string) => ({
      time: start + minute * MINUTE,
      level,
      service,
      text,
      durationMs: 10,
    });
    const normalEvents = Array.from({ length: 10 }, (_, minute) => [
      event(minute, 'info', 'checkout', 'order placed'),
      event(minute, 'info', 'cart', 'item added'),
    ]);
    const burst = Array.from({ length: 20 }, () => event(6, 'error', 'payment', 'card issuer timed out'));
    await ingestEvents(server, 'open-source', [...normalEvents.flat(), ...burst]);
  });
  afterAll(async () => server?.close());

  /** Connects a client. `tool` calls a tool that must succeed. `end` prints and checks the number of calls, and closes the client. */
  const session = async () => {
    const { client, call } = await connectMcp(api);
    let calls = 0;
    return {
      async tool(name: string, input: object = {}): Promise<ToolReply> {
        calls += 1;
        const reply = await call(name, input);
        expect(reply.isError, reply.text).toBe(false);
        return reply;
      },
      async end(scenario: string) {
        console.info(`${scenario}: ${calls} calls`);
        expect(calls).toBeLessThanOrEqual(MAX_CALLS);
        await client.close();
      },
    };
  };
  const idOf = ({ data }: ToolReply, kind: string) => data.sources.find((source: Json) => source.kind === kind).id;

  it('finds the cause of an error burst', async () => {
    const { tool, end } = await session();
    const sourceId = idOf(await tool('list_sources'), 'log');
    const select = [{ aggFn: 'count', where: 'SeverityText:error' }];
    const byMinute = await tool('query', {
      config: { displayType: 'line', sourceId, select },
      granularity: '1m',
      ...range,
    });
    const [time] = byMinute.data.rows.toSorted((a: Json[], b: Json[]) => b[1] - a[1])[0];
    const peak = { from: time, to: new Date(Date.parse(time) + MINUTE).toISOString() };
    const byService = await tool('query', {
      config: { displayType: 'table', sourceId, select, groupBy: 'ServiceName' },
      ...peak,
    });
    const service = byService.data.rows.toSorted((a: Json[], b: Json[]) => Number(b[1]) - Number(a[1]))[0][0];
    const events = await tool('search_events', {
      sourceId,
      where: `ServiceName:${service} AND SeverityText:error`,
      ...peak,
    });
    expect(events.text).toContain('card issuer timed out');
    await end('error burst');
  });

  it('builds a dashboard from a description', async () => {
    const { tool, end } = await session();
    const sourceId = idOf(await tool('list_sources'), 'log');
    const schema = await tool('get_schema', { name: 'LineConfig' });
    expect(schema.data.properties).toHaveProperty('groupBy');
    const errors = { displayType: 'line', sourceId, select: [{ aggFn: 'count', where: 'SeverityText:error' }] };
    const events = { displayType: 'line', sourceId, select: [{ aggFn: 'count', where: '' }], groupBy: 'ServiceName' };
    for (const config of [errors, events]) {
      expect((await tool('query', { config, ...range })).data.rows.length).toBeGreaterThan(0);
    }
    const draft = {
      name: 'Checkout',
      tiles: [
        { name: 'Errors', x: 0, y: 0, w: 12, h: 4, config: errors },
        { name: 'Events by service', x: 12, y: 0, w: 12, h: 4, config: events },
      ],
    };
    expect((await tool('validate_dashboard', { dashboard: draft })).data.valid).toBe(true);
    const { data } = await tool('save_dashboard', { dashboard: draft });
    expect((await api.get(`/dashboards/${data.id}`)).content.tiles).toHaveLength(2);
    await end('dashboard');
  });

  it('tunes an alert that fires too often', async () => {
    const { id: dashboardId, tiles } = await api.create('/dashboards', dashboard(tile()));
    const { id: webhookId } = await api.create('/webhooks', webhook());
    const targets = { dashboardId, tileId: tiles[0].id, webhookId };
    await api.create('/alerts', alert(targets, { interval: '1m', threshold: 1 }));
    const { tool, end } = await session();
    const listed = await tool('list_alerts');
    expect(listed.text).toContain('above 1 in 1m');
    const [{ id: alertId }] = listed.data.alerts;
    const noisy = await tool('preview_alert', { alertId, ...range });
    expect(noisy.data.alert.windows).toBe(10);
    const patch = [{ op: 'replace', path: '/threshold', value: 10 }];
    const compared = await tool('preview_alert', { alertId, patch, ...range });
    const { alert: tuned, compareWith } = compared.data;
    expect(tuned.alertMs).toBeLessThan(compareWith.alertMs);
    expect(compared.text).toMatch(/^Alert: 10 windows, fired 1 time,/);
    expect(compared.text).toMatch(/^Firings by hour of the day \(UTC\): \d+h: 1\.$/m);
    expect(compared.text).toMatch(/^First notification \(ALERT, .*\): \{/m);
    const saved = await tool('save_alert', { alertId, patch });
    expect(saved.data.alert.threshold).toBe(10);
    await end('alert');
  });
});
