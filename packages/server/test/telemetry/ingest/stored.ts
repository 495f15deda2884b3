import { pino } from 'pino';
import { startOtlp } from '../../../src/http/otlp/start-otlp.ts';
import type { Engine } from '../../../src/telemetry/clickhouse/engine.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { prepareDatabase } from '../../../src/telemetry/schema/prepare-database.ts';

/** A listener over a real engine, and what it has stored. */
export async function openStored() {
  const engine: Engine = await openEngine({});
  // Rows of tests are old, and are not to be deleted for that.
  await prepareDatabase(engine, 'default', { retentionDays: 3_650 });
  const otlp = await startOtlp({
    engine,
    authenticate: async () => ({ database: 'default', log: {} }),
    host: '127.0.0.1',
    port: 0,
    limits: { batchMs: 20 },
    log: pino({ level: 'silent' }),
  });
  return {
    url: otlp.url,
    engine,
    /** The rows of a service in a table, in the order of a column; maps are objects and 64-bit integers texts. */
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
