import type { AccountsContext } from '../../access/making.ts';
import { type Store } from '../../store/store.ts';
/** A store that a service may be serving from at the same time. */
export type AdminStore = Pick<Store, 'db' | 'transaction' | 'snapshot' | 'close'>;
/** Where a store is. */
export interface StorePlace {
    readonly dataDir: string;
    readonly databaseUrl?: string;
}
/** Opens a store beside the service that may be running on it. Throws Refusal, StartError, Unavailable. */
export declare const openAdminStore: ({ dataDir, databaseUrl }: StorePlace) => Promise<AdminStore>;
/** Opens the store for one piece of work. */
export declare const withStore: <Result>(place: StorePlace, newId: AccountsContext['newId'], work: (context: AccountsContext & {
    readonly store: AdminStore;
}) => Promise<Result>) => Promise<Result>;
