import type { Alerting } from '../alerting.ts';
import { HEARTBEAT_INTERVAL_MS } from '../lease/evaluator-lease.ts';

const MINUTE_MS = 60_000;

/** A round starts this long after the full minute, when the rows of the previous minute have arrived. */
const EVALUATION_DELAY_MS = 10_000;

/** Maximum random delay of a round, so that the processes on one store do not all start at the same moment. */
const MAX_JITTER_MS = 2_000;

/** Returns the time until the next round, which starts ten seconds after a full minute. */
export function msUntilNextRound(nowMs: number): number {
  return MINUTE_MS - ((((nowMs - EVALUATION_DELAY_MS) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS);
}

/** Runs a round every minute and sends heartbeats. The timers do not keep the process alive. */
export function startRounds(
  alerting: Pick<Alerting, 'runDueAlerts' | 'heartbeat'>,
  onError: (error: unknown) => void,
): { stop(): void } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    if (isStopped) return;
    const delayMs = msUntilNextRound(Date.now()) + Math.random() * MAX_JITTER_MS;
    timer = setTimeout(() => void alerting.runDueAlerts().catch(onError).finally(schedule), delayMs);
    timer.unref();
  };
  schedule();
  const heartbeats = setInterval(() => alerting.heartbeat().catch(onError), HEARTBEAT_INTERVAL_MS);
  heartbeats.unref();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(heartbeats);
    },
  };
}
