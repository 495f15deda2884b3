import { type ClickHouseClient, ClickHouseError, createClient } from '@clickhouse/client';
import { Unavailable } from '../../resources/errors.ts';
import type { Engine, Limits, Statement } from '../engine.ts';
import { QueryFailed, QueryTimeout, QueryTooLarge } from '../engine-errors.ts';
import { quoted } from './identifier.ts';
import { settingsClause, timeOf } from './settings.ts';

/** Where an engine speaks the HTTP of ClickHouse. */
export interface Address {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/** How long the way there and back may take beyond the statement itself, waiting for its turn included. */
const WAY_MS = 15_000;

/** What changes tables may take this long: on a large table a new column is quick, a new view may not be. */
const COMMAND_MS = 600_000;

const timeouts = new Set([159, 160]);
const outOfMemory = new Set([241]);
const tooManyRows = new Set([158, 396]);

/** Codes that say that nothing is wrong with the statement: the engine is stopping, or too busy to begin. */
const notNow = new Set([202, 210, 236, 745]);

const asOurs = (error: unknown): Error => {
  if (!(error instanceof ClickHouseError)) {
    if (error instanceof Error && /^Timeout error/.test(error.message)) {
      return new QueryTimeout(159, error.message, { cause: error });
    }
    return new Unavailable('The telemetry engine does not answer', { cause: error });
  }
  const code = Number(error.code);
  const options = { cause: error };
  if (timeouts.has(code)) return new QueryTimeout(code, error.message, options);
  if (outOfMemory.has(code)) return new QueryTooLarge('memory', code, error.message, options);
  if (tooManyRows.has(code)) return new QueryTooLarge('rows', code, error.message, options);
  if (notNow.has(code)) return new Unavailable('The telemetry engine is too busy', options);
  return new QueryFailed(code, error.message, options);
};

const ours = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw asOurs(error);
  }
};

/** JSON has no bigint, which is how a time in nanoseconds comes. */
const stringify = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner));

const connect = ({ url, user, password }: Address, timeoutMs: number): ClickHouseClient =>
  createClient({
    url,
    username: user,
    password,
    request_timeout: timeoutMs,
    max_open_connections: 32,
    application: 'observability-api',
    json: { parse: JSON.parse, stringify },
    log: { level: 127 },
  });

/** Speaks with an engine over HTTP; the embedded one answers in the same way as a server. */
export const connectEngine = (address: Address): Engine => {
  const clients = new Map<number, ClickHouseClient>();
  const clientFor = (timeMs: number): ClickHouseClient => {
    const known = clients.get(timeMs);
    if (known) return known;
    const client = connect(address, timeMs + WAY_MS);
    clients.set(timeMs, client);
    return client;
  };
  const inDatabase = (database: string | undefined) =>
    database === undefined ? {} : { http_headers: { 'X-ClickHouse-Database': database } };
  // Small statements of the interface, inserts and commands each have a time, so there are a few clients, not many.
  const forQueries = (limits: Limits = {}) => clientFor(Math.ceil(timeOf(limits) / 10_000) * 10_000);
  return {
    query: <Row>({ sql, parameters = {}, database, limits = {} }: Statement) =>
      ours(async () => {
        const answer = await forQueries(limits).query({
          query: `${sql}\n${settingsClause(limits)}`,
          format: 'JSONEachRow',
          query_params: { ...parameters },
          // An error in the middle of an answer would look like the end of it. Of EXPLAIN only this sets the format.
          clickhouse_settings: { wait_end_of_query: 1, default_format: 'JSONEachRow' },
          ...inDatabase(database),
        });
        return answer.json<Row>();
      }),
    insert: async (database, table, rows) => {
      if (rows.length === 0) return;
      await ours(() =>
        clientFor(60_000).insert({
          table: `${quoted(database)}.${quoted(table)}`,
          values: rows,
          format: 'JSONEachRow',
        }),
      );
    },
    command: (sql, database) =>
      ours(async () => {
        await clientFor(COMMAND_MS).command({ query: sql, ...inDatabase(database) });
      }),
    async isReady() {
      const { success } = await clientFor(10_000).ping({ select: false });
      return success;
    },
    async close() {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
};
