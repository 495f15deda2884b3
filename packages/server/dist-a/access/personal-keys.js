import { isoTime } from '../resources/instant.js';
import { requireName } from './account-names.js';
import { chosen, requireKnown } from './known-ids.js';
import { make } from './making.js';
import { Refusal } from './refusal.js';
import { newSecret } from './secrets.js';
import { storePersonalKey } from './store-accounts.js';
import { listTeams } from './teams.js';
const teamIds = async (context) => (await listTeams(context)).map(({ id }) => id);
/** The personal access keys of all teams or of one, revoked ones too, without their digests. Throws Refusal. */
export const listPersonalKeys = async (context, team) => {
    if (team !== undefined)
        requireKnown('team', team, await teamIds(context));
    const keys = context.store.db
        .selectFrom('personal_keys')
        .select(['id', 'team_id', 'name', 'suffix', 'created_at', 'used_at', 'revoked_at'])
        .orderBy('id');
    return (team === undefined ? keys : keys.where('team_id', '=', team)).execute();
};
/** Makes a personal access key; its secret is in no other place. Throws Refusal. */
export const createPersonalKey = async (context, name, team) => {
    requireName(name);
    const teamId = chosen('team', team, await teamIds(context));
    const secret = newSecret('personal');
    const id = await make(context, (making) => storePersonalKey(making, { teamId, name, secret }));
    return { id, name, teamId, apiKey: secret };
};
/** Revokes a personal access key for good, from the next request on; when it was. Throws Refusal. */
export const revokePersonalKey = async (context, id) => {
    const known = await listPersonalKeys(context);
    requireKnown('key', id, known.map((key) => key.id));
    const now = isoTime(context.clock());
    return context.store.transaction(async (tx) => {
        const { numUpdatedRows } = await tx
            .updateTable('personal_keys')
            .set({ revoked_at: now })
            .where('id', '=', id)
            .where('revoked_at', 'is', null)
            .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n)
            throw new Refusal(`The key ${id} was revoked before.`);
        return { id, revokedAt: now };
    });
};
