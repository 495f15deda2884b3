// Generated from specs/open-source/schemas/ChartSeries.yaml by `npm run generate`. Do not edit.

import { allOf } from '../runtime/keywords/all-of.ts';
import { anyOf } from '../runtime/keywords/any-of.ts';
import { codePoints, isObject } from '../runtime/value.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { repeated } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';

const pattern = /^[0-9a-f]{24}$/u;
const shape = /* @__PURE__ */ repeated('[0-9a-f]', 24);

/** One series of a chart query, a number for each bucket and group. */
export interface ChartSeries {
  /**
   * The source to query. One that does not exist is answered with 404, naming the series.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
  /**
   * `events` or `metrics`; accepted and ignored, so that a series of a tile can be sent. The source decides what
   * is queried.
   */
  dataSource?: 'events' | 'metrics' | undefined;
  /**
   * How the events of a bucket become a number. All but `count` need `field`, or `metricName` for metrics:
   * - `avg`: the mean
   * - `count`: how many events there are
   * - `count_distinct`: how many different values there are
   * - `last_value`: the latest value
   * - `max`, `min`: the largest, the smallest value
   * - `quantile`: the value at `level`
   * - `sum`: the sum
   */
  aggFn: 'avg' | 'count' | 'count_distinct' | 'last_value' | 'max' | 'min' | 'quantile' | 'sum';
  /**
   * The column, or the attribute by its path, to aggregate; at most 1000 characters. An empty one counts as
   * absent. For a source of metrics it is the name of the metric where `metricName` is absent.
   * @example 'Duration'
   */
  field?: string | undefined;
  /**
   * Which quantile, 0 to 1, so that 0.95 is the 95th percentile. Required when `aggFn` is `quantile`.
   * @example 0.95
   */
  level?: number | undefined;
  /**
   * Only events that match this filter are counted, written as `<field>:<value>` or in SQL. An empty string
   * matches all. At most 10,000 characters.
   * @example 'SeverityText:error'
   */
  where: string;
  /**
   * The language of `where`. When absent it is `lucene`; `sql` is one boolean expression over the source's
   * columns.
   */
  whereLanguage?: 'lucene' | 'sql' | undefined;
  /**
   * Columns or attributes that split the series, at most 10, the same in every series. An empty list does not
   * split.
   */
  groupBy: readonly string[];
  /**
   * The metric to aggregate, for a source of metrics; at most 1000 characters. An empty one counts as absent.
   * @example 'http.server.request.duration'
   */
  metricName?: string | undefined;
  /**
   * The type of the metric, which decides the table and how values become a number. Only for metrics:
   * - `gauge`: a value that goes up and down
   * - `sum`: a counter or a total
   * - `histogram`: counts in fixed buckets
   * - `summary`: quantiles that were computed where the metric was made
   * - `exponential histogram`: counts in buckets that widen exponentially
   *
   * When absent, the types are looked through in this order for a metric of that name.
   */
  metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram' | undefined;
}

/** The validator of {@link ChartSeries}. */
export const ChartSeries: Schema<ChartSeries> = /* @__PURE__ */ schema<ChartSeries>(
  () => ({
    type: 'object',
    required: ['sourceId', 'aggFn', 'where', 'groupBy'],
    properties: {
      sourceId: { type: 'string', pattern: pattern },
      dataSource: { type: 'string', enum: ['events', 'metrics'] },
      aggFn: {
        type: 'string',
        enum: ['avg', 'count', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum'],
      },
      field: { type: 'string', maxLength: 1000 },
      level: { type: 'number', minimum: 0, maximum: 1 },
      where: { type: 'string', maxLength: 10000 },
      whereLanguage: { type: 'string', enum: ['lucene', 'sql'] },
      groupBy: { type: 'array', maxItems: 10, items: { type: 'string', minLength: 1, maxLength: 1000 } },
      metricName: { type: 'string', maxLength: 1000 },
      metricDataType: { type: 'string', enum: ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'] },
    },
    allOf: [
      {
        if: {
          properties: { aggFn: { enum: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum'] } },
          required: ['aggFn'],
        },
        then: {
          anyOf: [
            { properties: { field: { minLength: 1 } }, required: ['field'] },
            { properties: { metricName: { minLength: 1 } }, required: ['metricName'] },
          ],
          also: [anyOf],
        },
        also: [condition],
      },
      {
        if: { properties: { aggFn: { const: 'quantile' } }, required: ['aggFn'] },
        then: { properties: { level: true }, required: ['level'] },
        also: [condition],
      },
    ],
    also: [allOf],
  }),
  'request',
  isChartSeries,
);

function chartSeriesGroupBy(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(typeof item === 'string' && item !== '' && (item.length <= 1000 || codePoints(item) <= 1000))) return false;
  }
  return true;
}

/** Whether a value is {@link ChartSeries}. */
export function isChartSeries(value: unknown): value is ChartSeries {
  if (!isObject(value)) return false;
  let aggFn: unknown;
  let field: unknown;
  let level: unknown;
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
            entry === 'sum'
          )
        )
          return false;
        aggFn = entry;
        missing--;
        break;
      case 'field':
        if (!(typeof entry === 'string' && (entry.length <= 1000 || codePoints(entry) <= 1000))) return false;
        field = entry;
        break;
      case 'level':
        if (!(typeof entry === 'number' && entry >= 0 && entry <= 1)) return false;
        level = entry;
        break;
      case 'where':
        if (!(typeof entry === 'string' && (entry.length <= 10000 || codePoints(entry) <= 10000))) return false;
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
        if (!(typeof entry === 'string' && (entry.length <= 1000 || codePoints(entry) <= 1000))) return false;
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
    aggFn === 'sum'
      ? (field !== undefined && (typeof field !== 'string' || (typeof field === 'string' && field !== ''))) ||
        (metricName !== undefined &&
          (typeof metricName !== 'string' || (typeof metricName === 'string' && metricName !== '')))
      : true) &&
    (aggFn === 'quantile' ? level !== undefined : true)
  );
}
