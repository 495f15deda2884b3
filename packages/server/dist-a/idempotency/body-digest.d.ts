/** A digest of a JSON value. Two texts of the same value have the same one: white space and the order of names do not count. */
export declare function bodyDigest(body: unknown): string;
