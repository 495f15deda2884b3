import type { Client } from 'pg';
import { sqlState } from './postgres-errors.ts';

/** A number of our own among the advisory locks of a database: the first bytes of this service's name. */
const ADVISORY_KEY = '8026104365476897122';

const UNDEFINED_FUNCTION = '42883';
const UNSUPPORTED = '0A000';

/** What two processes that make the same table at the same time may get. */
const ALREADY_MADE = ['23505', '42710', '42P07', '40001'];
const ATTEMPTS = 5;

/**
 * Begins a transaction that holds the lock which the starts of all processes on a database share, until the transaction
 * or the connection ends. Databases that speak PostgreSQL's language do not all have advisory locks, and some have the
 * function but not the lock: there it is the lock of a row. Throws what `pg` throws.
 */
export async function beginWithLock(client: Client): Promise<void> {
  await client.query('begin');
  if (await takeAdvisoryLock(client)) return;
  await client.query('rollback');
  await makeLockRow(client);
  await client.query('begin');
  await client.query(`select name from process_locks where name = 'start' for update`);
}

async function takeAdvisoryLock(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_xact_lock($1::bigint)', [ADVISORY_KEY]);
    const { rowCount } = await client.query(
      `select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() limit 1`,
    );
    return rowCount === 1;
  } catch (error) {
    if ([UNDEFINED_FUNCTION, UNSUPPORTED].includes(sqlState(error) ?? '')) return false;
    throw error;
  }
}

async function makeLockRow(client: Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('create table if not exists process_locks (name text primary key)');
      await client.query(`insert into process_locks (name) values ('start') on conflict do nothing`);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !ALREADY_MADE.includes(sqlState(error) ?? '')) throw error;
    }
  }
}
