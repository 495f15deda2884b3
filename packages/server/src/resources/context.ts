import type { Clock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';

/** What every kind of resource is built on. */
export interface Context {
  readonly store: Store;
  readonly clock: Clock;
  /** Makes time-ordered ids of 24 hex characters. */
  readonly newId: () => string;
}

/** The owner of observability resources: a team, or a service of the managed deployment. */
export interface Tenant {
  readonly id: string;
  /** Set for a team, whose alerts name it. */
  readonly teamId?: string;
}
