import type { Alerting } from './alerting.ts';
/** How long until the next round: ten seconds after the minute, whatever the clock was set to in between. */
export declare const untilNextRound: (nowMs: number) => number;
/** Runs rounds every minute. The timers do not keep the process alive. */
export declare const startRounds: (alerting: Pick<Alerting, 'round' | 'beat'>, onFailure: (error: unknown) => void) => {
    stop(): void;
};
