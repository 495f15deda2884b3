import { totalmem } from 'node:os';

const MIB = 1024 ** 2;

/** Default total if no container limits the memory of the service. */
const DEFAULT_MEMORY = 2048 * MIB;

/** Minimum total. An idle engine takes about 300 MiB. */
export const MIN_ENGINE_MEMORY = 512 * MIB;

/** The memory of the process outside of statements and caches. */
const PROCESS_MEMORY = 256 * MIB;

/** The division of the total memory of the embedded engine. All values are in bytes. */
export interface EngineMemory {
  /** For all statements and caches together (`max_server_memory_usage`). */
  readonly server: number;
  /** Maximum for one statement. A tenant runs at most two chart statements concurrently, so they take at most half of `server`. */
  readonly statement: number;
  /** Maximum for each of the caches of marks and primary keys. */
  readonly cache: number;
}

/** Divides the total memory of the embedded engine, in bytes. */
export function divideEngineMemory(total: number): EngineMemory {
  const server = total - PROCESS_MEMORY;
  return { server, statement: Math.floor(server / 4), cache: Math.floor(server / 32) };
}

/**
 * Returns the default total: half of the memory limit of the container (cgroup v2 or v1), but at least {@link MIN_ENGINE_MEMORY}. Without
 * a memory limit, returns {@link DEFAULT_MEMORY}.
 */
export function defaultEngineMemory(
  containerLimit: number = process.constrainedMemory(),
  machineMemory: number = totalmem(),
): number {
  // Without a limit, cgroup v1 reports a number that no machine has.
  const hasLimit = containerLimit > 0 && containerLimit < machineMemory;
  return hasLimit ? Math.max(MIN_ENGINE_MEMORY, Math.floor(containerLimit / 2)) : DEFAULT_MEMORY;
}
