/** A notification cannot be written as its webhook wants it; the message says why, to whoever made the webhook. */
export declare class BodyFault extends Error {
    readonly name = "BodyFault";
}
