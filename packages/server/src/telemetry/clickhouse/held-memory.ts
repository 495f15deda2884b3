import type { Engine } from './engine.ts';

const MIB = 1024 ** 2;

/** Memory that the engine uses without statements: tables, caches and threads. */
const BASE_MEMORY = 128 * MIB;

/**
 * Returns the memory in bytes that the embedded engine has allocated and that no running statement uses. ClickHouse leaks memory if a
 * statement reaches its memory limit while it merges the groups of its threads: it never frees the states of aggregate functions that it
 * has not merged.
 */
export async function heldMemory(engine: Pick<Engine, 'query'>): Promise<number> {
  const [row] = await engine.query<{ readonly held: number }>({
    sql: `SELECT toFloat64(value) - (SELECT sum(memory_usage) FROM system.processes) AS held
FROM system.metrics WHERE metric = 'MemoryTracking'`,
  });
  return row?.held ?? 0;
}

/**
 * Returns true if the process must be replaced to free memory. The limit of an idle process is the memory of one statement. The
 * limit of a busy process is the memory of two statements. Both limits are at least {@link BASE_MEMORY}.
 */
export function exceedsHeldLimit(held: number, statementMemory: number, isIdle: boolean): boolean {
  return held > Math.max(BASE_MEMORY, isIdle ? statementMemory : 2 * statementMemory);
}
