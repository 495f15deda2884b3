import { BEAT_MS } from './sharing/presence.js';
const MINUTE_MS = 60_000;
/** Rounds begin when what happened in the minute before has arrived. */
const AFTER_MS = 10_000;
/** Processes on one store do not all begin at once. */
const SPREAD_MS = 2_000;
/** How long until the next round: ten seconds after the minute, whatever the clock was set to in between. */
export const untilNextRound = (nowMs) => MINUTE_MS - ((((nowMs - AFTER_MS) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS);
/** Runs rounds every minute. The timers do not keep the process alive. */
export const startRounds = (alerting, onFailure) => {
    let isStopped = false;
    let timer;
    const schedule = () => {
        if (isStopped)
            return;
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
