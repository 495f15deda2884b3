import type { AccountsContext } from './making.ts';
/** The ids of everything that owns sources: teams, and services of organizations. */
export declare const tenantIds: ({ store: { db } }: AccountsContext) => Promise<string[]>;
