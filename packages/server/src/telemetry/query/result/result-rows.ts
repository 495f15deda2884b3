import type { Columns } from '../../clickhouse/engine.ts';
import { createBindings } from '../../filter/bindings.ts';
import type { QueryContext } from '../query-context.ts';
import { explainSeries, seriesStatement } from '../series-rows.ts';
import { selectSeries } from '../series-select.ts';
import { eachRow, groupColumns, groupReader, readValue } from '../statement-rows.ts';
import type { Result, ResultQuery, ResultRow } from './result-query.ts';
import { isTextOutput, resultSelect } from './result-select.ts';

/** Reads the rows of the SELECT of a result. Its columns are `__b` (time bucket), `__g0` … (groups) and `__o0` … (values). */
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

/**
 * Computes a result. One statement combines the rows of the series, computes values from them, and applies the condition, the order and
 * the limits. Throws InvalidSeriesError and errors of the engine.
 */
export function computeResult(context: QueryContext, query: ResultQuery): Promise<Result> {
  return explainSeries(context, query, runResult(context, query));
}
