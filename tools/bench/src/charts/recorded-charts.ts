import type { Engine, Statement } from '@observability-api/server/src/telemetry/clickhouse/engine.ts';
import { type Charts, createCharts } from '@observability-api/server/src/telemetry/query/charts.ts';

/** Charts, and the statements that they have run with `Engine.columns`. */
export interface RecordedCharts {
  readonly charts: Charts;
  readonly statements: readonly Statement[];
}

/** Creates charts that record the statements that they run with `Engine.columns`. */
export function createRecordedCharts(engine: Engine): RecordedCharts {
  const statements: Statement[] = [];
  const charts = createCharts({
    ...engine,
    columns: (statement) => {
      statements.push(statement);
      return engine.columns(statement);
    },
  });
  return { charts, statements };
}
