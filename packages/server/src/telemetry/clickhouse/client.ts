import { randomUUID } from 'node:crypto';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import type { Engine, Parameter, Statement } from './engine.ts';
import { type EngineAddress, HttpTransport, type Parse } from './http-transport.ts';
import { parseNative } from './native-format.ts';
import { formatParameter, quoteTable } from './quoting.ts';
import type { ResponseMemory } from './response-body.ts';
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

/** Time limit of the transport, in addition to the time limit of the statement. */
const TRANSPORT_TIMEOUT_MS = 15_000;

const INSERT_TIMEOUT_MS = 60_000;

/** A command can take minutes: deleting rows rewrites the data parts that contain them. */
const COMMAND_TIMEOUT_MS = 600_000;

/** Time limit of a readiness check, including the time to get a connection. */
export const READY_TIMEOUT_MS = 2_000;

/** Time that running statements have to finish when the engine is closed. */
export const CLOSE_TIMEOUT_MS = 3_000;

/** The cancellation of a statement is repeated, because the first one may arrive before the statement is registered. */
const CANCEL_INTERVAL_MS = 1_000;

const CANCEL_TIMEOUT_MS = 5_000;

/** The limits on statements and responses. */
export interface ConnectionLimits {
  /** Maximum number of statements that run concurrently. */
  readonly maxStatements: number;
  /** Maximum memory of a statement that does not set a limit of its own, in bytes. @default 2 GiB */
  readonly statementMemory?: number | undefined;
  /** Reserves the memory of responses. @default no limit on the memory of all responses together */
  readonly responseMemory?: ResponseMemory | undefined;
}

/** An engine whose process can be checked. */
export interface ConnectedEngine extends Engine {
  /** Returns true if the embedded engine responds to a statement within this time, even while it runs `maxStatements` others. */
  isAlive(timeoutMs: number): Promise<boolean>;
}

/** HTTP connections in addition to one per running statement, for cancellations and checks of the engine. */
const EXTRA_CONNECTIONS = 2;

/** The number of characters of parameters that are formatted before other work runs. */
const CHARACTERS_PER_TICK = 64 * 1024;

/** Returns the parameters of a statement as query parameters of the request. Lets other work run if they are long. */
async function toQueryParameters(parameters: Readonly<Record<string, Parameter>>): Promise<Record<string, string>> {
  const formatted: Record<string, string> = {};
  let characters = 0;
  for (const [name, value] of Object.entries(parameters)) {
    const text = formatParameter(value);
    formatted[`param_${name}`] = text;
    characters += text.length;
    if (characters < CHARACTERS_PER_TICK) continue;
    await nextFreeTick();
    characters = 0;
  }
  return formatted;
}

async function ignoreBody(): Promise<void> {}

/** Calls `cancel` when the signal is aborted, then every {@link CANCEL_INTERVAL_MS}. Returns a function that stops the calls. */
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
 * Connects to an engine over HTTP, with the same protocol for the embedded engine and a server. ClickHouse's own client takes
 * longer for each statement.
 */
export function createClient(
  address: EngineAddress,
  { maxStatements, statementMemory, responseMemory }: ConnectionLimits,
): ConnectedEngine {
  const transport = new HttpTransport(address, maxStatements + EXTRA_CONNECTIONS, responseMemory);
  const cancel = (id: string): void => {
    const request = { body: cancellationText(id), search: { wait_end_of_query: '1' }, timeMs: CANCEL_TIMEOUT_MS };
    // A failed cancellation needs no handling: `cancelOnAbort` repeats it until the statement ends.
    transport.send(request, ignoreBody).catch(() => undefined);
  };
  const read = async <Result>(format: ResultFormat, statement: Statement, parse: Parse<Result>): Promise<Result> => {
    const { parameters = {}, database, limits, signal } = statement;
    const id = randomUUID();
    const stopCancelling = signal && cancelOnAbort(signal, () => cancel(id));
    try {
      return await transport.send(
        {
          body: statementText(statement, format, { id, defaultMemory: statementMemory }),
          database,
          search: {
            default_format: formatName(format),
            // Without it, an error in the middle of a result looks like the end of the result.
            wait_end_of_query: '1',
            // The parser applies this limit before it reads the settings in the text.
            max_query_size: String(MAX_STATEMENT_BYTES),
            ...(await toQueryParameters(parameters)),
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
  return {
    query: <Row>(statement: Statement) =>
      read('rows', statement, (body) => readRows<Row>(body, rowLimit(statement.limits))),
    columns: (statement) => read('columns', statement, (body) => parseNative(body, rowLimit(statement.limits))),
    async insert(database, table, rows) {
      if (rows.length === 0) return;
      const query = `INSERT INTO ${quoteTable(database, table)} FORMAT JSONEachRow`;
      const body = Buffer.isBuffer(rows) ? rows : rows.map((row) => JSON.stringify(row)).join('\n');
      await transport.send({ body, search: { query }, timeMs: INSERT_TIMEOUT_MS }, ignoreBody);
    },
    async command(sql, database) {
      const search = { wait_end_of_query: '1' };
      await transport.send({ body: sql, database, search, timeMs: COMMAND_TIMEOUT_MS }, ignoreBody);
    },
    isReady: () => transport.responds('ping', READY_TIMEOUT_MS),
    isAlive: (timeoutMs) => transport.responds('alive', timeoutMs),
    close: (graceMs = CLOSE_TIMEOUT_MS) => transport.close(graceMs),
  };
}
