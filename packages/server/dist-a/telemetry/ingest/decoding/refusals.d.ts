/** The body is not what its content type says; nothing of it is kept. The message never quotes it. */
export declare class Malformed extends Error {
    readonly name = "Malformed";
}
/** The body, or what it becomes, is larger than the service takes. */
export declare class TooLarge extends Error {
    readonly name = "TooLarge";
}
/** What many rows share may be no longer than what one has of its own. Throws TooLarge. */
export declare function refuseLong(what: 'resource' | 'scope', bytes: number, { unitBytes }: {
    readonly unitBytes: number;
}): void;
