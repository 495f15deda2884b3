/** There is no room for a request at the moment; it may come again soon. */
export declare class Busy extends Error {
    readonly name = "Busy";
    constructor();
}
/** What one request holds of a budget. */
export interface Share {
    /** Takes more. Throws Busy when there is no more. */
    take(bytes: number): void;
    /** Gives everything back. */
    release(): void;
}
/** Makes a budget of bytes that requests share, so that memory has a bound however many come. */
export declare function createBudget(bytes: number): {
    share(): Share;
    readonly left: number;
};
