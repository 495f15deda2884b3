import type { ChartRow } from '../../../src/telemetry/query/chart-query.ts';

/** Converts rows to their form in responses. */
export function toResponseRows(rows: readonly ChartRow[]): object[] {
  return rows.map(({ bucket, group, values }) => {
    const numbers = values.flatMap((value, index) => (value === undefined ? [] : [[`series_${index}.data`, value]]));
    return { ts_bucket: bucket, group, ...Object.fromEntries(numbers) };
  });
}
