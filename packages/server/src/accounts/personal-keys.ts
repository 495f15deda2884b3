import type { PersonalRole } from '../auth/bearer.ts';
import { newSecret } from '../domain/secrets.ts';
import { toIsoTime } from '../domain/timestamp.ts';
import { AccountError, chooseId, requireConfirmation, requireId, requireName, requireRow } from './account-rules.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';
import { requireRoomForKey } from './key-limit.ts';
import { insertPersonalKey } from './store-accounts.ts';
import { listTeams } from './teams.ts';

async function teamIds(context: AccountsContext): Promise<string[]> {
  return (await listTeams(context)).map(({ id }) => id);
}

/** Returns the personal API access keys of one or all teams, including revoked ones. Throws AccountError for an unknown team. */
export async function listPersonalKeys(context: AccountsContext, team?: string) {
  if (team !== undefined) requireId('team', team, await teamIds(context));
  const keys = context.store.db
    .selectFrom('personal_keys')
    .select(['id', 'team_id', 'name', 'role', 'suffix', 'created_at', 'used_at', 'revoked_at'])
    .orderBy('id');
  return (team === undefined ? keys : keys.where('team_id', '=', team)).execute();
}

/** Creates a personal API access key. Its secret is returned once and not stored. Throws AccountError. */
export async function createPersonalKey(context: AccountsContext, name: string, role: PersonalRole, team?: string) {
  requireName(name);
  const teamId = chooseId('team', team, await teamIds(context));
  const secret = newSecret('personal');
  const id = await writeAccount(context, async (write) => {
    await requireRoomForKey(write.tx, 'personal_keys', 'team_id', teamId);
    return insertPersonalKey(write, { teamId, name, role, secret });
  });
  return { id, name, role, teamId, apiKey: secret };
}

/** Revokes a personal API access key permanently, effective with the next request. Throws AccountError. */
export async function revokePersonalKey(context: AccountsContext, id: string) {
  requireRow('key', id, await listPersonalKeys(context));
  const now = toIsoTime(context.clock());
  return context.store.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('personal_keys')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AccountError(`The key ${id} is already revoked.`);
    return { id, revokedAt: now };
  });
}

/** Renames a personal API access key. Throws AccountError. */
export async function renamePersonalKey(context: AccountsContext, id: string, name: string) {
  requireName(name);
  requireRow('key', id, await listPersonalKeys(context));
  await context.store.transaction((tx) => tx.updateTable('personal_keys').set({ name }).where('id', '=', id).execute());
  return { id, name };
}

/** Deletes a personal API access key, effective with the next request. Throws AccountError. */
export async function deletePersonalKey(context: AccountsContext, id: string, isConfirmed: boolean) {
  const key = requireRow('key', id, await listPersonalKeys(context));
  requireConfirmation(isConfirmed, 'key', key);
  await context.store.transaction((tx) => tx.deleteFrom('personal_keys').where('id', '=', id).execute());
  return { id, name: key.name };
}
