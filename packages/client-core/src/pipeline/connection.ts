import type { CallState } from '../calls/call-state.ts';
import { createLog, type Log } from '../logging/log.ts';
import { refuseBrowser } from '../options/browser.ts';
import { checkHeaders } from '../options/checked-headers.ts';
import { checkedNumber } from '../options/checked-number.ts';
import type { ConnectionOptions, Fetch, Validation } from '../options/client-options.ts';
import type { Credentials } from '../options/credentials.ts';
import type { Middleware } from '../options/middleware.ts';
import { userAgentHeader } from '../options/user-agent.ts';
import type { PathDefault } from './build-path.ts';
import { createRateLimit } from './rate-limiter.ts';
import type { Rewrite } from './rewrite.ts';

/** What a client is made of: its options, checked, and defaults in place of what was not given. */
export interface Connection {
  readonly origin: string;
  readonly credentials: Credentials;
  /** Path parameters that calls need not name. */
  readonly defaults: Readonly<Record<string, PathDefault>>;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retries: number;
  readonly rateLimit: ((call: CallState) => Promise<void> | undefined) | undefined;
  readonly middleware: readonly Middleware[];
  readonly log: Log;
  readonly validation: Validation | undefined;
  readonly rewrite: Rewrite;
}

/** What only the client of one deployment knows. */
export type Identity = Pick<Connection, 'origin' | 'credentials' | 'defaults'> & {
  /** Such as `observability-api-open-source/1.2.3`. */
  readonly userAgent: string;
};

/** Checks the options. Throws a TypeError that names the one that makes no sense. */
export function createConnection({ userAgent, ...identity }: Identity, options: ConnectionOptions): Connection {
  refuseBrowser(options.dangerouslyAllowBrowser);
  const { headers = {}, timeoutMs = 60_000, deadlineMs = Infinity, retries = 2, rateLimit, middleware = [] } = options;
  checkHeaders(headers);
  if (!Array.isArray(middleware)) throw new TypeError('`middleware` must be a list.');
  return {
    ...identity,
    // Looked up at each call, so that a test or a tracer can put its own in place of the global one.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    headers: { ...userAgentHeader(options.userAgent, userAgent), ...headers },
    timeoutMs: checkedNumber('timeoutMs', timeoutMs),
    deadlineMs: checkedNumber('deadlineMs', deadlineMs),
    retries: checkedNumber('retries', retries),
    rateLimit: rateLimit && createRateLimit(rateLimit),
    middleware,
    log: createLog(options.logger, options.logLevel),
    validation: options.validation,
    rewrite: options.rewrite ?? {},
  };
}
