/** Lets so much run at once; the rest waits in the order in which it came. */
export interface Slots {
    run<Result>(work: () => Promise<Result>): Promise<Result>;
    /** Resolves when nothing runs and nothing waits. */
    idle(): Promise<void>;
}
/** Makes slots. */
export declare function createSlots(count: number): Slots;
