import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { UnauthorizedError } from '../../../src/domain/errors.ts';
import { startOtlp } from '../../../src/http/otlp/start-otlp.ts';
import type { OtlpLimits } from '../../../src/telemetry/otlp/otlp-limits.ts';
import { RecordingEngine } from './recording-engine.ts';
import { type SendOptions, sendOtlp } from './requests.ts';

/** The database of each ingestion key. */
const databases: Readonly<Record<string, string>> = { good: 'default', other: 'team_other' };

/**
 * Starts the listeners for OTLP over HTTP and gRPC with a RecordingEngine. Closes them after the test. They accept the keys `good` and
 * `other` of two tenants. `lines` contains the log. `authentications` returns the number of requests that reached the authentication.
 */
export async function listen(limits: Partial<OtlpLimits> = {}) {
  const engine = new RecordingEngine();
  const lines: string[] = [];
  let authentications = 0;
  const otlp = await startOtlp({
    engine,
    authenticate: async (authorization) => {
      authentications += 1;
      const database = databases[authorization ?? ''];
      if (database === undefined) throw new UnauthorizedError('Ingestion key not found.');
      return { database, log: { tenant: 'team' } };
    },
    host: '127.0.0.1',
    port: 0,
    grpcPort: 0,
    limits: { batchMs: 10, ...limits },
    log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
  });
  onTestFinished(() => otlp.close());
  return { engine, lines, url: otlp.url, grpcUrl: otlp.grpcUrl ?? '', otlp, authentications: () => authentications };
}

/** Sends a request to a new listener. Returns the response and the inserts of the listener. */
export async function ingest(body: string | Uint8Array, options?: SendOptions) {
  const { engine, url } = await listen({ batchMs: 1 });
  const response = await sendOtlp(url, body, options);
  return { ...response, inserts: engine.inserts, rows: (table: string) => engine.rows(table) };
}
