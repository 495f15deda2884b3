import { setTimeout as wait } from 'node:timers/promises';
import { UnavailableError } from '../../domain/errors.ts';
import { isTrueWithin } from '../../domain/with-timeout.ts';
import { createClient, READY_TIMEOUT_MS } from './client.ts';
import type { Engine, Statement } from './engine.ts';
import type { EmbeddedOptions } from './engine-options.ts';
import { fairEngine, totalPlaces } from './fair-engine.ts';
import { type EngineProcess, EngineStartError, PLACES, startEngineProcess } from './process.ts';

/** After a crash the process that was there may hold the directory for a moment. */
const LOCK_TIMEOUT_MS = 5_000;

const GONE_WITHIN_MS = 100;

const sentences = {
  missing:
    'Charts need the embedded engine, which is not installed here: npm install chdb (Linux with glibc, macOS), or start the service with --clickhouse-url',
  taken: 'Another service has the telemetry engine of this data directory: give both --clickhouse-url, or stop one',
  other: 'The embedded telemetry engine could not start',
} as const;

async function started({ directory, onEnd }: EmbeddedOptions): Promise<EngineProcess> {
  const until = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return await startEngineProcess(directory, onEnd);
    } catch (error) {
      if (!(error instanceof EngineStartError)) throw error;
      if (error.why !== 'taken' || performance.now() > until) {
        throw new UnavailableError(sentences[error.why], { cause: error });
      }
      await wait(200);
    }
  }
}

/**
 * The engine in a process beside the service. It starts with the first statement, and again with the next one after it
 * died. Every method throws Unavailable, with a sentence for the caller, while it cannot start.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  let running: { readonly process: EngineProcess; readonly engine: Engine } | undefined;
  let starting: Promise<Engine> | undefined;
  let closed = false;

  const start = async (): Promise<Engine> => {
    await running?.engine.close();
    const process = await started(options);
    const engine = createClient(process.address, totalPlaces(PLACES));
    running = { process, engine };
    return engine;
  };
  const current = (): Promise<Engine> => {
    if (closed) return Promise.reject(new UnavailableError('The service is stopping'));
    if (running && !running.process.hasEnded) return Promise.resolve(running.engine);
    starting ??= start().finally(() => {
      starting = undefined;
    });
    return starting;
  };
  /** Whether the process has ended, which is known a moment after its connections are. */
  const isGone = async (): Promise<boolean> => {
    if (!running?.process.hasEnded) await wait(GONE_WITHIN_MS);
    return running?.process.hasEnded ?? false;
  };
  const read = async <Result>(ask: (engine: Engine) => Promise<Result>): Promise<Result> => {
    const engine = await current();
    try {
      return await ask(engine);
    } catch (error) {
      // Reading again does no harm when the engine died of something else; what this one died of may kill it again.
      if (!(error instanceof UnavailableError) || !(await isGone())) throw error;
      return ask(await current());
    }
  };
  const embedded: Engine = {
    query: <Row>(statement: Statement) => read((engine) => engine.query<Row>(statement)),
    columns: (statement) => read((engine) => engine.columns(statement)),
    insert: async (database, table, rows) => (await current()).insert(database, table, rows),
    command: async (sql, database) => (await current()).command(sql, database),
    // Its start takes longer where another process has the directory.
    isReady: () =>
      isTrueWithin(
        current().then((engine) => engine.isReady()),
        READY_TIMEOUT_MS,
      ),
    async close(graceMs) {
      closed = true;
      await starting?.catch(() => undefined);
      await running?.engine.close(graceMs);
      await running?.process.close();
    },
  };
  return fairEngine(embedded, PLACES);
}
