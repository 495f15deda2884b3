/**
 * Parses a JSON body (RFC 8259) strictly: UTF-8 without byte order mark, no NUL, no number beyond a double, no half of a
 * surrogate pair, no more than {@link deepest} levels. What it says of a fault is where it is, never what stands there.
 */
export declare function parseJsonBody(bytes: Buffer): unknown;
