import type { CallState } from '../calls/call-state.ts';
import { createLog, type Log } from '../logging/log.ts';
import { assertNotBrowser, userAgentHeaders } from '../options/browser.ts';
import type { ConnectionOptions, Fetch, Rewrite, Validation } from '../options/client-options.ts';
import type { Credentials } from '../options/credentials.ts';
import type { Middleware } from '../options/middleware.ts';
import { checkHeaders, checkLimits } from '../options/option-checks.ts';
import type { PathDefault } from './build-path.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** The checked options of a client, with their defaults. */
export interface Connection {
  /** The URL of the service, to which paths of the spec are appended. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  /** Default values of path parameters, by name. */
  readonly defaults: Readonly<Record<string, PathDefault>>;
  readonly fetch: Fetch;
  /** The headers of every request, with lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retries: number;
  readonly rateLimiter: ((call: CallState) => Promise<void> | undefined) | undefined;
  readonly middleware: readonly Middleware[];
  readonly log: Log;
  readonly validation: Validation | undefined;
  readonly rewrite: Rewrite | undefined;
  /** True after a response has shown that the server honors idempotency keys. */
  honorsKeys: boolean;
}

/** The options that depend on the deployment. */
export type ClientIdentity = Pick<Connection, 'baseUrl' | 'credentials' | 'defaults'> & {
  /** The `User-Agent` header, such as `observability-api-open-source/1.2.3`. */
  readonly userAgent: string;
};

/** Checks the options of a client and adds the defaults. Throws a TypeError that names an invalid option. */
export function createConnection({ userAgent, ...identity }: ClientIdentity, options: ConnectionOptions): Connection {
  assertNotBrowser(options.dangerouslyAllowBrowser);
  checkLimits(options);
  const { headers = {}, rateLimit, middleware = [] } = options;
  if (!Array.isArray(middleware)) throw new TypeError('`middleware` must be an array.');
  return {
    ...identity,
    // Reads the global at each call, so that tests and tracers can replace it later.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    headers: { ...userAgentHeaders(options.userAgent, userAgent), ...checkHeaders(headers) },
    timeoutMs: options.timeoutMs ?? 60_000,
    deadlineMs: options.deadlineMs ?? Infinity,
    retries: options.retries ?? 2,
    rateLimiter: rateLimit && createRateLimiter(rateLimit),
    middleware,
    log: createLog(options.logger, options.logLevel),
    validation: options.validation,
    rewrite: options.rewrite,
    honorsKeys: false,
  };
}
