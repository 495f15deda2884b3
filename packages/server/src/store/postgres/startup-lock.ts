import type { Client } from 'pg';
import { sqlState } from './postgres-errors.ts';

/** The key of the advisory lock: the first eight bytes of `observability-api` as an integer. */
const ADVISORY_KEY = '8026104365476897122';

const UNDEFINED_FUNCTION = '42883';
const UNSUPPORTED = '0A000';

/** SQLSTATE codes that concurrent `create table if not exists` statements can fail with. */
const CREATION_CONFLICTS = ['23505', '42710', '42P07', '40001'];
const ATTEMPTS = 5;

/**
 * Begins a transaction and acquires the startup lock of the database, so that only one process at a time runs its startup.
 * The lock is released when the transaction or the connection ends. The lock is an advisory lock. Some databases that are
 * compatible with PostgreSQL do not support advisory locks, or accept the function without locking: there the lock is a row
 * lock. Throws the errors of `pg`.
 */
export async function beginWithLock(client: Client): Promise<void> {
  await client.query('begin');
  if (await acquireAdvisoryLock(client)) return;
  await client.query('rollback');
  await createLockRow(client);
  await client.query('begin');
  await client.query(`select name from process_locks where name = 'start' for update`);
}

async function acquireAdvisoryLock(client: Client): Promise<boolean> {
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

async function createLockRow(client: Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('create table if not exists process_locks (name text primary key)');
      await client.query(`insert into process_locks (name) values ('start') on conflict do nothing`);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !CREATION_CONFLICTS.includes(sqlState(error) ?? '')) throw error;
    }
  }
}
