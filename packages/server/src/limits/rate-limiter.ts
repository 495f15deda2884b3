import { hash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import { type Count, type Counter, createCounters } from './counter.ts';
import type { RateLimits } from './rate-limit-option.ts';

/** Counts the requests to one deployment. */
export interface RateLimiter {
  /**
   * Counts a request under its credential, before that is checked; without one, under the address. Throws Unavailable.
   */
  count(credential: string | undefined, address: string): Count | Promise<Count>;
  /** Counts an answer of 401 on the address. Throws Unavailable. */
  countRefusal(address: string): Promise<void>;
}

/** Makes the limiter of a deployment; none where it has no limit. */
export type RateLimiters = (deployment: keyof RateLimits) => RateLimiter | undefined;

/** How often one address may be answered 401, whatever it presents, before it has to wait. */
const refusals = { requests: 1000, seconds: 60 };

/** Makes the limiters of a service. */
export async function createRateLimiters(limits: RateLimits, pool: Pool | undefined): Promise<RateLimiters> {
  const createCounter = await createCounters(pool);
  const refused = createRefusals(createCounter('refused', refusals));
  return (deployment) => {
    const limit = limits[deployment];
    if (!limit) return undefined;
    const counter = createCounter(deployment, limit);
    return {
      count(credential, address) {
        const blocked = refused.blocked(address);
        if (blocked) return blocked;
        // The digest, since a secret is kept nowhere; in hexadecimal it cannot be taken for an address.
        return counter(credential === undefined ? addressKey(address) : hash('sha256', credential, 'hex'));
      },
      countRefusal: refused.count,
    };
  };
}

/**
 * The answers of 401 by address. They are counted in the store, and the addresses that are over are remembered here, so
 * that nothing is asked of the store for the callers that are not.
 */
function createRefusals(counter: Counter) {
  const blockedUntil = new Map<string, number>();
  const blocked = (address: string): Count | undefined => {
    if (blockedUntil.size === 0) return undefined;
    const key = addressKey(address);
    const left = (blockedUntil.get(key) ?? 0) - Date.now();
    if (left > 0) return blockedCount(left);
    blockedUntil.delete(key);
    return undefined;
  };
  return {
    blocked,
    async count(address: string): Promise<void> {
      const key = addressKey(address);
      const { remaining, resetSeconds } = await counter(key);
      if (remaining > 0) return;
      const now = Date.now();
      for (const [other, until] of blockedUntil) if (until <= now) blockedUntil.delete(other);
      blockedUntil.set(key, now + resetSeconds * 1000);
    },
  };
}

function blockedCount(leftMs: number): Count {
  const resetSeconds = Math.ceil(leftMs / 1000);
  return { limit: refusals.requests, windowSeconds: refusals.seconds, remaining: 0, resetSeconds, over: true };
}

/** One caller has all addresses of an IPv6 network of 64 bits, so these count as one. */
function addressKey(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
