import { pino } from 'pino';
import { startOtlp } from '../../../src/http/otlp/start-otlp.ts';
import type { Engine } from '../../../src/telemetry/clickhouse/engine.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { prepareDatabase } from '../../../src/telemetry/schema/prepare-database.ts';

/** Starts an OTLP listener that stores rows in an embedded engine. */
export async function startIngestion() {
  const engine: Engine = await openEngine({});
  // The rows of the tests are old. The retention must not delete them.
  await prepareDatabase(engine, 'default', { retentionDays: 3_650 });
  const otlp = await startOtlp({
    engine,
    authenticate: async () => ({ database: 'default', log: {} }),
    host: '127.0.0.1',
    port: 0,
    grpcPort: 0,
    limits: { batchMs: 20 },
    log: pino({ level: 'silent' }),
  });
  return {
    url: otlp.url,
    grpcUrl: otlp.grpcUrl ?? '',
    engine,
    /** Returns the rows of a service in a table, sorted by `order`. Maps are objects, and 64-bit integers are strings. */
    rows(table: string, service: string, columns = '*', order = columns) {
      return engine.query<Record<string, unknown>>({
        sql: `SELECT ${columns} FROM ${table} WHERE ServiceName = {service:String} ORDER BY ${order}`,
        parameters: { service },
      });
    },
    async close() {
      await otlp.close();
      await engine.close();
    },
  };
}
