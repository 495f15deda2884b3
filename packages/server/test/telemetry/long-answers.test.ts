import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../../src/domain/errors.ts';
import { createClient } from '../../src/telemetry/clickhouse/client.ts';
import { QueryError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import { startForTest } from '../http/support/serve.ts';
import { fakeClickhouse } from './support/fake-clickhouse.ts';
import { nativeBlock } from './support/native-block.ts';

const ROWS = 20_000;
const START = 1_800_000_000_000;

const at = Array.from({ length: ROWS }, (_, row) => row);

const block = nativeBlock([
  { name: '__b', type: 'Float64', values: at.map((row) => START + row) },
  { name: '__g0', type: 'String', values: at.map((row) => `"${row}"`) },
  { name: '__n0', type: 'Float64', values: at.map((row) => row + 1) },
  { name: '__v0', type: 'Float64', values: at.map((row) => (row % 7 === 0 ? Number.NaN : row / 3)) },
]);

const list = JSON.stringify(
  at.map((row) => ({ ts_bucket: START + row, group: [`"${row}"`], 'series_0.data': row % 7 === 0 ? null : row / 3 })),
);

/** Sends the block and breaks off in the middle. */
function breakOff(response: ServerResponse) {
  response.writeHead(200, { 'content-length': block.length });
  response.write(block.subarray(0, 100_000), () => response.destroy());
}

describe('an engine that answers many rows', () => {
  const engineThatAnswers = async (answer: (response: ServerResponse) => void) => {
    const { url } = await fakeClickhouse(answer);
    return createClient({ url, user: 'u', password: 'p' }, { maxStatements: 8 });
  };

  it('is read, whatever pieces they come in', async () => {
    const engine = await engineThatAnswers(async (response) => {
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

  it('has failed where it says so, however much it says', async () => {
    const engine = await engineThatAnswers((response) => void response.writeHead(500).end(block));
    await expect(engine.columns({ sql: 'SELECT 1' })).rejects.toBeInstanceOf(QueryError);
    await engine.close();
  });

  it('does not answer where it ends in the middle', async () => {
    const engine = await engineThatAnswers(breakOff);
    await expect(engine.columns({ sql: 'SELECT 1' })).rejects.toBeInstanceOf(UnavailableError);
    await engine.close();
  });
});

describe('a service of which the engine answers many rows', () => {
  const column = (name: string, type: string) => JSON.stringify({ table: 'otel_logs', name, type });
  const columns = [column('Timestamp', 'DateTime64(9)'), column('Body', 'String')].join('\n');
  const ask = async (
    answer: (response: ServerResponse) => void,
    cancelled: () => void,
    use: (ask: (signal?: AbortSignal) => Promise<Response>) => Promise<void>,
  ) => {
    const { url } = await fakeClickhouse((response, { sql }) => {
      if (sql.startsWith('KILL QUERY')) cancelled();
      if (sql.includes('AS __b')) answer(response);
      else response.end(sql.includes('system.columns') ? columns : '');
    });
    const server = await startForTest({ clickhouseUrl: url, otlpPort: 0 });
    try {
      const api = server.caller('open-source');
      const { content } = await api.get('/sources');
      const sourceId = content.find(({ kind }: { readonly kind: string }) => kind === 'log').id;
      const series = [{ sourceId, aggFn: 'quantile', level: 0.5, field: 'Body', where: '', groupBy: ['Body'] }];
      const { apiKey } = server.credentials.openSource;
      const charts = (signal: AbortSignal | null = null) =>
        fetch(`${server.url}/api/v2/charts/series`, {
          method: 'POST',
          signal,
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ startTime: START, endTime: START + 3_600_000, granularity: '1h', series }),
        });
      await use(charts);
      expect((await api.get('/dashboards')).status).toBe(200);
    } finally {
      await server.close();
    }
  };

  it('answers them', async () => {
    await ask(
      (response) => void response.end(block),
      () => undefined,
      async (charts) => {
        const answer = await charts();
        expect(answer.status).toBe(200);
        expect((await answer.text()) === `{"data":${list}}`).toBe(true);
      },
    );
  });

  it('is unavailable when the engine ends in the middle, and answers no part', async () => {
    const notCancelled = () => undefined;
    await ask(breakOff, notCancelled, async (charts) => {
      const answer = await charts();
      expect([answer.status, await answer.json()]).toEqual([
        503,
        expect.objectContaining({ message: expect.stringContaining('engine') }),
      ]);
    });
  });

  it.each([
    ['before the engine responds', (_: ServerResponse) => undefined, 'cancelled'],
    [
      'in the middle of the response',
      (response: ServerResponse) => void response.writeHead(200, { 'content-length': block.length }).write('x'),
      'disconnected',
    ],
  ])('the engine stops the statement when the client disconnects %s', async (_, answer, expected) => {
    const asked = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    await ask(
      (response) => {
        answer(response);
        response.once('close', () => ended.resolve('disconnected'));
        asked.resolve();
      },
      () => ended.resolve('cancelled'),
      async (charts) => {
        const client = new AbortController();
        const rejected = expect(charts(client.signal)).rejects.toThrow('aborted');
        await asked.promise;
        client.abort();
        await rejected;
        expect(await ended.promise).toBe(expected);
      },
    );
  });
});
