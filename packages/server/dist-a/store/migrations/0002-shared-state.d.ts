import type { Kysely } from 'kysely';
/** What several processes on one database have to know of each other: idempotency keys and counts of requests. */
export declare const sharedState: {
    number: number;
    name: string;
    up({ schema }: Kysely<unknown>): Promise<void>;
};
