import type { Columns, Statement } from '../../clickhouse/engine.ts';
import type { Steps } from '../../computation.ts';
import { type Bindings, createBindings } from '../../filter/bindings.ts';
import { allSettledOrThrow, type ChartRow, isMetricSeries, type MetricSourcedSeries } from '../chart-query.ts';
import {
  type EventSeriesGroup,
  eventRows,
  groupEventSeries,
  type NumberedSeries,
  resolveEvents,
} from '../events/event-rows.ts';
import { eventSelect } from '../events/event-statement.ts';
import { explainFailure } from '../events/failing-filter.ts';
import { shapeOf } from '../metrics/metric-kinds.ts';
import { distributionRows, metricRows, type QueryContext, resolveMetric } from '../metrics/metric-rows.ts';
import { numberMetricSelect } from '../metrics/number-metric.ts';
import { hasTextValue, type ResolvedSeries } from '../resolve-series.ts';
import { groupColumns, groupReader, readValue } from '../statement-rows.ts';
import type { Result, ResultQuery, ResultRow } from './result-query.ts';
import { isTextOutput, resultSelect } from './result-select.ts';

/** The rows of some series as a SELECT. `__n0` … and `__v0` … belong to these series in this order. */
interface SeriesSelect {
  readonly sql: string;
  readonly isOfRollUps: boolean;
  readonly series: readonly ResolvedSeries[];
}

/** The number of rows that one step reads. */
const ROWS_PER_STEP = 500;

async function selectEvents(
  context: QueryContext,
  query: ResultQuery,
  numbered: EventSeriesGroup,
  bindings: Bindings,
): Promise<SeriesSelect> {
  const events = await resolveEvents(context, query, numbered, bindings);
  return { ...eventSelect(events), series: events.series };
}

/** Returns rows as a SELECT, for values that this process has computed. */
function selectRows(rows: readonly ChartRow[], { index, groups }: ResolvedSeries, { bind }: Bindings): string {
  const values = rows.map(({ values }) => Number(values[index] ?? Number.NaN));
  const columns = [
    bind(
      'Array(Float64)',
      rows.map(({ bucket }) => bucket),
    ),
    ...groups.map((_, nth) =>
      bind(
        'Array(String)',
        rows.map(({ group }) => group[nth] ?? ''),
      ),
    ),
    bind('Array(Float64)', values),
  ];
  const names = ['__b', ...groups.map((_, nth) => `__g${nth}`), '__v0'];
  const selected = names.map((name, nth) => `__row.${nth + 1} AS ${name}`);
  return `SELECT ${selected.join(', ')}, toFloat64(1) AS __n0 FROM (SELECT arrayJoin(arrayZip(${columns.join(', ')})) AS __row)`;
}

async function selectMetric(
  context: QueryContext,
  query: ResultQuery,
  { index, series }: { readonly index: number; readonly series: MetricSourcedSeries },
  bindings: Bindings,
): Promise<SeriesSelect | undefined> {
  const found = await resolveMetric(context, query, index, series, bindings);
  if (!found) return undefined;
  const { kind, metric } = found;
  const one = { isOfRollUps: false, series: [metric.resolved] };
  if (shapeOf(kind) === 'number')
    return { ...one, sql: numberMetricSelect(metric, kind === 'gauge' ? 'gauge' : 'sum') };
  // Quantiles of histograms are computed in this process.
  const rows = await distributionRows(context, metric, query.series.length);
  return { ...one, sql: selectRows(rows, metric.resolved, bindings) };
}

/** Returns one SELECT of the rows of all series, with `__n0` … and `__v0` … by the index of the series. */
function combine(selects: readonly SeriesSelect[], groupCount: number): Pick<SeriesSelect, 'sql' | 'isOfRollUps'> {
  const [only, ...others] = selects;
  if (only && others.length === 0 && only.series.every(({ index }, nth) => index === nth)) return only;
  const all = selects.flatMap(({ series }) => series);
  const groups = Array.from({ length: groupCount }, (_, nth) => `__g${nth}`);
  const parts = selects.map(({ sql, series }) => {
    const own = new Map(series.map(({ index }, nth) => [index, nth]));
    const values = all.flatMap((each) => {
      const nth = own.get(each.index);
      const isText = hasTextValue(each);
      const count = nth === undefined ? 'toFloat64(0)' : `__n${nth}`;
      const value = nth === undefined || each.series.aggFn === 'count' ? (isText ? "''" : 'nan') : `__v${nth}`;
      return [`${count} AS __pn${each.index}`, `${isText ? `toString(${value})` : value} AS __pv${each.index}`];
    });
    return `SELECT ${['__b', ...groups.map((name) => `toString(${name}) AS ${name}`), ...values].join(', ')} FROM (${sql})`;
  });
  const merged = all.flatMap(({ index }) => [
    `sum(__pn${index}) AS __n${index}`,
    `anyIf(__pv${index}, __pn${index} > 0) AS __v${index}`,
  ]);
  const keys = ['__b', ...groups].join(', ');
  return {
    sql: `SELECT ${[keys, ...merged].join(', ')} FROM (${parts.join('\nUNION ALL\n')}) GROUP BY ${keys}`,
    isOfRollUps: false,
  };
}

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

/**
 * Computes a result: the rows of its series, combined by the engine, with computed values, a condition, an order and limits. Throws
 * InvalidSeriesError and errors of the engine.
 */
export async function computeResult(context: QueryContext, query: ResultQuery): Promise<Result> {
  const bindings = createBindings();
  const numbered = query.series.map((series, index): NumberedSeries => ({ index, series }));
  const work = [
    ...groupEventSeries(query.series).map((group) => selectEvents(context, query, group, bindings)),
    ...numbered.flatMap(({ index, series }) =>
      isMetricSeries(series) ? [selectMetric(context, query, { index, series }, bindings)] : [],
    ),
  ];
  const selects = (await allSettledOrThrow<SeriesSelect | undefined>(work)).filter((select) => select !== undefined);
  const series = numbered.map(({ index }) =>
    selects.flatMap((select) => select.series).find((each) => each.index === index),
  );
  const hasTexts = query.outputs.map((output) => isTextOutput({ series }, output));
  if (selects.length === 0) return { rows: [], hasTexts, isTruncated: false };
  const { sql, isOfRollUps } = combine(selects, query.groupNames.length);
  const { sqlExpressions } = context;
  const statement: Statement = {
    sql: await resultSelect({ query, series, sqlExpressions, bindings }, sql),
    parameters: bindings.parameters,
    database: query.series[0]?.source.from.databaseName ?? 'default',
    isOfRollUps,
  };
  const readAlone = (one: NumberedSeries) =>
    isMetricSeries(one.series)
      ? metricRows(context, { ...query, series: [one.series] }, 0, one.series)
      : eventRows(context, { ...query, series: [one.series] }, [{ ...one, index: 0 }]);
  const columns = await explainFailure(context.engine.columns(statement), numbered, readAlone);
  const rows = await context.computation.run(readResult(columns, query.groupNames.length, hasTexts));
  const hasMoreGroups = rows.length > 0 && columns.numbers('__more')[0] === 1;
  const { limit = rows.length } = query;
  return { rows: rows.slice(0, limit), hasTexts, isTruncated: hasMoreGroups || rows.length > limit };
}
