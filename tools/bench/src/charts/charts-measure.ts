import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { defaultSources } from '@observability-api/server/src/accounts/default-sources.ts';
import type { Statement } from '@observability-api/server/src/telemetry/clickhouse/engine.ts';
import { openTelemetry } from '@observability-api/server/src/telemetry/telemetry.ts';
import { BenchError } from '../run-program.ts';
import { median } from '../statistics.ts';
import { createFilledDirectory } from './fill.ts';
import { type BenchQuery, queries, rangeOf } from './queries.ts';
import { openRawEngine } from './raw.ts';
import { createRecordedCharts } from './recorded-charts.ts';
import { openService } from './service.ts';

/** The durations of a query. */
export interface QueryFigures {
  readonly query: BenchQuery;
  /** Median milliseconds of a request to the service. */
  readonly serviceMs: number;
  /** Median milliseconds of the ClickHouse statement without the service. */
  readonly rawMs: number;
}

/** The figures for a number of rows. */
export interface ChartFigures {
  readonly rows: number;
  readonly fillSeconds: number;
  readonly queries: readonly QueryFigures[];
  /** The longest delay of the event loop during requests to the service, in milliseconds. */
  readonly longestGapMs: number;
}

/** The number of warm-up rounds for queries with `isRolledUp`. Other queries have one warm-up round. */
const WARMUP_ROUNDS = 20;

/** The number of requests per round for queries with `isRolledUp`. Other queries are sent once per round. */
const REPEATS = 5;

/** Returns the ClickHouse statement of a query. */
async function statementOf(query: BenchQuery, endMs: number, directory: string): Promise<Statement> {
  const telemetry = await openTelemetry({ directory });
  const { charts, statements } = createRecordedCharts(telemetry.engine);
  const [logs] = defaultSources('c', 'default');
  const series = query.series.map((item) => ({ ...item, source: { ...logs, id: '' } as never }));
  await charts.queryJson({ ...rangeOf(query, endMs), series });
  await telemetry.close();
  const [statement, ...others] = statements;
  if (!statement || others.length > 0) throw new BenchError(`Expected one statement, received ${statements.length}.`);
  return statement;
}

/** Fills a new data directory. Each round measures a query on it, and then the statement of the query on a copy. */
export async function measure(dataDir: string, rows: number, rounds: number): Promise<ChartFigures> {
  const endMs = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const directory = join(dataDir, 'telemetry');
  const fillSeconds = await createFilledDirectory(directory, rows, endMs);
  const measured: { readonly query: BenchQuery; readonly statement: Statement }[] = [];
  for (const query of queries) measured.push({ query, statement: await statementOf(query, endMs, directory) });
  const copy = join(dataDir, 'copy');
  cpSync(directory, copy, { recursive: true, verbatimSymlinks: true });

  const service = await openService(dataDir, endMs);
  const raw = openRawEngine(copy);
  const gaps: number[] = [];
  const figures: QueryFigures[] = [];
  for (const { query, statement } of measured) {
    const repeats = query.isRolledUp ? REPEATS : 1;
    const durations = { service: [] as number[], raw: [] as number[] };
    for (let round = 0; round < (query.isRolledUp ? WARMUP_ROUNDS : 1); round += 1) {
      await service.time(query, repeats);
      for (let repeat = 0; repeat < repeats; repeat += 1) await raw.time(statement);
    }
    for (let round = 0; round < rounds; round += 1) {
      // A new monitor for each round: an existing one would count the pause while it is disabled.
      const gap = monitorEventLoopDelay({ resolution: 1 });
      gap.enable();
      durations.service.push(await service.time(query, repeats));
      gap.disable();
      gaps.push(gap.max / 1e6);
      for (let repeat = 0; repeat < repeats; repeat += 1) durations.raw.push(await raw.time(statement));
    }
    figures.push({ query, serviceMs: median(durations.service), rawMs: median(durations.raw) });
  }
  await raw.close();
  await service.close();
  return { rows, fillSeconds, longestGapMs: Math.max(...gaps), queries: figures };
}
