// Generated from specs/shared/schemas/TimeSeries.yaml by `npm run generate`. Do not edit.

import { allOf } from '../../runtime/keywords/all-of.ts';
import { anyOf } from '../../runtime/keywords/any-of.ts';
import { condition } from '../../runtime/keywords/condition.ts';
import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';
import { pattern, shape } from '../patterns.ts';

/** Input variant of {@link TimeSeries}: its arrays may be read-only. */
export interface TimeSeriesInput {
  /** One number per time bucket and group. */
  type: 'time';
  /**
   * The source to query if `sourceId` is absent:
   * - `events`: the first enabled log source
   * - `metrics`: the first enabled metric source
   *
   * If both `dataSource` and `sourceId` are absent, `events` is stored.
   */
  dataSource?: 'events' | 'metrics' | undefined;
  /**
   * The source to query. Takes precedence over `dataSource`. The source must exist.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId?: string | undefined;
  /**
   * The aggregate function:
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
   * All functions except `count` require `field`, or `metricName` for metrics. A tile with `none` can be stored
   * without `field`, but not queried. A query of metrics with `count` also requires `metricName` or `field`.
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
   * Column or attribute path to aggregate. An empty string counts as absent.
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
   * Filter for events, as `<field>:<value>` or in SQL. An empty string matches all events. The filter is stored as
   * sent, even if it does not parse.
   *
   * At most 10000 characters.
   * @default ''
   * @example 'SeverityText:error'
   */
  where?: string | undefined;
  /**
   * Language of `where`, `lucene` or `sql`. If absent, `where` is parsed as `lucene`. `sql` is one boolean
   * expression over the columns of the source.
   */
  whereLanguage?: 'lucene' | 'sql' | undefined;
  /**
   * Columns or attributes to group by. An empty list disables grouping.
   *
   * At most 10 items.
   * @default []
   */
  groupBy?: readonly string[] | undefined;
  /**
   * Name displayed for the series. If absent, the name is generated from the aggregation.
   *
   * At most 256 characters.
   * @example 'Errors'
   */
  alias?: string | undefined;
  /**
   * The display type of the series: a `line` or stacked bars (`stacked_bar`).
   * @default 'line'
   */
  displayType?: 'line' | 'stacked_bar' | undefined;
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
  /** Format of the numbers. If absent, the user interface decides. */
  numberFormat?: NumberFormat | undefined;
}

/** A line or bar chart over time. */
export interface TimeSeries extends TimeSeriesInput {
  groupBy?: string[] | undefined;
}

/** Validates {@link TimeSeries}. */
export const TimeSeries: Schema<TimeSeries> = /* @__PURE__ */ schema<TimeSeries>(
  () => ({
    type: 'object',
    required: ['type', 'aggFn'],
    properties: {
      type: { type: 'string', const: 'time' },
      dataSource: { type: 'string', enum: ['events', 'metrics'] },
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
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
      where: { type: 'string', maxLength: 10000, default: '' },
      whereLanguage: { type: 'string', enum: ['lucene', 'sql'] },
      groupBy: { type: 'array', maxItems: 10, default: [], items: { type: 'string', minLength: 1, maxLength: 1000 } },
      alias: { type: 'string', maxLength: 256 },
      displayType: { type: 'string', enum: ['line', 'stacked_bar'], default: 'line' },
      metricName: { type: 'string', maxLength: 1000 },
      metricDataType: { type: 'string', enum: ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'] },
      numberFormat: NumberFormat.rule,
    },
    allOf: [
      {
        if: {
          properties: {
            aggFn: {
              enum: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'increase'],
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
  'both',
  isTimeSeries,
);

function timeSeriesGroupBy(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(item !== '' && hasMaxLength(item, 1000))) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link TimeSeries}. */
export function isTimeSeries(value: unknown, closed = false): value is TimeSeries {
  if (!isObject(value)) return false;
  let aggFn: unknown;
  let field: unknown;
  let metricName: unknown;
  let missing = 2;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'type':
        if (entry !== 'time') return false;
        missing--;
        break;
      case 'dataSource':
        if (!(entry === 'events' || entry === 'metrics')) return false;
        break;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
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
        break;
      case 'whereLanguage':
        if (!(entry === 'lucene' || entry === 'sql')) return false;
        break;
      case 'groupBy':
        if (!timeSeriesGroupBy(entry)) return false;
        break;
      case 'alias':
        if (!hasMaxLength(entry, 256)) return false;
        break;
      case 'displayType':
        if (!(entry === 'line' || entry === 'stacked_bar')) return false;
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
      case 'numberFormat':
        if (!isNumberFormat(entry, closed)) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
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
    aggFn === 'increase'
      ? (field !== undefined && (typeof field !== 'string' || field !== '')) ||
        (metricName !== undefined && (typeof metricName !== 'string' || metricName !== ''))
      : true)
  );
}
