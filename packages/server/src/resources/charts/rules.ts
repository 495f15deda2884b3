import { TooManyRequestsError } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';

/** Maximum number of chart queries of one tenant that run or wait at the same time in one process. */
export const MAX_CHART_QUERIES = 64;

/** `Retry-After` of a rejected chart query. */
export const CHART_RETRY_SECONDS = 5;

/** Counts the chart queries in progress of each tenant. */
export class ChartQueryLimit {
  readonly #inProgress = new Map<string, number>();

  /** Runs `work` as a chart query of the tenant. Throws TooManyRequestsError if the tenant has reached the maximum. */
  async run<Result>({ id }: Tenant, work: () => Promise<Result>): Promise<Result> {
    const inProgress = this.#inProgress.get(id) ?? 0;
    if (inProgress >= MAX_CHART_QUERIES) {
      throw new TooManyRequestsError(
        `The limit of ${MAX_CHART_QUERIES} chart queries in progress is reached. Retry in ${CHART_RETRY_SECONDS} seconds, with fewer queries at the same time.`,
        CHART_RETRY_SECONDS,
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
