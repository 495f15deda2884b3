import { type buildConnector, type Dispatcher, Pool } from 'undici';
import { settlesWithin } from '../../domain/settles-within.ts';
import { QueryTooLargeError } from './engine-errors.ts';
import { readResponse } from './read-response.ts';
import type { ResponseBody, ResponseMemory } from './response-body.ts';
import { MAX_SERVER_URL_BYTES } from './statement-text.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/** The HTTP interface of an engine. */
export interface EngineAddress {
  /** May have a path, for a server behind a proxy. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** The maximum length of the URL of a request in bytes. @default {@link MAX_SERVER_URL_BYTES} */
  readonly maxUrlBytes?: number;
  /** Opens the sockets to the engine. @default the connector of undici, with a timeout of 10 seconds */
  readonly connect?: buildConnector.connector;
}

/** A request to an engine. */
interface EngineRequest {
  readonly body: string | Buffer;
  readonly database?: string | undefined;
  /** The query string: settings, parameters, and the SQL text of an INSERT, whose rows are in the body. */
  readonly search: Readonly<Record<string, string>>;
  /** The maximum time until the response, and between two chunks of its body. */
  readonly timeMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Reads the result from the body of a response, which is freed afterwards. */
export type Parse<Result> = (body: ResponseBody) => Promise<Result>;

/** Sends requests to an engine over a pool of connections. */
export class HttpTransport {
  readonly #root: string;
  readonly #pool: Pool;
  readonly #authorization: string;
  readonly #maxUrlBytes: number;
  readonly #responseMemory: ResponseMemory | undefined;

  constructor(
    { url, user, password, connect, maxUrlBytes = MAX_SERVER_URL_BYTES }: EngineAddress,
    connections: number,
    responseMemory: ResponseMemory | undefined,
  ) {
    const { origin, pathname } = new URL(url);
    this.#root = pathname.replace(/\/+$/, '');
    this.#pool = new Pool(origin, { connections, connect: connect ?? { timeout: CONNECT_TIMEOUT_MS } });
    this.#authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    this.#maxUrlBytes = maxUrlBytes;
    this.#responseMemory = responseMemory;
  }

  /**
   * Sends a request. Returns the result that `parse` reads from the response. Throws the errors of {@link readResponse}, and
   * QueryTooLargeError if the parameters are too long for a URL.
   */
  async send<Result>(request: EngineRequest, parse: Parse<Result>): Promise<Result> {
    const options = this.#dispatchOptions(request);
    const body = await readResponse(this.#pool, options, request.signal, this.#responseMemory);
    try {
      return await parse(body);
    } finally {
      body.free();
    }
  }

  #dispatchOptions({ body, database, search, timeMs }: EngineRequest): Dispatcher.DispatchOptions {
    const path = `${this.#root}/?${new URLSearchParams(search)}`;
    if (path.length > this.#maxUrlBytes) {
      throw new QueryTooLargeError('statement', `expected a URL of at most ${this.#maxUrlBytes} bytes, received more`);
    }
    return {
      method: 'POST',
      path,
      headers: {
        authorization: this.#authorization,
        ...(database !== undefined && { 'x-clickhouse-database': database }),
      },
      body,
      headersTimeout: timeMs,
      bodyTimeout: timeMs,
    };
  }

  /** Returns true if the response to a GET request arrives within `timeoutMs` and has the status 200. */
  async responds(path: string, timeoutMs: number): Promise<boolean> {
    try {
      const { statusCode, body } = await this.#pool.request({
        method: 'GET',
        path: `${this.#root}/${path}`,
        headers: { authorization: this.#authorization },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await body.dump();
      return statusCode === 200;
    } catch {
      return false;
    }
  }

  /** Waits up to `graceMs` for running requests, then closes the connections. */
  async close(graceMs: number): Promise<void> {
    if (!(await settlesWithin(this.#pool.close(), graceMs))) await this.#pool.destroy();
  }
}
