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

/** The part of the memory budget that one request has reserved. */
export interface MemoryShare {
  /** Reserves more bytes. Throws IngestBusyError if they are in use, and OtlpTooLargeError if the request exceeds the maximum. */
  reserve(bytes: number): void;
  /** Releases all bytes of the request. */
  release(): void;
}

/** The limits of the budget in bytes. */
export interface BudgetLimits {
  readonly inFlightBytes: number;
  readonly inFlightBytesPerTenant: number;
}

/**
 * Creates the memory budget of all requests in flight. It limits the memory of the process, and the part of each tenant, so that
 * one tenant cannot block the others.
 */
export function createMemoryBudget({ inFlightBytes, inFlightBytesPerTenant }: BudgetLimits): {
  share(tenant: string): MemoryShare;
} {
  const maxPerRequest = Math.min(inFlightBytes, inFlightBytesPerTenant);
  const inFlight = new TenantBytes({ total: inFlightBytes, perTenant: inFlightBytesPerTenant });
  return {
    share(tenant) {
      let reserved = 0;
      return {
        reserve(bytes) {
          if (reserved + bytes > maxPerRequest) {
            throw new OtlpTooLargeError(
              `Expected a request that takes at most ${maxPerRequest} bytes of memory with its rows, received a larger one.`,
            );
          }
          const exceeded = inFlight.exceededBound(tenant, bytes);
          if (exceeded) throw new IngestBusyError(exceeded.scope);
          inFlight.add(tenant, bytes);
          reserved += bytes;
        },
        release() {
          inFlight.add(tenant, -reserved);
          reserved = 0;
        },
      };
    },
  };
}
