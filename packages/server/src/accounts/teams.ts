import type { Selectable } from 'kysely';
import { newSecret } from '../domain/secrets.ts';
import type { TeamsTable } from '../store/tables.ts';
import { requireName } from './account-rules.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';
import { insertTeam } from './store-accounts.ts';

/** Returns all teams, oldest first. */
export function listTeams({ store }: AccountsContext): Promise<Selectable<TeamsTable>[]> {
  return store.db.selectFrom('teams').selectAll().orderBy('id').execute();
}

/** Creates a team with a key of each kind and the default sources. Its secrets are returned once. Throws AccountError. */
export async function createTeam(context: AccountsContext, name: string) {
  requireName(name);
  const [apiKey, ingestionKey] = [newSecret('personal'), newSecret('ingestion')];
  const id = await writeAccount(context, (write) =>
    insertTeam(write, { name, keyName: 'First key', apiKey, ingestionKey }),
  );
  return { id, name, apiKey, ingestionKey };
}
