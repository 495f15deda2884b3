// Runs an OTLP listener with an engine in the directory from the command line, for tests that kill the process.
import { pino } from 'pino';
import { startOtlp } from '../../../src/http/otlp/start-otlp.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { prepareDatabase } from '../../../src/telemetry/schema/prepare-database.ts';

const engine = await openEngine({ directory: process.argv[2] ?? '' });
// The rows of the tests are old. The retention must not delete them.
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
