import type { Pool } from 'pg';
import { countInMemory } from './count-in-memory.ts';
import type { Limit } from './rate-limit-option.ts';

/** How far a window has been used up. */
export interface Count {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Until the window ends, rounded up. */
  readonly resetSeconds: number;
  /** Whether this was one more than the limit. */
  readonly over: boolean;
}

/** Counts what is done under a key within fixed windows. Throws Unavailable when it cannot count. */
export type Counter = (key: string) => Count | Promise<Count>;

/**
 * Makes what makes counters. With a pool the counts are in PostgreSQL, so that any number of processes count as one;
 * `name` keeps counters apart there.
 */
export async function createCounters(pool: Pool | undefined): Promise<(name: string, limit: Limit) => Counter> {
  if (!pool) return (_, limit) => countInMemory(limit);
  // Here, for what a service without PostgreSQL does not load.
  const { countInPostgres } = await import('./count-in-postgres.ts');
  return (name, limit) => countInPostgres(name, limit, pool);
}
