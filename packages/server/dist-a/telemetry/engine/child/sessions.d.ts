import type { Session } from 'chdb';
/** A session of the engine, and the database that it is in. */
export interface Seat {
    readonly session: Session;
    database: string;
}
/** Sessions that are lent to one piece of work at a time. */
export interface Sessions {
    /** Runs `work` on a session that nothing else uses meanwhile, when there is a free one. */
    use<Result>(work: (seat: Seat) => Promise<Result>): Promise<Result>;
    /** Waits for what runs, then closes all. */
    close(): Promise<void>;
}
/**
 * Opens sessions. What a failed statement had already answered would be put in front of the next answer on its session:
 * a throwaway statement takes it, and a session on which not even that runs is replaced.
 */
export declare const openSessions: (open: () => Session, count: number) => Sessions;
