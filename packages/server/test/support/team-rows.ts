import type { Store } from '../../src/store/store.ts';

/** A row of the table `teams`. */
export const team = { id: 'a'.repeat(24), name: 'Team', created_at: '2026-01-01T00:00:00.000Z' };

/** Inserts {@link team}. */
export function addTeam(store: Store) {
  return store.db.insertInto('teams').values(team).execute();
}

/** Returns the rows of the table `teams`. */
export function teams(store: Store) {
  return store.db.selectFrom('teams').selectAll().execute();
}
