// Generated from specs/shared/schemas/SelectItem.yaml by `npm run generate`. Do not edit.

import { allOf } from '../../runtime/keywords/all-of.ts';
import { condition } from '../../runtime/keywords/condition.ts';
import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { AggFn, isAggFn } from '../agg-fn.ts';
import { MetricType, isMetricType } from '../metric-type.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';
import { WhereLanguage, isWhereLanguage } from '../where-language.ts';

/** A value of a chart. */
export interface SelectItem {
  /** The aggregate function. All functions except `count` require `valueExpression`. */
  aggFn: AggFn;
  /**
   * Expression to aggregate. It must be empty if `aggFn` is `count`. For a metric source, it is the name of the
   * metric if `metricName` is absent. Otherwise, a metric source ignores it.
   *
   * At most 10000 characters.
   * @default ''
   * @example 'Duration'
   */
  valueExpression?: string | undefined;
  /**
   * The quantile to compute: `0.5`, `0.9`, `0.95` or `0.99`. Only for `quantile`; if absent, the median is
   * computed.
   * @example 0.95
   */
  level?: 0.5 | 0.9 | 0.95 | 0.99 | undefined;
  /**
   * Name displayed for the value. If absent, the name is generated from the aggregation.
   *
   * At most 10000 characters.
   * @example 'Errors'
   */
  alias?: string | undefined;
  /**
   * Filter for the events of this value. An empty string matches all events.
   *
   * At most 10000 characters.
   * @default ''
   * @example 'SeverityText:error'
   */
  where?: string | undefined;
  /**
   * Language of `where`.
   * @default 'lucene'
   */
  whereLanguage?: WhereLanguage | undefined;
  /**
   * Type of the metric. For metric sources only. If absent, the service searches the types for a metric with the
   * name. If `aggFn` is `increase`, the default is `sum`.
   */
  metricType?: MetricType | undefined;
  /**
   * Name of the metric. For metric sources only.
   *
   * At most 1000 characters.
   * @example 'http.server.request.duration'
   */
  metricName?: string | undefined;
  /**
   * `delta` computes the change of a gauge within a bucket instead of its value. Ignored unless the metric is a
   * gauge.
   */
  periodAggFn?: 'delta' | undefined;
  /** Format of this value. If absent, the format of the tile applies. */
  numberFormat?: NumberFormat | undefined;
}

/** Validates {@link SelectItem}. */
export const SelectItem: Schema<SelectItem> = /* @__PURE__ */ schema<SelectItem>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['aggFn'],
    properties: {
      aggFn: AggFn.rule,
      valueExpression: { type: 'string', maxLength: 10000, default: '' },
      level: { type: 'number', enum: [0.5, 0.9, 0.95, 0.99], tolerated: 'text' },
      alias: { type: 'string', maxLength: 10000 },
      where: { type: 'string', maxLength: 10000, default: '' },
      whereLanguage: { ...WhereLanguage.rule, default: 'lucene' },
      metricType: MetricType.rule,
      metricName: { type: 'string', maxLength: 1000 },
      periodAggFn: { type: 'string', const: 'delta' },
      numberFormat: NumberFormat.rule,
    },
    allOf: [
      {
        if: { properties: { aggFn: { const: 'count' } }, required: ['aggFn'] },
        then: { properties: { valueExpression: { maxLength: 0 } } },
        else: { properties: { valueExpression: { minLength: 1 } }, required: ['valueExpression'] },
        keywords: [condition],
      },
      {
        if: { properties: { aggFn: { const: 'quantile' } }, required: ['aggFn'] },
        else: { properties: { level: false } },
        keywords: [condition],
      },
    ],
    keywords: [allOf],
  }),
  'both',
  isSelectItem,
);

/** Returns true if the value is a valid {@link SelectItem}. */
export function isSelectItem(value: unknown, closed = false): value is SelectItem {
  if (!isObject(value)) return false;
  let aggFn: unknown;
  let valueExpression: unknown;
  let level: unknown;
  let missing = 1;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'aggFn':
        if (!isAggFn(entry)) return false;
        aggFn = entry;
        missing--;
        break;
      case 'valueExpression':
        if (!hasMaxLength(entry, 10000)) return false;
        valueExpression = entry;
        break;
      case 'level':
        if (!(entry === 0.5 || entry === 0.9 || entry === 0.95 || entry === 0.99)) return false;
        level = entry;
        break;
      case 'alias':
      case 'where':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'whereLanguage':
        if (!isWhereLanguage(entry)) return false;
        break;
      case 'metricType':
        if (!isMetricType(entry)) return false;
        break;
      case 'metricName':
        if (!hasMaxLength(entry, 1000)) return false;
        break;
      case 'periodAggFn':
        if (entry !== 'delta') return false;
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
    (aggFn === 'count'
      ? valueExpression === undefined || typeof valueExpression !== 'string' || hasMaxLength(valueExpression, 0)
      : valueExpression !== undefined && (typeof valueExpression !== 'string' || valueExpression !== '')) &&
    (aggFn === 'quantile' ? true : level === undefined)
  );
}
