import { type Kysely } from 'kysely';
/** How far alerts are evaluated, what is to be sent of them, and which processes are at it. */
export declare const alerting: {
    number: number;
    name: string;
    up(db: Kysely<unknown>, nowMs: number): Promise<void>;
};
