import type { Pool } from 'pg';
import { countInMemory } from './count-in-memory.ts';
import type { Counter } from './counter.ts';
import type { Limit } from './rate-limit-option.ts';

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
