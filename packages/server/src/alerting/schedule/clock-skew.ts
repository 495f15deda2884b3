import type { Clock } from '../../domain/timestamp.ts';
import type { Engine } from '../../telemetry/clickhouse/engine.ts';

/** A clock that is ahead by at most this is ignored: clocks differ by this much in normal operation. */
const MAX_IGNORED_AHEAD_MS = 5_000;

/**
 * A clock that is behind by at most this is ignored: it only delays evaluations. A process whose clock is behind by more than
 * `MAX_AHEAD_MS` of `due-alerts.ts` would plan windows again that other processes have already planned.
 */
const MAX_IGNORED_BEHIND_MS = 3_600_000;

const QUERY_TIMEOUT_MS = 5_000;

/**
 * Creates a function that measures the clock skew in milliseconds: the time of this machine minus the time of the telemetry engine. The
 * result is 0 if the skew is negligible. While the engine is unavailable, it is the last known skew. If a clock that is ahead were not
 * corrected, windows would be evaluated before their rows arrive.
 */
export function createClockSkewMeter(engine: Pick<Engine, 'query'>, clock: Clock = Date.now): () => Promise<number> {
  let skewMs = 0;
  return async () => {
    const startedAtMs = clock();
    try {
      const [row] = await engine.query<{ now: string }>({
        sql: 'SELECT toUnixTimestamp64Milli(now64(3)) AS now',
        limits: { timeMs: QUERY_TIMEOUT_MS },
      });
      const aheadMs = row ? startedAtMs - Number(row.now) : 0;
      skewMs = aheadMs > MAX_IGNORED_AHEAD_MS || aheadMs < -MAX_IGNORED_BEHIND_MS ? aheadMs : 0;
    } catch {
      // The evaluation that follows uses the same engine and reports the error on the alert.
    }
    return skewMs;
  };
}
