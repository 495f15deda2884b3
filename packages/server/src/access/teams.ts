import type { Selectable } from 'kysely';
import type { TeamsTable } from '../store/tables.ts';
import { requireName } from './account-names.ts';
import { type AccountsContext, make } from './making.ts';
import { newSecret } from './secrets.ts';
import { storeTeam } from './store-accounts.ts';

/** Every team, the oldest first. */
export const listTeams = ({ store }: AccountsContext): Promise<Selectable<TeamsTable>[]> =>
  store.db.selectFrom('teams').selectAll().orderBy('id').execute();

/** Makes a team with what the first one has; its secrets are in no other place. Throws Refusal. */
export const createTeam = async (context: AccountsContext, name: string) => {
  requireName(name);
  const [apiKey, ingestionKey] = [newSecret('personal'), newSecret('ingestion')];
  const id = await make(context, (making) => storeTeam(making, { name, keyName: 'First key', apiKey, ingestionKey }));
  return { id, name, apiKey, ingestionKey };
};
