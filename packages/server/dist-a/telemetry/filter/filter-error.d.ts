/** A filter cannot be used; the message is for the person who wrote it. */
export declare class FilterError extends Error {
    readonly name = "FilterError";
    /** Where in the text, from 1, in characters; absent when it is about the whole. */
    readonly position: number | undefined;
    constructor(message: string, position?: number);
}
/** The position of an offset in UTF-16 code units: characters as people count them, from 1. */
export declare const positionOf: (text: string, offset: number) => number;
