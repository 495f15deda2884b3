import { pino } from 'pino';
import { startOtlp } from '../../../src/http/otlp/start-otlp.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { prepareDatabase } from '../../../src/telemetry/schema/prepare-database.ts';

/** A listener over an engine that keeps its data in the directory that the parent names; for tests that kill it. */
const engine = await openEngine({ directory: process.argv[2] ?? '' });
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
process.once('SIGTERM', async () => {
  await otlp.close();
  await engine.close();
  process.disconnect();
});
process.send?.(otlp.url);
