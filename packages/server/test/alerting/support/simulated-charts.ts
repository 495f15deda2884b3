import type { EvaluationContext } from '../../../src/alerting/evaluate/evaluate-alert.ts';
import type { GroupValue } from '../../../src/alerting/state/groups.ts';
import type { ChartQuery } from '../../../src/telemetry/query/chart-query.ts';

/** The rows of a bucket that starts at a moment; a tile is known by the filter of its series. Throws what a query throws. */
export type Rows = (startMs: number, where: string) => readonly GroupValue[];

/** Telemetry that has what a test says, and remembers what it was asked. */
export function simulatedTelemetry(rows: Rows) {
  const asked: ChartQuery[] = [];
  const telemetry: EvaluationContext['telemetry'] = {
    prepare: async () => undefined,
    charts: {
      async query(query) {
        asked.push(query);
        const { startMs, endMs, bucketMs, alignMs = 0, series } = query;
        if ((startMs - alignMs) % bucketMs !== 0 || (endMs - startMs) % bucketMs !== 0) {
          throw new Error('windows are whole buckets');
        }
        const where = series.at(-1)?.where ?? '';
        const buckets = Array.from({ length: (endMs - startMs) / bucketMs }, (_, index) => startMs + index * bucketMs);
        return buckets.flatMap((bucket) =>
          rows(bucket, where).map(({ group, value }) => ({ bucket, group, values: [value] })),
        );
      },
    },
  };
  return { telemetry, asked };
}
