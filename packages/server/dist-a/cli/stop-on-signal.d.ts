/** What a signal stops. */
export interface Stoppable {
    /** Stops gracefully. */
    close(): Promise<void>;
    /** Ends other processes that would outlive this one. */
    endNow?(): void;
}
/** Closes gracefully on SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
export declare const stopOnSignal: (server: Stoppable) => void;
