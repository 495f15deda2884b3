import { buildConnector } from 'undici';
import type { WebhookAllowList } from '../resources/webhook-allow-list.ts';
/** An address that a name has. */
export interface Resolved {
    readonly address: string;
    readonly family: number;
}
/** Answers every address of a name; throws when it has none. */
export type Resolve = (name: string) => Promise<readonly Resolved[]>;
/** What connections are checked against. */
export interface CheckedConnections {
    readonly allowList: WebhookAllowList;
    /** Only tests bring their own. @default the resolver of the system */
    readonly resolve?: Resolve;
    /** How long it may take to connect. */
    readonly connectTimeoutMs: number;
}
/**
 * Connects only to public addresses and to what the allow-list opens. A name is resolved once for each connection, and
 * the socket is opened to one of the very addresses that were checked, so a name that changes in between changes
 * nothing. What is refused fails with TargetRefused.
 */
export declare const createCheckedConnector: (options: CheckedConnections) => buildConnector.connector;
