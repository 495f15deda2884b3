import { setTimeout as wait } from 'node:timers/promises';
import { UnavailableError } from '../../domain/errors.ts';
import { isTrueWithin, settlesWithin } from '../../domain/settles-within.ts';
import { CLOSE_TIMEOUT_MS, type ConnectedEngine, createClient, READY_TIMEOUT_MS } from './client.ts';
import type { Engine, Statement } from './engine.ts';
import { QueryTooLargeError } from './engine-errors.ts';
import { type EngineProcess, EngineStartError, SLOTS, startEngineProcess } from './engine-process.ts';
import { fairEngine, totalSlots } from './fair-engine.ts';
import { exceedsHeldLimit, heldMemory } from './held-memory.ts';
import { HANG_TIMEOUT_MS, watch } from './watchdog.ts';

/** After a crash, the previous process may hold the lock of the directory for a moment. */
const LOCK_TIMEOUT_MS = 5_000;

/** Time to wait for the `exit` event of a process whose connections have closed. */
const EXIT_TIMEOUT_MS = 100;

/** Time that running statements have to finish before a process that holds too much memory is replaced. */
const REPLACE_GRACE_MS = 1_000;

const START_MESSAGES = {
  missing:
    'The embedded telemetry engine is not installed. Run `npm install chdb` (Linux with glibc, macOS), or start the service with --clickhouse-url.',
  locked:
    'The telemetry engine could not open its data directory. Usually another service uses it: stop that service, or start both with --clickhouse-url.',
  other: 'The embedded telemetry engine could not start.',
} as const;

/** The options of the embedded engine: ClickHouse in a child process of the service. */
export interface EmbeddedOptions {
  /** Absolute path of the data. Its parent directory must exist. Without a path, the data is lost when the process ends or is replaced. */
  readonly directory?: string;
  /** Total memory of the child process in bytes. @default see `defaultEngineMemory` */
  readonly memory?: number;
  /** A process that does not respond for this long is killed. The next statement starts a new one. @default 30000 */
  readonly hangTimeoutMs?: number;
  /**
   * Called with the signal or the exit code if the process ends without being closed. The next statement then starts a new process.
   * Also called with a reason before a process that holds too much memory is replaced.
   */
  readonly onExit?: (exit: string) => void;
}

interface RunningEngine {
  readonly process: EngineProcess;
  readonly engine: ConnectedEngine;
}

/** Returns true if the engine may still hold memory of the statement that failed with this error. */
function mayHoldMemoryAfter(error: unknown): boolean {
  return error instanceof UnavailableError || (error instanceof QueryTooLargeError && error.limit === 'memory');
}

/**
 * The engine in a child process. A statement starts the process if it is not running. A process that hangs is killed, and one that
 * holds too much memory is replaced. Statements throw UnavailableError while the process cannot start.
 */
class EmbeddedEngine implements Engine {
  readonly #options: EmbeddedOptions;
  readonly #closing = new AbortController();
  #running: RunningEngine | undefined;
  #starting: Promise<Engine> | undefined;
  /** The number of read-only statements in flight. */
  #reading = 0;
  /**
   * True if the process may hold memory of a failed statement. A check of the held memory sets it to false, unless read-only statements
   * run.
   */
  #mayHoldMemory = false;
  #isChecking = false;
  #isClosed = false;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  query<Row>(statement: Statement): Promise<Row[]> {
    return this.#read((engine) => engine.query<Row>(statement));
  }

  columns(statement: Statement) {
    return this.#read((engine) => engine.columns(statement));
  }

  async insert(database: string, table: string, rows: readonly object[] | Buffer): Promise<void> {
    return (await this.#current()).insert(database, table, rows);
  }

  async command(sql: string, database?: string): Promise<void> {
    return (await this.#current()).command(sql, database);
  }

  isReady(): Promise<boolean> {
    // If another process has locked the directory, starting the engine takes longer than this timeout.
    return isTrueWithin(
      this.#current().then((engine) => engine.isReady()),
      READY_TIMEOUT_MS,
    );
  }

  async close(graceMs = CLOSE_TIMEOUT_MS): Promise<void> {
    this.#isClosed = true;
    if (this.#starting) await settlesWithin(this.#starting, graceMs);
    this.#closing.abort();
    await this.#starting?.catch(() => undefined);
    await this.#running?.engine.close(graceMs);
    await this.#running?.process.close();
  }

  #current(): Promise<Engine> {
    if (this.#isClosed) return Promise.reject(new UnavailableError('The service is stopping.'));
    if (this.#starting) return this.#starting;
    if (this.#running && !this.#running.process.hasEnded) return Promise.resolve(this.#running.engine);
    return this.#replace();
  }

  /** Starts a process. Closes the running one first. */
  #replace(): Promise<Engine> {
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #start(): Promise<Engine> {
    const stale = this.#running;
    await stale?.engine.close(stale.process.hasEnded ? 0 : REPLACE_GRACE_MS);
    await stale?.process.close();
    const process = await this.#startProcess();
    const { address, statementMemory } = process;
    const engine = createClient(address, { maxStatements: totalSlots(SLOTS), statementMemory });
    this.#running = { process, engine };
    const ended = new AbortController();
    process.onExit(() => ended.abort());
    const { hangTimeoutMs = HANG_TIMEOUT_MS } = this.#options;
    void watch((timeoutMs) => engine.isAlive(timeoutMs), process.kill, hangTimeoutMs, ended.signal);
    return engine;
  }

  async #startProcess(): Promise<EngineProcess> {
    const { directory, memory, onExit } = this.#options;
    const deadline = performance.now() + LOCK_TIMEOUT_MS;
    for (;;) {
      try {
        return await startEngineProcess({ directory, memory, onExit, signal: this.#closing.signal });
      } catch (error) {
        if (!(error instanceof EngineStartError)) throw error;
        if (error.reason !== 'locked' || performance.now() > deadline || this.#isClosed) {
          throw new UnavailableError(START_MESSAGES[error.reason], { cause: error });
        }
        await wait(200);
      }
    }
  }

  async #hasEnded(): Promise<boolean> {
    if (!this.#running?.process.hasEnded) await wait(EXIT_TIMEOUT_MS);
    return this.#running?.process.hasEnded ?? false;
  }

  /**
   * Replaces the process if it holds too much memory of statements that failed. Reads that do not finish within {@link REPLACE_GRACE_MS}
   * are repeated in the new process.
   */
  async #freeHeldMemory(): Promise<void> {
    const { process, engine } = this.#running ?? {};
    if (!engine || !process || !this.#mayHoldMemory || this.#isChecking || this.#starting || this.#isClosed) return;
    this.#isChecking = true;
    try {
      const held = await heldMemory(engine);
      const isIdle = this.#reading === 0;
      if (this.#isClosed || this.#running?.process !== process) return;
      if (isIdle) this.#mayHoldMemory = false;
      if (!exceedsHeldLimit(held, process.statementMemory, isIdle)) return;
      this.#options.onExit?.(`it held ${Math.round(held / 1024 ** 2)} MiB of failed statements`);
      await this.#replace();
    } catch {
      // The end of the next read checks again.
    } finally {
      this.#isChecking = false;
    }
  }

  /** Runs a statement that reads. Repeats it once if the process ended or is replaced, because another statement may be the reason. */
  async #read<Result>(run: (engine: Engine) => Promise<Result>): Promise<Result> {
    this.#reading += 1;
    try {
      return await this.#readOrRepeat(run);
    } catch (error) {
      this.#mayHoldMemory ||= mayHoldMemoryAfter(error);
      throw error;
    } finally {
      this.#reading -= 1;
      void this.#freeHeldMemory();
    }
  }

  async #readOrRepeat<Result>(run: (engine: Engine) => Promise<Result>): Promise<Result> {
    const engine = await this.#current();
    try {
      return await run(engine);
    } catch (error) {
      if (!(error instanceof UnavailableError) || !(this.#starting || (await this.#hasEnded()))) throw error;
      return run(await this.#current());
    }
  }
}

/** Opens the embedded engine. */
export function openEmbedded(options: EmbeddedOptions): Engine {
  return fairEngine(new EmbeddedEngine(options), SLOTS);
}
