import type { Transaction } from 'kysely';
import type { Clock } from '../domain/clock.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Quotas } from './quotas.ts';

/** What every kind of resource is built on. */
export interface ResourceContext {
  readonly store: Store;
  readonly clock: Clock;
  /** Makes time-ordered ids of 24 hex characters. */
  readonly newId: () => string;
  /** The bounds on what a tenant stores. */
  readonly quotas: Quotas;
}

/** What has to be written together with what was made, or not at all. May be called again when a transaction is. */
export type OnCommit<Made> = (tx: Transaction<Tables>, made: Made) => Promise<void>;
