// Generated from specs/open-source/schemas/ChartSeriesRow.yaml by `npm run generate`. Do not edit.

import { isList } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/**
 * The numbers of one bucket and group. A series that has no data there leaves its property out; buckets without
 * any data are left out as a whole.
 */
export interface ChartSeriesRow {
  /**
   * The start of the bucket, in milliseconds since the epoch.
   * @example 1768208400000
   */
  ts_bucket: number;
  /**
   * The values of the group in the order of `groupBy`. Empty without grouping.
   *
   * At most 10 items.
   */
  group: string[];
  /**
   * The number of series 0, or the ratio of series 0 and 1 when the query asked for it. Null when it cannot be
   * computed.
   * @example 42
   */
  'series_0.data'?: number | null;
  /**
   * The number of series 1. Null when it cannot be computed.
   * @example 0.5
   */
  'series_1.data'?: number | null;
  /**
   * The number of series 2. Null when it cannot be computed.
   * @example 17
   */
  'series_2.data'?: number | null;
  /**
   * The number of series 3. Null when it cannot be computed.
   * @example 250
   */
  'series_3.data'?: number | null;
  /**
   * The number of series 4. Null when it cannot be computed.
   * @example 3
   */
  'series_4.data'?: number | null;
}

/** The validator of {@link ChartSeriesRow}. */
export const ChartSeriesRow: Schema<ChartSeriesRow> = /* @__PURE__ */ schema<ChartSeriesRow>(
  {
    type: 'object',
    required: ['ts_bucket', 'group'],
    properties: {
      ts_bucket: { type: 'integer' },
      group: { type: 'array', maxItems: 10, items: { type: 'string' } },
      'series_0.data': { type: ['number', 'null'] },
      'series_1.data': { type: ['number', 'null'] },
      'series_2.data': { type: ['number', 'null'] },
      'series_3.data': { type: ['number', 'null'] },
      'series_4.data': { type: ['number', 'null'] },
    },
  },
  'response',
  isChartSeriesRow,
);

function chartSeriesRowGroupItem(value: unknown): boolean {
  return typeof value === 'string';
}

/** Whether a value is {@link ChartSeriesRow}. */
export function isChartSeriesRow(value: unknown): value is ChartSeriesRow {
  if (!isObject(value)) return false;
  const {
    ts_bucket,
    group,
    'series_0.data': property2,
    'series_1.data': property3,
    'series_2.data': property4,
    'series_3.data': property5,
    'series_4.data': property6,
  } = value;
  return (
    typeof ts_bucket === 'number' &&
    Number.isInteger(ts_bucket) &&
    isList(group, chartSeriesRowGroupItem, 0, 10) &&
    (property2 === undefined || (typeof property2 === 'number' && Number.isFinite(property2)) || property2 === null) &&
    (property3 === undefined || (typeof property3 === 'number' && Number.isFinite(property3)) || property3 === null) &&
    (property4 === undefined || (typeof property4 === 'number' && Number.isFinite(property4)) || property4 === null) &&
    (property5 === undefined || (typeof property5 === 'number' && Number.isFinite(property5)) || property5 === null) &&
    (property6 === undefined || (typeof property6 === 'number' && Number.isFinite(property6)) || property6 === null)
  );
}
