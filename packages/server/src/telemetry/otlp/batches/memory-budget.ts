import { TenantBytes } from '../../../domain/concurrency/tenant-bytes.ts';
import { OtlpTooLargeError } from '../decode/decode-errors.ts';

/** Thrown when the memory budget is exhausted. The client may retry. */
export class IngestBusyError extends Error {
  override readonly name = 'IngestBusyError';

  constructor(scope: 'service' | 'tenant') {
    const requests = scope === 'service' ? 'requests' : 'requests of this tenant';
    super(`The service is processing too many ${requests}. Send the request again later.`);
  }
}

/** The memory that one request has reserved in a {@link MemoryBudget}. */
export interface MemoryShare {
  /**
   * Reserves more bytes. Throws IngestBusyError if other requests have reserved too much of the budget. Throws OtlpTooLargeError if the
   * request exceeds the maximum of one request.
   */
  reserve(bytes: number): void;
  /** Releases all bytes of the request. */
  release(): void;
}

/** The limits of a {@link MemoryBudget} in bytes. */
export interface BudgetLimits {
  readonly inFlightBytes: number;
  readonly inFlightBytesPerTenant: number;
}

/**
 * The memory budget of all requests in flight. It limits their total memory, and the memory of the requests of each tenant, so that one
 * tenant cannot block the others.
 */
export class MemoryBudget {
  readonly #inFlight: TenantBytes;
  readonly #maxPerRequest: number;

  constructor({ inFlightBytes, inFlightBytesPerTenant }: BudgetLimits) {
    this.#inFlight = new TenantBytes({ total: inFlightBytes, perTenant: inFlightBytesPerTenant });
    this.#maxPerRequest = Math.min(inFlightBytes, inFlightBytesPerTenant);
  }

  /** Returns the empty share of a new request. */
  share(tenant: string): MemoryShare {
    let reserved = 0;
    return {
      reserve: (bytes) => {
        if (reserved + bytes > this.#maxPerRequest) {
          throw new OtlpTooLargeError(
            `Expected a request whose body and rows take at most ${this.#maxPerRequest} bytes of memory, received a larger one.`,
          );
        }
        const exceeded = this.#inFlight.exceededBound(tenant, bytes);
        if (exceeded) throw new IngestBusyError(exceeded.scope);
        this.#inFlight.add(tenant, bytes);
        reserved += bytes;
      },
      release: () => {
        this.#inFlight.add(tenant, -reserved);
        reserved = 0;
      },
    };
  }
}
