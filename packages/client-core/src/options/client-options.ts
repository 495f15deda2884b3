import type { Log, Logger, LogLevel } from '../logging/log.ts';
import type { Operation } from '../operation.ts';
import type { Middleware } from './middleware.ts';

/** The second argument of {@link Fetch}. */
export interface FetchInit {
  method: string;
  /** Header names are lower-case. */
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal;
  /** `fetch` must not follow redirects. The client follows same-origin redirects of GET requests. */
  redirect: 'manual';
}

/** A replacement for the global `fetch`, called with the same arguments. */
export type Fetch = (url: string, init: FetchInit) => Response | Promise<Response>;

/** Validates a request or response body: `strict` or `warn` of the `/validation` entry point of the client. */
export type Validation = (
  operation: Operation,
  direction: 'request' | 'response',
  value: unknown,
  log: Log,
  /** True if the response may be from a server with another version of the API, which can have fewer properties. */
  mayLackProperties?: boolean,
) => void;

/** At most `requests` requests in each window of `perMs` milliseconds. */
export interface RateLimit {
  readonly requests: number;
  readonly perMs: number;
}

/** Replaces names of the spec with the aliases of a server: the result of `rewrite` of the `/rewrite` entry point. */
export interface Rewrite {
  /** Returns a path template with aliases as segments. */
  pathToAlias(path: string): string;
  /** Returns a request body with aliases as property names. */
  toAlias(value: unknown): unknown;
  /** Returns the content of a response with the property names of the spec. */
  fromAlias(value: unknown): unknown;
  /** Returns request headers with aliases as names, in lower case. */
  headersToAlias(headers: Readonly<Record<string, string>>): Record<string, string>;
}

/** The options of both clients, except `baseUrl`, the credentials and the default ids of the managed client. */
export interface ConnectionOptions {
  /** Replaces the global `fetch`, for example for a proxy, a dispatcher or a test. Called as `fetch(url, init)`. */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Maximum duration of one attempt in milliseconds, including its body. `Infinity` disables the timeout.
   * @default 60_000
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Maximum duration of a call in milliseconds, including all attempts and the delays between them.
   * @default Infinity
   */
  readonly deadlineMs?: number | undefined;
  /**
   * Maximum number of retries after the first attempt. The attempt with renewed credentials after a 401 does not count as a retry.
   * @default 2
   */
  readonly retries?: number | undefined;
  /** Delays requests to stay below the rate limit of the service. @default no limit */
  readonly rateLimit?: RateLimit | undefined;
  /** Functions that wrap each request: every attempt, and every redirect that an attempt follows. The first function is the outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Receives the log lines. @default console */
  readonly logger?: Logger | undefined;
  /** Least severe level to log. `info` logs each attempt and each retry, `debug` adds headers and bodies. @default 'warn' */
  readonly logLevel?: LogLevel | undefined;
  /** Validates request and response bodies: `strict` or `warn` of the `/validation` entry point. @default none */
  readonly validation?: Validation | undefined;
  /** Replaces names of the spec with the aliases of a server: the result of `rewrite` of the `/rewrite` entry point. @default none */
  readonly rewrite?: Rewrite | undefined;
  /** `false` omits the `User-Agent` header of the client. Browsers always send their own. @default true */
  readonly userAgent?: boolean | undefined;
  /** Allows the client to run in a browser, where every visitor can read its credentials. @default false */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
}
