import type { Statement } from '../clickhouse/engine.ts';
import { type Bindings, createBindings } from '../filter/bindings.ts';
import type { ChartQuery, ChartRow } from './chart-query.ts';
import { explainFailure } from './events/failing-sql.ts';
import type { QueryContext } from './query-context.ts';
import { type SeriesSelect, selectSeries } from './series-select.ts';
import { readStatement } from './statement-rows.ts';

/** Returns the statement of a SELECT over series. */
export function seriesStatement(
  { series: [first] }: Pick<ChartQuery, 'series'>,
  { sql, readsOneRollUp }: Pick<SeriesSelect, 'sql' | 'readsOneRollUp'>,
  { parameters }: Bindings,
): Statement {
  return { sql, parameters, database: first?.source.from.databaseName ?? 'default', readsOneRollUp };
}

async function readSeries(context: QueryContext, query: ChartQuery): Promise<IteratorObject<ChartRow>> {
  const bindings = createBindings();
  const selected = await selectSeries(context, query, bindings);
  if (!selected) return [].values();
  const { series, groupCount } = selected;
  const keys = ['__b', ...Array.from({ length: groupCount }, (_, nth) => `__g${nth}`)];
  const sql = `${selected.sql} ORDER BY ${keys.join(', ')}`;
  const columns = await context.engine.columns(seriesStatement(query, { ...selected, sql }, bindings));
  return readStatement(columns, series, groupCount);
}

/**
 * Waits for `result`, which a statement computes from the series of a query. If the statement fails, reads each series that contains SQL
 * of an API client separately, to find the SQL that fails. Throws InvalidSeriesError for the filters and expressions that fail, or else
 * the error of `result`.
 */
export function explainSeries<Result>(
  context: QueryContext,
  query: ChartQuery,
  result: Promise<Result>,
): Promise<Result> {
  const numbered = query.series.map((series, index) => ({ index, series }));
  return explainFailure(result, numbered, ({ series }) => readSeries(context, { ...query, series: [series] }));
}

/** Returns the rows of the series of a query, sorted by bucket and group. Throws InvalidSeriesError and errors of the engine. */
export function seriesRows(context: QueryContext, query: ChartQuery): Promise<IteratorObject<ChartRow>> {
  return explainSeries(context, query, readSeries(context, query));
}
