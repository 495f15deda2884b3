import type { Transaction } from 'kysely';
import { toIsoTime } from '../domain/timestamp.ts';
import type { ResourceContext } from '../resources/context.ts';
import type { Tables } from '../store/tables.ts';

/**
 * A transaction that changes accounts, with its time and the generator of ids for new rows. Accounts are the teams, organizations,
 * services, pipes, keys and sources that admin commands change.
 */
export interface AccountWrite {
  readonly tx: Transaction<Tables>;
  readonly now: string;
  readonly newId: ResourceContext['newId'];
}

/** The dependencies of the functions that read and change accounts. */
export interface AccountsContext {
  readonly store: Pick<ResourceContext['store'], 'db' | 'transaction'>;
  readonly clock: ResourceContext['clock'];
  readonly newId: ResourceContext['newId'];
}

/** Runs `work` in one transaction and returns its result. */
export function writeAccount<Result>(
  { store, clock, newId }: AccountsContext,
  work: (write: AccountWrite) => Promise<Result>,
): Promise<Result> {
  return store.transaction((tx) => work({ tx, now: toIsoTime(clock()), newId }));
}

/** Returns the ids of all tenants: teams first, then the services of organizations, each oldest first. */
export async function listTenantIds({ store: { db } }: AccountsContext): Promise<string[]> {
  // Ids of teams are time-ordered, ids of services are random.
  const teams = await db.selectFrom('teams').select('id').orderBy('id').execute();
  const services = await db.selectFrom('services').select('id').orderBy('created_at').orderBy('id').execute();
  return [...teams, ...services].map(({ id }) => id);
}
