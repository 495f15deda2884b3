import type { Engine } from '../engine.ts';
/** Where an engine speaks the HTTP of ClickHouse. */
export interface Address {
    /** With a path where a proxy has one in front of it. */
    readonly url: string;
    readonly user: string;
    readonly password: string;
}
/**
 * Speaks with an engine over HTTP; the embedded one answers in the same way as a server. ClickHouse's own client does
 * the same, and takes 2 ms longer for each statement.
 */
export declare const connectEngine: ({ url, user, password }: Address) => Engine;
