import { constants } from 'node:os';
import type { Lifecycle } from './lifecycle.ts';

/** The time after which a stopping process exits. It is longer than the server needs to finish requests in flight and pending writes. */
const FORCED_EXIT_MS = 16_000;

/** A repeated signal within this time is ignored. When npm runs the service, Ctrl+C reaches it directly and again from npm. */
const REPEATED_SIGNAL_MS = 1_000;

/** A server that is stopped by a signal. */
export interface Stoppable {
  /** Stops gracefully. */
  close(): Promise<void>;
  /** Kills child processes that would outlive this process. */
  killChildren?(): void;
}

/** Closes the server on SIGTERM or SIGINT, then exits. A second signal after a second or more exits immediately. */
export function stopOnSignal(server: Stoppable, lifecycle: Lifecycle): void {
  let stoppingSince: number | undefined;
  const end = (code: number): never => {
    server.killChildren?.();
    process.exit(code);
  };
  const stop = async (signal: string): Promise<void> => {
    lifecycle.stopping(signal);
    setTimeout(() => end(1), FORCED_EXIT_MS).unref();
    try {
      await server.close();
      lifecycle.stopped();
      process.exit(0);
    } catch (error) {
      lifecycle.stopFailed(error);
      end(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === undefined) {
        stoppingSince = performance.now();
        void stop(signal);
      } else if (performance.now() - stoppingSince >= REPEATED_SIGNAL_MS) end(128 + constants.signals[signal]);
    });
  }
}
