import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { childrenOf } from '../../support/processes.ts';
import { isSoak } from '../../support/soak.ts';
import { logRecord, logsProtobuf, sendOtlp } from './requests.ts';

/** `npm run soak` kills the listener twenty times. */
const killCount = isSoak ? 20 : 1;

const RECORDS = 50;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

async function startListener(directory: string) {
  const program = fileURLToPath(new URL('./ingest.child.ts', import.meta.url));
  const child = fork(program, [directory], { execArgv: ['--conditions=observability-api-source'] });
  running.add(child);
  const ended = once(child, 'exit').finally(() => running.delete(child));
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [string];
  if (typeof url !== 'string') throw new Error('the listener ended before it was ready');
  return { url, child, ended };
}

/** Sends requests until the connection fails. Appends the name of each acknowledged request to `acknowledged`. */
async function send(url: string, acknowledged: string[]): Promise<void> {
  try {
    for (;;) {
      const name = crypto.randomUUID();
      const records = Array.from({ length: RECORDS }, (_, n) => logRecord({ body: { stringValue: `${name} ${n}` } }));
      if ((await sendOtlp(url, logsProtobuf(...records))).status === 200) acknowledged.push(name);
    }
  } catch (error) {
    // The connection failed, so it is unknown whether the last request was stored.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Returns the number of stored records by the name of their request. */
async function countStored(directory: string): Promise<Map<string, number>> {
  const engine = await openEngine({ directory });
  const rows = await engine.query<{ name: string; rows: string }>({
    sql: "SELECT splitByChar(' ', Body)[1] AS name, uniqExact(Body) AS rows FROM otel_logs GROUP BY name",
  });
  await engine.close();
  return new Map(rows.map(({ name, rows: count }) => [name, Number(count)]));
}

it('no acknowledged record is lost when the listener and the engine are killed under load', {
  timeout: 300_000 + killCount * 10_000,
}, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'ingest-kill-'));
  const acknowledged: string[] = [];
  for (let kill = 0; kill < killCount; kill += 1) {
    const { url, child, ended } = await startListener(directory);
    const acknowledgedBefore = acknowledged.length;
    const senders = Array.from({ length: 4 }, () => send(url, acknowledged));
    // The number of requests before a kill varies.
    await expect.poll(() => acknowledged.length).toBeGreaterThan(acknowledgedBefore + 5 + 7 * (kill % 7));
    for (const engine of childrenOf(child.pid ?? 0)) process.kill(engine, 'SIGKILL');
    child.kill('SIGKILL');
    await Promise.all([ended, ...senders]);
  }
  const stored = await countStored(directory);
  const lost = acknowledged.filter((name) => stored.get(name) !== RECORDS).length;
  console.log(
    `${killCount} kills, ${acknowledged.length} requests acknowledged, ${lost} of them not stored completely`,
  );
  rmSync(directory, { recursive: true });
  expect(lost).toBe(0);
});

it('a listener that receives SIGTERM exits without losing an acknowledged record', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'ingest-stop-'));
  const { url, child, ended } = await startListener(directory);
  const acknowledged: string[] = [];
  const sender = send(url, acknowledged);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(2);
  child.kill('SIGTERM');
  const [code] = await ended;
  await sender;
  const stored = await countStored(directory);
  rmSync(directory, { recursive: true });
  expect(code).toBe(0);
  expect(acknowledged.every((name) => stored.get(name) === RECORDS)).toBe(true);
});
