import type { Source } from '@observability-api/schemas';
import type { Bindings } from '../../filter/bindings.ts';
import { UnknownFieldError } from '../../filter/field.ts';
import { FilterSyntaxError } from '../../filter/filter-error.ts';
import type { Catalog, TableShape } from '../../schema/catalog.ts';
import { toNumberExpression } from '../aggregate.ts';
import {
  allSettledOrThrow,
  type ChartQuery,
  InvalidSeriesError,
  isMetricSeries,
  type SourcedSeries,
} from '../chart-query.ts';
import type { QueryContext } from '../query-context.ts';
import { type ResolveContext, resolveExpression, resolveSeries } from '../resolve-series.ts';
import { type TimeColumn, timeColumn } from '../time-range.ts';
import type { EventSeries } from './event-statement.ts';

/** A series with its index in the query. */
export interface NumberedSeries {
  readonly index: number;
  readonly series: SourcedSeries;
}

/** Series with the same source and groups. One statement computes them. */
export type EventSeriesGroup = readonly [NumberedSeries, ...NumberedSeries[]];

/** Groups the event series that one statement can compute: those with the same source and groups. */
export function groupEventSeries(series: readonly SourcedSeries[]): EventSeriesGroup[] {
  const groups = new Map<string, [NumberedSeries, ...NumberedSeries[]]>();
  for (const [index, item] of series.entries()) {
    if (isMetricSeries(item)) continue;
    const key = JSON.stringify([item.source.id, item.groupBy]);
    const group = groups.get(key);
    if (group) group.push({ index, series: item });
    else groups.set(key, [{ index, series: item }]);
  }
  return [...groups.values()];
}

/** Finds the table of a source and its time column. Throws InvalidSeriesError with the index of the series. */
export async function findEventTable(
  catalog: Catalog,
  { kind, from: { databaseName, tableName }, timestampValueExpression }: Source,
  series: number,
): Promise<{ readonly shape: TableShape; readonly time: TimeColumn }> {
  const invalidSource = (message: string) =>
    new InvalidSeriesError([{ series, property: 'sourceId', code: 'reference', message }]);
  if (kind === 'promql')
    throw invalidSource('PromQL sources cannot be queried: expected a source of events or metrics');
  const shape = tableName === undefined ? undefined : await catalog.shapeOf(databaseName, tableName);
  if (!shape) throw invalidSource('the table of the source does not exist');
  const time = timeColumn(timestampValueExpression, shape);
  if (!time) throw invalidSource('the source has no time column');
  return { shape, time };
}

/**
 * Returns SQL for the number of events that an event represents, at least 1, if the source has a `sampleRateExpression`. Returns undefined
 * for other sources. Throws InvalidSeriesError.
 */
export async function weightOf(source: Source, series: number, context: ResolveContext): Promise<string | undefined> {
  const text = source.kind === 'trace' ? (source.sampleRateExpression ?? '') : '';
  if (text.trim() === '') return undefined;
  const invalid = (reason: string) => {
    const message = `the sampleRateExpression of the source is invalid: ${reason}`;
    return new InvalidSeriesError([{ series, property: 'sourceId', code: 'reference', message }]);
  };
  try {
    const rate = toNumberExpression(await resolveExpression(text, { hasExpressions: true }, context));
    if (rate === undefined) throw invalid(`${text} is not a number`);
    return `greatest(1, ifNull(toFloat64(${rate}), 1))`;
  } catch (error) {
    throw error instanceof UnknownFieldError || error instanceof FilterSyntaxError ? invalid(error.message) : error;
  }
}

/** Resolves series with the same source of events. Throws InvalidSeriesError. */
export async function resolveEvents(
  { catalog, sqlExpressions, computation }: Omit<QueryContext, 'engine'>,
  query: Omit<ChartQuery, 'series'>,
  numbered: EventSeriesGroup,
  bindings: Bindings,
): Promise<EventSeries> {
  const [{ index, series: first }] = numbered;
  const { shape, time } = await findEventTable(catalog, first.source, index);
  const context = { computation, shape, bindings, sqlExpressions, hasField: true };
  const weight = await weightOf(first.source, index, context);
  const resolved = await allSettledOrThrow(numbered.map((item) => resolveSeries(item.index, item.series, context)));
  return { query, shape, time, bindings, weight, series: resolved as unknown as EventSeries['series'] };
}
