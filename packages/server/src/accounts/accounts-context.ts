import type { Transaction } from 'kysely';
import { toIsoTime } from '../domain/timestamp.ts';
import type { ResourceContext } from '../resources/context.ts';
import type { Tables } from '../store/tables.ts';

/** What rows are made with: a transaction, its moment and new ids. */
export interface AccountWrite {
  readonly tx: Transaction<Tables>;
  readonly now: string;
  readonly newId: ResourceContext['newId'];
}

/** What tenants and keys are made on. */
export interface AccountsContext {
  readonly store: Pick<ResourceContext['store'], 'db' | 'transaction'>;
  readonly clock: ResourceContext['clock'];
  readonly newId: ResourceContext['newId'];
}

/** Makes rows in one transaction. */
export function writeAccount<Made>(
  { store, clock, newId }: AccountsContext,
  work: (making: AccountWrite) => Promise<Made>,
): Promise<Made> {
  return store.transaction((tx) => work({ tx, now: toIsoTime(clock()), newId }));
}
