/**
 * Runs a transaction again for as long as others are in its way. Nothing else is tried again: of a connection that is
 * lost during the commit nobody knows whether the commit was made. Throws Unavailable after `patienceMs`.
 */
export declare const throughContention: <Result>(attempt: () => Promise<Result>, patienceMs?: number) => Promise<Result>;
