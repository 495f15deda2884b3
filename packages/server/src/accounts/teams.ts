import type { Selectable } from 'kysely';
import { newSecret } from '../domain/secrets.ts';
import type { TeamsTable } from '../store/tables.ts';
import { firstTeam } from '../telemetry/schema/tenant-database.ts';
import { AccountError, requireConfirmation, requireName, requireRow } from './account-rules.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';
import { insertTeam } from './store-accounts.ts';
import { countRows, countTenantContent, deleteTenantContent } from './tenant-content.ts';

/** Returns all teams, oldest first. */
export function listTeams({ store }: AccountsContext): Promise<Selectable<TeamsTable>[]> {
  return store.db.selectFrom('teams').selectAll().orderBy('id').execute();
}

/**
 * Creates a team with a personal API access key, an ingestion key and the default sources. The keys are returned once and not stored.
 * Throws AccountError.
 */
export async function createTeam(context: AccountsContext, name: string) {
  requireName(name);
  const [apiKey, ingestionKey] = [newSecret('personal'), newSecret('ingestion')];
  const id = await writeAccount(context, (write) =>
    insertTeam(write, { name, keyName: 'First key', apiKey, ingestionKey }),
  );
  return { id, name, apiKey, ingestionKey };
}

/** Renames a team. Throws AccountError. */
export async function renameTeam(context: AccountsContext, id: string, name: string) {
  requireName(name);
  requireRow('team', id, await listTeams(context));
  await context.store.transaction((tx) => tx.updateTable('teams').set({ name }).where('id', '=', id).execute());
  return { id, name };
}

/** Deletes a team with its keys and its content, except telemetry. Throws AccountError, also for the first team. */
export async function deleteTeam(context: AccountsContext, id: string, isConfirmed: boolean) {
  const { store } = context;
  const team = requireRow('team', id, await listTeams(context));
  if (id === (await firstTeam(store))) {
    throw new AccountError(
      'The first team cannot be deleted, because its telemetry database is `default`. Rename the team, or revoke its keys.',
    );
  }
  const deleted = {
    ...(await countTenantContent(store.db, [id])),
    'personal keys': await countRows(store.db, 'personal_keys', 'team_id', [id]),
  };
  requireConfirmation(isConfirmed, 'team', team, deleted);
  await store.transaction(async (tx) => {
    await deleteTenantContent(tx, [id]);
    await tx.deleteFrom('personal_keys').where('team_id', '=', id).execute();
    await tx.deleteFrom('teams').where('id', '=', id).execute();
  });
  return { id, name: team.name, deleted };
}
