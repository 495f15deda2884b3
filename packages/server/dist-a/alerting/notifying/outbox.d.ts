import type { AlertNotification } from '@observability-api/schemas';
import type { Transaction } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import type { Presence } from '../sharing/presence.ts';
/** A notification that an evaluator is to send. What it says stays in the store until then: many may wait. */
export interface Owned {
    readonly tenant: string;
    readonly key: string;
    readonly alertId: string;
    readonly webhookId: string;
    /** The evaluator that sends it. */
    readonly owner: string;
}
/** A notification that waits to be sent, with what it says. */
export interface Waiting extends Owned {
    readonly content: AlertNotification;
}
/** A notification that is not sent, whoever owns it. */
export interface Unsent {
    readonly tenant_id: string;
    readonly key: string;
    readonly sequence: string;
    readonly alert_id: string;
    readonly webhook_id: string;
    readonly owner: string | null;
}
/** Writes notifications in the transaction that makes their cause; one that was written before stays as it is. */
export declare const write: (tx: Transaction<Tables>, sequence: () => string, all: readonly Waiting[]) => Promise<void>;
/** All that waits, the oldest first, in parts between which others have their turn. */
export declare function unsent({ db }: Pick<Store, 'db'>): AsyncGenerator<readonly Unsent[]>;
/** Takes over what of a part of {@link unsent} still waits and whose sender is gone. */
export declare const takeOver: (store: Pick<Store, 'transaction'>, presence: Presence, part: readonly Unsent[]) => Promise<Owned[]>;
/** What of a part of {@link unsent} an evaluator owns. */
export declare const ownedOf: (part: readonly Unsent[], owner: string | undefined) => Owned[];
/** What a notification says, as JSON; `undefined` when it is not its owner's to send any more: the alert may be deleted. */
export declare const contentOf: ({ db }: Pick<Store, 'db'>, { tenant, key, owner }: Owned) => Promise<string | undefined>;
/** Notes that a notification needs no more sending. */
export declare const markDone: (tx: Transaction<Tables>, { tenant, key, owner }: Owned, nowMs: number) => Promise<unknown>;
/** Forgets what was sent long ago, in parts between which others have their turn. */
export declare const forgetOld: (store: Pick<Store, 'transaction'>, nowMs: number) => Promise<void>;
