import { randomUUID } from 'node:crypto';
import { type buildConnector, type Dispatcher, Pool } from 'undici';
import { settlesWithin } from '../../domain/settles-within.ts';
import type { Engine, Parameter, Statement } from './engine.ts';
import { parseNative } from './native-format.ts';
import { formatParameter, quoteTable } from './quoting.ts';
import { readResponse } from './read-response.ts';
import type { ResponseBody, ResponseMemory } from './response-body.ts';
import { readRows } from './row-format.ts';
import {
  cancellationText,
  formatName,
  MAX_STATEMENT_BYTES,
  type ResultFormat,
  rowLimit,
  statementText,
  timeLimitMs,
} from './statement-text.ts';

/** The HTTP interface of an engine. */
export interface EngineAddress {
  /** May have a path, for a server behind a proxy. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Opens the sockets to the engine. @default the connector of undici, with a timeout of 10 seconds */
  readonly connect?: buildConnector.connector;
}

/** Time limit of the transport, in addition to the time limit of the statement. */
const TRANSPORT_TIMEOUT_MS = 15_000;

const INSERT_TIMEOUT_MS = 60_000;

/** DDL can take long: a new view over a large table reads all of its rows. */
const COMMAND_TIMEOUT_MS = 600_000;

/** Time limit of a readiness check, including the time to get a connection. */
export const READY_TIMEOUT_MS = 2_000;

/** Time that running statements have to finish when the engine is closed. */
export const CLOSE_TIMEOUT_MS = 3_000;

/** The cancellation of a statement is repeated, because the first one may arrive before the statement is registered. */
const CANCEL_INTERVAL_MS = 1_000;

const CANCEL_TIMEOUT_MS = 5_000;

/** The limits of a connection. */
export interface ConnectionLimits {
  /** Maximum number of statements that run concurrently. */
  readonly maxStatements: number;
  /** Maximum memory of a statement that does not set a limit of its own, in bytes. @default 2 GiB */
  readonly statementMemory?: number | undefined;
  /** The memory for responses. @default no bound on all responses together */
  readonly responseMemory?: ResponseMemory | undefined;
}

/** An engine whose process can be checked. */
export interface ConnectedEngine extends Engine {
  /** Returns true if the embedded engine runs a statement within this time. Its slots need not be free. */
  isAlive(timeoutMs: number): Promise<boolean>;
}

/** Connections in addition to one per slot, for cancellations and readiness checks. */
const EXTRA_CONNECTIONS = 2;

interface EngineRequest {
  readonly body: string | Buffer;
  readonly database?: string | undefined;
  /** The query string: settings, parameters, and the SQL text if the body has the rows. */
  readonly search: Readonly<Record<string, string>>;
  readonly timeMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Returns the parameters of a statement as query parameters of the request. */
function toQueryParameters(parameters: Readonly<Record<string, Parameter>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [`param_${name}`, formatParameter(value)]),
  );
}

/** Reads the result from the body of a response, which is freed afterwards. */
type Parse<Result> = (body: ResponseBody) => Promise<Result>;

async function ignoreBody(): Promise<void> {}

/** Calls `cancel` repeatedly once the signal is aborted. Returns a function that stops the calls. */
function cancelOnAbort(signal: AbortSignal, cancel: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    cancel();
    timer = setInterval(cancel, CANCEL_INTERVAL_MS);
  };
  signal.addEventListener('abort', start);
  return () => {
    signal.removeEventListener('abort', start);
    clearInterval(timer);
  };
}

/**
 * Connects to an engine over HTTP, with the same protocol for the embedded engine and a server. ClickHouse's own client takes 2 ms
 * more for each statement.
 */
export function createClient(
  { url, user, password, connect }: EngineAddress,
  { maxStatements, statementMemory, responseMemory }: ConnectionLimits,
): ConnectedEngine {
  const { origin, pathname } = new URL(url);
  const root = pathname.replace(/\/+$/, '');
  const pool = new Pool(origin, {
    connections: maxStatements + EXTRA_CONNECTIONS,
    connect: connect ?? { timeout: 10_000 },
  });
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const toDispatchOptions = ({ body, database, search, timeMs }: EngineRequest): Dispatcher.DispatchOptions => ({
    method: 'POST',
    path: `${root}/?${new URLSearchParams(search)}`,
    headers: { authorization, ...(database !== undefined && { 'x-clickhouse-database': database }) },
    body,
    headersTimeout: timeMs,
    bodyTimeout: timeMs,
  });
  const send = async <Result>(request: EngineRequest, parse: Parse<Result>): Promise<Result> => {
    const body = await readResponse(pool, toDispatchOptions(request), request.signal, responseMemory);
    try {
      return await parse(body);
    } finally {
      body.free();
    }
  };
  const cancel = (id: string): void => {
    const request = { body: cancellationText(id), search: { wait_end_of_query: '1' }, timeMs: CANCEL_TIMEOUT_MS };
    // If the cancellation fails, the statement runs until its time limit.
    send(request, ignoreBody).catch(() => undefined);
  };
  const read = async <Result>(format: ResultFormat, statement: Statement, parse: Parse<Result>): Promise<Result> => {
    const { parameters = {}, database, limits, signal } = statement;
    const id = randomUUID();
    const stopCancelling = signal && cancelOnAbort(signal, () => cancel(id));
    try {
      return await send(
        {
          body: statementText(statement, format, { id, defaultMemory: statementMemory }),
          database,
          // Without `wait_end_of_query`, an error in the middle of a result looks like the end of the result.
          search: {
            default_format: formatName(format),
            wait_end_of_query: '1',
            // The parser applies this limit before it reads the settings in the text.
            max_query_size: String(MAX_STATEMENT_BYTES),
            ...toQueryParameters(parameters),
          },
          timeMs: timeLimitMs(limits) + TRANSPORT_TIMEOUT_MS,
          signal,
        },
        parse,
      );
    } finally {
      stopCancelling?.();
    }
  };
  const responds = async (path: string, timeoutMs: number): Promise<boolean> => {
    try {
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: `${root}/${path}`,
        headers: { authorization },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await body.dump();
      return statusCode === 200;
    } catch {
      return false;
    }
  };
  return {
    query: <Row>(statement: Statement) =>
      read('rows', statement, (body) => readRows<Row>(body, rowLimit(statement.limits))),
    columns: (statement) => read('columns', statement, (body) => parseNative(body, rowLimit(statement.limits))),
    async insert(database, table, rows) {
      if (rows.length === 0) return;
      const query = `INSERT INTO ${quoteTable(database, table)} FORMAT JSONEachRow`;
      const body = Buffer.isBuffer(rows) ? rows : rows.map((row) => JSON.stringify(row)).join('\n');
      await send({ body, search: { query }, timeMs: INSERT_TIMEOUT_MS }, ignoreBody);
    },
    async command(sql, database) {
      const search = { wait_end_of_query: '1' };
      await send({ body: sql, database, search, timeMs: COMMAND_TIMEOUT_MS }, ignoreBody);
    },
    isReady: () => responds('ping', READY_TIMEOUT_MS),
    isAlive: (timeoutMs) => responds('alive', timeoutMs),
    async close(graceMs = CLOSE_TIMEOUT_MS) {
      if (!(await settlesWithin(pool.close(), graceMs))) await pool.destroy();
    },
  };
}
