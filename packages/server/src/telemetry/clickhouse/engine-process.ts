import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { settlesWithin } from '../../domain/settles-within.ts';
import type { StartMessage, StartResult } from './child/engine-messages.ts';
import { defaultEngineMemory, divideEngineMemory } from './engine-memory.ts';
import { totalSlots } from './fair-engine.ts';
import type { EngineAddress } from './http-transport.ts';
import { MAX_URL_BYTES } from './statement-text.ts';

/** The number of statements of each workload that the embedded engine runs concurrently. */
export const SLOTS = { charts: 4, alerts: 4, system: 4 } as const;

/** Number of pooled sessions: one per slot, and one for cancellations. */
const SESSIONS = totalSlots(SLOTS) + 1;

/** Maximum time of a start. The engine loads all of its tables before it is ready. */
const START_TIMEOUT_MS = 300_000;

/** A process that has not ended after this time is killed. A process that does not hang ends within about 2 seconds. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * With these settings, jemalloc returns freed memory to the operating system after 250 ms. By default, it keeps some memory for seconds,
 * so the process takes up to twice the limit and holds gigabytes when idle. Without any delay, scans take twice as long.
 */
const ALLOCATOR = 'dirty_decay_ms:250,muzzy_decay_ms:0';

/** The options of {@link startEngineProcess}. */
export interface EngineProcessOptions {
  /** Absolute path of the data. Without it, the data is deleted when the process is closed. */
  readonly directory?: string | undefined;
  /** Total memory of the process in bytes. @default see `defaultEngineMemory` */
  readonly memory?: number | undefined;
  /** Called if the process ends without being closed, with the signal or the exit code. */
  readonly onExit?: ((exit: string) => void) | undefined;
  /** Aborting this signal before the engine has started kills the process. */
  readonly signal?: AbortSignal | undefined;
}

/** A process that runs the embedded engine. */
export interface EngineProcess {
  readonly address: EngineAddress;
  /** Maximum memory of one statement in bytes. */
  readonly statementMemory: number;
  readonly hasEnded: boolean;
  /** Calls the listener when the process has ended, for whatever reason. */
  onExit(listener: () => void): void;
  /** Kills the process with SIGKILL. `onExit` is called. */
  kill(): void;
  /** Waits up to 2 seconds for running statements, then ends the process. Kills a process that does not end. */
  close(): Promise<void>;
}

/** Thrown if the engine could not start. */
export class EngineStartError extends Error {
  override readonly name = 'EngineStartError';
  readonly reason: 'missing' | 'locked' | 'other';

  constructor(reason: EngineStartError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Returns the path of the child's program: TypeScript in the repository, JavaScript in the package. */
function program(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./child/engine.main.${extension}`, import.meta.url));
}

/** Waits until the child has started or failed. A child that takes too long, or whose start is aborted, is killed. */
async function firstMessage(child: ChildProcess, signal: AbortSignal | undefined): Promise<StartResult> {
  const kill = (): void => void child.kill('SIGKILL');
  const timer = setTimeout(kill, START_TIMEOUT_MS);
  signal?.addEventListener('abort', kill);
  if (signal?.aborted) kill();
  try {
    return await new Promise((resolve) => {
      child.once('message', (message) => resolve(message as StartResult));
      child.once('exit', (code, endSignal) =>
        resolve({ kind: 'failed', reason: 'other', message: `it ended with ${endSignal ?? code}` }),
      );
      // Emitted instead of `exit` if the operating system cannot create the process. Without a listener, the service would crash.
      child.on('error', ({ message }) => resolve({ kind: 'failed', reason: 'other', message }));
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
  }
}

/**
 * Starts the engine in a process of its own, so that its memory, threads and crashes do not affect the API. Throws
 * EngineStartError.
 */
export async function startEngineProcess({
  directory,
  memory = defaultEngineMemory(),
  onExit,
  signal,
}: EngineProcessOptions = {}): Promise<EngineProcess> {
  const { server, statement, cache } = divideEngineMemory(memory);
  const child = fork(program(), [], {
    execArgv: [],
    env: {
      ...process.env,
      // One thread per running statement, and some for files and host names.
      UV_THREADPOOL_SIZE: String(SESSIONS + 4),
      NODE_OPTIONS: '',
      // Times are in UTC on every machine.
      TZ: 'UTC',
      // jemalloc reads one of the two, depending on its build.
      MALLOC_CONF: ALLOCATOR,
      JE_MALLOC_CONF: ALLOCATOR,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const secret = randomBytes(32).toString('base64url');
  const startMessage: StartMessage = {
    secret,
    sessions: SESSIONS,
    memory: server,
    statementMemory: statement,
    cacheMemory: cache,
    ...(directory !== undefined && { directory }),
  };
  child.send(startMessage);
  const message = await firstMessage(child, signal);
  if (message.kind === 'failed') {
    child.kill('SIGKILL');
    throw new EngineStartError(message.reason, message.message);
  }
  let isClosing = false;
  child.once('exit', (code, endSignal) => {
    if (!isClosing) onExit?.(String(endSignal ?? code));
  });
  // The child must not keep the service running.
  child.unref();
  child.channel?.unref();
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    address: {
      url: `http://127.0.0.1:${message.port}`,
      user: 'service',
      password: secret,
      maxUrlBytes: MAX_URL_BYTES,
    },
    statementMemory: statement,
    get hasEnded() {
      return hasEnded();
    },
    onExit(listener) {
      child.once('exit', listener);
    },
    kill: () => void child.kill('SIGKILL'),
    async close() {
      isClosing = true;
      if (hasEnded()) return;
      child.ref();
      if (child.connected) child.disconnect();
      if (!(await settlesWithin(ended, CLOSE_TIMEOUT_MS))) child.kill('SIGKILL');
      await ended;
    },
  };
}
