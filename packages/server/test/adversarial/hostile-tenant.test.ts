import { mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOn } from '../cli/admin/command.ts';
import { type Child, startChild } from '../faults/child.ts';
import { type Api, createApi } from '../http/support/api.ts';
import { dashboard, sourceIdOf, tile } from '../http/support/request-bodies.ts';
import { engines } from '../support/engines.ts';
import { postgres } from '../support/postgres.ts';
import { removeDirectory } from '../support/processes.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGap, type GapReport, gapText, MAX_RSS_BYTES } from './event-loop-gap.ts';
import { EVENT_LOOP_PROBE, requestFrom } from './probed-process.ts';

const ATTACK_MS = 10_000;
const READ_INTERVAL_MS = 100;
/** The number of concurrent requests of a second attacking team. */
const OTHER_CONCURRENCY = 50;
const HOUR_MS = 3_600_000;

/** The maximum duration of each request of the team that does not attack, and of each readiness check. */
const MAX_DURATION_MS = 1_000;

const connections = new Agent({ keepAlive: true });

/** Sends a request and returns the status of the response. Discards the body, so that the attacker takes little CPU time. */
type Send = (
  method: string,
  path: string,
  body?: Buffer,
  headers?: Readonly<Record<string, string>>,
) => Promise<number>;

function sender({ url, root, authorization }: Api): Send {
  return (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const contentHeaders = body && { 'content-type': 'application/json', 'content-length': body.length };
      const options = { method, agent: connections, headers: { authorization, ...contentHeaders, ...headers } };
      request(url + root + path, options, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0)).once('error', reject);
      })
        .once('error', reject)
        .end(body);
    });
}

const series = Array.from({ length: 20 }, () => ({ type: 'time', aggFn: 'count', groupBy: ['a', 'b'] }));
const medium = dashboard(...Array.from({ length: 40 }, () => tile({}, series)));
const wide = dashboard(...Array.from({ length: 130 }, () => tile({}, series)));
const markdown = { type: 'markdown', content: '#'.repeat(95_000) };
const large = dashboard(tile({}, Array(20).fill(markdown)), tile({}, Array(18).fill(markdown)));
/** Dashboards of 1 to 3.6 MB. */
const sizes = [10, 20, 30, 38].map((count) =>
  dashboard(tile({}, Array(10).fill(markdown)), ...Array(count - 10).fill(tile({}, [markdown]))),
);
const encode = (body: object): Buffer => Buffer.from(JSON.stringify(body));

/** Creates a dashboard, and returns its path. */
const create = async (noisy: Api, body: object): Promise<string> =>
  `/dashboards/${(await noisy.create('/dashboards', body)).id}`;

/** Sends one request, and returns its status. */
type Attack = () => Promise<number>;

/** Prepares the data for an attack by the team `noisy`. Returns the function that sends one of its requests. */
type Prepare = (noisy: Api, send: Send) => Promise<Attack>;

const replaceMedium: Prepare = async (noisy, send) => {
  const [path, body] = [await create(noisy, medium), encode(medium)];
  return () => send('PUT', path, body);
};

/** Sends concurrent requests until a time. Returns the number of responses by status. */
async function sendUntil(deadline: number, concurrency: number, attack: Attack): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const repeat = async () => {
    while (Date.now() < deadline) {
      const status = await attack();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Waits for less than Retry-After, as an impatient client does.
      if (status === 429 || status === 503) await sleep(100);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, repeat));
  return statuses;
}

/** Expects that some responses have the status `processed`, and that all others have the status of a conflict or a limit. */
function expectStatuses(statuses: Map<number, number>, processed: number): void {
  expect([...statuses.keys()]).toContain(processed);
  for (const status of statuses.keys()) expect([processed, 409, 429, 503]).toContain(status);
}

const UNKNOWN_KEYS = 'sends unknown keys, 200 at a time';

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

/** Creates dashboards until the team has reached its limit of stored bytes. Returns their number. */
async function fill(send: Send): Promise<number> {
  const bodies = sizes.map(encode);
  for (let count = 0; ; count += 1) {
    const status = await send('POST', '/dashboards', bodies[count % bodies.length]);
    if (status === 409) return count;
    expect(status).toBe(200);
  }
}

/** The requests of a team that sends many at the same time. */
const attacks: readonly (readonly [string, number, Prepare])[] = [
  ['replaces one dashboard of 44 KB, 200 times concurrently', 200, replaceMedium],
  [
    'replaces one dashboard of 3.6 MB, 30 times concurrently',
    30,
    async (noisy, send) => {
      const [path, body] = [await create(noisy, large), encode(large)];
      return () => send('PUT', path, body);
    },
  ],
  [
    'reads one dashboard of 3.6 MB, 100 times concurrently',
    100,
    async (noisy, send) => {
      const path = await create(noisy, large);
      return () => send('GET', path);
    },
  ],
  [
    'creates dashboards with idempotency keys, each four times',
    200,
    async (_, send) => {
      const body = encode(medium);
      let sent = 0;
      return () => {
        sent += 1;
        return send('POST', '/dashboards', body, { 'idempotency-key': `key ${sent >> 2}` });
      };
    },
  ],
  [
    'validates dashboards of 140 KB, 200 at a time',
    200,
    async (_, send) => {
      const body = encode(wide);
      return () => send('POST', '/dashboards/validate', body);
    },
  ],
  [
    'lists dashboards of 1 to 3.6 MB, 100 times concurrently',
    100,
    async (_, send) => {
      const count = await fill(send);
      let sent = 0;
      return () => {
        sent += 1;
        return send('GET', `/dashboards?limit=1000&offset=${sent % count}`);
      };
    },
  ],
  [
    UNKNOWN_KEYS,
    200,
    async (_, send) => () => send('GET', '/dashboards', undefined, { authorization: `Bearer ${crypto.randomUUID()}` }),
  ],
];

describe.runIf(isSoak).each(engines)('a service with a store in $name', ({ name: kind }) => {
  let dataDir: string;
  let child: Child;
  let noisy: Api;
  /** Replaces a dashboard of a second attacking team, which sends such requests during all attacks of the team `noisy`. */
  let replaceOther: Attack;
  /** The team whose requests must not be delayed. */
  let quiet: Api;
  let dashboardId: string;
  let sourceId: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'hostile-tenant-'));
    const databaseUrl = kind === 'postgres' ? await postgres.emptyDatabase() : undefined;
    const args = ['--log-level=warn', '--telemetry=on', '--otlp-port=0', '--self-telemetry=off'];
    child = await startChild({ dataDir, databaseUrl, args, preload: EVENT_LOOP_PROBE });
    quiet = child.api;
    const admin = adminOn(...(databaseUrl === undefined ? ['--data-dir', dataDir] : ['--database-url', databaseUrl]));
    const createTeam = async (name: string) => {
      const { apiKey } = await admin.json('team', 'create', name);
      return createApi({ ...quiet, authorization: `Bearer ${apiKey}` });
    };
    noisy = await createTeam('Noisy');
    const other = await createTeam('Other');
    replaceOther = await replaceMedium(other, sender(other));
    dashboardId = (await quiet.create('/dashboards', dashboard(tile()))).id;
    sourceId = await sourceIdOf(quiet);
    // The first chart prepares the database of the team.
    await readChart();
  }, 120_000);
  afterAll(async () => {
    await child?.end('SIGTERM');
    removeDirectory(dataDir);
  }, 60_000);

  const readChart = () => {
    const endTime = Date.now();
    const count = { sourceId, aggFn: 'count', where: '', groupBy: [] };
    return quiet.post('/charts/series', { startTime: endTime - HOUR_MS, endTime, granularity: '1h', series: [count] });
  };

  const durationOf = async (request: Promise<{ readonly status: number }>): Promise<number> => {
    const startMs = performance.now();
    expect((await request).status).toBe(200);
    return performance.now() - startMs;
  };

  it.each(attacks)(
    'neither delays other teams nor exceeds the memory limit while a team %s',
    async (name, concurrency, prepare) => {
      const attack = await prepare(noisy, sender(noisy));
      const slowest = { chart: 0, dashboard: 0, ready: 0, write: 0 };
      let reads = 0;
      const deadline = Date.now() + ATTACK_MS;
      await requestFrom(child.process, 'start');
      const attacking = Promise.all([
        sendUntil(deadline, concurrency, attack),
        sendUntil(deadline, OTHER_CONCURRENCY, replaceOther),
      ]);
      while (Date.now() < deadline) {
        const [chart, read, ready, write] = await Promise.all([
          durationOf(readChart()),
          durationOf(quiet.get(`/dashboards/${dashboardId}`)),
          // Uses a new connection, like a client that starts during the attack.
          durationOf(fetch(`${child.url}/ready`, { headers: { connection: 'close' } })),
          durationOf(quiet.put(`/dashboards/${dashboardId}`, dashboard(tile()))),
        ]);
        slowest.chart = Math.max(slowest.chart, chart);
        slowest.dashboard = Math.max(slowest.dashboard, read);
        slowest.ready = Math.max(slowest.ready, ready);
        slowest.write = Math.max(slowest.write, write);
        reads += 1;
        await sleep(READ_INTERVAL_MS);
      }
      const [statuses, otherStatuses] = await attacking;
      const { gap, peakRssBytes, heapBytes, externalBytes }: GapReport = await requestFrom(child.process, 'stop');
      console.log(
        `${kind}: ${name}: ${reads} reads, slowest ${JSON.stringify(slowest, (_, ms) => (typeof ms === 'number' ? Math.round(ms) : ms))} ms, ` +
          `${gapText(gap)}, peak RSS ${megabytes(peakRssBytes)} (heap ${megabytes(heapBytes)}, external ${megabytes(externalBytes)}), ${JSON.stringify([...statuses])}`,
      );
      expectStatuses(statuses, name === UNKNOWN_KEYS ? 401 : 200);
      expectStatuses(otherStatuses, 200);
      expect(Math.max(...Object.values(slowest))).toBeLessThanOrEqual(MAX_DURATION_MS);
      expect(peakRssBytes).toBeLessThanOrEqual(MAX_RSS_BYTES);
      expectShortGap(gap);
    },
    300_000,
  );
});
