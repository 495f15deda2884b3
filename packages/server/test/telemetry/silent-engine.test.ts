import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnavailableError } from '../../src/domain/errors.ts';
import { openTelemetry } from '../../src/telemetry/telemetry.ts';
import { startForTest } from '../http/support/serve.ts';
import { logRecord, logsJson, sendOtlp } from './ingest/requests.ts';
import { fakeClickhouse, silentClickhouse } from './support/fake-clickhouse.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Lets the two seconds of a ping be over in no time. */
function hurry() {
  const original = AbortSignal.timeout;
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => original.call(AbortSignal, ms / 40));
}

describe('an engine that takes connections and never answers', () => {
  it('is not ready after two seconds, and keeps no connection for each that asks', async () => {
    const { url, open } = await silentClickhouse();
    const asked = hurry();
    const telemetry = await openTelemetry({ url });
    telemetry.warm(['default']);
    const states = await Promise.all(Array.from({ length: 40 }, () => telemetry.state()));
    expect(new Set(states)).toEqual(new Set(['no answer']));
    expect(asked).toHaveBeenCalledWith(2_000);
    await expect.poll(open).toBeLessThanOrEqual(1);
    await telemetry.close(0);
  });

  it('does not hold up a caller who disconnects', async () => {
    const { url, open } = await silentClickhouse();
    const { engine, close } = await openTelemetry({ url });
    const waiting = new AbortController();
    const answer = engine.query({ sql: 'SELECT 1', signal: waiting.signal });
    await expect.poll(open).toBe(1);
    waiting.abort(new Error('the caller left'));
    await expect(answer).rejects.toThrow('the caller left');
    await close(0);
    await expect.poll(open).toBe(0);
  });

  it('does not keep telemetry from being closed, whatever waits for it', async () => {
    const { url } = await silentClickhouse();
    const telemetry = await openTelemetry({ url });
    const waiting = ['default', 'team_a'].map((database) => telemetry.prepare(database));
    waiting.push(telemetry.engine.insert('default', 'otel_logs', [{ Body: 'late' }]));
    const ends = Promise.allSettled(waiting);
    await telemetry.close(50);
    const reasons = (await ends).map((end) => end.status === 'rejected' && end.reason);
    expect(reasons).toEqual([expect.any(UnavailableError), expect.any(UnavailableError), expect.any(UnavailableError)]);
  });

  it('does not keep the service from stopping: after ten seconds nobody waits for it any more', async () => {
    const { url } = await silentClickhouse();
    const server = await startForTest({ clickhouseUrl: url, otlpPort: 0 });
    const key = server.credentials.openSource.ingestionKey;
    const sent = sendOtlp(server.otlpUrl ?? '', logsJson(logRecord()), { key }).catch(() => undefined);
    await wait(300);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = server.close();
    await vi.advanceTimersByTimeAsync(10_500);
    vi.useRealTimers();
    await closed;
    expect((await sent)?.status ?? 503).toBe(503);
  });
});

describe('an engine that is busy', () => {
  it('never hears of a statement that nobody waits for any more when its turn comes', async () => {
    const gate = Promise.withResolvers<void>();
    const { url, got } = await fakeClickhouse((response) => void gate.promise.then(() => response.end()));
    const { engine, close } = await openTelemetry({ url });
    const running = Array.from({ length: 40 }, () => engine.query({ sql: 'running' }));
    const waiting = new AbortController();
    const left = expect(engine.query({ sql: 'left', signal: waiting.signal })).rejects.toThrow('the caller left');
    await expect.poll(() => got.length).toBeGreaterThan(0);
    waiting.abort(new Error('the caller left'));
    gate.resolve();
    await Promise.all([...running, left]);
    expect(got.map(({ sql }) => sql).filter((sql) => sql.includes('left'))).toEqual([]);
    await close();
  });
});

describe('telemetry that is closed', () => {
  it('finishes the database that is being prepared and begins no other', async () => {
    const gate = Promise.withResolvers<void>();
    const { url, got } = await fakeClickhouse((response) => void gate.promise.then(() => response.end()));
    const telemetry = await openTelemetry({ url });
    const [first, second] = ['team_a', 'team_b'].map((database) => telemetry.prepare(database));
    await expect.poll(() => got.length).toBeGreaterThan(0);
    const refused = expect(second).rejects.toThrow('The service is stopping');
    const closed = telemetry.close();
    gate.resolve();
    await closed;
    await first;
    await refused;
    expect(got.at(-1)?.sql).toContain('INSERT INTO `team_a`.`observability_api_steps`');
    expect(got.some(({ sql }) => sql.includes('team_b'))).toBe(false);
  });
});
