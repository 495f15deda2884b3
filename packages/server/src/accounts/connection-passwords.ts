import type { NotNull } from 'kysely';
import { connectionOwner, type SecretCipher } from '../store/secrets/stored-secrets.ts';
import type { AccountsContext } from './accounts-context.ts';

/** Encrypts the passwords that have another key with the first key of the key file. Returns their number. */
export function rotatePasswords({ store }: AccountsContext, secrets: SecretCipher): Promise<number> {
  return store.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('connections')
      .select(['tenant_id', 'id', 'password'])
      .where('password', 'is not', null)
      .$narrowType<{ password: NotNull }>()
      .execute();
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

/** Removes the passwords of all connections, for a store whose key is lost. Returns the number of removed passwords. */
export async function removePasswords({ store }: AccountsContext): Promise<number> {
  const { numUpdatedRows } = await store.transaction((tx) =>
    tx
      .updateTable('connections')
      .set(({ eb }) => ({ password: null, version: eb('version', '+', 1) }))
      .where('password', 'is not', null)
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
