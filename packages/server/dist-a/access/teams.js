import { requireName } from './account-names.js';
import { make } from './making.js';
import { newSecret } from './secrets.js';
import { storeTeam } from './store-accounts.js';
/** Every team, the oldest first. */
export const listTeams = ({ store }) => store.db.selectFrom('teams').selectAll().orderBy('id').execute();
/** Makes a team with what the first one has; its secrets are in no other place. Throws Refusal. */
export const createTeam = async (context, name) => {
    requireName(name);
    const [apiKey, ingestionKey] = [newSecret('personal'), newSecret('ingestion')];
    const id = await make(context, (making) => storeTeam(making, { name, keyName: 'First key', apiKey, ingestionKey }));
    return { id, name, apiKey, ingestionKey };
};
