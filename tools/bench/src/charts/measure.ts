import { cpSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startServer } from '@observability-api/server';
import { defaultSources } from '@observability-api/server/src/access/default-sources.ts';
import { createCharts } from '@observability-api/server/src/telemetry/charts/charts.ts';
import { settingsClause } from '@observability-api/server/src/telemetry/engine/settings.ts';
import type { Statement } from '@observability-api/server/src/telemetry/engine.ts';
import { openTelemetry } from '@observability-api/server/src/telemetry/telemetry.ts';
import { root } from '../root.ts';
import { Failed } from '../run.ts';
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

/** What of a service that has run for a while is no more being warmed up. */
const WARM_ROUNDS = 100;

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** The statement that the service makes of a query. */
const statementOf = async (query: BenchQuery, endMs: number, directory: string): Promise<Statement> => {
  const telemetry = await openTelemetry({ directory });
  const statements: Statement[] = [];
  const overheard = createCharts({
    ...telemetry.engine,
    columns: (statement) => {
      statements.push(statement);
      return telemetry.engine.columns(statement);
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

/** Asks the service as a program does that keeps its connection; what a client library costs is not the service's. */
async function openService(dataDir: string, endMs: number) {
  const server = await startServer({ dataDir, port: 0, logLevel: 'silent', rateLimit: 'off', selfTelemetry: 'off' });
  const authorization = `Bearer ${server.credentials?.openSource.apiKey}`;
  const listed = await fetch(`${server.url}/api/v2/sources`, { headers: { authorization } });
  const { data } = (await listed.json()) as { data: { id: string; kind: string }[] };
  const sourceId = data.find(({ kind }) => kind === 'log')?.id;
  const agent = new Agent({ keepAlive: true });
  const post = (body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { authorization, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const sent = request(`${server.url}/api/v2/charts/series`, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('error', reject);
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Failed(text))));
      });
      sent.on('error', reject).end(body);
    });
  return {
    ask(query: BenchQuery) {
      const { startMs, endMs: end } = rangeOf(query, endMs);
      const series = query.series.map((each) => ({ ...each, sourceId }));
      return post(JSON.stringify({ startTime: startMs, endTime: end, granularity: '1h', series }));
    },
    async close() {
      agent.destroy();
      await server.close();
    },
  };
}

/** A session of the engine with nothing around it. */
function openRawSession(directory: string): RawSession {
  const require = createRequire(join(root, 'packages/server/package.json'));
  const { Session } = require('chdb') as { Session: new (path: string) => RawSession };
  return new Session(directory);
}

/** Fills a new data directory, and measures every query in it and in turn its statement on a copy. */
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
  const copy = join(dataDir, 'copy');
  cpSync(directory, copy, { recursive: true, verbatimSymlinks: true });

  const service = await openService(dataDir, endMs);
  const session = openRawSession(copy);
  const gaps: number[] = [];
  const figures: QueryFigures[] = [];
  for (const [index, query] of queries.entries()) {
    const statement = statements[index] ?? { sql: '' };
    const text = `${statement.sql}\n${settingsClause(statement)}`;
    const raw = () => session.queryBindAsync(text, { ...statement.parameters }, { format: 'JSONColumns' });
    const ask = () => service.ask(query);
    const taken = { service: [] as number[], raw: [] as number[] };
    for (let round = 0; round < (query.isRolledUp ? WARM_ROUNDS : 1); round += 1) {
      await ask();
      await raw();
    }
    for (let round = 0; round < times; round += 1) {
      // A new one each time: it would count the pause before it is enabled again.
      const gap = monitorEventLoopDelay({ resolution: 1 });
      gap.enable();
      taken.service.push(await time(ask));
      gap.disable();
      gaps.push(gap.max / 1e6);
      taken.raw.push(await time(raw));
    }
    figures.push({ query, serviceMs: median(taken.service), rawMs: median(taken.raw) });
  }
  session.close();
  await service.close();
  return { rows, fillSeconds, longestGapMs: Math.max(...gaps), queries: figures };
}
