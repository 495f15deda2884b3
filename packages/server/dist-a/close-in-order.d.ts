/** Closes something, or nothing where it was never opened. */
export type Closing = () => Promise<unknown> | undefined;
/**
 * Closes what stands in one list together, and the lists one after the other. What fails keeps nothing else open: the
 * first failure is thrown when all the rest is closed.
 */
export declare const closeInOrder: (...lists: readonly (readonly Closing[])[]) => Promise<void>;
