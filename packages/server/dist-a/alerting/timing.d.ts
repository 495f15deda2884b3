/** How time passes, apart from what the clock says: clocks are set, this is not. Tests bring their own. */
export interface Timing {
    /** Milliseconds since some moment; they only ever grow. */
    elapsed(): number;
    /** Waits without keeping the process alive; sooner than asked when it is aborted. */
    wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
/** Time as it passes for this process. */
export declare const realTiming: Timing;
