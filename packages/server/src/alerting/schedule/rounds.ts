import type { Alerting } from '../alerting.ts';
import { HEARTBEAT_INTERVAL_MS } from '../lease/evaluator-lease.ts';

const MINUTE_MS = 60_000;

/** Rounds begin when what happened in the minute before has arrived. */
const EVALUATION_DELAY_MS = 10_000;

/** Processes on one store do not all begin at once. */
const SPREAD_MS = 2_000;

/** How long until the next round: ten seconds after the minute, whatever the clock was set to in between. */
export function msUntilNextRound(nowMs: number): number {
  return MINUTE_MS - ((((nowMs - EVALUATION_DELAY_MS) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS);
}

/** Runs rounds every minute. The timers do not keep the process alive. */
export function startRounds(
  alerting: Pick<Alerting, 'runDueAlerts' | 'heartbeat'>,
  onError: (error: unknown) => void,
): { stop(): void } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    if (isStopped) return;
    const pause = msUntilNextRound(Date.now()) + Math.random() * SPREAD_MS;
    timer = setTimeout(() => void alerting.runDueAlerts().catch(onError).finally(schedule), pause);
    timer.unref();
  };
  schedule();
  const beats = setInterval(() => alerting.heartbeat().catch(onError), HEARTBEAT_INTERVAL_MS);
  beats.unref();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(beats);
    },
  };
}
