import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import type { Count, Counter } from './counter.ts';
import { createCounters } from './create-counters.ts';
import type { Limit, RateLimits } from './rate-limit-option.ts';

/** Counts the requests to one deployment. */
export interface RateLimiter {
  /**
   * Counts a request under the id of its credential, before the credential is checked; without one, under the address.
   * Throws UnavailableError.
   */
  count(credentialId: string | undefined, address: string): Count | Promise<Count>;
  /** Counts a 401 response on the address, and on the /48 network of an IPv6 address. Throws Unavailable. */
  countUnauthorized(address: string): Promise<void>;
}

/** Makes the limiter of a deployment; none where it has no limit. */
export type RateLimiters = (deployment: keyof RateLimits) => RateLimiter | undefined;

/** Maximum number of 401 responses to one IPv4 address or /64 network of IPv6, before it has to wait. */
const unauthorizedLimits = { requests: 1000, seconds: 60 };

/**
 * Maximum number of 401 responses to a /48 network of IPv6. One site may have 65,536 networks of 64 bits, which would each
 * have a limit of their own. It is higher than that of an address, since a hosting provider may give a /64 network of it to
 * each customer.
 */
const refusalsOfSite = { requests: 10_000, seconds: 60 };

/** Makes the limiters of a service. */
export async function createRateLimiters(limits: RateLimits, pool: Pool | undefined): Promise<RateLimiters> {
  const createCounter = await createCounters(pool);
  const refused = createUnauthorizedLimiter(
    { keyOf: addressKey, limit: unauthorizedLimits, counter: createCounter('refused', unauthorizedLimits) },
    { keyOf: siteKey, limit: refusalsOfSite, counter: createCounter('refused_site', refusalsOfSite) },
  );
  return (deployment) => {
    const limit = limits[deployment];
    if (!limit) return undefined;
    const counter = createCounter(deployment, limit);
    return {
      count(credentialId, address) {
        const blocked = refused.blocked(address);
        if (blocked) return blocked;
        // A base64 digest ends in "=", which no address contains.
        return counter(credentialId ?? addressKey(address));
      },
      countUnauthorized: refused.count,
    };
  };
}

/** A bound on the 401 responses to the callers that share a key. */
interface RefusalBound {
  /** Returns the key of an address; `undefined` for an address that the bound does not apply to. */
  keyOf(address: string): string | undefined;
  readonly limit: Limit;
  readonly counter: Counter;
}

/**
 * Counts 401 responses in the store, and keeps the keys that exceed a bound in memory, so that other requests need no
 * access to the store.
 */
function createUnauthorizedLimiter(...bounds: readonly RefusalBound[]) {
  const blockedUntil = new Map<string, number>();
  const blockedBy = ({ keyOf, limit }: RefusalBound, address: string): Count | undefined => {
    const key = keyOf(address);
    const until = key === undefined ? undefined : blockedUntil.get(key);
    if (key === undefined || until === undefined) return undefined;
    const leftMs = until - Date.now();
    if (leftMs > 0) return blockedCount(limit, leftMs);
    blockedUntil.delete(key);
    return undefined;
  };
  const countOn = async ({ keyOf, counter }: RefusalBound, address: string): Promise<void> => {
    const key = keyOf(address);
    if (key === undefined) return;
    const { remaining, resetSeconds } = await counter(key);
    if (remaining > 0) return;
    const now = Date.now();
    for (const [other, until] of blockedUntil) if (until <= now) blockedUntil.delete(other);
    blockedUntil.set(key, now + resetSeconds * 1000);
  };
  return {
    blocked(address: string): Count | undefined {
      if (blockedUntil.size === 0) return undefined;
      for (const bound of bounds) {
        const blocked = blockedBy(bound, address);
        if (blocked) return blocked;
      }
      return undefined;
    },
    async count(address: string): Promise<void> {
      await Promise.all(bounds.map((bound) => countOn(bound, address)));
    },
  };
}

function blockedCount({ requests, seconds }: Limit, leftMs: number): Count {
  const resetSeconds = Math.ceil(leftMs / 1000);
  return { limit: requests, windowSeconds: seconds, remaining: 0, resetSeconds, over: true };
}

/** Returns the first parts of an IPv6 address as text; `undefined` for an IPv4 address, also one mapped into IPv6. */
function ipv6Prefix(address: string, parts: number): string | undefined {
  if (!address.includes(':') || !ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return undefined;
  return parsed.parts
    .slice(0, parts)
    .map((part) => part.toString(16))
    .join(':');
}

/** Returns what an address is counted under. A caller has all addresses of a /64 network of IPv6, so they share a key. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const network = ipv6Prefix(address, 4);
  if (network !== undefined) return network;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** Returns the /48 network of an IPv6 address. */
function siteKey(address: string): string | undefined {
  const network = ipv6Prefix(address, 3);
  return network === undefined ? undefined : `${network}/48`;
}
