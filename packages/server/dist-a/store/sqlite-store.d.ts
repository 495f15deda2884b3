import type { Store, StoreOptions } from './store.ts';
/** Keeps everything in memory, for tests and trials. */
export declare const MEMORY = ":memory:";
/** Opens the embedded store in `dataDir` (`:memory:` for none) and brings it up to date. Throws StartError. */
export declare const openSqliteStore: (options: Omit<StoreOptions, 'databaseUrl'>) => Promise<Store>;
