import { type Dispatcher, Pool } from 'undici';
import { freeMemory } from '../../free-memory.ts';
import { isOverWithin } from '../../within.ts';
import type { Engine, Parameter, Statement } from '../engine.ts';
import { quoted } from './identifier.ts';
import { readNative } from './native.ts';
import { parameterText } from './parameter-text.ts';
import { receive } from './receive.ts';
import { type Form, formatOf, textOf, timeOf } from './settings.ts';

/** Where an engine speaks the HTTP of ClickHouse. */
export interface Address {
  /** With a path where a proxy has one in front of it. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/**
 * How long the way there and back may take beyond the statement itself, waiting for a session of the embedded engine included;
 * waiting for one of the connections is not.
 */
const WAY_MS = 15_000;

const INSERT_MS = 60_000;

/** What changes tables may take this long: on a large table a new column is quick, a new view may not be. */
const COMMAND_MS = 600_000;

/** Whoever asks whether the engine answers wants to know it soon, waiting for a connection included. */
export const READY_WITHIN_MS = 2_000;

/** What runs when the engine is closed may take this long. */
const GRACE_MS = 3_000;

const CONNECTIONS = 32;

interface Sent {
  readonly body: string | Buffer;
  readonly database?: string | undefined;
  /** What is in the address: settings, bound values, the statement when the body is rows. */
  readonly search: Readonly<Record<string, string>>;
  readonly timeMs: number;
  readonly signal?: AbortSignal | undefined;
}

const bound = (parameters: Readonly<Record<string, Parameter>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`param_${name}`, parameterText(value)]));

const readRows = <Row>(text: string): Row[] =>
  text === '' ? [] : (JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`) as Row[]);

/**
 * Speaks with an engine over HTTP; the embedded one answers in the same way as a server. ClickHouse's own client does
 * the same, and takes 2 ms longer for each statement.
 */
export const connectEngine = ({ url, user, password }: Address): Engine => {
  const { origin, pathname } = new URL(url);
  const root = pathname.replace(/\/+$/, '');
  const pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: 10_000 } });
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const request = ({ body, database, search, timeMs }: Sent): Dispatcher.DispatchOptions => ({
    method: 'POST',
    path: `${root}/?${new URLSearchParams(search)}`,
    headers: { authorization, ...(database !== undefined && { 'x-clickhouse-database': database }) },
    body,
    headersTimeout: timeMs,
    bodyTimeout: timeMs,
  });
  const send = (sent: Sent): Promise<Buffer> => receive(pool, request(sent), sent.signal);
  const read = (form: Form, statement: Statement): Promise<Buffer> => {
    const { parameters = {}, database, limits, signal } = statement;
    return send({
      body: textOf(statement, form),
      database,
      // An error in the middle of an answer would look like the end of it.
      search: { default_format: formatOf(form), wait_end_of_query: '1', ...bound(parameters) },
      timeMs: timeOf(limits) + WAY_MS,
      signal,
    });
  };
  return {
    query: async <Row>(statement: Statement) => readRows<Row>((await read('rows', statement)).toString()),
    async columns(statement) {
      const bytes = await read('columns', statement);
      const columns = await readNative(bytes);
      freeMemory([bytes]);
      return columns;
    },
    async insert(database, table, rows) {
      if (rows.length === 0) return;
      const query = `INSERT INTO ${quoted(database)}.${quoted(table)} FORMAT JSONEachRow`;
      const body = Buffer.isBuffer(rows) ? rows : rows.map((row) => JSON.stringify(row)).join('\n');
      await send({ body, search: { query }, timeMs: INSERT_MS });
    },
    async command(sql, database) {
      await send({ body: sql, database, search: { wait_end_of_query: '1' }, timeMs: COMMAND_MS });
    },
    async isReady() {
      try {
        const { statusCode, body } = await pool.request({
          method: 'GET',
          path: `${root}/ping`,
          headers: { authorization },
          signal: AbortSignal.timeout(READY_WITHIN_MS),
        });
        await body.dump();
        return statusCode === 200;
      } catch {
        return false;
      }
    },
    async close(graceMs = GRACE_MS) {
      if (!(await isOverWithin(pool.close(), graceMs))) await pool.destroy();
    },
  };
};
