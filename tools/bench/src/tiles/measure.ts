import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LogSource, Source } from '@observability-api/schemas';
import { defaultSources } from '@observability-api/server/src/accounts/default-sources.ts';
import type { Statement } from '@observability-api/server/src/telemetry/clickhouse/engine.ts';
import { type Charts, createCharts } from '@observability-api/server/src/telemetry/query/charts.ts';
import { planTile, type QueriedPlan } from '@observability-api/server/src/telemetry/query/tiles/plan-tile.ts';
import { openTelemetry, type Telemetry } from '@observability-api/server/src/telemetry/telemetry.ts';
import { createFilledDirectory } from '../charts/fill.ts';
import { DAYS } from '../charts/queries.ts';
import { openRawEngine } from '../charts/raw.ts';
import { createRecordedCharts } from '../charts/recorded-charts.ts';
import { openService } from '../charts/service.ts';
import { BenchError } from '../run-program.ts';
import { median } from '../statistics.ts';
import { type BenchTile, tilesOf } from './tiles.ts';

const HOUR_MS = 3_600_000;

/** The figures of tiles and of event patterns. Durations are medians, except `patternGapMs`. */
export interface TileFigures {
  readonly rows: number;
  readonly tiles: readonly { readonly title: string; readonly serviceMs: number; readonly statementMs: number }[];
  /** CPU time of this process, without the engine, for the patterns of 10,000 sampled events. */
  readonly patternCpuMs: number;
  /** The longest delay of the event loop in all rounds of patterns. */
  readonly patternGapMs: number;
}

type Range = { readonly startMs: number; readonly endMs: number; readonly bucketMs: number };

function planOf(config: BenchTile['config'], source: Source): QueriedPlan {
  const plan = planTile({ config }, { sources: new Map([[source.id, source]]), database: undefined });
  if (plan.kind === 'markdown') throw new BenchError('Expected a tile that reads telemetry.');
  return plan;
}

function tileJson(charts: Charts, plan: QueriedPlan, range: Range) {
  return charts.tileJson({ plan, range, filters: [], variables: new Map(), hasComparison: false, head: {} });
}

/**
 * Returns the statement that reads the rows of a tile. Ignores the lookups of types and tables, which the service caches. Throws
 * BenchError unless the tile needs exactly one such statement.
 */
async function statementOf({ engine }: Telemetry, plan: QueriedPlan, range: Range): Promise<Statement> {
  const { charts, statements } = createRecordedCharts(engine);
  await tileJson(charts, plan, range);
  const [statement, ...others] = statements;
  if (!statement || others.length > 0) throw new BenchError(`Expected one statement, received ${statements.length}.`);
  return statement;
}

/** Measures event patterns in this process. */
async function measurePatterns(telemetry: Telemetry, source: Source, range: Range, rounds: number) {
  const charts = createCharts(telemetry.engine);
  const plan = planOf({ displayType: 'event_patterns', sourceId: source.id }, source);
  const [cpu, gaps]: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    const gap = monitorEventLoopDelay({ resolution: 1 });
    gap.enable();
    const before = process.cpuUsage();
    await tileJson(charts, plan, range);
    const { user, system } = process.cpuUsage(before);
    gap.disable();
    if (round < 0) continue;
    cpu.push((user + system) / 1_000);
    gaps.push(gap.max / 1e6);
  }
  return { patternCpuMs: median(cpu), patternGapMs: Math.max(...gaps) };
}

/** Fills a new data directory. Measures each tile in several rounds: the tile on the directory, and its statement on a copy. */
export async function measure(dataDir: string, rows: number, rounds: number): Promise<TileFigures> {
  const endMs = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const range = { startMs: endMs - DAYS * 24 * HOUR_MS, endMs, bucketMs: HOUR_MS };
  const directory = join(dataDir, 'telemetry');
  await createFilledDirectory(directory, rows, endMs);
  const telemetry = await openTelemetry({ directory });
  const [logs] = defaultSources('c', 'default');
  const source = { ...(logs as Omit<LogSource, 'id'>), id: 'l' };
  const statements: Statement[] = [];
  for (const { config } of tilesOf(source.id, 'c')) {
    statements.push(await statementOf(telemetry, planOf(config, source), range));
  }
  const patterns = await measurePatterns(telemetry, source, range, rounds);
  await telemetry.close();
  const copy = join(dataDir, 'copy');
  cpSync(directory, copy, { recursive: true, verbatimSymlinks: true });

  const service = await openService(dataDir, endMs);
  const raw = openRawEngine(copy);
  const tiles: TileFigures['tiles'][number][] = [];
  for (const [index, { title, config }] of tilesOf(service.sourceId, service.connectionId).entries()) {
    const body = { tile: { config }, startTime: range.startMs, endTime: endMs, granularity: '1h' };
    const statement = statements[index] ?? { sql: '' };
    const durations = { service: [] as number[], statement: [] as number[] };
    for (let round = -1; round < rounds; round += 1) {
      const [serviceMs, statementMs] = [await service.timePost('/charts/query', body, 1), await raw.time(statement)];
      if (round < 0) continue;
      durations.service.push(serviceMs);
      durations.statement.push(statementMs);
    }
    tiles.push({ title, serviceMs: median(durations.service), statementMs: median(durations.statement) });
  }
  await raw.close();
  await service.close();
  return { rows, tiles, ...patterns };
}
