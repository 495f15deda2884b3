import type { Pool } from 'pg';
import { countInMemory } from './count-in-memory.ts';
import type { Counter } from './counter.ts';
import type { Limit } from './rate-limit-option.ts';

/**
 * Returns a function that creates the counters of rate limits. With a PostgreSQL pool, the counts are in the database and all processes
 * share them. `name` identifies a counter there.
 */
export async function createCounters(pool: Pool | undefined): Promise<(name: string, limit: Limit) => Counter> {
  if (!pool) return (_, limit) => countInMemory(limit);
  // Loads rate-limiter-flexible only when it is needed.
  const { countInPostgres } = await import('./count-in-postgres.ts');
  return (name, limit) => countInPostgres(name, limit, pool);
}
