import { openSqliteStore } from './sqlite-store.js';
export { MEMORY } from './sqlite-store.js';
/** Opens the store and brings it up to date. Throws StartError. */
export const openStore = async ({ databaseUrl, ...options }) => {
    if (databaseUrl === undefined)
        return openSqliteStore(options);
    // Loaded when it is asked for: the embedded store starts quicker and smaller without it.
    const { openPostgresStore } = await import('./postgres-store.js');
    return openPostgresStore({ ...options, databaseUrl });
};
