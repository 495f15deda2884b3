import { StartupError } from '../domain/startup-error.ts';

/** So many requests in a window of so many seconds. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

/** The limit of each deployment; absent where there is none. */
export interface RateLimits {
  readonly 'open-source'?: Limit;
  readonly managed?: Limit;
}

const defaultLimits = {
  'open-source': { requests: 1000, seconds: 60 },
  managed: { requests: 100, seconds: 10 },
} as const satisfies RateLimits;

/** A day: what counts windows in memory cannot wait longer than 24 days. */
const longestWindow = 86_400;

/** Reads `off`, `default`, `<n>/<s>`, or `open-source=<n>/<s>,managed=<n>/<s>`. Throws StartError. */
export function parseRateLimits(text: string): RateLimits {
  if (text === 'off') return {};
  if (text === 'default') return defaultLimits;
  const both = parseLimit(text);
  if (both) return { 'open-source': both, managed: both };
  const limits: Partial<Record<keyof RateLimits, Limit>> = {};
  for (const part of text.split(',')) {
    const [, name, value] = /^\s*(open-source|managed)\s*=(.*)$/.exec(part) ?? [];
    const limit = parseLimit(value ?? '');
    if (!limit || (name !== 'open-source' && name !== 'managed') || limits[name]) throw unreadable(text);
    limits[name] = limit;
  }
  return { ...defaultLimits, ...limits };
}

function parseLimit(text: string): Limit | undefined {
  const [, requests, seconds] = /^\s*(\d{1,9})\/(\d{1,5})\s*$/.exec(text) ?? [];
  const limit = { requests: Number(requests), seconds: Number(seconds) };
  return limit.requests >= 1 && limit.seconds >= 1 && limit.seconds <= longestWindow ? limit : undefined;
}

function unreadable(text: string): StartupError {
  return new StartupError(
    `"${text}" in --rate-limit cannot be read: expected off, default, <requests>/<seconds> such as 1000/60, or open-source=1000/60,managed=100/10.`,
  );
}
