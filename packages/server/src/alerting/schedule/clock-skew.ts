import type { Clock } from '../../domain/clock.ts';
import type { Engine } from '../../telemetry/clickhouse/engine.ts';

/** Clocks differ by that much anyway, and the answer takes a moment: what is less is for the time that rows have to arrive. */
const USUAL_MS = 5_000;

/** A clock so far behind is wrong as well: to it, what others have evaluated is not there yet. */
const FAR_BEHIND_MS = 3_600_000;

const ASKING_MS = 5_000;

/**
 * How far the clock of this machine is ahead of the telemetry engine's, negative where it is far behind. One that is
 * ahead would judge windows before their rows are there. What was known last holds while the engine does not answer.
 */
export function measureClockSkew(engine: Pick<Engine, 'query'>, clock: Clock = Date.now): () => Promise<number> {
  let known = 0;
  return async () => {
    const asked = clock();
    try {
      const [row] = await engine.query<{ now: string }>({
        sql: 'SELECT toUnixTimestamp64Milli(now64(3)) AS now',
        limits: { timeMs: ASKING_MS },
      });
      const ahead = row ? asked - Number(row.now) : 0;
      known = ahead > USUAL_MS || ahead < -FAR_BEHIND_MS ? ahead : 0;
    } catch {
      // Whoever evaluates finds out that the engine does not answer, and says so where it is seen.
    }
    return known;
  };
}
