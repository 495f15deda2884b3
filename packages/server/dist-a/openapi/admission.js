import { RequestError } from './request-error.js';
/** Says on the answer how far the caller's limit is used up. Throws a 429 when it is exceeded. */
export function admit(limiter, { name }, credential, address, reply) {
    const count = limiter.count(credential, address);
    // What is counted in memory is known at once.
    return count instanceof Promise ? count.then((known) => say(known, name, reply)) : say(count, name, reply);
}
function say(count, name, reply) {
    reply.header('ratelimit-limit', count.limit);
    reply.header('ratelimit-remaining', count.remaining);
    reply.header('ratelimit-reset', count.resetSeconds);
    if (!count.over)
        return;
    reply.header('retry-after', count.resetSeconds);
    if (name === 'managed')
        reply.header('x-ratelimit-reset', count.resetSeconds);
    throw new RequestError(429, tooMany(count));
}
function tooMany({ limit, windowSeconds, resetSeconds }) {
    return `More than ${counted(limit, 'request')} in ${counted(windowSeconds, 'second')}: try again in ${counted(resetSeconds, 'second')}`;
}
function counted(count, what) {
    return `${count} ${what}${count === 1 ? '' : 's'}`;
}
