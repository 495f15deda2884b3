import { constants } from 'node:os';

/** A little longer than the server gives to what is in flight and to a last write, so that it ends by itself. */
const LAST_RESORT_MS = 16_000;

/** Closes gracefully on SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
export const stopOnSignal = (close: () => Promise<void>): void => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`The service did not stop cleanly: ${error instanceof Error ? error.message : error}\n`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(128 + constants.signals[signal]);
      stopping = true;
      void stop();
    });
  }
};
