import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import type { Count, Counter } from './counter.ts';
import { createCounters } from './create-counters.ts';
import type { Limit, RateLimits } from './rate-limit-option.ts';

/** Counts the requests to one deployment. */
export interface RateLimiter {
  /**
   * Counts a request by the id of its credential, or by its address if it has no credential. A request from an address or a network with
   * too many 401 responses is rejected without being counted. Call it before the credential is checked. Throws UnavailableError.
   */
  count(credentialId: string | undefined, address: string): Count | Promise<Count>;
  /** Counts a 401 response by the address, and by the /48 network of an IPv6 address. Throws UnavailableError. */
  countUnauthorized(address: string): Promise<void>;
}

/** Creates the limiter of a deployment. Returns undefined for a deployment without a limit. */
export type RateLimiters = (deployment: keyof RateLimits) => RateLimiter | undefined;

/** The maximum number of 401 responses to an IPv4 address or an IPv6 /64 network. */
const UNAUTHORIZED_LIMIT = { requests: 1000, seconds: 60 };

/**
 * The maximum number of 401 responses to an IPv6 /48 network. Without it, a site with a /48 network could use 65,536 /64
 * networks, each with its own limit. It is higher than the limit of an address, because the customers of a hosting provider
 * can share a /48 network.
 */
const UNAUTHORIZED_SITE_LIMIT = { requests: 10_000, seconds: 60 };

/** Creates the limiters of a service. */
export async function createRateLimiters(limits: RateLimits, pool: Pool | undefined): Promise<RateLimiters> {
  const createCounter = await createCounters(pool);
  const unauthorized = createUnauthorizedLimiter(
    { keyOf: addressKey, limit: UNAUTHORIZED_LIMIT, counter: createCounter('unauthorized', UNAUTHORIZED_LIMIT) },
    {
      keyOf: siteKey,
      limit: UNAUTHORIZED_SITE_LIMIT,
      counter: createCounter('unauthorized_site', UNAUTHORIZED_SITE_LIMIT),
    },
  );
  return (deployment) => {
    const limit = limits[deployment];
    if (!limit) return undefined;
    const counter = createCounter(deployment, limit);
    return {
      count(credentialId, address) {
        const blocked = unauthorized.blockedCountOf(address);
        if (blocked) return blocked;
        // Credential ids and addresses cannot collide: a credential id ends with a base64 digest, whose last character is "=".
        return counter(credentialId ?? addressKey(address));
      },
      countUnauthorized: unauthorized.count,
    };
  };
}

/** A limit on the 401 responses to all addresses with the same key. */
interface UnauthorizedBound {
  /** Returns the key of an address; `undefined` if the limit does not apply to it. */
  keyOf(address: string): string | undefined;
  readonly limit: Limit;
  readonly counter: Counter;
}

/**
 * Creates the limiter of 401 responses. It calls the counters, which can query the database, only for 401 responses. It caches the
 * keys that have reached a limit in memory, so that other requests need no query.
 */
function createUnauthorizedLimiter(...bounds: readonly UnauthorizedBound[]) {
  const blockEnds = new Map<string, number>();
  const blockedBy = ({ keyOf, limit }: UnauthorizedBound, address: string): Count | undefined => {
    const key = keyOf(address);
    const endMs = key === undefined ? undefined : blockEnds.get(key);
    if (key === undefined || endMs === undefined) return undefined;
    const remainingMs = endMs - Date.now();
    if (remainingMs > 0) return blockedCount(limit, remainingMs);
    blockEnds.delete(key);
    return undefined;
  };
  const countFor = async ({ keyOf, counter }: UnauthorizedBound, address: string): Promise<void> => {
    const key = keyOf(address);
    if (key === undefined) return;
    const { remaining, resetSeconds } = await counter(key);
    if (remaining > 0) return;
    const nowMs = Date.now();
    for (const [other, endMs] of blockEnds) if (endMs <= nowMs) blockEnds.delete(other);
    blockEnds.set(key, nowMs + resetSeconds * 1000);
  };
  return {
    blockedCountOf(address: string): Count | undefined {
      if (blockEnds.size === 0) return undefined;
      for (const bound of bounds) {
        const blocked = blockedBy(bound, address);
        if (blocked) return blocked;
      }
      return undefined;
    },
    async count(address: string): Promise<void> {
      await Promise.all(bounds.map((bound) => countFor(bound, address)));
    },
  };
}

function blockedCount({ requests, seconds }: Limit, remainingMs: number): Count {
  const resetSeconds = Math.ceil(remainingMs / 1000);
  return { limit: requests, windowSeconds: seconds, remaining: 0, resetSeconds, rejected: 1, isBlocked: true };
}

/** Returns the first `groups` 16-bit groups of an IPv6 address as text; `undefined` for an IPv4, an IPv4-mapped or an invalid address. */
function ipv6Prefix(address: string, groups: number): string | undefined {
  if (!address.includes(':') || !ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return undefined;
  return parsed.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':');
}

/** Returns the key of an address. All addresses of an IPv6 /64 network have the same key, because one caller can use them all. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const network = ipv6Prefix(address, 4);
  if (network !== undefined) return network;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** Returns the key of the /48 network of an IPv6 address; `undefined` for an IPv4, an IPv4-mapped or an invalid address. */
function siteKey(address: string): string | undefined {
  const network = ipv6Prefix(address, 3);
  return network === undefined ? undefined : `${network}/48`;
}
