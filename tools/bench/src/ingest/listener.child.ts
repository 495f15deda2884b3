// Creates the tables. Runs the OTLP listener in this process and the engine in a child process, as the service does.
// `listener.ts` starts this program with the data directory of the engine as the argument, and sends a {@link Command} in each message.
import { startOtlp } from '@observability-api/server/src/http/otlp/start-otlp.ts';
import { openEngine } from '@observability-api/server/src/telemetry/clickhouse/open-engine.ts';
import { messageType } from '@observability-api/server/src/telemetry/otlp/messages/message-types.ts';
import { OTLP_LIMITS } from '@observability-api/server/src/telemetry/otlp/otlp-limits.ts';
import { readRequestRows } from '@observability-api/server/src/telemetry/otlp/request-rows.ts';
import { SIGNALS } from '@observability-api/server/src/telemetry/otlp/signals.ts';
import { prepareDatabase } from '@observability-api/server/src/telemetry/schema/prepare-database.ts';
import type { Body, Command, Reply } from './messages.ts';
import { logRecord, REQUESTS, ROWS_PER_REQUEST, resource } from './workload.ts';

const [directory = ''] = process.argv.slice(2);

const DATABASE = 'default';
const TABLE = 'otel_logs';
const [logs] = SIGNALS;
if (!logs) throw new Error('Expected the signals to start with logs.');

const engine = await openEngine({ directory });
await prepareDatabase(engine, DATABASE, { retentionDays: 30 });

function doNothing() {
  return undefined;
}

const otlp = await startOtlp({
  engine,
  authenticate: async () => ({ database: DATABASE, log: {} }),
  host: '127.0.0.1',
  port: 0,
  grpcPort: 0,
  log: { debug: doNothing, warn: console.error, error: console.error } as never,
});

function encodeType(name: Parameters<typeof messageType>[0], message: object): Buffer {
  const type = messageType(name);
  return Buffer.from(type.encode(type.fromObject(message)).finish());
}

/** Encodes a nested message with its field number and its length as a variable-length integer. */
function encodeField(number: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const head = [(number << 3) | 2];
  for (let remaining = content.length; ; remaining >>>= 7) {
    if (remaining < 128) {
      head.push(remaining);
      break;
    }
    head.push((remaining & 127) | 128);
  }
  return Buffer.concat([Buffer.from(head), content]);
}

function protobuf(bytes: Uint8Array): Body {
  return { contentType: 'application/x-protobuf', bytes };
}

const scope = { name: 'shop', version: '1.4.2' };

// The field numbers are those of `ExportLogsServiceRequest`, `ResourceLogs` and `ScopeLogs` in OTLP.
const bodies = Array.from({ length: REQUESTS }, (_, request) => {
  const records = Array.from({ length: ROWS_PER_REQUEST }, (_, index) =>
    encodeField(2, encodeType('LogRecord', logRecord(request, index))),
  );
  const encodedScope = encodeField(1, encodeType('InstrumentationScope', scope));
  return encodeField(1, encodeField(1, encodeType('Resource', resource)), encodeField(2, encodedScope, ...records));
});

/** Returns the same records as JSON, with ids in hexadecimal. */
function asJson(): Body {
  const logRecords = Array.from({ length: REQUESTS * ROWS_PER_REQUEST }, (_, index) => {
    const { traceId, spanId, ...record } = logRecord(0, index);
    return { ...record, traceId: traceId.toString('hex'), spanId: spanId.toString('hex') };
  });
  const body = { resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords }] }] };
  return { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
}

/** Replaces a tenant's share of the memory budget with one that has no limit. */
const share = { reserve: doNothing, release: doNothing };

/** The rows that the listener creates from the requests. */
const rows: object[] = [];
for (const body of bodies) {
  const requestRows = await readRequestRows(
    body,
    { signal: logs, encoding: 'protobuf' },
    { limits: OTLP_LIMITS, share },
  );
  for (const { chunk } of requestRows.chunks) {
    for (const line of chunk.lines.toString().trimEnd().split('\n')) rows.push(JSON.parse(line));
  }
}

/** A batch size that ClickHouse recommends. */
const RAW_BATCH = 10_000;

/** Inserts the rows in concurrent batches and returns the milliseconds. */
async function insertRaw(requests: number): Promise<number> {
  let remaining = requests * ROWS_PER_REQUEST;
  let next = 0;
  const startedAt = performance.now();
  const insert = async () => {
    while (remaining > 0) {
      const count = Math.min(remaining, RAW_BATCH);
      remaining -= count;
      const batch = rows.slice(next, next + count);
      next = (next + RAW_BATCH) % rows.length;
      await engine.insert(DATABASE, TABLE, batch);
    }
  };
  await Promise.all(Array.from({ length: OTLP_LIMITS.inserts }, insert));
  return performance.now() - startedAt;
}

/** Returns the user CPU time of this thread in milliseconds. Other processes do not affect it. */
function threadCpuMs() {
  return process.threadCpuUsage().user / 1000;
}

let longestMs = 0;
let watchTimer: NodeJS.Timeout | undefined;

/** Measures the longest tick of the event loop from now on. */
function watch() {
  longestMs = 0;
  let last = threadCpuMs();
  watchTimer = setInterval(() => {
    const now = threadCpuMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }, 1);
}

async function execute(command: Command): Promise<Reply> {
  switch (command.do) {
    case 'bodies':
      // Concatenated protobuf messages are one merged message.
      return {
        url: otlp.url,
        grpcUrl: otlp.grpcUrl ?? '',
        bodies: bodies.map(protobuf),
        large: [protobuf(Buffer.concat(bodies)), asJson()],
      };
    case 'raw':
      return { milliseconds: await insertRaw(command.requests) };
    case 'watch':
      watch();
      return {};
    case 'stop watching':
      clearInterval(watchTimer);
      return { milliseconds: longestMs };
    case 'count': {
      const [counted] = await engine.query<{ rows: string }>({ sql: `SELECT toString(count()) AS rows FROM ${TABLE}` });
      return { rows: Number(counted?.rows) };
    }
    case 'close':
      await otlp.close();
      await engine.close();
      return {};
  }
}

process.on('message', async (command: Command) => {
  process.send?.(await execute(command));
  if (command.do === 'close') process.disconnect();
});
