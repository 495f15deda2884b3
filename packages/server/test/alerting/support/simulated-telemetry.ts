import type { EvaluationContext } from '../../../src/alerting/evaluate/evaluate-alert.ts';
import type { GroupValue } from '../../../src/alerting/state/group-state.ts';
import type { ChartQuery } from '../../../src/telemetry/query/chart-query.ts';

/** Returns the rows of the bucket that starts at `startMs`. `where` is the filter of the tile's last series. May throw. */
export type Rows = (startMs: number, where: string) => readonly GroupValue[];

/** Creates telemetry with simulated rows that records its queries. */
export function simulatedTelemetry(rows: Rows) {
  const queries: ChartQuery[] = [];
  const telemetry: EvaluationContext['telemetry'] = {
    prepare: async () => undefined,
    charts: {
      async query(query) {
        queries.push(query);
        const { startMs, endMs, bucketMs, alignMs = 0, series } = query;
        if ((startMs - alignMs) % bucketMs !== 0 || (endMs - startMs) % bucketMs !== 0) {
          throw new Error('Expected a range of whole buckets.');
        }
        const where = series.at(-1)?.where ?? '';
        const buckets = Array.from({ length: (endMs - startMs) / bucketMs }, (_, index) => startMs + index * bucketMs);
        return buckets.flatMap((bucket) =>
          rows(bucket, where).map(({ group, value }) => ({ bucket, group, values: [value] })),
        );
      },
    },
  };
  return { telemetry, queries };
}
