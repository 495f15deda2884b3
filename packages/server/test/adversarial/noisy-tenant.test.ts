import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { adminOn } from '../cli/admin/command.ts';
import { createApi, type Json } from '../http/support/api.ts';
import { dashboard, sourceIdOf, tile } from '../http/support/request-bodies.ts';
import { childrenOf, residentBytes } from '../support/processes.ts';
import { isSoak } from '../support/soak.ts';
import { logRecord, logsJson, sendOtlp } from '../telemetry/ingest/requests.ts';
import { gapText, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const READ_INTERVAL_MS = 200;

/** The maximum duration of the requests of another team. */
const MAX_DURATION_MS = 1_000;

/** Filters that are slow, or that are rejected because of a function, a column or the syntax, or that fail while they run. */
const FILTERS = [
  'length(repeat(Body, 1000)) % 7 = 3',
  'arrayCount(x -> x % 7 = 0, range(100000)) > 1',
  "match(Body, '(a+)+$')",
  '('.repeat(200),
  'toUInt8(Body) = 1',
  'x'.repeat(9_000),
];

/** Returns the resident memory of the telemetry engine, which is a child of the service. */
function engineRssBytes(servicePid: number | undefined): number {
  return servicePid === undefined ? 0 : childrenOf(servicePid).reduce((sum, child) => sum + residentBytes(child), 0);
}

function chartQuery(sourceId: string, series: Json = {}, granularity = '1h') {
  const now = Date.now();
  return {
    startTime: now - HOUR_MS,
    endTime: now + HOUR_MS,
    granularity,
    series: [{ sourceId, aggFn: 'count', where: '', groupBy: [], ...series }],
  };
}

/** A request of the attack. Its body is encoded once, so that the attacker takes little CPU time from the service. */
interface AttackRequest {
  readonly url: string;
  readonly authorization: string;
  /** Sent with POST. A request without a body is a GET. */
  readonly body?: Buffer;
}

const attackConnections = new Agent({ keepAlive: true });

/** Sends a request, reads and discards the response, and returns its status. */
function send({ url, authorization, body }: AttackRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization,
      ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
    };
    request(url, { method: body ? 'POST' : 'GET', agent: attackConnections, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0)).once('error', reject);
    })
      .once('error', reject)
      .end(body);
  });
}

/** Sends the requests in turn until `deadline`. Returns the number of responses with each status. */
async function flood(deadline: number, requests: readonly AttackRequest[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let index = 0; Date.now() < deadline; index += 1) {
    const next = requests[index % requests.length];
    if (!next) break;
    const status = await send(next);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // Waits for less than Retry-After, as an impatient client does.
    if (status === 429) await sleep(100);
  }
  return statuses;
}

describe.runIf(isSoak)('a team that sends the most expensive requests for a minute', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0', '--self-telemetry=off']);

  it('neither delays the reads of another team by more than a second nor exceeds the memory limit', {
    timeout: 300_000,
  }, async () => {
    const { api: quiet, otlpUrl = '', credentials, dataDir, url, process: child } = service();
    const noisyTeam = await adminOn('--data-dir', dataDir).json('team', 'create', 'Noisy');
    const noisy = createApi({ ...quiet, url, authorization: `Bearer ${noisyTeam['apiKey']}` });
    const records = (count: number, size: number) =>
      Array.from({ length: count }, (_, index) =>
        logRecord({ timeUnixNano: `${Date.now()}000000`, body: { stringValue: `${index} ${'a'.repeat(size)}` } }),
      );
    const ingest = (key: string | undefined, body: string) => sendOtlp(otlpUrl, body, { key });
    await ingest(credentials.openSource.ingestionKey, logsJson(...records(10, 10)));
    await ingest(noisyTeam['ingestionKey'], logsJson(...records(20_000, 100)));
    const { id } = await quiet.create('/dashboards', dashboard(tile()));
    const [quietSource, noisySource] = await Promise.all([sourceIdOf(quiet), sourceIdOf(noisy)]);
    const markdown = { type: 'markdown', content: '#'.repeat(100_000) };
    const large = dashboard(tile({}, Array(20).fill(markdown)));
    const flooding = logsJson(...records(5_000, 200));

    const deadline = Date.now() + MINUTE_MS;
    const call = (path: string, body?: unknown): AttackRequest => ({
      url: noisy.url + noisy.root + path,
      authorization: noisy.authorization,
      ...(body !== undefined && { body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) }),
    });
    const chart = (series: Json, granularity?: string) =>
      call('/charts/series', chartQuery(noisySource, series, granularity));
    const attacks: Record<string, readonly AttackRequest[]> = {
      'heavy charts': ['', 'a'].map((where) =>
        chart({ aggFn: 'count_distinct', field: 'Body', groupBy: ['Body'], where }, '1m'),
      ),
      'bad filters': FILTERS.map((where) => chart({ where, whereLanguage: 'sql' })),
      'big writes': [call('/dashboards', large)],
      'big lists': [call('/dashboards?limit=1000')],
      'wide bodies': [call('/dashboards', `{"name":[${'1,'.repeat(90_000)}1],"tiles":[]}`)],
      telemetry: [
        { url: `${otlpUrl}/v1/logs`, authorization: noisyTeam['ingestionKey'] ?? '', body: Buffer.from(flooding) },
      ],
    };
    let slowest = { chart: 0, dashboard: 0 };
    let reads = 0;
    /** The number of the noisy team's charts that reached the engine. An attack that is rejected would prove nothing. */
    let computed = 0;
    let engineRss = 0;
    const results: string[] = [];
    const { gap, peakRssBytes } = await service().measure(async () => {
      const attacking = Object.entries(attacks).flatMap(([name, requests]) =>
        Array.from({ length: 4 }, async () => {
          const statuses = await flood(deadline, requests);
          results.push(`${name} ${JSON.stringify([...statuses])}`);
          if (name === 'heavy charts') computed += (statuses.get(200) ?? 0) + (statuses.get(504) ?? 0);
        }),
      );
      const timed = async (read: Promise<{ readonly status: number }>) => {
        const start = performance.now();
        expect((await read).status).toBe(200);
        return performance.now() - start;
      };
      while (Date.now() < deadline) {
        const [chart, board] = await Promise.all([
          timed(quiet.post('/charts/series', chartQuery(quietSource))),
          timed(quiet.get(`/dashboards/${id}`)),
        ]);
        slowest = { chart: Math.max(slowest.chart, chart), dashboard: Math.max(slowest.dashboard, board) };
        reads += 1;
        engineRss = Math.max(engineRss, engineRssBytes(child.pid));
        await sleep(READ_INTERVAL_MS);
      }
      await Promise.all(attacking);
    });
    const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
    console.log(
      `${reads} reads; slowest chart ${Math.round(slowest.chart)} ms, dashboard ${Math.round(slowest.dashboard)} ms; ` +
        `peak RSS of the service ${megabytes(peakRssBytes)} MB, of the engine ${megabytes(engineRss)} MB; ` +
        `${gapText(gap)}\n${results.join('\n')}`,
    );
    expect(reads).toBeGreaterThan(0);
    expect(computed).toBeGreaterThan(0);
    expect(Math.max(slowest.chart, slowest.dashboard)).toBeLessThanOrEqual(MAX_DURATION_MS);
    expect(peakRssBytes).toBeLessThanOrEqual(MAX_RSS_BYTES);
  });
});
