import { hash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { createCounter } from './counter.js';
/** How often one address may be answered 401, whatever it presents, before it has to wait. */
const refusals = { requests: 1000, seconds: 60 };
/** Makes the limiters of a service. */
export function createRateLimiters(limits, pool) {
    const refused = createRefusals(pool);
    return (deployment) => {
        const limit = limits[deployment];
        if (!limit)
            return undefined;
        const counter = createCounter(deployment, limit, pool);
        return {
            count(credential, address) {
                const blocked = refused.blocked(address);
                if (blocked)
                    return blocked;
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
function createRefusals(pool) {
    const counter = createCounter('refused', refusals, pool);
    const blockedUntil = new Map();
    const blocked = (address) => {
        if (blockedUntil.size === 0)
            return undefined;
        const key = addressKey(address);
        const left = (blockedUntil.get(key) ?? 0) - Date.now();
        if (left > 0)
            return blockedCount(left);
        blockedUntil.delete(key);
        return undefined;
    };
    return {
        blocked,
        async count(address) {
            const key = addressKey(address);
            const { remaining, resetSeconds } = await counter(key);
            if (remaining > 0)
                return;
            const now = Date.now();
            for (const [other, until] of blockedUntil)
                if (until <= now)
                    blockedUntil.delete(other);
            blockedUntil.set(key, now + resetSeconds * 1000);
        },
    };
}
function blockedCount(leftMs) {
    const resetSeconds = Math.ceil(leftMs / 1000);
    return { limit: refusals.requests, windowSeconds: refusals.seconds, remaining: 0, resetSeconds, over: true };
}
/** One caller has all addresses of an IPv6 network of 64 bits, so these count as one. */
function addressKey(address) {
    if (!address.includes(':') || !ipaddr.isValid(address))
        return address;
    const parsed = ipaddr.process(address);
    if (!(parsed instanceof ipaddr.IPv6))
        return parsed.toString();
    return parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':');
}
