import { constants } from 'node:os';

/** A little longer than the server gives to what is in flight and to a last write, so that it ends by itself. */
const FORCED_EXIT_MS = 16_000;

/** A signal to a group of processes comes from the sender and again from each that passes it on, such as npm: that is one. */
const REPEATED_SIGNAL_MS = 1_000;

/** What a signal stops. */
export interface Stoppable {
  /** Stops gracefully. */
  close(): Promise<void>;
  /** Ends other processes that would outlive this one. */
  endNow?(): void;
}

/** Closes gracefully on SIGTERM or SIGINT and ends the process; another signal a second later ends it at once. */
export function stopOnSignal(server: Stoppable): void {
  let stoppingSince: number | undefined;
  const end = (code: number): never => {
    server.endNow?.();
    process.exit(code);
  };
  const stop = async (): Promise<void> => {
    setTimeout(() => end(1), FORCED_EXIT_MS).unref();
    try {
      await server.close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`The service did not stop cleanly: ${error instanceof Error ? error.message : error}\n`);
      end(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === undefined) {
        stoppingSince = performance.now();
        void stop();
      } else if (performance.now() - stoppingSince >= REPEATED_SIGNAL_MS) end(128 + constants.signals[signal]);
    });
  }
}
