import { UnavailableError } from '../../domain/errors.ts';
import { settlesWithin } from '../../domain/settles-within.ts';

/**
 * Prepares each database once per process. Preparations run one after the other: a new database takes two dozen small statements.
 * Concurrent preparations would delay all other statements.
 */
export class DatabasePreparations {
  readonly #prepareDatabase: (database: string) => Promise<void>;
  readonly #prepared = new Map<string, Promise<void>>();
  #last: Promise<unknown> = Promise.resolve();
  #hasStarted = false;
  #isStopped = false;

  constructor(prepareDatabase: (database: string) => Promise<void>) {
    this.#prepareDatabase = prepareDatabase;
  }

  /** True after the first preparation has been requested, even if it failed. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** Prepares a database. Retries after an error with the next call. After {@link stop}, throws UnavailableError for a new database. */
  prepare(database: string): Promise<void> {
    this.#hasStarted = true;
    const existing = this.#prepared.get(database);
    if (existing) return existing;
    const preparation = this.#last.then(() => {
      if (this.#isStopped) throw new UnavailableError('The service is stopping.');
      return this.#prepareDatabase(database);
    });
    this.#last = preparation.catch(() => this.#prepared.delete(database));
    this.#prepared.set(database, preparation);
    return preparation;
  }

  /** Prepares databases in the background. Ignores errors. */
  prepareInBackground(databases: readonly string[]): void {
    if (this.#isStopped) return;
    for (const database of databases) this.prepare(database).catch(() => undefined);
  }

  /** Starts no more preparations, and waits up to `timeoutMs` for the running one. */
  async stop(timeoutMs: number): Promise<void> {
    this.#isStopped = true;
    await settlesWithin(this.#last, timeoutMs);
  }
}
