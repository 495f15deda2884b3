import type { Store, StoreOptions } from './store.ts';
/** Opens the store in a PostgreSQL database and brings it up to date. Throws StartError. */
export declare const openPostgresStore: (options: StoreOptions & {
    readonly databaseUrl: string;
}) => Promise<Store>;
