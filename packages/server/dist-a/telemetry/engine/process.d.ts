import type { Address } from './client.ts';
/** A process in which the engine runs. */
export interface EngineProcess {
    readonly address: Address;
    readonly hasEnded: boolean;
    /** Waits for what is running. */
    close(): Promise<void>;
}
/** The engine could not start. */
export declare class EngineNotStarted extends Error {
    readonly name = "EngineNotStarted";
    readonly why: 'missing' | 'taken' | 'other';
    constructor(why: EngineNotStarted['why'], message: string);
}
/**
 * Starts the engine in a process of its own: its memory, its threads and its crashes stay away from the API.
 * Throws EngineNotStarted.
 */
export declare const startEngineProcess: (directory: string | undefined) => Promise<EngineProcess>;
