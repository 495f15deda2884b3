import type { Transaction } from 'kysely';
import { settlesWithin } from '../domain/settles-within.ts';
import { type Clock, toIsoTime } from '../domain/timestamp.ts';
import { StoreBusyError, StoreUnavailableError, unavailabilityReason } from './store-unavailable-error.ts';
import type { Tables } from './tables.ts';

/** The minimum time between two probes of an idle store. A probe is a write that tests whether the store accepts writes. */
const IDLE_PROBE_INTERVAL_MS = 10_000;

/** The minimum time between two probes of a store whose last write failed. */
const FAILED_PROBE_INTERVAL_MS = 1_000;

/** Maximum time that a readiness check waits for the result of a probe. */
const PROBE_TIMEOUT_MS = 2_000;

/** Records whether the last write to a store succeeded. */
export class WriteHealth {
  readonly #clock: Clock;
  readonly #probe: () => Promise<unknown>;
  #lastWriteMs: number | undefined;
  #failure: string | undefined;
  #probing: Promise<unknown> | undefined;

  /** `probe` writes to the store through {@link track}. */
  constructor(clock: Clock, probe: () => Promise<unknown>) {
    this.#clock = clock;
    this.#probe = probe;
  }

  /**
   * Runs a write and records its result. Throws every error of the write. Does not record errors that do not come from the store. Does
   * not record StoreBusyError either: concurrent writes of one tenant can cause it while the writes of other tenants succeed.
   */
  async track<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      const result = await write();
      this.#lastWriteMs = this.#clock();
      this.#failure = undefined;
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailableError && !(error instanceof StoreBusyError)) {
        this.#lastWriteMs = this.#clock();
        this.#failure = unavailabilityReason(error);
      }
      throw error;
    }
  }

  /** Returns the reason why the store is not writable, or undefined if it is. */
  async failure(): Promise<string | undefined> {
    if (this.#isProbeDue()) {
      this.#probing ??= this.#probe()
        .catch(() => undefined)
        .finally(() => {
          this.#probing = undefined;
        });
    }
    if (this.#probing && !(await settlesWithin(this.#probing, PROBE_TIMEOUT_MS))) return 'a write takes too long';
    return this.#failure;
  }

  #isProbeDue(): boolean {
    if (this.#lastWriteMs === undefined) return true;
    const interval = this.#failure === undefined ? IDLE_PROBE_INTERVAL_MS : FAILED_PROBE_INTERVAL_MS;
    // The absolute difference, because the clock can be set back.
    return Math.abs(this.#clock() - this.#lastWriteMs) >= interval;
  }
}

/** Writes the row that tests whether the store accepts writes. */
export async function writeProbe(tx: Transaction<Tables>, clock: Clock): Promise<void> {
  const row = { id: 1, written_at: toIsoTime(clock()) };
  await tx
    .insertInto('write_probes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
