import type { WebhookAllowList } from '../resources/webhook-allow-list.ts';
import { type Resolve } from './checked-connector.ts';
/** What is sent. */
export interface CheckedRequest {
    /** @default 'POST' */
    readonly method?: 'GET' | 'POST' | 'PUT';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
}
/** What came back, whatever its status: a redirect is an answer like any other. */
export interface CheckedResponse {
    readonly status: number;
    /** The body as text, at most so many bytes of it. */
    readonly text: string;
    /** Whether the body went on. */
    readonly truncated: boolean;
}
/** Sends requests to where somebody else chose. */
export interface CheckedFetch {
    /** Throws TargetRefused for what may not be reached, TimeoutError (a DOMException), and the errors of the network. */
    (url: string, what?: CheckedRequest): Promise<CheckedResponse>;
    /** Ends every connection. */
    close(): Promise<void>;
}
/** What is checked and bounded. */
export interface CheckedFetchOptions {
    readonly allowList: WebhookAllowList;
    /** From the first look at the name to the last byte. @default 30000 */
    readonly timeoutMs?: number;
    /** How much of a response is read. @default 65536 */
    readonly maxResponseBytes?: number;
    /** Only tests bring their own. @default the resolver of the system */
    readonly resolve?: Resolve;
}
/**
 * Makes a fetch whose every connection is checked when it is made: see {@link createCheckedConnector}. It follows no
 * redirects, keeps no cookies, unpacks no compression, and goes through no proxy.
 */
export declare const createCheckedFetch: (options: CheckedFetchOptions) => CheckedFetch;
