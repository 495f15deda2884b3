import { setTimeout as wait } from 'node:timers/promises';

/** Number of consecutive checks without a response after which a process counts as hung. */
const MAX_FAILURES = 3;

/** Time without a response after which the engine counts as hung. */
export const HANG_TIMEOUT_MS = 30_000;

/**
 * Checks a process periodically. Calls `kill` after three consecutive failed checks, which take at most `hangTimeoutMs` in total,
 * and then stops. Also stops when `signal` is aborted. The timers do not keep the service alive.
 */
export async function watch(
  isAlive: (timeoutMs: number) => Promise<boolean>,
  kill: () => void,
  hangTimeoutMs: number,
  signal: AbortSignal,
): Promise<void> {
  const timeoutMs = Math.ceil(hangTimeoutMs / MAX_FAILURES);
  let failures = 0;
  while (!signal.aborted) {
    const startedMs = performance.now();
    const alive = await isAlive(timeoutMs);
    if (signal.aborted) return;
    failures = alive ? 0 : failures + 1;
    if (failures === MAX_FAILURES) {
      kill();
      return;
    }
    const remainingMs = Math.max(0, timeoutMs - (performance.now() - startedMs));
    await wait(remainingMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
