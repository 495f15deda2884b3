import type { Engine } from '../../../src/telemetry/clickhouse/engine.ts';
import { createBindings } from '../../../src/telemetry/filter/bindings.ts';
import { compileFilter } from '../../../src/telemetry/filter/compile-filter.ts';
import { parseFilter } from '../../../src/telemetry/filter/parse-filter.ts';
import { createCatalog } from '../../../src/telemetry/schema/catalog.ts';
import { prepareDatabase } from '../../../src/telemetry/schema/prepare-database.ts';
import { type LogRow, recentHour, toStoredRow } from './log-rows.ts';

/**
 * Creates a database with log rows. Returns the shape of their table, and a function that filters them. The `TraceId` of a row is its
 * index.
 */
export async function fillLogs(engine: Engine, database: string, rows: readonly LogRow[]) {
  await prepareDatabase(engine, database, { retentionDays: 30 });
  const hour = recentHour();
  const numbered = rows.map((row, index) => ({ ...toStoredRow(row, hour + index), TraceId: String(index) }));
  await engine.insert(database, 'otel_logs', numbered);
  const shape = await createCatalog(engine).shapeOf(database, 'otel_logs');
  if (!shape) throw new Error('Expected the created table to exist.');
  return {
    shape,
    /** Returns the indexes of the rows that match a filter. */
    async matching(filter: string): Promise<number[]> {
      const bindings = createBindings();
      const condition = compileFilter(
        filter,
        { columns: shape.columns, textColumn: 'Body' },
        bindings,
        parseFilter(filter),
      );
      const rows = await engine.query<{ n: string }>({
        sql: `SELECT TraceId AS n FROM otel_logs WHERE ${condition?.sql ?? '1'}`,
        parameters: bindings.parameters,
        database,
      });
      return rows.map(({ n }) => Number(n)).sort((a, b) => a - b);
    },
  };
}
