import type { Columns } from '../../clickhouse/engine.ts';
import type { Steps } from '../../computation.ts';
import { createBindings } from '../../filter/bindings.ts';
import type { QueryContext } from '../metrics/metric-rows.ts';
import { explainSeries, seriesStatement } from '../series-rows.ts';
import { selectSeries } from '../series-select.ts';
import { groupColumns, groupReader, readValue } from '../statement-rows.ts';
import type { Result, ResultQuery, ResultRow } from './result-query.ts';
import { isTextOutput, resultSelect } from './result-select.ts';

/** The number of rows that one step reads. */
const ROWS_PER_STEP = 500;

/** Reads the rows of the SELECT of a result: `__b`, `__g0` … and `__o0` …. */
export function* readResult(columns: Columns, groupCount: number, hasTexts: readonly boolean[]): Steps<ResultRow[]> {
  const rows: ResultRow[] = [];
  if (columns.rows === 0) return rows;
  const buckets = columns.numbers('__b');
  const groupOf = groupReader(groupColumns(columns, groupCount));
  const outputs = hasTexts.map((isText, nth) => readValue(columns, `__o${nth}`, isText));
  for (let row = 0; row < columns.rows; row += 1) {
    rows.push({
      bucket: buckets[row] ?? 0,
      group: groupOf(row),
      values: outputs.map((read) => read(row) ?? null),
    });
    if (rows.length % ROWS_PER_STEP === 0) yield undefined;
  }
  return rows;
}

async function runResult(context: QueryContext, query: ResultQuery): Promise<Result> {
  const { outputs, groupNames } = query;
  const bindings = createBindings();
  const selected = await selectSeries(context, query, bindings);
  const series = selected?.series ?? [];
  const hasTexts = outputs.map((output) => isTextOutput({ series }, output));
  if (!selected) return { rows: [], hasTexts, isTruncated: false };
  const { sqlExpressions, engine, computation } = context;
  const sql = await resultSelect({ query, series, sqlExpressions, bindings }, selected.sql);
  const columns = await engine.columns(seriesStatement(query, { ...selected, sql }, bindings));
  const rows = await computation.run(readResult(columns, groupNames.length, hasTexts));
  const hasMoreGroups = rows.length > 0 && columns.numbers('__more')[0] === 1;
  const { limit = rows.length } = query;
  return { rows: rows.slice(0, limit), hasTexts, isTruncated: hasMoreGroups || rows.length > limit };
}

/**
 * Computes a result: the rows of its series, combined by the engine, with computed values, a condition, an order and limits. Throws
 * InvalidSeriesError and errors of the engine.
 */
export function computeResult(context: QueryContext, query: ResultQuery): Promise<Result> {
  return explainSeries(context, query, runResult(context, query));
}
