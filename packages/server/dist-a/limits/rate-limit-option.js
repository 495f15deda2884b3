import { StartError } from '../store/start-error.js';
const defaultLimits = {
    'open-source': { requests: 1000, seconds: 60 },
    managed: { requests: 100, seconds: 10 },
};
/** A day: what counts windows in memory cannot wait longer than 24 days. */
const longestWindow = 86_400;
/** Reads `off`, `default`, `<n>/<s>`, or `open-source=<n>/<s>,managed=<n>/<s>`. Throws StartError. */
export function parseRateLimits(text) {
    if (text === 'off')
        return {};
    if (text === 'default')
        return defaultLimits;
    const both = parseLimit(text);
    if (both)
        return { 'open-source': both, managed: both };
    const limits = {};
    for (const part of text.split(',')) {
        const [, name, value] = /^\s*(open-source|managed)\s*=(.*)$/.exec(part) ?? [];
        const limit = parseLimit(value ?? '');
        if (!limit || (name !== 'open-source' && name !== 'managed') || limits[name])
            throw unreadable(text);
        limits[name] = limit;
    }
    return { ...defaultLimits, ...limits };
}
function parseLimit(text) {
    const [, requests, seconds] = /^\s*(\d{1,9})\/(\d{1,5})\s*$/.exec(text) ?? [];
    const limit = { requests: Number(requests), seconds: Number(seconds) };
    return limit.requests >= 1 && limit.seconds >= 1 && limit.seconds <= longestWindow ? limit : undefined;
}
function unreadable(text) {
    return new StartError(`"${text}" in --rate-limit cannot be read: expected off, default, <requests>/<seconds> such as 1000/60, or open-source=1000/60,managed=100/10.`);
}
