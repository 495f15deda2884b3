/** The target of a request may not be connected to; the message says why, and nothing was sent. */
export declare class TargetRefused extends Error {
    readonly name = "TargetRefused";
}
