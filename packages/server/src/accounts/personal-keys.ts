import { newSecret } from '../domain/secrets.ts';
import { toIsoTime } from '../domain/timestamp.ts';
import { AccountError } from './account-error.ts';
import { requireName } from './account-names.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';
import { chooseId, requireId } from './find-id.ts';
import { requireRoomForKey } from './key-limit.ts';
import { insertPersonalKey } from './store-accounts.ts';
import { listTeams } from './teams.ts';

async function teamIds(context: AccountsContext): Promise<string[]> {
  return (await listTeams(context)).map(({ id }) => id);
}

/** The personal access keys of all teams or of one, revoked ones too, without their digests. Throws Refusal. */
export async function listPersonalKeys(context: AccountsContext, team?: string) {
  if (team !== undefined) requireId('team', team, await teamIds(context));
  const keys = context.store.db
    .selectFrom('personal_keys')
    .select(['id', 'team_id', 'name', 'suffix', 'created_at', 'used_at', 'revoked_at'])
    .orderBy('id');
  return (team === undefined ? keys : keys.where('team_id', '=', team)).execute();
}

/** Makes a personal access key; its secret is in no other place. Throws Refusal. */
export async function createPersonalKey(context: AccountsContext, name: string, team?: string) {
  requireName(name);
  const teamId = chooseId('team', team, await teamIds(context));
  const secret = newSecret('personal');
  const id = await writeAccount(context, async (making) => {
    await requireRoomForKey(making.tx, 'personal_keys', 'team_id', teamId);
    return insertPersonalKey(making, { teamId, name, secret });
  });
  return { id, name, teamId, apiKey: secret };
}

/** Revokes a personal access key for good, from the next request on; when it was. Throws Refusal. */
export async function revokePersonalKey(context: AccountsContext, id: string) {
  const known = await listPersonalKeys(context);
  requireId(
    'key',
    id,
    known.map((key) => key.id),
  );
  const now = toIsoTime(context.clock());
  return context.store.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('personal_keys')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AccountError(`The key ${id} was revoked before.`);
    return { id, revokedAt: now };
  });
}
