import type { Alerting } from './alerting.ts';
import { BEAT_MS } from './sharing/presence.ts';

const MINUTE_MS = 60_000;

/** Rounds begin when what happened in the minute before has arrived. */
const AFTER_MS = 10_000;

/** Processes on one store do not all begin at once. */
const SPREAD_MS = 2_000;

/** How long until the next round: ten seconds after the minute, whatever the clock was set to in between. */
export const untilNextRound = (nowMs: number): number =>
  MINUTE_MS - ((((nowMs - AFTER_MS) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS);

/** Runs rounds every minute. The timers do not keep the process alive. */
export const startRounds = (
  alerting: Pick<Alerting, 'round' | 'beat'>,
  onFailure: (error: unknown) => void,
): { stop(): void } => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    if (isStopped) return;
    const pause = untilNextRound(Date.now()) + Math.random() * SPREAD_MS;
    timer = setTimeout(() => void alerting.round().catch(onFailure).finally(schedule), pause);
    timer.unref();
  };
  schedule();
  const beats = setInterval(() => alerting.beat().catch(onFailure), BEAT_MS);
  beats.unref();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(beats);
    },
  };
};
