import { sql, type Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { AccountError } from './account-rules.ts';

/**
 * The maximum number of active personal API access keys of a team. Also the maximum number of ingestion keys of a tenant. It equals the
 * maximum number of API keys of an organization.
 */
export const MAX_TENANT_KEYS = 100;

/** Throws AccountError if a team or tenant has reached its limit of keys in `table`. Revoked keys do not count. */
export async function requireRoomForKey(
  tx: Transaction<Tables>,
  table: 'personal_keys' | 'ingestion_keys',
  ownerColumn: 'team_id' | 'tenant_id',
  id: string,
): Promise<void> {
  const active = table === 'personal_keys' ? sql`and revoked_at is null` : sql``;
  const { rows } = await sql<{ keys: number }>`
    select count(*) as keys from ${sql.table(table)} where ${sql.ref(ownerColumn)} = ${id} ${active}`.execute(tx);
  const keys = Number(rows[0]?.keys ?? 0);
  if (keys < MAX_TENANT_KEYS) return;
  const noun = table === 'personal_keys' ? 'team' : 'tenant';
  throw new AccountError(
    `The ${noun} ${id} has reached its limit of ${MAX_TENANT_KEYS} keys (it has ${keys}). Revoke a key first.`,
  );
}
