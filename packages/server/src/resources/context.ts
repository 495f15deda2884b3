import type { Transaction } from 'kysely';
import type { Clock } from '../domain/timestamp.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Quotas } from './quotas.ts';

/** The dependencies that the services of all resources share. */
export interface ResourceContext {
  readonly store: Store;
  readonly clock: Clock;
  /** Creates time-ordered ids of 24 hexadecimal characters. */
  readonly newId: () => string;
  /** The storage limits of tenants. */
  readonly quotas: Quotas;
}

/**
 * The transaction of a write. For an API request, the HTTP adapter opens the transaction and passes it to the handler. If the request has
 * an `Idempotency-Key`, the result is stored in the same transaction. The work in a transaction may run several times, see
 * `Store.transaction`.
 */
export type Tx = Transaction<Tables>;
