// Generated from specs/open-source/schemas/ChartSeries.yaml by `npm run generate`. Do not edit.

import { allOf } from '../runtime/keywords/all-of.ts';
import { anyOf } from '../runtime/keywords/any-of.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { pattern, shape } from './patterns.ts';

/** One series of a chart query. */
export interface ChartSeries {
  /**
   * The source to query. An unknown source returns 404 with the index of the series.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
  /**
   * `events` or `metrics`. Ignored: the source decides what is queried. Accepted so that you can send the series
   * of a tile.
   */
  dataSource?: 'events' | 'metrics' | undefined;
  /**
   * The function that aggregates the events of a bucket:
   * - `avg`: mean value
   * - `count`: number of events; for metrics, number of points or observations
   * - `count_distinct`: number of distinct values
   * - `last_value`: latest value
   * - `max`, `min`: largest or smallest value
   * - `quantile`: the quantile given by `level`
   * - `sum`: sum of the values
   * - `any`: an arbitrary value
   * - `none`: `field` is an SQL expression with aggregate functions, and `where` does not apply; not for metrics
   * - `increase`: increase of a counter, adjusted for resets; only for metrics of the type `sum`
   *
   * All functions except `count` require `field`, or `metricName` for metrics. For metrics, `count` also requires
   * `metricName` or `field`. For all functions except `count_distinct`, text that is not a number counts as null.
   */
  aggFn:
    | 'avg'
    | 'count'
    | 'count_distinct'
    | 'last_value'
    | 'max'
    | 'min'
    | 'quantile'
    | 'sum'
    | 'any'
    | 'none'
    | 'increase';
  /**
   * Column or attribute path to aggregate. An empty string counts as absent. For a metric source without
   * `metricName`, this is the name of the metric.
   *
   * At most 1000 characters.
   * @example 'Duration'
   */
  field?: string | undefined;
  /**
   * The quantile to compute, for example 0.95 for the 95th percentile. Only for `quantile`; if absent, the median
   * is computed.
   *
   * 0 to 1.
   * @example 0.95
   */
  level?: number | undefined;
  /**
   * Filter for events: conditions such as `<field>:<value>`, combined with `AND`, `OR` and `NOT`, or an SQL
   * expression. An empty string matches all events.
   *
   * At most 10000 characters.
   * @example 'SeverityText:error'
   */
  where: string;
  /**
   * Language of `where`, `lucene` or `sql`. The default is `lucene`. `sql` is one boolean expression over the
   * columns of the source, with allowed functions only. Casts accept plain types (text, numbers, `Bool`, dates and
   * times, `Decimal`, `UUID`, IP addresses), and `Nullable`, `LowCardinality`, `Array`, `Map` and `Tuple` of them.
   * Functions such as `concat` and `replaceAll` must not make a string more than 32 times as long.
   */
  whereLanguage?: 'lucene' | 'sql' | undefined;
  /**
   * Columns or attributes to group by. All series must have the same list. An empty list disables grouping.
   *
   * At most 10 items.
   */
  groupBy: readonly string[];
  /**
   * Name of the metric to aggregate, for metric sources. An empty string counts as absent.
   *
   * At most 1000 characters.
   * @example 'http.server.request.duration'
   */
  metricName?: string | undefined;
  /**
   * Type of the metric, for metric sources only. The type selects the table and the aggregation:
   * - `gauge`: a value that goes up and down
   * - `sum`: a counter or a total
   * - `histogram`: counts in explicit buckets
   * - `summary`: quantiles computed by the sender
   * - `exponential histogram`: counts in exponential buckets
   *
   * If absent, the service searches the types in this order for a metric with the name. If `aggFn` is `increase`,
   * the
   * default is `sum`.
   */
  metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram' | undefined;
}

/** Validates {@link ChartSeries}. */
export const ChartSeries: Schema<ChartSeries> = /* @__PURE__ */ schema<ChartSeries>(
  () => ({
    type: 'object',
    required: ['sourceId', 'aggFn', 'where', 'groupBy'],
    properties: {
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      dataSource: { type: 'string', enum: ['events', 'metrics'] },
      aggFn: {
        type: 'string',
        enum: [
          'avg',
          'count',
          'count_distinct',
          'last_value',
          'max',
          'min',
          'quantile',
          'sum',
          'any',
          'none',
          'increase',
        ],
      },
      field: { type: 'string', maxLength: 1000 },
      level: { type: 'number', minimum: 0, maximum: 1, tolerated: 'text' },
      where: { type: 'string', maxLength: 10000 },
      whereLanguage: { type: 'string', enum: ['lucene', 'sql'] },
      groupBy: { type: 'array', maxItems: 10, items: { type: 'string', minLength: 1, maxLength: 1000 } },
      metricName: { type: 'string', maxLength: 1000 },
      metricDataType: { type: 'string', enum: ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'] },
    },
    allOf: [
      {
        if: {
          properties: {
            aggFn: {
              enum: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'none', 'increase'],
            },
          },
          required: ['aggFn'],
        },
        then: {
          anyOf: [
            { properties: { field: { minLength: 1 } }, required: ['field'] },
            { properties: { metricName: { minLength: 1 } }, required: ['metricName'] },
          ],
          keywords: [anyOf],
        },
        keywords: [condition],
      },
    ],
    keywords: [allOf],
  }),
  'request',
  isChartSeries,
);

function chartSeriesGroupBy(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(item !== '' && hasMaxLength(item, 1000))) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link ChartSeries}. */
export function isChartSeries(value: unknown): value is ChartSeries {
  if (!isObject(value)) return false;
  let aggFn: unknown;
  let field: unknown;
  let metricName: unknown;
  let missing = 4;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'dataSource':
        if (!(entry === 'events' || entry === 'metrics')) return false;
        break;
      case 'aggFn':
        if (
          !(
            entry === 'avg' ||
            entry === 'count' ||
            entry === 'count_distinct' ||
            entry === 'last_value' ||
            entry === 'max' ||
            entry === 'min' ||
            entry === 'quantile' ||
            entry === 'sum' ||
            entry === 'any' ||
            entry === 'none' ||
            entry === 'increase'
          )
        )
          return false;
        aggFn = entry;
        missing--;
        break;
      case 'field':
        if (!hasMaxLength(entry, 1000)) return false;
        field = entry;
        break;
      case 'level':
        if (!(typeof entry === 'number' && entry >= 0 && entry <= 1)) return false;
        break;
      case 'where':
        if (!hasMaxLength(entry, 10000)) return false;
        missing--;
        break;
      case 'whereLanguage':
        if (!(entry === 'lucene' || entry === 'sql')) return false;
        break;
      case 'groupBy':
        if (!chartSeriesGroupBy(entry)) return false;
        missing--;
        break;
      case 'metricName':
        if (!hasMaxLength(entry, 1000)) return false;
        metricName = entry;
        break;
      case 'metricDataType':
        if (
          !(
            entry === 'gauge' ||
            entry === 'sum' ||
            entry === 'histogram' ||
            entry === 'summary' ||
            entry === 'exponential histogram'
          )
        )
          return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return (
    missing === 0 &&
    (aggFn === 'avg' ||
    aggFn === 'count_distinct' ||
    aggFn === 'last_value' ||
    aggFn === 'max' ||
    aggFn === 'min' ||
    aggFn === 'quantile' ||
    aggFn === 'sum' ||
    aggFn === 'any' ||
    aggFn === 'none' ||
    aggFn === 'increase'
      ? (field !== undefined && (typeof field !== 'string' || field !== '')) ||
        (metricName !== undefined && (typeof metricName !== 'string' || metricName !== ''))
      : true)
  );
}
