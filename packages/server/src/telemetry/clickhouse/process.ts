import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StartMessage, StartResult } from './child/messages.ts';
import type { EngineAddress } from './client.ts';
import { totalPlaces } from './fair-engine.ts';

/** The statements that run in the embedded engine at the same time. */
export const PLACES = { charts: 4, alerts: 4, system: 4 } as const;

/** One session per place, and one for cancellations. */
const SESSIONS = totalPlaces(PLACES) + 1;

/** A process in which the engine runs. */
export interface EngineProcess {
  readonly address: EngineAddress;
  readonly hasEnded: boolean;
  /** Waits for what is running. */
  close(): Promise<void>;
}

/** The engine could not start. */
export class EngineStartError extends Error {
  override readonly name = 'EngineStartError';
  readonly why: 'missing' | 'taken' | 'other';

  constructor(why: EngineStartError['why'], message: string) {
    super(message);
    this.why = why;
  }
}

/** Beside this file, in TypeScript or built. */
function program(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./child/main.${extension}`, import.meta.url));
}

function firstWord(child: ChildProcess): Promise<StartResult> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as StartResult));
    child.once('exit', (code, signal) =>
      resolve({ kind: 'failed', why: 'other', message: `it ended with ${signal ?? code}` }),
    );
  });
}

/**
 * Starts the engine in a process of its own: its memory, its threads and its crashes stay away from the API.
 * Throws EngineNotStarted. Should it end before it is closed, `onEnd` is told.
 */
export async function startEngineProcess(
  directory: string | undefined,
  onEnd: (how: string) => void = () => undefined,
): Promise<EngineProcess> {
  const child = fork(program(), [], {
    execArgv: [],
    // A statement holds one thread while it runs, and files and names need some too. Times are of UTC wherever the machine is.
    env: { ...process.env, UV_THREADPOOL_SIZE: String(SESSIONS + 4), NODE_OPTIONS: '', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  const secret = randomBytes(32).toString('base64url');
  const begin: StartMessage = { secret, sessions: SESSIONS, ...(directory !== undefined && { directory }) };
  child.send(begin);
  const word = await firstWord(child);
  if (word.kind === 'failed') {
    child.kill('SIGKILL');
    throw new EngineStartError(word.why, word.message);
  }
  let isClosing = false;
  child.once('exit', (code, signal) => {
    if (!isClosing) onEnd(String(signal ?? code));
  });
  // What holds the service open is its listeners, not this.
  child.unref();
  child.channel?.unref();
  return {
    address: { url: `http://127.0.0.1:${word.port}`, user: 'service', password: secret },
    get hasEnded() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    async close() {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      child.disconnect();
      await ended;
    },
  };
}
