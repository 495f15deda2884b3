import type { Store } from '../store/store.ts';
/** The team that was made first, whose telemetry is in `default`, where a collector puts it unless it is told otherwise. */
export declare const firstTeam: ({ db }: Pick<Store, 'db'>) => Promise<string | undefined>;
/** The database that the telemetry of a tenant is in. */
export declare const databaseOfTenant: (store: Pick<Store, 'db'>, tenant: string) => Promise<string>;
/** The databases of all tenants. */
export declare const databasesOfTenants: ({ db }: Pick<Store, 'db'>) => Promise<string[]>;
