import type { Log, Logger, LogLevel } from '../logging/log.ts';
import type { Operation } from '../operation.ts';
import type { RateLimit } from '../pipeline/rate-limiter.ts';
import type { Rewrite } from '../pipeline/rewrite.ts';
import type { Middleware } from './middleware.ts';

/** What `fetch` is called with. */
export interface FetchInit {
  method: string;
  headers: Headers;
  body: string | null;
  signal: AbortSignal;
  /** Redirects are not followed. */
  redirect: 'manual';
}

/** Used instead of the global `fetch`, and called the same way. */
export type Fetch = (url: string, init: FetchInit) => Response | Promise<Response>;

/** Checks what is sent and what is answered: `strict` or `warn` of the client's `/validation`. */
export type Validation = (operation: Operation, direction: 'request' | 'response', value: unknown, log: Log) => void;

/** What both clients take, beside who calls. */
export interface ConnectionOptions {
  /** Used instead of the global `fetch`: for a proxy, a dispatcher, a test. Called as `fetch(url, init)`. */
  readonly fetch?: Fetch | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The longest that one attempt may take, its body included, in milliseconds; `Infinity` for no end. @default 60_000 */
  readonly timeoutMs?: number | undefined;
  /** The longest that a call may take with all attempts and the waits between them, in milliseconds. @default Infinity */
  readonly deadlineMs?: number | undefined;
  /** How often a failed attempt is made again, at most. @default 2 */
  readonly retries?: number | undefined;
  /** Waits instead of sending more than this, so that the service's own limit is not met. @default no limit */
  readonly rateLimit?: RateLimit | undefined;
  /** Functions around every attempt, the first outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Where log lines go. @default console */
  readonly logger?: Logger | undefined;
  /** The least important lines to log: `info` has one for each attempt, `debug` headers and bodies. @default 'warn' */
  readonly logLevel?: LogLevel | undefined;
  /** Checks requests and answers: `strict` or `warn` of this package's `/validation`. @default none */
  readonly validation?: Validation | undefined;
  /** For a deployment that uses other words than the specs. */
  readonly rewrite?: Rewrite | undefined;
  /** `false` sends no `User-Agent` of the client. Browsers never get one. @default true */
  readonly userAgent?: boolean | undefined;
  /** Lets the client run in a browser, where everybody can read its credentials. @default false */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
}
