import { createRequire } from 'node:module';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startServer } from '@observability-api/server';
import { defaultSources } from '@observability-api/server/src/access/default-sources.ts';
import { createCharts } from '@observability-api/server/src/telemetry/charts/charts.ts';
import type { Statement } from '@observability-api/server/src/telemetry/engine.ts';
import { openTelemetry } from '@observability-api/server/src/telemetry/telemetry.ts';
import { root } from '../root.ts';
import { median } from '../statistics.ts';
import { fill } from './fill.ts';
import { type BenchQuery, queries, rangeOf } from './queries.ts';

/** What one query took, in milliseconds. */
export interface QueryFigures {
  readonly query: BenchQuery;
  readonly serviceMs: number;
  readonly rawMs: number;
}

/** What was found with so many rows. */
export interface ChartFigures {
  readonly rows: number;
  readonly fillSeconds: number;
  readonly queries: readonly QueryFigures[];
  readonly longestGapMs: number;
}

/** As much of chdb as the bench uses; it is installed with the server, not here. */
interface RawSession {
  queryBindAsync(sql: string, parameters: object, options: { readonly format: string }): Promise<unknown>;
  close(): void;
}

const time = async (work: () => Promise<unknown>, times: number): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return median(taken);
};

/** The statement that the service makes of a query. */
const statementOf = async (query: BenchQuery, endMs: number, directory: string): Promise<Statement> => {
  const telemetry = await openTelemetry({ directory });
  const statements: Statement[] = [];
  const overheard = createCharts({
    ...telemetry.engine,
    query: (statement) => {
      statements.push(statement);
      return telemetry.engine.query(statement);
    },
  });
  const [logs] = defaultSources('c', 'default');
  const series = query.series.map((each) => ({ ...each, source: { ...logs, id: '' } as never }));
  await overheard.query({ ...rangeOf(query, endMs), series });
  await telemetry.close();
  const last = statements.at(-1);
  if (!last) throw new Error('a query is at least one statement');
  return last;
};

async function throughService(dataDir: string, endMs: number, times: number) {
  const server = await startServer({ dataDir, port: 0, logLevel: 'silent', rateLimit: 'off', selfTelemetry: 'off' });
  const headers = {
    authorization: `Bearer ${server.credentials?.openSource.apiKey}`,
    'content-type': 'application/json',
  };
  const listed = await fetch(`${server.url}/api/v2/sources`, { headers });
  const { data } = (await listed.json()) as { data: { id: string; kind: string }[] };
  const sourceId = data.find(({ kind }) => kind === 'log')?.id;
  const ask = async (query: BenchQuery): Promise<void> => {
    const { startMs, endMs: end } = rangeOf(query, endMs);
    const series = query.series.map((each) => ({ ...each, sourceId }));
    const body = JSON.stringify({ startTime: startMs, endTime: end, granularity: '1h', series });
    const response = await fetch(`${server.url}/api/v2/charts/series`, { method: 'POST', headers, body });
    const text = await response.text();
    if (response.status !== 200) throw new Error(text);
  };
  for (const query of queries) await ask(query);
  const gaps = monitorEventLoopDelay({ resolution: 1 });
  gaps.enable();
  const taken: number[] = [];
  for (const query of queries) taken.push(await time(() => ask(query), times));
  gaps.disable();
  await server.close();
  return { taken, longestGapMs: gaps.max / 1e6 };
}

/** The statements on a session of the engine with nothing around it. */
async function onRawSession(dataDir: string, statements: readonly Statement[], times: number): Promise<number[]> {
  const require = createRequire(join(root, 'packages/server/package.json'));
  const { Session } = require('chdb') as { Session: new (path: string) => RawSession };
  const session = new Session(join(dataDir, 'telemetry'));
  const taken: number[] = [];
  for (const { sql, parameters } of statements) {
    const work = () => session.queryBindAsync(sql, { ...parameters }, { format: 'JSONEachRow' });
    await work();
    taken.push(await time(work, times));
  }
  session.close();
  return taken;
}

/** Fills a new data directory and measures every query in it. */
export async function measure(dataDir: string, rows: number, times: number): Promise<ChartFigures> {
  const endMs = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const directory = join(dataDir, 'telemetry');
  const telemetry = await openTelemetry({ directory });
  await telemetry.prepare('default');
  const began = performance.now();
  await fill(telemetry.engine, rows, endMs);
  const fillSeconds = (performance.now() - began) / 1000;
  await telemetry.close();
  const statements: Statement[] = [];
  for (const query of queries) statements.push(await statementOf(query, endMs, directory));
  const { taken, longestGapMs } = await throughService(dataDir, endMs, times);
  const raw = await onRawSession(dataDir, statements, times);
  return {
    rows,
    fillSeconds,
    longestGapMs,
    queries: queries.map((query, index) => ({
      query,
      serviceMs: taken[index] ?? Number.NaN,
      rawMs: raw[index] ?? Number.NaN,
    })),
  };
}
