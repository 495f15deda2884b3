/** Writes, one after the other. */
export interface WriteTurns {
    /**
     * Does `attempt` when it is its turn, and again while another process holds the write lock. Throws what the attempt
     * throws: Unavailable when the lock did not come free in time. An attempt must have changed nothing when it is busy.
     */
    take<Result>(attempt: () => Promise<Result>): Promise<Result>;
    /** Resolves when every write that was asked for has had its turn. */
    done(): Promise<void>;
}
/** Makes turns for writes that each wait `patienceMs` at most; only one at a time asks for the lock. */
export declare const createWriteTurns: (patienceMs?: number) => WriteTurns;
