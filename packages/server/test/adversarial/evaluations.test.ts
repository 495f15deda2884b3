import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOn } from '../cli/admin/command.ts';
import { type Api, callerWith, createApi } from '../http/support/api.ts';
import { alert, dashboard, tile, webhook } from '../http/support/request-bodies.ts';
import { listenOnLoopback } from '../support/listen.ts';
import { removeDirectory } from '../support/processes.ts';
import { isSoak } from '../support/soak.ts';
import { logRecord, logsJson, sendOtlp } from '../telemetry/ingest/requests.ts';
import { expectShortGap, type GapReport, gapText, MAX_RSS_BYTES } from './event-loop-gap.ts';
import { requestFrom, spawnProbed } from './probed-process.ts';

const MINUTE = 60_000;
const GROUPS = 1_000;
const WEBHOOKS = 10;

/** The start of the minute 20 minutes ago. It is not a fixed time, because the engine deletes old telemetry. */
const start = Math.floor(Date.now() / MINUTE) * MINUTE - 20 * MINUTE;

/** The time between the end of a minute and the evaluation of this minute. The evaluation is due eight seconds after the end. */
const DELAY_MS = 20_000;

describe.runIf(isSoak)(`alerts with ${WEBHOOKS} webhooks`, () => {
  let dataDir: string;
  let child: ChildProcess;
  let api: Api;
  let otherTeam: Api;
  let received = 0;
  let receiverStatus = 200;
  const receiver = createServer((request, response) => {
    received += 1;
    request.resume().once('end', () => response.writeHead(receiverStatus).end());
  });
  let receiverPort: number;
  let ingest: (records: readonly object[]) => Promise<void>;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'adversarial-evaluations-'));
    receiverPort = await listenOnLoopback(receiver);
    const program = fileURLToPath(new URL('./evaluations.child.ts', import.meta.url));
    const limits = ['--max-semi-space-size=4', '--max-old-space-size=1024'];
    child = spawnProbed([...limits, program, String(start + DELAY_MS), dataDir]);
    const [{ url, otlpUrl, credentials }] = await once(child, 'message');
    api = callerWith('open-source', url, credentials);
    const { apiKey } = await adminOn('--data-dir', dataDir).json('team', 'create', 'Other');
    otherTeam = createApi({ ...api, url, authorization: `Bearer ${apiKey}` });
    ingest = async (records) => {
      const key = credentials.openSource.ingestionKey;
      for (let offset = 0; offset < records.length; offset += 100) {
        expect((await sendOtlp(otlpUrl, logsJson(...records.slice(offset, offset + 100)), { key })).status).toBe(200);
      }
    };
  }, 60_000);
  afterAll(async () => {
    child.disconnect();
    await once(child, 'exit');
    receiver.closeAllConnections();
    receiver.close();
    removeDirectory(dataDir);
  }, 60_000);

  /** Creates an alert on the number of events per body, with {@link WEBHOOKS} webhooks. Returns its id. */
  const createAlert = async (where: string): Promise<string> => {
    const series = [{ type: 'time', aggFn: 'count', where, groupBy: ['Body'] }];
    const created = await api.create('/dashboards', dashboard(tile({}, series)));
    const channels = [];
    for (let nth = 0; nth < WEBHOOKS; nth += 1) {
      const { id } = await api.create('/webhooks', webhook({ url: `http://127.0.0.1:${receiverPort}/${nth}` }));
      channels.push({ type: 'webhook', webhookId: id });
    }
    const targets = { dashboardId: created.id, tileId: created.tiles[0].id, webhookId: channels[0]?.webhookId ?? '' };
    const body = alert(targets, { channel: undefined, channels, interval: '1m', threshold: 1 });
    const { id } = await api.create('/alerts', body);
    return id;
  };

  /** Sets the clock of the service and evaluates the alerts that are due. */
  const setClock = (nowMs: number) => requestFrom(child, { evaluateAt: nowMs });

  /** Evaluates the last full minute before `nowMs` and sends the notifications. Returns the report of the event loop probe. */
  const measure = async (nowMs: number): Promise<GapReport> => {
    await requestFrom(child, 'start');
    await setClock(nowMs);
    return requestFrom(child, 'stop');
  };

  it.each([
    ['about 10 characters long', 10, 0, []],
    ['about 250 characters long', 250, 3, []],
    [
      'about 1,000 characters long',
      1_000,
      6,
      [{ type: 'INVALID_ALERT', message: expect.stringContaining('more than 262144 characters') }],
    ],
  ])(
    `neither block the event loop nor exceed the memory limit with ${GROUPS} groups whose values are %s`,
    async (name, length, minute, errors) => {
      const firstMs = start + minute * MINUTE;
      const records = Array.from({ length: GROUPS }, (_, nth) =>
        logRecord({
          timeUnixNano: `${firstMs + 1_000}000000`,
          severityText: `minute${minute}`,
          body: { stringValue: `${nth} ${'é'.repeat(length)}` },
        }),
      );
      await ingest(records);
      await setClock(firstMs + DELAY_MS);
      const id = await createAlert(`SeverityText:minute${minute}`);
      received = 0;
      const { gap, peakRssBytes } = await measure(firstMs + MINUTE + DELAY_MS);
      console.log(
        `groups ${name}: ${received} notifications, ${gapText(gap)}, ` +
          `peak RSS ${Math.round(peakRssBytes / 2 ** 20)} MB`,
      );
      expect((await api.get(`/alerts/${id}`)).content.executionErrors).toMatchObject(errors);
      expect(received).toBe(errors.length === 0 ? GROUPS * WEBHOOKS : 0);
      expectShortGap(gap);
      expect(peakRssBytes).toBeLessThanOrEqual(MAX_RSS_BYTES);
      await api.delete(`/alerts/${id}`);
    },
    600_000,
  );

  it('do not block the event loop if one has 100,000 delivered notifications', async () => {
    const minute = 9;
    const firstMs = start + minute * MINUTE;
    await ingest([
      logRecord({ timeUnixNano: `${firstMs + 1_000}000000`, severityText: 'delivered', body: { stringValue: 'one' } }),
    ]);
    await setClock(firstMs + DELAY_MS);
    const id = await createAlert('SeverityText:delivered');
    const store = new DatabaseSync(join(dataDir, 'store.sqlite'), { timeout: 5_000 });
    const insert = store.prepare(
      `insert into alert_notifications (tenant_id, key, sequence, alert_id, channel_id, content, done_at)
       select tenant_id, :key, :key, id, '', :content, '2026-01-01T00:00:00.000Z' from alerts where id = :id`,
    );
    for (let nth = 0; nth < 100_000; nth += 1) {
      // Small transactions, as in production, leave a short write-ahead log.
      if (nth % 1_000 === 0) store.exec('begin immediate');
      insert.run({ key: nth.toString(16).padStart(24, '0'), content: 'x'.repeat(1_000), id });
      if (nth % 1_000 === 999) store.exec('commit');
    }
    store.close();
    received = 0;
    const { gap } = await measure(firstMs + MINUTE + DELAY_MS);
    console.log(`delivered notifications: ${gapText(gap)}`);
    expect(received).toBe(WEBHOOKS);
    expectShortGap(gap);
  }, 600_000);

  it('delay another team by at most a second while 80,000 notifications of eight alerts fail, and while these alerts are deleted', async () => {
    const firstMs = start + 12 * MINUTE;
    for (let minute = 0; minute < 2; minute += 1) {
      await ingest(
        Array.from({ length: GROUPS }, (_, nth) =>
          logRecord({
            timeUnixNano: `${firstMs + minute * MINUTE + 1_000}000000`,
            severityText: 'many',
            body: { stringValue: `${nth} ${'é'.repeat(240)}` },
          }),
        ),
      );
    }
    await setClock(firstMs + DELAY_MS);
    receiverStatus = 500;
    const ids: string[] = [];
    for (let nth = 0; nth < 8; nth += 1) ids.push(await createAlert('SeverityText:many'));
    const { id } = await otherTeam.create('/dashboards', dashboard(tile()));
    /** The longest response to the other team, in milliseconds. */
    let longestMs = 0;
    const timed = async (request: Promise<{ status: number }>) => {
      const sentAtMs = performance.now();
      expect((await request).status).toBe(200);
      longestMs = Math.max(longestMs, performance.now() - sentAtMs);
    };
    let isDone = false;
    const requests = (async () => {
      while (!isDone) {
        await timed(otherTeam.put(`/dashboards/${id}`, dashboard(tile())));
        await timed(otherTeam.get(`/dashboards/${id}`));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const workloads: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['the first notifications', () => setClock(firstMs + MINUTE + DELAY_MS)],
      ['their repeats', () => setClock(firstMs + 2 * MINUTE + DELAY_MS)],
      ['the deletion', () => Promise.all(ids.map((alertId) => api.delete(`/alerts/${alertId}`)))],
      ['the round after it', () => setClock(firstMs + 4 * MINUTE)],
    ];
    for (const [name, work] of workloads) {
      longestMs = 0;
      await requestFrom(child, 'start');
      await work();
      const { gap, peakRssBytes } = await requestFrom(child, 'stop');
      console.log(
        `80,000 notifications, ${name}: ${gapText(gap)}, peak RSS ${Math.round(peakRssBytes / 2 ** 20)} MB, ` +
          `longest response to another team ${Math.round(longestMs)} ms`,
      );
      expectShortGap(gap);
      expect(peakRssBytes).toBeLessThanOrEqual(MAX_RSS_BYTES);
      expect(longestMs).toBeLessThanOrEqual(1_000);
    }
    isDone = true;
    await requests;
  }, 600_000);
});
