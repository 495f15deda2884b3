import type { EvaluateOptions } from './evaluate-options.ts';
/** What was done. */
export interface Summary {
    readonly evaluated: number;
    readonly notEvaluated: number;
    readonly delivered: number;
    readonly notDelivered: number;
    /** Sentences about what went wrong, without repetitions. */
    readonly warnings: readonly string[];
}
/** Evaluates what is due and waits until it is delivered. Throws StartError, Refusal, Unavailable. */
export declare const evaluateOnce: (options: EvaluateOptions) => Promise<Summary>;
