import { open } from 'node:fs/promises';
import { StoreUnavailableError } from '../store-unavailable-error.ts';

/** The write-ahead log of a SQLite file. */
export interface WriteAheadLog {
  /**
   * Resolves when the transactions that were committed before this call survive a crash of the machine. Concurrent calls share
   * one write to the disk. Throws StoreUnavailableError if the disk fails.
   */
  sync(): Promise<void>;
  /** Returns the error of an earlier `sync`, or undefined. After an error, the log must not be used until it is opened again. */
  failure(): StoreUnavailableError | undefined;
  close(): Promise<void>;
}

/**
 * Opens the write-ahead log of a SQLite file whose connections are open. The connections use `synchronous=NORMAL`, and `sync` waits
 * for the disk: with `synchronous=FULL`, each commit would block the event loop until the data is on the disk.
 */
export async function openWriteAheadLog(path: string): Promise<WriteAheadLog> {
  const file = await open(`${path}-wal`, 'r+');
  let failure: StoreUnavailableError | undefined;
  /** The last write to the disk that has started. This promise does not reject. */
  let running: Promise<void> = Promise.resolve();
  /** The write to the disk that starts when `running` has ended. */
  let next: Promise<void> | undefined;
  const writeToDisk = () => {
    next = undefined;
    running = file.datasync().catch((error: unknown) => {
      // Linux reports a failed write only once. Later syncs succeed, although a part of the log is not on the disk.
      failure ??= new StoreUnavailableError(error);
    });
    return running;
  };
  const sync = async () => {
    next ??= running.then(writeToDisk);
    await next;
    if (failure) throw failure;
  };
  return {
    sync,
    failure: () => failure,
    async close() {
      await sync().catch(() => undefined);
      await file.close().catch(() => undefined);
    },
  };
}
