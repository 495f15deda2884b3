import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nextMessage } from '../next-message.ts';
import { BenchError } from '../run-program.ts';

/** The task of the load process. */
export interface LoadTask {
  readonly port: number;
  /** HTTP requests with head and body, sent in rotation. */
  readonly requests: readonly string[];
  readonly total: number;
  readonly connections: number;
  /** The expected status of every response. */
  readonly status: number;
  /** The maximum rate. @default no limit */
  readonly perSecond?: number;
}

/** The rate and the latencies in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The load process. */
export interface Load {
  /** Throws {@link BenchError} if a response has another status, or if a connection fails. */
  send(task: LoadTask): Promise<LoadResult>;
  stop(): void;
}

/** Starts the load process. */
export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL('./load.child.ts', import.meta.url)));
  return {
    async send(task) {
      const reply = nextMessage<LoadResult | { readonly error: string }>(child);
      child.send(task);
      const result = await reply;
      if ('error' in result) throw new BenchError(result.error);
      return result;
    },
    stop: () => void child.kill(),
  };
}
