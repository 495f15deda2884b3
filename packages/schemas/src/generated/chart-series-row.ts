// Generated from specs/open-source/schemas/ChartSeriesRow.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/**
 * The values of one time bucket and group. If a series has no data for the row, its property is absent. Buckets
 * without data have no row.
 */
export interface ChartSeriesRow {
  /**
   * Start of the bucket, in Unix milliseconds.
   * @example 1768208400000
   */
  ts_bucket: number;
  /**
   * Values of the group, in the order of `groupBy`. Empty without grouping. The type permits null, but this
   * service never returns it.
   *
   * At most 10 items.
   */
  group: (string | null)[];
  /**
   * Value of series 0. For a `ratio`, series 0 divided by series 1. Null if it cannot be computed.
   * @example 42
   */
  'series_0.data'?: number | null;
  /**
   * Value of series 1. Null if it cannot be computed.
   * @example 0.5
   */
  'series_1.data'?: number | null;
  /**
   * Value of series 2. Null if it cannot be computed.
   * @example 17
   */
  'series_2.data'?: number | null;
  /**
   * Value of series 3. Null if it cannot be computed.
   * @example 250
   */
  'series_3.data'?: number | null;
  /**
   * Value of series 4. Null if it cannot be computed.
   * @example 3
   */
  'series_4.data'?: number | null;
  /** Access with a computed number. */
  [name: `series_${number}.data`]: number | null | undefined;
}

/** Validates {@link ChartSeriesRow}. */
export const ChartSeriesRow: Schema<ChartSeriesRow> = /* @__PURE__ */ schema<ChartSeriesRow>(
  () => ({
    type: 'object',
    required: ['ts_bucket', 'group'],
    properties: {
      ts_bucket: { type: 'integer' },
      group: { type: 'array', maxItems: 10, items: { type: ['string', 'null'] } },
      'series_0.data': { type: ['number', 'null'] },
      'series_1.data': { type: ['number', 'null'] },
      'series_2.data': { type: ['number', 'null'] },
      'series_3.data': { type: ['number', 'null'] },
      'series_4.data': { type: ['number', 'null'] },
    },
  }),
  'response',
  isChartSeriesRow,
);

function chartSeriesRowGroup(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(typeof item === 'string' || item === null)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link ChartSeriesRow}. */
export function isChartSeriesRow(value: unknown): value is ChartSeriesRow {
  if (!isObject(value)) return false;
  let missing = 2;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'ts_bucket':
        if (!(typeof entry === 'number' && Number.isInteger(entry))) return false;
        missing--;
        break;
      case 'group':
        if (!chartSeriesRowGroup(entry)) return false;
        missing--;
        break;
      case 'series_0.data':
      case 'series_1.data':
      case 'series_2.data':
      case 'series_3.data':
      case 'series_4.data':
        if (!((typeof entry === 'number' && Number.isFinite(entry)) || entry === null)) return false;
        break;
    }
  }
  return missing === 0;
}
