import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '@observability-api/server/src/telemetry/clickhouse/engine.ts';
import { openTelemetry } from '@observability-api/server/src/telemetry/telemetry.ts';
import { BenchError } from '../run-program.ts';
import { DAYS } from './queries.ts';

/** Rows per statement. More rows per statement would need more memory and save no time. */
const ROWS_PER_STATEMENT = 1_000_000;

const nanosecondsOfRange = BigInt(DAYS) * 86_400_000_000_000n;

/**
 * Creates the data directory of an engine with generated logs, and waits until the engine has merged them. Returns the
 * duration of the inserts in seconds.
 */
export async function createFilledDirectory(directory: string, rows: number, endMs: number): Promise<number> {
  const telemetry = await openTelemetry({ directory });
  await telemetry.prepare('default');
  const startedAt = performance.now();
  await fill(telemetry.engine, rows, endMs);
  const fillSeconds = (performance.now() - startedAt) / 1000;
  await waitForMerges(telemetry.engine);
  await telemetry.close();
  return fillSeconds;
}

/** Fills the logs with generated rows, evenly distributed over the days before `endMs`. */
async function fill(engine: Engine, rows: number, endMs: number): Promise<void> {
  const step = nanosecondsOfRange / BigInt(rows);
  const start = BigInt(endMs) * 1_000_000n - nanosecondsOfRange;
  for (let first = 0; first < rows; first += ROWS_PER_STATEMENT) {
    const count = Math.min(ROWS_PER_STATEMENT, rows - first);
    await engine.command(`INSERT INTO otel_logs
  (Timestamp, TraceId, SpanId, ServiceName, SeverityText, SeverityNumber, Body, ResourceAttributes, LogAttributes)
SELECT fromUnixTimestamp64Nano(toInt64(${start} + number * ${step})),
  hex(sipHash128(number)), hex(sipHash64(number)),
  concat('service-', toString(cityHash64(number) % 12)),
  ['INFO', 'INFO', 'INFO', 'WARN', 'ERROR'][cityHash64(number, 1) % 5 + 1], 9,
  concat(['request served', 'cache missed', 'upstream timeout', 'job done'][cityHash64(number, 2) % 4 + 1], ' in ',
    toString(cityHash64(number, 3) % 900), ' ms'),
  map('service.version', '1.2.3', 'host.name', concat('host-', toString(cityHash64(number, 4) % 20))),
  map('route', concat('/api/', toString(cityHash64(number, 5) % 30)), 'status', ['200', '200', '404', '503'][cityHash64(number, 6) % 4 + 1],
    'duration', toString(cityHash64(number, 7) % 2000))
FROM numbers(${first}, ${count})`);
  }
}

/** Merging has ended after this number of seconds without a merge. */
const QUIET_SECONDS = 5;
/** The maximum wait for the end of merging. */
const MAX_SECONDS = 900;

/** Waits until the engine has merged the rows. In production, most rows are merged long before they are read. */
async function waitForMerges(engine: Engine): Promise<void> {
  let quiet = 0;
  for (let seconds = 0; quiet < QUIET_SECONDS; seconds += 1) {
    if (seconds > MAX_SECONDS) throw new BenchError(`The engine was still merging after ${MAX_SECONDS} s.`);
    const [{ merges } = { merges: 0 }] = await engine.query<{ merges: number }>({
      sql: 'SELECT toUInt32(count()) AS merges FROM system.merges',
    });
    quiet = merges > 0 ? 0 : quiet + 1;
    await wait(1_000);
  }
}
