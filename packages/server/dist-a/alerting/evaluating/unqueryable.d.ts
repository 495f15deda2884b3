/** The tile of an alert cannot be queried as it is; the message says why, to whoever made it. */
export declare class Unqueryable extends Error {
    readonly name = "Unqueryable";
}
