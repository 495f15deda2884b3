import { mkdtempSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, callerWith } from '../http/support/api.ts';
import { removeDirectory } from '../support/processes.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, type MeasuredService, startMeasuredService } from './event-loop-gap.ts';

const DASHBOARDS = isSoak ? 500 : 12;
const STALLED_CLIENTS = 60;
const READERS = 3;

/** A dashboard of 4 MB of JSON. */
const dashboard = {
  name: 'Large',
  tiles: Array.from({ length: 40 }, (_, y) => ({
    name: 'Notes',
    x: 0,
    y,
    w: 1,
    h: 1,
    series: [{ type: 'markdown', content: 'x'.repeat(100_000) }],
  })),
};

let dataDir: string;
let service: MeasuredService;
/** A client of another tenant, which has the same dashboards. */
let other: Api;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'long-lists-'));
  service = await startMeasuredService(dataDir);
  other = callerWith('managed', service.url, service.credentials);
  for (const api of [service.api, other]) await fill(api);
}, 600_000);

/** Creates a dashboard and inserts copies of it into the store, as another process would. */
async function fill(api: Api): Promise<void> {
  const { id } = await api.create('/dashboards', dashboard);
  const store = new DatabaseSync(join(dataDir, 'store.sqlite'), { timeout: 5_000 });
  const copy = store.prepare(`
    insert into dashboards (tenant_id, id, name, tiles, tags, version, created_at, updated_at)
    select tenant_id, ?, name, tiles, tags, version, created_at, updated_at from dashboards where id = ?`);
  for (let number = 1; number < DASHBOARDS; number += 1) {
    copy.run(`f${number.toString(16).padStart(23, '0')}`, id);
    // Lets `fetch` notice that the service has closed idle connections. Otherwise the next request would fail.
    await setImmediate();
  }
  store.close();
}

afterAll(async () => {
  await service.end('SIGTERM');
  removeDirectory(dataDir);
});

/** Reads all pages of the list and discards them. Returns the number of dashboards. */
async function readAll(): Promise<number> {
  const { url, root, authorization } = service.api;
  let items = 0;
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const response: Response = await fetch(`${url}${root}/dashboards?offset=${offset}`, { headers: { authorization } });
    if (response.status === 503) {
      await response.arrayBuffer();
      await wait(20);
      continue;
    }
    expect(response.status).toBe(200);
    let tail = '';
    for await (const chunk of response.body ?? []) tail = (tail + Buffer.from(chunk).toString('latin1')).slice(-200);
    const meta = JSON.parse(/"meta":(\{[^}]*\})/.exec(tail)?.[1] ?? '{}');
    items = meta.nextOffset ?? meta.total;
    offset = meta.nextOffset;
  }
  return items;
}

/** Requests the list as the other tenant and does not read the response. */
function requestWithoutReading(): Socket {
  const { url, root, authorization } = other;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${root}/dashboards HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n\r\n`);
  return socket;
}

it('the service neither blocks the event loop nor exceeds the memory limit while clients read a list of large dashboards and others do not read their responses', {
  timeout: 1_200_000,
}, async () => {
  const { peakRssBytes } = await expectShortGaps(service, async () => {
    const stalled = Array.from({ length: STALLED_CLIENTS }, requestWithoutReading);
    const counts = await Promise.all(Array.from({ length: READERS }, readAll));
    for (const socket of stalled) socket.destroy();
    expect(counts).toEqual(Array(READERS).fill(DASHBOARDS));
  });
  expect(peakRssBytes).toBeLessThanOrEqual(MAX_RSS_BYTES);
});
