import type { Send } from './delivering/attempts.ts';
import { type Evaluation } from './evaluating/evaluate-alert.ts';
import { type Timing } from './timing.ts';
/** What alerting is made of. */
export interface AlertingOptions extends Evaluation {
    /** Sends what is for webhooks. */
    readonly send: Send;
    readonly timing?: Timing;
    /** How far the clock is ahead of others; asked once in a round that finds work. @default never */
    readonly aheadMs?: () => Promise<number>;
    /** A window is judged this long after its end: what happened at its end has to arrive first. @default 8000 */
    readonly graceMs?: number;
}
/** Evaluates the alerts of all tenants and notifies their webhooks. Any number of these share a store. */
export interface Alerting {
    /**
     * Evaluates what is due, as far as a round has time for it, and sends it in the background. Rounds come one after the
     * other. `graceMs` is for whoever knows that everything has arrived.
     */
    round(graceMs?: number): Promise<void>;
    /** Shows others that this process is at it, and looks for those that have died: their work is then taken over. */
    beat(): Promise<void>;
    /** Resolves when no round is at work and everything that was to be sent was sent or given up. */
    delivered(): Promise<void>;
    /** Whether some evaluator may have died, which only time can tell. */
    othersAreUncertain(): Promise<boolean>;
    /**
     * Begins nothing more, waits a little for what is under way, and leaves the rest to others: at once, unless a webhook
     * has not answered yet. Then they find out by themselves, when what it was sent has arrived or never will.
     */
    close(): Promise<void>;
}
/** Builds alerting on a store; nothing happens before the first round. */
export declare const createAlerting: (options: AlertingOptions) => Alerting;
