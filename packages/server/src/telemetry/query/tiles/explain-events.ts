import type { Source } from '@observability-api/schemas';
import { isStatementError, ServerRejectedError } from '../../clickhouse/engine-errors.ts';
import { InvalidSeriesError, type RowFilter } from '../chart-query.ts';
import { describeDataError } from '../events/failing-sql.ts';
import type { QueryContext } from '../query-context.ts';
import { isFieldName } from '../resolve-series.ts';
import { explainSeries } from '../series-rows.ts';
import type { TileRange } from './tile-result.ts';

/** The events of a tile, and the expressions on them. */
interface TileEvents {
  readonly source: Source;
  readonly range: TileRange;
  readonly filters: readonly RowFilter[];
  readonly expressions: readonly string[];
}

/**
 * Waits for the rows of a tile with events, patterns or a heatmap. If the statement fails on the data, throws InvalidSeriesError for the
 * filter or the `sampleRateExpression` that fails. If neither fails and one of the expressions is SQL, throws it for the expressions,
 * unless a ClickHouse server that a tenant has connected rejected the statement. Throws all other errors unchanged.
 */
export async function explainEvents<Rows>(
  context: QueryContext,
  { source, range: { startMs, endMs }, filters, expressions }: TileEvents,
  rows: Promise<Rows>,
): Promise<Rows> {
  const series = [{ source, aggFn: 'count', where: '', groupBy: [], filters } as const];
  try {
    return await explainSeries(context, { startMs, endMs, bucketMs: endMs - startMs, series }, rows);
  } catch (error) {
    const isExpressionError = isStatementError(error) && !(error instanceof ServerRejectedError);
    if (!isExpressionError || expressions.every(isFieldName)) throw error;
    throw new InvalidSeriesError([{ series: 0, property: 'field', code: 'filter', message: describeDataError(error) }]);
  }
}
