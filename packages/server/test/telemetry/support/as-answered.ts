import type { ChartRow } from '../../../src/telemetry/charts/chart-query.ts';

/** Rows as the interface has them. */
export const asAnswered = (rows: readonly ChartRow[]): object[] =>
  rows.map(({ bucket, group, values }) => {
    const numbers = values.flatMap((value, index) => (value === undefined ? [] : [[`series_${index}.data`, value]]));
    return { ts_bucket: bucket, group, ...Object.fromEntries(numbers) };
  });
