import type { EvaluationContext } from '../../../src/alerting/evaluate/evaluate-alert.ts';
import type { GroupValue } from '../../../src/alerting/state/group-state.ts';
import type { ResultQuery } from '../../../src/telemetry/query/result/result-query.ts';

/** Returns the rows of the bucket that starts at `startMs`. `where` is the filter of the tile's last series. May throw. */
export type Rows = (startMs: number, where: string) => readonly GroupValue[];

/**
 * Creates simulated telemetry: it returns `rows` and records its queries. `unseenNames` returns messages about metrics and attributes
 * that were never received.
 */
export function simulatedTelemetry(rows: Rows, unseenNames: () => readonly string[]) {
  const queries: ResultQuery[] = [];
  const tenantCharts: EvaluationContext['tenantCharts'] = {
    ownDatabase: async () => 'default',
    forConnections: async () => ({
      unseenNames: async () => unseenNames(),
      alertGroups: async (plan) => (plan.kind === 'aggregate' ? plan.query.groupNames : []),
      async alertRows(plan, range) {
        if (plan.kind !== 'aggregate') throw new Error('Expected a plan without SQL.');
        const query = { ...plan.query, ...range };
        queries.push(query);
        const { startMs, endMs, bucketMs, alignMs = 0, series } = query;
        if ((startMs - alignMs) % bucketMs !== 0 || (endMs - startMs) % bucketMs !== 0) {
          throw new Error('Expected a range of whole buckets.');
        }
        const where = series.at(-1)?.where ?? '';
        const buckets = Array.from({ length: (endMs - startMs) / bucketMs }, (_, index) => startMs + index * bucketMs);
        return buckets.flatMap((bucket) => rows(bucket, where).map((row) => ({ bucket, ...row })));
      },
    }),
  };
  return { tenantCharts, queries };
}
