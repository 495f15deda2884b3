import { StartupError } from '../domain/errors.ts';

/** A rate limit: the maximum number of requests in each window, and the length of a window. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

/** The limit of each deployment. A deployment that is not set has no limit. */
export interface RateLimits {
  readonly 'open-source'?: Limit;
  readonly managed?: Limit;
}

const DEFAULT_LIMITS = {
  'open-source': { requests: 1000, seconds: 60 },
  managed: { requests: 100, seconds: 10 },
} as const satisfies RateLimits;

/** The maximum length of a window: one day. */
const MAX_WINDOW_SECONDS = 86_400;

/**
 * Parses `off`, `default`, `<n>/<s>`, or `open-source=<n>/<s>,managed=<n>/<s>`. In the last form, a deployment that is not named has
 * its default limit. Throws StartupError.
 */
export function parseRateLimits(text: string): RateLimits {
  if (text === 'off') return {};
  if (text === 'default') return DEFAULT_LIMITS;
  const sharedLimit = parseLimit(text);
  if (sharedLimit) return { 'open-source': sharedLimit, managed: sharedLimit };
  const limits: Partial<Record<keyof RateLimits, Limit>> = {};
  for (const part of text.split(',')) {
    const [, name, value] = /^\s*(open-source|managed)\s*=(.*)$/.exec(part) ?? [];
    const limit = parseLimit(value ?? '');
    if (!limit || (name !== 'open-source' && name !== 'managed') || limits[name]) throw invalidOptionError(text);
    limits[name] = limit;
  }
  return { ...DEFAULT_LIMITS, ...limits };
}

function parseLimit(text: string): Limit | undefined {
  const [, requests, seconds] = /^\s*(\d{1,9})\/(\d{1,5})\s*$/.exec(text) ?? [];
  const limit = { requests: Number(requests), seconds: Number(seconds) };
  return limit.requests >= 1 && limit.seconds >= 1 && limit.seconds <= MAX_WINDOW_SECONDS ? limit : undefined;
}

function invalidOptionError(text: string): StartupError {
  return new StartupError(
    `Invalid value "${text}" of --rate-limit: expected off, default, <requests>/<seconds> such as 1000/60 with at most 86400 seconds, or open-source=1000/60,managed=100/10.`,
  );
}
