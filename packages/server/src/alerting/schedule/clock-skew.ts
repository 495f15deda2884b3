import type { Clock } from '../../domain/timestamp.ts';
import type { Engine } from '../../telemetry/clickhouse/engine.ts';

/** A smaller skew is ignored: clocks differ by this much in normal operation. */
const MAX_IGNORED_AHEAD_MS = 5_000;

/**
 * A clock that is behind only delays evaluations, so a larger skew is ignored. With a skew above `MAX_AHEAD_MS` of `due-alerts.ts`,
 * this process would plan windows again that other processes have already planned.
 */
const MAX_IGNORED_BEHIND_MS = 3_600_000;

const QUERY_TIMEOUT_MS = 5_000;

/**
 * Creates a function that measures how far the clock of this machine is ahead of the clock of the telemetry engine, in
 * milliseconds. The result is negative if the clock is far behind and 0 if the skew is negligible. With a clock that is
 * ahead, windows would be evaluated before their rows arrive. Returns the last known skew while the engine is unavailable.
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
