import type { NotNull } from 'kysely';
import type { Tx } from '../resources/context.ts';
import { ADMIN_QUOTAS, storedBytes } from '../resources/quotas.ts';
import { connectionOwner, type SecretCipher } from '../store/secrets/stored-secrets.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';

/**
 * Re-encrypts the passwords of database connections that are not encrypted with the first key of the key file. Returns their number.
 * Throws SecretsKeyMissingError if the key of a password is missing.
 */
export function rotatePasswords({ store }: AccountsContext, secrets: SecretCipher): Promise<number> {
  return store.transaction(async (tx) => {
    const rows = await readPasswords(tx);
    const outdated = rows.filter(({ password }) => !secrets.isCurrent(password));
    for (const { tenant_id, id, password } of outdated) {
      const owner = connectionOwner(tenant_id, id);
      await tx
        .updateTable('connections')
        .set({ password: secrets.encrypt(secrets.decrypt(password, owner), owner) })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id)
        .execute();
    }
    return outdated.length;
  });
}

/** Removes the passwords of all database connections, for a store whose key is lost. Returns the number of removed passwords. */
export function removePasswords(context: AccountsContext): Promise<number> {
  return writeAccount(context, async ({ tx, now }) => {
    const rows = await readPasswords(tx);
    for (const { tenant_id, id, password } of rows) {
      await tx
        .updateTable('connections')
        .set(({ eb }) => ({ password: null, updated_at: now, version: eb('version', '+', 1) }))
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id)
        .execute();
      await ADMIN_QUOTAS.change(tx, tenant_id, { bytes: -storedBytes(password) });
    }
    return rows.length;
  });
}

function readPasswords(tx: Tx) {
  return tx
    .selectFrom('connections')
    .select(['tenant_id', 'id', 'password'])
    .where('password', 'is not', null)
    .$narrowType<{ password: NotNull }>()
    .execute();
}
