import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../../src/domain/errors.ts';
import { createClient } from '../../src/telemetry/clickhouse/client.ts';
import { QueryError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import { sourceIdOf } from '../http/support/request-bodies.ts';
import { startForTest } from '../http/support/serve.ts';
import { fakeClickhouse } from './support/fake-clickhouse.ts';
import { nativeBlock } from './support/native-block.ts';

const ROWS = 20_000;
const START = 1_800_000_000_000;

const rowNumbers = Array.from({ length: ROWS }, (_, row) => row);

/** The rows of a chart as the engine returns them: time bucket, group, number of events, and value. */
const block = nativeBlock([
  { name: '__b', type: 'Float64', values: rowNumbers.map((row) => START + row) },
  { name: '__g0', type: 'String', values: rowNumbers.map((row) => `"${row}"`) },
  { name: '__n0', type: 'Float64', values: rowNumbers.map((row) => row + 1) },
  { name: '__v0', type: 'Float64', values: rowNumbers.map((row) => (row % 7 === 0 ? Number.NaN : row / 3)) },
]);

/** The same rows as the API returns them. */
const list = JSON.stringify(
  rowNumbers.map((row) => ({
    ts_bucket: START + row,
    group: [`"${row}"`],
    'series_0.data': row % 7 === 0 ? null : row / 3,
  })),
);

/** Sends the start of the block and closes the TCP connection. */
function truncate(response: ServerResponse) {
  response.writeHead(200, { 'content-length': block.length });
  response.write(block.subarray(0, 100_000), () => response.destroy());
}

describe('a result with many rows', () => {
  const openFakeEngine = async (respond: (response: ServerResponse) => void) => {
    const { url } = await fakeClickhouse(respond);
    return createClient({ url, user: 'u', password: 'p' }, { maxStatements: 8 });
  };

  it('is read from many chunks', async () => {
    const engine = await openFakeEngine(async (response) => {
      for (let from = 0; from < block.length; from += 9_999) {
        response.write(block.subarray(from, from + 9_999));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    const columns = await engine.columns({ sql: 'SELECT 1' });
    expect([columns.rows, columns.numbers('__b').at(-1)]).toEqual([ROWS, START + ROWS - 1]);
    await engine.close();
  });

  it('in a response with an error status throws QueryError', async () => {
    const engine = await openFakeEngine((response) => void response.writeHead(500).end(block));
    await expect(engine.columns({ sql: 'SELECT 1' })).rejects.toBeInstanceOf(QueryError);
    await engine.close();
  });

  it('that is truncated throws UnavailableError', async () => {
    const engine = await openFakeEngine(truncate);
    await expect(engine.columns({ sql: 'SELECT 1' })).rejects.toBeInstanceOf(UnavailableError);
    await engine.close();
  });
});

describe('a chart with many rows', () => {
  const column = (name: string, type: string) => JSON.stringify({ table: 'otel_logs', name, type });
  const columns = [column('Timestamp', 'DateTime64(9)'), column('Body', 'String')].join('\n');
  /**
   * Starts a service on a fake engine, and calls `use` with a function that queries a chart. Then checks that the service still responds,
   * and stops it.
   */
  const withChart = async (
    respond: (response: ServerResponse) => void,
    onCancel: () => void,
    use: (queryChart: (signal?: AbortSignal) => Promise<Response>) => Promise<void>,
  ) => {
    const { url } = await fakeClickhouse((response, { sql }) => {
      if (sql.startsWith('KILL QUERY')) onCancel();
      if (sql.includes('AS __b')) respond(response);
      else response.end(sql.includes('system.columns') ? columns : '');
    });
    const server = await startForTest({ clickhouseUrl: url, otlpPort: 0 });
    try {
      const api = server.caller('open-source');
      const sourceId = await sourceIdOf(api);
      const series = [{ sourceId, aggFn: 'quantile', level: 0.5, field: 'Body', where: '', groupBy: ['Body'] }];
      const { apiKey } = server.credentials.openSource;
      const queryChart = (signal: AbortSignal | null = null) =>
        fetch(`${server.url}/api/v2/charts/series`, {
          method: 'POST',
          signal,
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ startTime: START, endTime: START + 3_600_000, granularity: '1h', series }),
        });
      await use(queryChart);
      expect((await api.get('/dashboards')).status).toBe(200);
    } finally {
      await server.close();
    }
  };

  it('is returned completely', async () => {
    await withChart(
      (response) => void response.end(block),
      () => undefined,
      async (queryChart) => {
        const response = await queryChart();
        expect(response.status).toBe(200);
        // Compares outside of `expect`, which would print the long strings.
        expect((await response.text()) === `{"data":${list}}`).toBe(true);
      },
    );
  });

  it('is rejected with 503 and without partial data if the result of the engine is truncated', async () => {
    const onCancel = () => undefined;
    await withChart(truncate, onCancel, async (queryChart) => {
      const response = await queryChart();
      const body = await response.json();
      expect([response.status, body]).toEqual([
        503,
        expect.objectContaining({ message: expect.stringContaining('engine') }),
      ]);
      expect(body).not.toHaveProperty('data');
    });
  });

  // The last value of each case is what the engine receives first: `KILL QUERY` or the end of the TCP connection.
  it.each([
    ['before the engine responds', (_: ServerResponse) => undefined, 'cancelled'],
    [
      'in the middle of the response',
      (response: ServerResponse) => void response.writeHead(200, { 'content-length': block.length }).write('x'),
      'disconnected',
    ],
  ])('stops its statement when the client disconnects %s', async (_, respond, expected) => {
    const queried = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    let running: ServerResponse | undefined;
    await withChart(
      (response) => {
        running = response;
        respond(response);
        response.once('close', () => ended.resolve('disconnected'));
        queried.resolve();
      },
      () => {
        ended.resolve('cancelled');
        running?.end();
      },
      async (queryChart) => {
        const client = new AbortController();
        const rejected = expect(queryChart(client.signal)).rejects.toThrow('aborted');
        await queried.promise;
        client.abort();
        await rejected;
        expect(await ended.promise).toBe(expected);
      },
    );
  });
});
