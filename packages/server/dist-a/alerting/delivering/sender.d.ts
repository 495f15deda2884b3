import type { Clock } from '../../store/clock.ts';
import type { Store } from '../../store/store.ts';
import { type Owned } from '../notifying/outbox.ts';
import type { AlertObserver } from '../observer.ts';
import type { Presence } from '../sharing/presence.ts';
import type { Timing } from '../timing.ts';
import { type Send } from './attempts.ts';
/** What notifications are sent with. */
export interface Sender {
    readonly store: Pick<Store, 'db' | 'transaction'>;
    readonly presence: Presence;
    readonly clock: Clock;
    readonly timing: Timing;
    readonly send: Send;
    readonly observer: AlertObserver;
    readonly stopping: AbortSignal;
}
/** A notification, and since when it waits. */
export interface Queued {
    readonly waiting: Owned;
    readonly sinceMs: number;
}
/** What became of a notification: the webhook took it, it was given up, or it waits still. */
export type Ending = 'taken' | 'given up' | 'waits';
/** Makes what sends a notification and notes that it did. It does not throw. */
export declare const createSender: (sender: Sender) => ((queued: Queued) => Promise<Ending>);
