import { QueryTooLargeError } from '../../clickhouse/engine-errors.ts';
import type { Steps } from '../../computation.ts';
import { InvalidTileError, MAX_ROWS } from '../chart-query.ts';
import type { QueryContext } from '../query-context.ts';
import type { Output, ResultQuery, ResultRow } from '../result/result-query.ts';
import { computeResult } from '../result/result-rows.ts';
import { type SqlPlan, sqlGroups, sqlRows } from '../sql/sql-tile.ts';
import type { Variables } from '../sql/variables.ts';
import type { TilePlan } from './plan-tile.ts';
import type { TileRange, TileRows } from './tile-result.ts';

/** The query of an alert. An alert evaluates the last value column of a chart in each of its windows. */
export type AlertPlan =
  | { readonly kind: 'aggregate'; readonly query: Omit<ResultQuery, keyof TileRange> }
  | { readonly kind: 'sql'; readonly plan: SqlPlan; readonly variables: Variables };

/** The value of a group in a window. */
export interface AlertRow {
  /** The start of the window in epoch milliseconds. */
  readonly bucket: number;
  readonly group: readonly string[];
  /** Null if it cannot be computed. */
  readonly value: number | null;
}

/**
 * Returns an output with its series. An output of one series keeps only this series, which gets the index 0. A ratio or a formula keeps
 * all series, because it refers to them by index.
 */
function neededSeries(
  { value, ...output }: Output,
  series: ResultQuery['series'],
): Pick<ResultQuery, 'series' | 'outputs'> {
  const item = value.kind === 'series' ? series[value.index] : undefined;
  return item
    ? { series: [item], outputs: [{ ...output, value: { kind: 'series', index: 0 } }] }
    : { series, outputs: [{ ...output, value }] };
}

/**
 * Plans the query of an alert on a line, a stacked bar or a number. The `having` condition, the order and the limits of the tile do not
 * apply. The values of an aggregate chart become numbers. Throws InvalidTileError.
 */
export function alertPlan(plan: TilePlan, variables: Variables): AlertPlan {
  if (plan.kind === 'sql') {
    const { groupLimit: _, ...others } = plan;
    return { kind: 'sql', plan: others, variables };
  }
  if (plan.kind !== 'aggregate') throw new InvalidTileError('The tile has no values.');
  const { groupNames, outputs, series } = plan.tile;
  const last = outputs.at(-1);
  if (!last) throw new InvalidTileError('The tile has no values.');
  const numeric = series.map((item) => ({ ...item, isNumeric: true }));
  return { kind: 'aggregate', query: { groupNames, ...neededSeries(last, numeric) } };
}

/** Returns the names of the group columns of a plan. Throws InvalidSeriesError, InvalidTileError and errors of the engine. */
export async function alertGroups(context: QueryContext, alert: AlertPlan): Promise<readonly string[]> {
  return alert.kind === 'aggregate' ? alert.query.groupNames : sqlGroups(context, alert.plan, alert.variables);
}

/** The maximum number of rows in a step. */
const ROWS_PER_STEP = 500;
/** The approximate maximum number of characters in the groups of a step of {@link lastValues}. */
const CHARACTERS_PER_STEP = 262_144;

/** Returns the first value of each row. */
function* resultValues(rows: Iterable<ResultRow>): Steps<AlertRow[]> {
  const result: AlertRow[] = [];
  for (const {
    bucket,
    group,
    values: [value],
  } of rows) {
    result.push({ bucket, group, value: typeof value === 'number' ? value : null });
    if (result.length % ROWS_PER_STEP === 0) yield undefined;
  }
  return result;
}

/** Returns the last value of each group in each window. */
function* lastValues({ columns, rows }: TileRows, { startMs, endMs, bucketMs }: TileRange): Steps<AlertRow[]> {
  const groupCount = columns.filter(({ role }) => role === 'group').length;
  const hasTime = columns[0]?.role === 'time';
  const firstGroup = hasTime ? 1 : 0;
  const rowsByKey = new Map<string, AlertRow>();
  let count = 0;
  let characters = 0;
  for (const cells of rows) {
    count += 1;
    if (count % ROWS_PER_STEP === 0 || characters > CHARACTERS_PER_STEP) {
      yield undefined;
      characters = 0;
    }
    const time = hasTime ? Number(cells[0]) : startMs;
    if (time < startMs || time >= endMs) continue;
    const bucket = time - ((time - startMs) % bucketMs);
    const group = cells.slice(firstGroup, firstGroup + groupCount).map(String);
    characters += group.reduce((sum, { length }) => sum + length, 0);
    const value = cells.at(-1);
    rowsByKey.set(JSON.stringify([bucket, group]), { bucket, group, value: typeof value === 'number' ? value : null });
  }
  return [...rowsByKey.values()];
}

/** Runs a statement. Returns the last value of each group in each window of the range. A number tile has one value for the whole range. */
async function statementRows(
  context: QueryContext,
  { plan, variables }: AlertPlan & { readonly kind: 'sql' },
  range: TileRange,
): Promise<AlertRow[]> {
  const result = await sqlRows(context, plan, { range, filters: [], variables });
  if (result.isTruncated) throw new QueryTooLargeError('rows', `expected at most ${MAX_ROWS} rows, received more`);
  return context.computation.run(lastValues(result, range));
}

/**
 * Returns the values in the windows of a range, which are its buckets. Throws InvalidSeriesError, InvalidTileError and errors of
 * the engine.
 */
export async function alertRows(context: QueryContext, alert: AlertPlan, range: TileRange): Promise<AlertRow[]> {
  if (alert.kind === 'aggregate') {
    const { rows } = await computeResult(context, { ...alert.query, ...range });
    return context.computation.run(resultValues(rows));
  }
  if (alert.plan.displayType !== 'number') return statementRows(context, alert, range);
  const rows: AlertRow[] = [];
  for (let startMs = range.startMs; startMs < range.endMs; startMs += range.bucketMs) {
    rows.push(...(await statementRows(context, alert, { ...range, startMs, endMs: startMs + range.bucketMs })));
  }
  return rows;
}
