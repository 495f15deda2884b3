import { TooManyRequestsError } from '../domain/errors.ts';
import type { Tenant } from '../domain/tenant.ts';

/** The settings of {@link ConcurrencyLimit}. */
interface LimitSettings {
  /** Maximum number of requests in progress for each tenant, in one process. */
  readonly maximum: number;
  /** The name of the counted requests, in the plural, for messages. */
  readonly noun: string;
  /** A short form of `noun`, for messages. */
  readonly shortNoun: string;
  /** `Retry-After` of a rejected request. */
  readonly retrySeconds: number;
}

/** Limits the requests of one kind that each tenant has in progress. */
export class ConcurrencyLimit {
  readonly #settings: LimitSettings;
  readonly #inProgress = new Map<string, number>();

  constructor(settings: LimitSettings) {
    this.#settings = settings;
  }

  /** Runs `work`. Throws TooManyRequestsError if the tenant has reached the maximum. */
  async run<Result>({ id }: Tenant, work: () => Promise<Result>): Promise<Result> {
    const { maximum, noun, shortNoun, retrySeconds } = this.#settings;
    const inProgress = this.#inProgress.get(id) ?? 0;
    if (inProgress >= maximum) {
      throw new TooManyRequestsError(
        `The limit of ${maximum} ${noun} in progress is reached. Retry in ${retrySeconds} seconds, with fewer ${shortNoun} at the same time.`,
        retrySeconds,
      );
    }
    this.#inProgress.set(id, inProgress + 1);
    try {
      return await work();
    } finally {
      const remaining = (this.#inProgress.get(id) ?? 1) - 1;
      if (remaining === 0) this.#inProgress.delete(id);
      else this.#inProgress.set(id, remaining);
    }
  }
}
