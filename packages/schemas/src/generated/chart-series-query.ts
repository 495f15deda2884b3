// Generated from specs/open-source/schemas/ChartSeriesQuery.yaml by `npm run generate`. Do not edit.

import { allOf } from '../runtime/keywords/all-of.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { countProperties, hasOnlyProperties } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { ChartSeries, isChartSeries } from './chart-series.ts';
import { Granularity, isGranularity } from './granularity.ts';

/** The series to compute and the time range. */
export interface ChartSeriesQuery {
  /**
   * Start of the range, inclusive, in Unix milliseconds.
   *
   * A Unix time in milliseconds, not in seconds.
   * @example 1768208400000
   */
  startTime: number;
  /**
   * End of the range, exclusive, in Unix milliseconds. Must be greater than `startTime`.
   *
   * A Unix time in milliseconds, not in seconds.
   * @example 1768219200000
   */
  endTime: number;
  /**
   * Bucket size. A range with more than 10,000 buckets returns 400.
   * @default 'auto'
   */
  granularity?: Granularity | undefined;
  /**
   * The series to compute. All must have the same `groupBy`.
   *
   * 1 to 5 items.
   */
  series: readonly ChartSeries[];
  /**
   * `column` returns each series as a separate column. `ratio` requires exactly two series and divides the first
   * by the second. It returns the result as `series_0.data`. If there is no result, for example because the
   * divisor is 0, the value is null.
   * @default 'column'
   */
  seriesReturnType?: 'column' | 'ratio' | undefined;
}

/** Validates {@link ChartSeriesQuery}. */
export const ChartSeriesQuery: Schema<ChartSeriesQuery> = /* @__PURE__ */ schema<ChartSeriesQuery>(
  () => ({
    type: 'object',
    allOf: [
      {
        if: { properties: { seriesReturnType: { const: 'ratio' } }, required: ['seriesReturnType'] },
        then: { properties: { series: { minItems: 2, maxItems: 2 } } },
        keywords: [condition],
      },
    ],
    optional: ['granularity', 'seriesReturnType'],
    properties: {
      startTime: {
        type: 'integer',
        minimum: 1000000000000,
        maximum: 253402300799999,
        expected: 'a Unix time in milliseconds, not in seconds',
      },
      endTime: {
        type: 'integer',
        minimum: 1000000000000,
        maximum: 253402300799999,
        expected: 'a Unix time in milliseconds, not in seconds',
      },
      granularity: { ...Granularity.rule, default: 'auto' },
      series: { type: 'array', minItems: 1, maxItems: 5, items: ChartSeries.rule },
      seriesReturnType: { type: 'string', enum: ['column', 'ratio'], default: 'column' },
    },
    keywords: [allOf],
  }),
  'request',
  isChartSeriesQuery,
);

function chartSeriesQuerySeries(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 5)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isChartSeries(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link ChartSeriesQuery}. */
export function isChartSeriesQuery(value: unknown): value is ChartSeriesQuery {
  if (!isObject(value)) return false;
  const { startTime, endTime, granularity, series, seriesReturnType } = value;
  return (
    typeof startTime === 'number' &&
    Number.isInteger(startTime) &&
    startTime >= 1000000000000 &&
    startTime <= 253402300799999 &&
    typeof endTime === 'number' &&
    Number.isInteger(endTime) &&
    endTime >= 1000000000000 &&
    endTime <= 253402300799999 &&
    (granularity === undefined || isGranularity(granularity)) &&
    chartSeriesQuerySeries(series) &&
    (seriesReturnType === undefined || seriesReturnType === 'column' || seriesReturnType === 'ratio') &&
    (seriesReturnType === 'ratio'
      ? series === undefined ||
        !Array.isArray(series) ||
        (Array.isArray(series) && series.length >= 2 && series.length <= 2)
      : true) &&
    (countProperties(value) === 3 + (granularity === undefined ? 0 : 1) + (seriesReturnType === undefined ? 0 : 1) ||
      hasOnlyProperties(value, ChartSeriesQuery.rule.properties))
  );
}
