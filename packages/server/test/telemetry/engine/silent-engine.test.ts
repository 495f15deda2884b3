import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnavailableError } from '../../../src/domain/errors.ts';
import { openTelemetry } from '../../../src/telemetry/telemetry.ts';
import { startForTest } from '../../http/support/serve.ts';
import { logRecord, logsJson, sendOtlp } from '../ingest/requests.ts';
import { fakeClickhouse, silentClickhouse } from '../support/fake-clickhouse.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Divides the timeouts of `AbortSignal.timeout` by 40: the readiness check then waits 50 ms instead of two seconds. */
function shortenTimeouts() {
  const original = AbortSignal.timeout;
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => original.call(AbortSignal, ms / 40));
}

describe('an engine that accepts connections and never responds', () => {
  it('is not ready after two seconds, and readiness checks leave at most one connection open', async () => {
    const { url, openConnections } = await silentClickhouse();
    const timeout = shortenTimeouts();
    const telemetry = await openTelemetry({ url });
    telemetry.warm(['default']);
    const states = await Promise.all(Array.from({ length: 40 }, () => telemetry.state()));
    expect(new Set(states)).toEqual(new Set(['no response']));
    expect(timeout).toHaveBeenCalledWith(2_000);
    await expect.poll(openConnections).toBeLessThanOrEqual(1);
    await telemetry.close(0);
  });

  it('does not delay the error of a query whose client disconnects', async () => {
    const { url, openConnections } = await silentClickhouse();
    const { engine, close } = await openTelemetry({ url });
    const client = new AbortController();
    const result = engine.query({ sql: 'SELECT 1', signal: client.signal });
    await expect.poll(openConnections).toBe(1);
    client.abort(new Error('client disconnected'));
    await expect(result).rejects.toThrow('client disconnected');
    await close(0);
    await expect.poll(openConnections).toBe(0);
  });

  it('does not prevent closing telemetry while statements wait', async () => {
    const { url } = await silentClickhouse();
    const telemetry = await openTelemetry({ url });
    const waiting = ['default', 'team_a'].map((database) => telemetry.prepare(database));
    waiting.push(telemetry.engine.insert('default', 'otel_logs', [{ Body: 'late' }]));
    const settled = Promise.allSettled(waiting);
    await telemetry.close(50);
    const reasons = (await settled).map((result) => result.status === 'rejected' && result.reason);
    expect(reasons).toEqual([expect.any(UnavailableError), expect.any(UnavailableError), expect.any(UnavailableError)]);
  });

  it('delays the shutdown of the service by less than eleven seconds', async () => {
    const { url, openConnections } = await silentClickhouse();
    const server = await startForTest({ clickhouseUrl: url, otlpPort: 0 });
    const key = server.credentials.openSource.ingestionKey;
    const sent = sendOtlp(server.otlpUrl ?? '', logsJson(logRecord()), { key }).catch(() => undefined);
    await expect.poll(openConnections).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = server.close();
    await vi.advanceTimersByTimeAsync(10_500);
    vi.useRealTimers();
    await closed;
    // The connection of the request may also fail.
    expect((await sent)?.status ?? 503).toBe(503);
  });
});

describe('an engine that rejects all statements', () => {
  it('is not ready after the first preparation of a database has failed', async () => {
    const { url } = await fakeClickhouse((response) => response.writeHead(500).end());
    const telemetry = await openTelemetry({ url });
    expect(await telemetry.state()).toBe('not started');
    await expect(telemetry.prepare('default')).rejects.toThrow();
    expect(await telemetry.state()).toBe('no response');
    await telemetry.close(0);
  });
});

describe('an engine that is busy', () => {
  it('does not receive a queued statement whose client has disconnected', async () => {
    const gate = Promise.withResolvers<void>();
    const { url, requests } = await fakeClickhouse((response) => void gate.promise.then(() => response.end()));
    const { engine, close } = await openTelemetry({ url });
    const running = Array.from({ length: 40 }, () => engine.query({ sql: 'running' }));
    const client = new AbortController();
    const cancelled = expect(engine.query({ sql: 'cancelled', signal: client.signal })).rejects.toThrow(
      'client disconnected',
    );
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    client.abort(new Error('client disconnected'));
    gate.resolve();
    await Promise.all([...running, cancelled]);
    expect(requests.map(({ sql }) => sql).filter((sql) => sql.includes('cancelled'))).toEqual([]);
    await close();
  });
});

describe('telemetry that is closed', () => {
  it('finishes the preparation of a database and prepares no other one', async () => {
    const gate = Promise.withResolvers<void>();
    const { url, requests } = await fakeClickhouse((response) => void gate.promise.then(() => response.end()));
    const telemetry = await openTelemetry({ url });
    const [first, second] = ['team_a', 'team_b'].map((database) => telemetry.prepare(database));
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    const rejection = expect(second).rejects.toThrow('The service is stopping');
    const closed = telemetry.close();
    gate.resolve();
    await closed;
    await first;
    await rejection;
    expect(requests.at(-1)?.sql).toContain('INSERT INTO `team_a`.`observability_api_steps`');
    expect(requests.some(({ sql }) => sql.includes('team_b'))).toBe(false);
  });
});
