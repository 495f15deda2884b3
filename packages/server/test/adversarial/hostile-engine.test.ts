import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTelemetry } from '../../src/telemetry/telemetry.ts';
import { adminOn } from '../cli/admin/command.ts';
import { type Api, withCredentials } from '../http/support/api.ts';
import { sourceIdOf } from '../http/support/request-bodies.ts';
import { childrenOf, removeDirectory, residentBytes } from '../support/processes.ts';
import { isSoak } from '../support/soak.ts';
import { MAX_RSS_BYTES, type MeasuredService, startMeasuredService } from './event-loop-gap.ts';

const MIB = 2 ** 20;
const HOUR = 3_600_000;

const ATTACK_MS = 60_000;
const ENGINE_MEMORY_BYTES = 1024 * MIB;
const ROWS = 3_000_000;

/** Thirty regular expressions that match none of the log records. */
const slowFilter = Array.from({ length: 30 }, (_, nth) => `match(Body, '(x|X)*[0-9](x|X)*y${nth}$')`).join(' OR ');

/** Inserts log records of the last hour. The engine generates their bodies, which are long and distinct. */
async function fill(directory: string): Promise<void> {
  const telemetry = await openTelemetry({ directory });
  await telemetry.prepare('default');
  const insert = `INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body)
SELECT now64(9) - toIntervalMillisecond(number % ${HOUR}), 'checkout', 'INFO', concat(hex(sipHash128(number)), repeat('x', 100))
FROM numbers(${ROWS})`;
  await telemetry.engine.command(insert);
  await telemetry.close(60_000);
}

describe.runIf(isSoak)('a team that sends the most expensive chart queries for a minute', () => {
  let dataDir: string;
  let service: MeasuredService;
  let other: Api;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'adversarial-engine-'));
    await fill(join(dataDir, 'telemetry'));
    service = await startMeasuredService(dataDir, [
      '--telemetry=on',
      '--self-telemetry=off',
      '--otlp-port=0',
      `--engine-memory=${ENGINE_MEMORY_BYTES}`,
    ]);
    const admin = adminOn('--data-dir', dataDir);
    const team = await admin.json('team', 'create', 'Other');
    other = withCredentials(service.api, `Bearer ${team['apiKey']}`);
  }, 300_000);
  afterAll(async () => {
    await service?.end('SIGTERM');
    removeDirectory(dataDir);
  });

  const chart = async (api: Api, series: object) => {
    const sourceId = await sourceIdOf(api);
    const now = Date.now();
    return api.post('/charts/series', {
      startTime: now - HOUR,
      endTime: now + HOUR,
      granularity: '1d',
      series: [{ sourceId, aggFn: 'count', where: '', groupBy: [], ...series }],
    });
  };

  it('neither delays the charts of another team by more than a second nor exceeds the memory limits', {
    timeout: 300_000,
  }, async () => {
    expect((await chart(other, {})).status).toBe(200);
    const [pid = 0] = childrenOf(service.process.pid ?? 0);
    const expensive = [
      { aggFn: 'quantile', level: 0.5, field: 'SeverityNumber', groupBy: ['Body'] },
      { whereLanguage: 'sql', where: slowFilter },
      { aggFn: 'count_distinct', field: 'Body' },
    ];
    const end = performance.now() + ATTACK_MS;
    const statuses = new Map<number, number>();
    const attack = async (series: object) => {
      while (performance.now() < end) {
        const { status } = await chart(service.api, series);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const durations: number[] = [];
    const failed: number[] = [];
    const readRepeatedly = async () => {
      while (performance.now() < end) {
        const began = performance.now();
        const { status } = await chart(other, {});
        durations.push(performance.now() - began);
        if (status !== 200) failed.push(status);
        await wait(200);
      }
    };
    // About 250 MB of the resident set are pages of the engine's library. The system can drop these pages when memory is short, but
    // operators see them in the resident set size.
    let peak = 0;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentBytes(pid));
    }, 20);
    const { peakRssBytes } = await service.measure(() =>
      Promise.all([...Array.from({ length: 12 }, (_, nth) => attack(expensive[nth % 3] ?? {})), readRepeatedly()]),
    );
    clearInterval(sampling);
    await wait(10_000);
    const idle = residentBytes(pid);
    durations.sort((a, b) => a - b);
    const slowest = durations.at(-1) ?? 0;
    const megabytes = (bytes: number) => `${Math.round(bytes / MIB)} MB`;
    console.log(
      `chart of a team without events: median ${durations[durations.length >> 1]?.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms of ${durations.length}; ` +
        `engine: peak ${megabytes(peak)}, idle ${megabytes(idle)}; service: peak ${megabytes(peakRssBytes)}; ` +
        `responses to the attacker: ${JSON.stringify(Object.fromEntries(statuses))}`,
    );
    expect(failed).toEqual([]);
    expect(slowest).toBeLessThanOrEqual(1_000);
    expect(peak).toBeLessThanOrEqual(1.1 * ENGINE_MEMORY_BYTES);
    expect(idle).toBeLessThanOrEqual(ENGINE_MEMORY_BYTES / 2);
    expect(peakRssBytes).toBeLessThanOrEqual(MAX_RSS_BYTES);
  });
});
