import type { Columns } from '../../clickhouse/engine.ts';
import { isStatementError, QueryError } from '../../clickhouse/engine-errors.ts';
import { createBindings } from '../../filter/bindings.ts';
import { InvalidSeriesError } from '../chart-query.ts';
import { describeDataError } from '../events/failing-sql.ts';
import type { QueryContext } from '../query-context.ts';
import { explainSeries, seriesStatement } from '../series-rows.ts';
import { selectSeries } from '../series-select.ts';
import { eachRow, groupColumns, groupReader, readValue } from '../statement-rows.ts';
import type { Result, ResultQuery, ResultRow } from './result-query.ts';
import { isTextOutput, resultSelect } from './result-select.ts';

/** Reads the rows of the SELECT of a result from its columns `__b` (time bucket), `__g0` … (groups) and `__o0` … (values). */
export function readResult(
  columns: Columns,
  groupCount: number,
  areTexts: readonly boolean[],
): IteratorObject<ResultRow> {
  if (columns.rows === 0) return [].values();
  const buckets = columns.numbers('__b');
  const groupOf = groupReader(groupColumns(columns, groupCount));
  const outputs = areTexts.map((isText, nth) => readValue(columns, `__o${nth}`, isText));
  return eachRow(columns.rows, (row) => {
    return { bucket: buckets[row] ?? 0, group: groupOf(row), values: outputs.map((read) => read(row) ?? null) };
  });
}

async function runResult(context: QueryContext, query: ResultQuery): Promise<Result> {
  const { outputs, groupNames } = query;
  const bindings = createBindings();
  const selected = await selectSeries(context, query, bindings);
  const series = selected?.series ?? [];
  const areTexts = outputs.map((output) => isTextOutput({ series }, output));
  if (!selected) return { rows: [].values(), rowCount: 0, areTexts, isTruncated: false };
  const { sqlExpressions, engine } = context;
  const sql = await resultSelect({ query, series, sqlExpressions, bindings }, selected.sql);
  const columns = await engine.columns(seriesStatement(query, { ...selected, sql }, bindings));
  const rows = readResult(columns, groupNames.length, areTexts);
  const hasMoreGroups = columns.rows > 0 && columns.numbers('__more')[0] === 1;
  const { limit = columns.rows } = query;
  const rowCount = Math.min(limit, columns.rows);
  return { rows: rows.take(limit), rowCount, areTexts, isTruncated: hasMoreGroups || columns.rows > limit };
}

/** Returns true if the statement of a result fails on the data. Returns false if it succeeds, exceeds a limit or cannot run. */
async function isFailing(context: QueryContext, query: ResultQuery): Promise<boolean> {
  try {
    await runResult(context, query);
    return false;
  } catch (error) {
    if (error instanceof QueryError) return isStatementError(error);
    throw error;
  }
}

/**
 * Waits for a result. If its statement fails on the data, repeats it without the condition, then also without the order. Throws
 * InvalidSeriesError for the condition or the order if the statement no longer fails without it, or else the error of the statement.
 */
async function explainResult(context: QueryContext, query: ResultQuery, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!isStatementError(error)) throw error;
    let remaining = query;
    for (const property of ['having', 'orderBy'] as const) {
      if ((query[property] ?? '').trim() === '') continue;
      remaining = { ...remaining, [property]: '' };
      if (await isFailing(context, remaining)) continue;
      const message = describeDataError(error, 'rows');
      throw new InvalidSeriesError([{ series: 0, property, code: 'filter', message }]);
    }
    throw error;
  }
}

/**
 * Computes a result. One statement combines the rows of the series, computes values from them, and applies the condition, the order and
 * the limits. Throws InvalidSeriesError and errors of the engine.
 */
export function computeResult(context: QueryContext, query: ResultQuery): Promise<Result> {
  return explainSeries(context, query, explainResult(context, query, runResult(context, query)));
}
