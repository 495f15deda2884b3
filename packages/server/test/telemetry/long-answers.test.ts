import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { Unavailable } from '../../src/resources/errors.ts';
import type { Coming } from '../../src/resources/written.ts';
import { connectEngine } from '../../src/telemetry/engine/client.ts';
import { ComingList } from '../../src/telemetry/engine/json-list.ts';
import { QueryFailed } from '../../src/telemetry/engine-errors.ts';
import { startForTest } from '../http/serve.ts';
import { fakeClickhouse } from './support/fake-clickhouse.ts';
import { Random, seedOfRun } from './support/random.ts';
import { wholeAnswer } from './support/whole-answer.ts';

const seed = seedOfRun('long answers');
const random = new Random(seed);

const rows = Array.from({ length: 20_000 }, (_, at) => ({
  ts_bucket: at,
  group: [`[${at}]`],
  'series_0.data': at / 3,
}));
const list = JSON.stringify(rows);

/** Sends a text in pieces, of which some are one character; all of it is ASCII. */
const send = async (response: ServerResponse, text: string, pieces: readonly number[]) => {
  response.writeHead(200, { 'content-length': text.length });
  let from = 0;
  for (const to of [...pieces.toSorted((a, b) => a - b), text.length]) {
    response.write(text.slice(from, to));
    from = to;
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
};

const engineThatAnswers = async (answer: (response: ServerResponse) => void) => {
  const { url } = await fakeClickhouse(answer);
  return connectEngine({ url, user: 'u', password: 'p' });
};

const statement = { sql: 'SELECT 1' };

describe('an answer of many rows', () => {
  it.each([
    ['as the engine writes rows', `${list}\n`],
    ['as the engine writes a column', `{\n\t"rows":\n\t${list}\n}\n`],
  ])('is the list in it %s, wherever it is cut', async (_, text) => {
    const edges = [1, 5, 11, 12, 13].flatMap((at) => [at, text.length - at]);
    for (let round = 0; round < 5; round += 1) {
      const cuts = [...edges.filter(() => random.chance(0.7)), ...edges.map(() => random.below(text.length))];
      const engine = await engineThatAnswers((response) => void send(response, text, cuts));
      const answer = await engine.json(statement);
      expect(answer).toBeInstanceOf(Readable);
      expect((await wholeAnswer(answer)) === list, `cut at ${cuts} (seed ${seed})`).toBe(true);
      await engine.close();
    }
  });

  it('is taken whole, so that nobody who is slow to read it holds a connection', async () => {
    const engine = await engineThatAnswers((response) => void send(response, list, []));
    const slow = await Promise.all(Array.from({ length: 40 }, () => engine.json(statement)));
    expect((await wholeAnswer(await engine.json(statement))).length).toBe(list.length);
    for (const answer of slow) expect((await wholeAnswer(answer)).length).toBe(list.length);
    await engine.close();
  });

  it('is put together in no more steps than it has pieces, however small they are', async () => {
    const taken = vi.spyOn(Buffer, 'concat');
    const long = new ComingList(0, () => undefined);
    for (let at = 0; at < list.length; at += 15) long.add(Buffer.from(list.slice(at, at + 15)));
    long.finish();
    const bytes = taken.mock.results.reduce((sum, { value }) => sum + value.length, 0);
    taken.mockRestore();
    expect(bytes).toBeLessThan(4 * list.length);
    expect((await wholeAnswer(long)) === list).toBe(true);
  });

  it('keeps hold of no memory that something else is in', async () => {
    const shared = Buffer.from(new ArrayBuffer(60)).fill('x');
    const long = new ComingList(60, () => undefined);
    for (const part of [shared.subarray(0, 30), shared.subarray(30)]) long.add(part);
    long.finish();
    long.release();
    expect(shared.buffer.byteLength).toBe(60);
  });

  it('is no list where the engine says that the statement failed, however much it says', async () => {
    const engine = await engineThatAnswers((response) => {
      response.writeHead(500, { 'content-length': list.length }).end(list);
    });
    await expect(engine.json(statement)).rejects.toBeInstanceOf(QueryFailed);
    await engine.close();
  });

  it('gives back what it came in when it has gone out', async () => {
    const engine = await engineThatAnswers((response) => response.end(list));
    const answer = (await engine.json(statement)) as Coming;
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString() === list).toBe(true);
    answer.release?.();
    // What came with the head of the answer, and what is held back for its end, may stay.
    const kept = chunks.reduce((sum, { length }) => sum + length, 0);
    expect(kept).toBeLessThan(list.length / 2);
    await engine.close();
  });

  it('fails when the engine ends in the middle', async () => {
    const engine = await engineThatAnswers((response) => {
      response.writeHead(200, { 'content-length': list.length });
      response.write(list.slice(0, 400_000), () => response.destroy());
    });
    await expect(engine.json(statement).then(wholeAnswer)).rejects.toBeInstanceOf(Unavailable);
    await engine.close();
  });
});

describe('a service of which the engine answers many rows', () => {
  const column = JSON.stringify({ table: 'otel_logs', name: 'Timestamp', type: 'DateTime64(9)' });
  const ask = async (
    answer: (response: ServerResponse) => void,
    use: (ask: (signal?: AbortSignal) => Promise<Response>) => Promise<void>,
  ) => {
    const { url } = await fakeClickhouse((response, { sql }) => {
      if (sql.includes('ts_bucket')) answer(response);
      else response.end(sql.includes('system.columns') ? column : '');
    });
    // Answers that are held against the spec are put together first.
    const server = await startForTest({ clickhouseUrl: url, otlpPort: 0, checkResponses: false });
    try {
      const api = server.caller('open-source');
      const { content } = await api.get('/sources');
      const sourceId = content.find(({ kind }: { readonly kind: string }) => kind === 'log').id;
      const series = [{ sourceId, aggFn: 'count', where: '', groupBy: [] }];
      const { apiKey } = server.credentials.openSource;
      const charts = (signal: AbortSignal | null = null) =>
        fetch(`${server.url}/api/v2/charts/series`, {
          method: 'POST',
          signal,
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            startTime: 1_800_000_000_000,
            endTime: 1_800_003_600_000,
            granularity: '1h',
            series,
          }),
        });
      await use(charts);
      expect((await api.get('/dashboards')).status).toBe(200);
    } finally {
      await server.close();
    }
  };

  it('hands them on', async () => {
    await ask(
      (response) => void send(response, list, [1, 300_000]),
      async (charts) => {
        const answer = await charts();
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect((await answer.text()) === `{"data":${list}}`).toBe(true);
      },
    );
  });

  it('cuts its answer off when the engine ends in the middle', async () => {
    await ask(
      (response) => {
        response.writeHead(200, { 'content-length': list.length });
        response.write(list.slice(0, 400_000), () => response.destroy());
      },
      async (charts) => {
        await expect(charts().then((answer) => answer.text())).rejects.toThrow();
      },
    );
  });

  it('lets go of the engine when the caller leaves in the middle', async () => {
    let left = 0;
    await ask(
      (response) => {
        response.on('close', () => {
          left += 1;
        });
        response.writeHead(200, { 'content-length': list.length });
        response.write(list.slice(0, 400_000));
      },
      async (charts) => {
        const { body } = await charts();
        await body?.cancel();
        await expect.poll(() => left).toBe(1);
      },
    );
  });

  it('lets go of the engine when the caller leaves before it has answered', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    await ask(asked.resolve, async (charts) => {
      const caller = new AbortController();
      const refused = expect(charts(caller.signal)).rejects.toThrow('aborted');
      const response = await asked.promise;
      caller.abort();
      await refused;
      await expect.poll(() => response.destroyed).toBe(true);
    });
  });
});
