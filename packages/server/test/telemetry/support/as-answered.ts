import type { ChartRow } from '../../../src/telemetry/query/chart-query.ts';

/** Rows as the interface has them. */
export function asAnswered(rows: readonly ChartRow[]): object[] {
  return rows.map(({ bucket, group, values }) => {
    const numbers = values.flatMap((value, index) => (value === undefined ? [] : [[`series_${index}.data`, value]]));
    return { ts_bucket: bucket, group, ...Object.fromEntries(numbers) };
  });
}
