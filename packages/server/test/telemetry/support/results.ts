import type { Steps } from '../../../src/telemetry/computation.ts';
import type { ChartRow } from '../../../src/telemetry/query/chart-query.ts';

/** Runs all steps of a computation and returns its result. */
export function runComputation<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Converts the rows of a chart to the rows of its response. */
export function toResponseRows(rows: readonly ChartRow[]): object[] {
  return rows.map(({ bucket, group, values }) => {
    const numbers = values.flatMap((value, index) => (value === undefined ? [] : [[`series_${index}.data`, value]]));
    return { ts_bucket: bucket, group, ...Object.fromEntries(numbers) };
  });
}
