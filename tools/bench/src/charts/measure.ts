import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { defaultSources } from '@observability-api/server/src/accounts/default-sources.ts';
import type { Statement } from '@observability-api/server/src/telemetry/clickhouse/engine.ts';
import { createCharts } from '@observability-api/server/src/telemetry/query/charts.ts';
import { openTelemetry } from '@observability-api/server/src/telemetry/telemetry.ts';
import { median } from '../statistics.ts';
import { fill, rest } from './fill.ts';
import { type BenchQuery, queries, rangeOf } from './queries.ts';
import { openRawEngine } from './raw.ts';
import { openService } from './service.ts';

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

/** What of a service that has run for a while is no more being warmed up, in rounds. */
const WARM_ROUNDS = 20;

/** Of a query that roll-ups answer, so many in turn, as a page of tiles would ask. */
const IN_TURN = 5;

const end = /Bucket < \{\w+:DateTime\}/;

/** The statement that the service makes of a query. Of one that it computes in two halves it is both: all that is bound is in each. */
async function statementOf(query: BenchQuery, endMs: number, directory: string): Promise<Statement> {
  const telemetry = await openTelemetry({ directory });
  const heard: Statement[] = [];
  const overheard = createCharts({
    ...telemetry.engine,
    columns: (statement) => {
      heard.push(statement);
      return telemetry.engine.columns(statement);
    },
  });
  const [logs] = defaultSources('c', 'default');
  const series = query.series.map((each) => ({ ...each, source: { ...logs, id: '' } as never }));
  await overheard.queryJson({ ...rangeOf(query, endMs), series });
  await telemetry.close();
  const [first, second] = heard;
  if (!first || heard.length > 2) throw new Error('a query of the bench is one statement, or two halves of one');
  return second ? { ...first, sql: first.sql.replace(end, end.exec(second.sql)?.[0] ?? '') } : first;
}

/** Fills a new data directory, and measures every query in it and in turn its statement on a copy, in so many rounds. */
export async function measure(dataDir: string, rows: number, rounds: number): Promise<ChartFigures> {
  const endMs = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const directory = join(dataDir, 'telemetry');
  const telemetry = await openTelemetry({ directory });
  await telemetry.prepare('default');
  const began = performance.now();
  await fill(telemetry.engine, rows, endMs);
  const fillSeconds = (performance.now() - began) / 1000;
  await rest(telemetry.engine);
  await telemetry.close();
  const statements: Statement[] = [];
  for (const query of queries) statements.push(await statementOf(query, endMs, directory));
  const copy = join(dataDir, 'copy');
  cpSync(directory, copy, { recursive: true, verbatimSymlinks: true });

  const service = await openService(dataDir, endMs);
  const raw = openRawEngine(copy);
  const gaps: number[] = [];
  const figures: QueryFigures[] = [];
  for (const [index, query] of queries.entries()) {
    const statement = statements[index] ?? { sql: '' };
    const inTurn = query.isRolledUp ? IN_TURN : 1;
    const taken = { service: [] as number[], raw: [] as number[] };
    for (let round = 0; round < (query.isRolledUp ? WARM_ROUNDS : 1); round += 1) {
      await service.time(query, inTurn);
      for (let nth = 0; nth < inTurn; nth += 1) await raw.time(statement);
    }
    for (let round = 0; round < rounds; round += 1) {
      // A new one each time: it would count the pause before it is enabled again.
      const gap = monitorEventLoopDelay({ resolution: 1 });
      gap.enable();
      taken.service.push(await service.time(query, inTurn));
      gap.disable();
      gaps.push(gap.max / 1e6);
      for (let nth = 0; nth < inTurn; nth += 1) taken.raw.push(await raw.time(statement));
    }
    figures.push({ query, serviceMs: median(taken.service), rawMs: median(taken.raw) });
  }
  await raw.close();
  await service.close();
  return { rows, fillSeconds, longestGapMs: Math.max(...gaps), queries: figures };
}
