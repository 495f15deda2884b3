/** What secrets of each kind start with, so that a scanner of source code recognises them. */
export declare const PREFIXES: {
    readonly personal: 'obsp_';
    readonly ingestion: 'obsi_';
    readonly secret: 'obsk_';
};
/** A secret of 256 random bits in base64url, behind the prefix of its kind. */
export declare const newSecret: (kind: keyof typeof PREFIXES) => string;
/** A key id, the user name of Basic authentication: 20 letters and digits. */
export declare const newKeyId: () => string;
/**
 * Base64 of the SHA-256 of the UTF-8 bytes: what is stored in place of a secret. The secrets have 256 random bits, so
 * nothing slower is needed.
 */
export declare const digest: (secret: string) => string;
/** Compares two digests in a time that does not tell how much of them is equal. */
export declare const digestsEqual: (a: string, b: string) => boolean;
/** The last four characters, which a person recognises a key by. */
export declare const suffixOf: (key: string) => string;
