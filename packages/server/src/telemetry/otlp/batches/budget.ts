import { OtlpTooLargeError } from '../decode/decode-errors.ts';

/** There is no room for a request at the moment; it may come again soon. */
export class IngestBusyError extends Error {
  override readonly name = 'IngestBusyError';

  constructor(what: string) {
    super(`The service is busy with ${what}: send it again later`);
  }
}

/** What one request holds of a budget. */
export interface MemoryShare {
  /** Takes more. Throws Busy when there is no more, and TooLarge when there never will be. */
  take(bytes: number): void;
  /** Gives everything back. */
  release(): void;
}

/** How much there is. */
export interface BudgetLimits {
  readonly bytesInWork: number;
  readonly bytesInWorkOfOne: number;
}

/** What the requests of one tenant hold together. */
interface Owner {
  bytes: number;
  shares: number;
}

/**
 * Makes a budget of bytes that requests share, so that memory has a bound however many come. The requests of one owner get
 * a part of it, so that there is room for others whatever it sends.
 */
export function createMemoryBudget({ bytesInWork, bytesInWorkOfOne }: BudgetLimits): {
  share(of: string): MemoryShare;
} {
  const most = Math.min(bytesInWork, bytesInWorkOfOne);
  const owners = new Map<string, Owner>();
  let left = bytesInWork;
  return {
    share(of) {
      const owner = owners.get(of) ?? { bytes: 0, shares: 0 };
      owners.set(of, owner);
      owner.shares += 1;
      let taken = 0;
      return {
        take(more) {
          if (taken + more > most)
            throw new OtlpTooLargeError(`The request and its rows take more than ${most} bytes of memory`);
          if (more > left) throw new IngestBusyError('what came before');
          if (owner.bytes + more > most) throw new IngestBusyError('what this tenant sent before');
          left -= more;
          owner.bytes += more;
          taken += more;
        },
        release() {
          left += taken;
          owner.bytes -= taken;
          taken = 0;
          owner.shares -= 1;
          if (owner.shares === 0) owners.delete(of);
        },
      };
    },
  };
}
