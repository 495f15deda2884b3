import { quoteText } from '../clickhouse/quoting.ts';
import type { Bindings } from '../filter/bindings.ts';
import { allSettledOrThrow, type ChartQuery, isMetricSeries, type MetricSourcedSeries } from './chart-query.ts';
import { type EventSeriesGroup, groupEventSeries, type NumberedSeries, resolveEvents } from './events/event-series.ts';
import { eventSelect } from './events/event-statement.ts';
import { isNumberMetric } from './metrics/metric-kinds.ts';
import { distributionRows, resolveMetric } from './metrics/metric-rows.ts';
import { numberMetricSelect } from './metrics/number-metric.ts';
import type { DistributionRow } from './metrics/read-distributions.ts';
import type { QueryContext } from './query-context.ts';
import { hasTextValue, type ResolvedSeries } from './resolve-series.ts';

/** The rows of series as a SELECT, without an order. */
interface PartialSelect {
  /**
   * Columns: `__b` (time bucket), `__g0` … (groups), `__n0` … (numbers of events) and `__v0` … (values; a count has none). The number in
   * the name of `__n0` and `__v0` is an index in `series`.
   */
  readonly sql: string;
  readonly readsOneRollUp: boolean;
  readonly series: readonly ResolvedSeries[];
}

/** The rows of all series of a query as one SELECT, without an order. */
export interface SeriesSelect {
  /**
   * Columns as in {@link PartialSelect}, but the numbers in their names are indexes in the series of the query. A count can also have a
   * column of values, which is not used.
   */
  readonly sql: string;
  /** True if the statement reads the table of a single roll-up and nothing else. */
  readonly readsOneRollUp: boolean;
  /** The number of fields and expressions that the query groups by. */
  readonly groupCount: number;
  /** The resolved series, by index in the query. Undefined if a series names no metric type and no table has the metric. */
  readonly series: readonly (ResolvedSeries | undefined)[];
}

async function selectEvents(
  context: QueryContext,
  query: ChartQuery,
  numbered: EventSeriesGroup,
  bindings: Bindings,
): Promise<PartialSelect> {
  const events = await resolveEvents(context, query, numbered, bindings);
  return { ...eventSelect(events), series: events.series };
}

/** Returns a SELECT of rows that this process has computed. The SQL text contains them, because parameters must be short. */
function selectRows(rows: readonly DistributionRow[], groupCount: number): string {
  const json = JSON.stringify(rows.map(({ bucket, group, value }) => [bucket, ...group, value]));
  const groups = Array.from({ length: groupCount }, (_, nth) => `__g${nth}`);
  const type = `Array(Tuple(${['Float64', ...groups.map(() => 'String'), 'Nullable(Float64)'].join(', ')}))`;
  const selected = [
    '__row.1 AS __b',
    ...groups.map((name, nth) => `__row.${nth + 2} AS ${name}`),
    'toFloat64(1) AS __n0',
    `ifNull(__row.${groupCount + 2}, nan) AS __v0`,
  ];
  return `SELECT ${selected.join(', ')} FROM (SELECT arrayJoin(JSONExtract(${quoteText(json)}, '${type}')) AS __row)`;
}

async function selectMetric(
  context: QueryContext,
  query: ChartQuery,
  { index, series }: { readonly index: number; readonly series: MetricSourcedSeries },
  bindings: Bindings,
): Promise<PartialSelect | undefined> {
  const resolution = await resolveMetric(context, query, index, series, bindings);
  if (!resolution) return undefined;
  const { kind, metric } = resolution;
  const { resolved } = metric;
  if (isNumberMetric(kind)) {
    const sql = numberMetricSelect(metric, kind);
    return { sql, readsOneRollUp: false, series: [resolved] };
  }
  // This process computes the values of histograms and summaries.
  const rows = await distributionRows(context, metric);
  // `__n0` is 1 in these rows, and `__v0` has the count. The aggregate function `sum` reads `__v0`, `count` would read `__n0`.
  const values = resolved.series.aggFn === 'count' ? { ...resolved.series, aggFn: 'sum' as const } : resolved.series;
  const sql = selectRows(rows, resolved.groups.length);
  return { sql, readsOneRollUp: false, series: [{ ...resolved, series: values }] };
}

/** Merges the rows of several SELECTs: rows of the same bucket and group become one. */
function merge(selects: readonly PartialSelect[], groupCount: number): Pick<PartialSelect, 'sql' | 'readsOneRollUp'> {
  const [first, ...others] = selects;
  if (first && others.length === 0 && first.series.every(({ index }, nth) => index === nth)) return first;
  const allSeries = selects.flatMap(({ series }) => series);
  const groups = Array.from({ length: groupCount }, (_, nth) => `__g${nth}`);
  const parts = selects.map(({ sql, series }) => {
    const positions = new Map(series.map(({ index }, nth) => [index, nth]));
    const values = allSeries.flatMap((item) => {
      const nth = positions.get(item.index);
      const isText = hasTextValue(item);
      const count = nth === undefined ? 'toFloat64(0)' : `__n${nth}`;
      const value = nth === undefined || item.series.aggFn === 'count' ? (isText ? "''" : 'nan') : `__v${nth}`;
      return [`${count} AS __pn${item.index}`, `${isText ? `toString(${value})` : value} AS __pv${item.index}`];
    });
    return `SELECT ${['__b', ...groups.map((name) => `toString(${name}) AS ${name}`), ...values].join(', ')} FROM (${sql})`;
  });
  const merged = allSeries.flatMap(({ index }) => [
    `sum(__pn${index}) AS __n${index}`,
    `anyIf(__pv${index}, __pn${index} > 0) AS __v${index}`,
  ]);
  const keys = ['__b', ...groups].join(', ');
  return {
    sql: `SELECT ${[keys, ...merged].join(', ')} FROM (${parts.join('\nUNION ALL\n')}) GROUP BY ${keys}`,
    readsOneRollUp: false,
  };
}

/**
 * Returns the rows of all series as one SELECT. All series have the same number of groups. Returns undefined if no series is resolved:
 * the tables have none of the metrics. Throws InvalidSeriesError and errors of the engine.
 */
export async function selectSeries(
  context: QueryContext,
  query: ChartQuery,
  bindings: Bindings,
): Promise<SeriesSelect | undefined> {
  const numbered = query.series.map((series, index): NumberedSeries => ({ index, series }));
  const work = [
    ...groupEventSeries(query.series).map((group) => selectEvents(context, query, group, bindings)),
    ...numbered.flatMap(({ index, series }) =>
      isMetricSeries(series) ? [selectMetric(context, query, { index, series }, bindings)] : [],
    ),
  ];
  const selects = (await allSettledOrThrow<PartialSelect | undefined>(work)).filter((select) => select !== undefined);
  if (selects.length === 0) return undefined;
  const resolved = selects.flatMap(({ series }) => series);
  const groupCount = resolved[0]?.groups.length ?? 0;
  return {
    ...merge(selects, groupCount),
    groupCount,
    series: numbered.map(({ index }) => resolved.find((item) => item.index === index)),
  };
}
