import type { Source } from '@observability-api/schemas';
import type { Bindings } from '../../filter/bindings.ts';
import { InvalidSeriesError, type RowFilter } from '../chart-query.ts';
import { findEventTable } from '../events/event-series.ts';
import type { QueryContext } from '../query-context.ts';
import { resolveSeries } from '../resolve-series.ts';

/** Returns the condition of a filter on an SQL tile without a source of events. Throws InvalidSeriesError for a Lucene filter. */
function unresolvedCondition(filter: RowFilter, item: number, { bind }: Bindings): string {
  // The line break ends an SQL comment at the end of the expression. NULL counts as an empty string, as in tiles without their own SQL.
  if ('values' in filter)
    return `(ifNull(toString(${filter.expression}\n), '') IN ${bind('Array(String)', filter.values)})`;
  if (filter.language === 'sql') return `(${filter.text}\n)`;
  const message =
    'expected a tile with the sourceId of a source of events, or a filter in SQL: a Lucene filter needs the columns of the source';
  throw new InvalidSeriesError([{ series: 0, property: 'filters', item, code: 'condition', message }]);
}

/**
 * Returns the filters of an SQL tile as SQL conditions. If the tile has a source of events, the filters are resolved against its columns.
 * Throws InvalidSeriesError.
 */
export async function filterConditions(
  { catalog, computation, sqlExpressions }: QueryContext,
  source: Source | undefined,
  filters: readonly RowFilter[],
  bindings: Bindings,
): Promise<string[]> {
  if (!source || source.kind === 'metric' || source.kind === 'promql') {
    return filters.flatMap((filter, item) =>
      'text' in filter && filter.text.trim() === '' ? [] : [unresolvedCondition(filter, item, bindings)],
    );
  }
  const { shape } = await findEventTable(catalog, source, 0);
  const context = { computation, shape, bindings, sqlExpressions, hasField: false };
  const series = { source, aggFn: 'count', where: '', groupBy: [], filters } as const;
  const { condition } = await resolveSeries(0, series, context);
  return condition ? [condition.sql] : [];
}
