import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { buildConnector } from 'undici';
import { createClient } from '../clickhouse/client.ts';
import type { Engine, Statement } from '../clickhouse/engine.ts';
import { fairEngine, totalSlots } from '../clickhouse/fair-engine.ts';
import type { ResponseMemory } from '../clickhouse/response-body.ts';
import { timeLimitMs } from '../clickhouse/statement-text.ts';
import { toServerError } from './server-errors.ts';

/** Opens a socket to the host of a URL for a tenant. Throws, or the socket emits an error, if the target is not allowed. */
export type Connect = (url: URL, tenant: string) => Socket;

/** The address and the credentials of a connection. A connection is an API resource: a ClickHouse server that a tenant has connected. */
export interface ServerAddress {
  readonly host: string;
  readonly username: string;
  readonly password: string;
}

/** The slots for statements of this process on one server, by workload. {@link fairEngine} gives a tenant at most half of them. */
const SLOTS = { charts: 4, alerts: 2, system: 2 } as const;

const CONNECT_TIMEOUT_MS = 10_000;

/** Maximum time limits of statements. That of alerts is short: few are evaluated concurrently, so a slow server could delay the others. */
const TIME_LIMITS_MS = { charts: 30_000, alerts: 10_000, system: 10_000 } as const;

/** Maximum time of a request in addition to the time limit of its statement. It bounds responses that arrive slowly. */
const TRANSPORT_TIMEOUT_MS = 15_000;

/** Returns a connector for undici that opens sockets with `connect`. */
function createConnector(url: URL, connect: (url: URL) => Socket): buildConnector.connector {
  const event = url.protocol === 'https:' ? 'secureConnect' : 'connect';
  return (_, callback) => {
    let socket: Socket;
    try {
      socket = connect(url);
    } catch (error) {
      callback(error as Error, null);
      return;
    }
    const timer = setTimeout(() => socket.destroy(new Error('connect timeout')), CONNECT_TIMEOUT_MS);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      callback(error, null);
    };
    socket.once('error', fail).once(event, () => {
      clearTimeout(timer);
      socket.off('error', fail);
      callback(null, socket as Socket | TLSSocket);
    });
  };
}

/** Returns a function that reads a column. It throws the error for an invalid response if the column is missing or has another type. */
function guardedColumn<Column>(read: (name: string) => Column): (name: string) => Column {
  return (name) => {
    try {
      return read(name);
    } catch (error) {
      throw toServerError(error, undefined);
    }
  };
}

/** Returns an engine whose statements have a total time limit, and whose errors are converted by {@link toServerError}. */
function guardEngine(engine: Engine): Engine {
  const run = async <Result>(
    statement: Statement,
    work: (withTimeLimit: Statement) => Promise<Result>,
  ): Promise<Result> => {
    const timeMs = Math.min(timeLimitMs(statement.limits), TIME_LIMITS_MS[statement.queue?.workload ?? 'system']);
    const timeout = AbortSignal.timeout(timeMs + TRANSPORT_TIMEOUT_MS);
    const signal = statement.signal ? AbortSignal.any([statement.signal, timeout]) : timeout;
    try {
      return await work({ ...statement, limits: { ...statement.limits, timeMs }, signal });
    } catch (error) {
      throw toServerError(error, statement.signal);
    }
  };
  return {
    ...engine,
    query: <Row>(statement: Statement) => run(statement, (withTimeLimit) => engine.query<Row>(withTimeLimit)),
    async columns(statement) {
      const { rows, numbers, strings, lists } = await run(statement, (withTimeLimit) => engine.columns(withTimeLimit));
      return { rows, numbers: guardedColumn(numbers), strings: guardedColumn(strings), lists: guardedColumn(lists) };
    },
  };
}

/** Opens the server of a connection. Only the methods `query`, `columns` and `close` may be called: the service does not write to it. */
export function openServer(
  { host, username, password }: ServerAddress,
  connect: (url: URL) => Socket,
  responseMemory: ResponseMemory,
): Engine {
  const url = new URL(host);
  const address = {
    url: url.origin + url.pathname,
    user: username === '' ? 'default' : username,
    password,
    connect: createConnector(url, connect),
  };
  return fairEngine(guardEngine(createClient(address, { maxStatements: totalSlots(SLOTS), responseMemory })), SLOTS);
}
