import type { CheckedFetch } from '../../outgoing/checked-fetch.ts';
import type { Timing } from '../timing.ts';
import type { DeliveryRequest } from './delivery-request.ts';
/** Sends one request; what checked connections do. */
export type Send = (...args: Parameters<CheckedFetch>) => Promise<{
    readonly status: number;
}>;
/** What came of a delivery: it was taken, it was not and why, or it was left for another evaluator. */
export type Outcome = {
    readonly kind: 'taken';
} | {
    readonly kind: 'left';
} | {
    readonly kind: 'failed';
    readonly why: string;
};
/** How it is sent. */
export interface Sending {
    readonly send: Send;
    readonly clock: () => number;
    readonly timing: Timing;
    /** Whether it is still this process's to send. */
    readonly mayGoOn: () => boolean;
    readonly stopping: AbortSignal;
}
/** Sends a request, and again where that may help: after 429, 5xx and what goes wrong in the network. */
export declare const deliver: (request: DeliveryRequest, sending: Sending) => Promise<Outcome>;
