import type { Alerting } from '../alerting.ts';
import { HEARTBEAT_INTERVAL_MS } from '../lease/evaluator-lease.ts';

/** The time between two rounds, which is the shortest interval of an alert. See {@link Alerting.runDueAlerts}. */
const ROUND_INTERVAL_MS = 30_000;

/** A round starts this long after each full and each half minute, so that late rows of the windows that have just ended can arrive. */
const EVALUATION_DELAY_MS = 10_000;

/** Maximum random delay of a round, so that the processes on one store do not all start at the same moment. */
const MAX_JITTER_MS = 2_000;

/** Returns the milliseconds until the next round. Rounds start ten seconds after each full and each half minute. */
export function msUntilNextRound(nowMs: number): number {
  const sinceRoundMs = (nowMs - EVALUATION_DELAY_MS) % ROUND_INTERVAL_MS;
  return ROUND_INTERVAL_MS - ((sinceRoundMs + ROUND_INTERVAL_MS) % ROUND_INTERVAL_MS);
}

/**
 * Runs a round every 30 seconds and sends heartbeats. Skips the rounds that would start while another one runs. The timers do not keep
 * the process alive.
 */
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
