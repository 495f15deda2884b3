import { lookup } from 'node:dns/promises';
import { SlotQueue } from '../domain/concurrency/slot-queue.ts';

/** An address that a host name resolved to. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/**
 * Returns all addresses of a host name for a tenant. Throws if the name cannot be resolved. If `signal` is aborted before the lookup
 * starts, throws its reason.
 */
export type Resolve = (name: string, tenant: string, signal?: AbortSignal) => Promise<readonly ResolvedAddress[]>;

/**
 * The number of host names that are resolved at the same time. Each lookup occupies one of the four threads of Node's thread pool until
 * the name server responds or the system gives up. The other two threads remain free for files and digests.
 */
const MAX_LOOKUPS = 2;

/** Returns the error of a host name that waited too long to be resolved. It has the code of a name server that does not respond. */
function createTimeoutError(): Error {
  return Object.assign(new Error('The lookup waited too long behind other lookups'), { code: 'EAI_AGAIN' });
}

/** Returns a resolver in which the tenants take turns, and which resolves one host name of a tenant at a time. */
export function fairResolve(resolveName: (name: string) => Promise<readonly ResolvedAddress[]>): Resolve {
  const queue = new SlotQueue({ slots: MAX_LOOKUPS, createTimeoutError });
  return async (name, tenant, signal) => {
    const release = await queue.acquire(tenant, signal);
    return resolveName(name).finally(release);
  };
}

/** Resolves host names with the resolver of the system. */
export const systemResolve: Resolve = fairResolve((name) => lookup(name, { all: true }));
