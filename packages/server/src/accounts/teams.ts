import type { Selectable } from 'kysely';
import { newSecret } from '../domain/secrets.ts';
import type { TeamsTable } from '../store/tables.ts';
import { requireName } from './account-names.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';
import { insertTeam } from './store-accounts.ts';

/** Every team, the oldest first. */
export function listTeams({ store }: AccountsContext): Promise<Selectable<TeamsTable>[]> {
  return store.db.selectFrom('teams').selectAll().orderBy('id').execute();
}

/** Makes a team with what the first one has; its secrets are in no other place. Throws Refusal. */
export async function createTeam(context: AccountsContext, name: string) {
  requireName(name);
  const [apiKey, ingestionKey] = [newSecret('personal'), newSecret('ingestion')];
  const id = await writeAccount(context, (making) =>
    insertTeam(making, { name, keyName: 'First key', apiKey, ingestionKey }),
  );
  return { id, name, apiKey, ingestionKey };
}
