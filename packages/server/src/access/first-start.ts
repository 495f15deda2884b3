import type { Context } from '../resources/context.ts';
import { isoTime } from '../resources/instant.ts';
import { unwritable } from '../store/data-directory.ts';
import type { Credentials } from './credentials.ts';
import { type CredentialsFile, createCredentialsFile } from './credentials-file.ts';
import { newCredentials, storeFirstTenants } from './first-tenants.ts';
import { digest } from './secrets.ts';

/** What a start found out about credentials. */
export interface FirstStart {
  /** Absent when tenants exist and their secrets are not on the disk any more. */
  readonly credentials?: Credentials;
  /** Sentences for the person who starts the service. */
  readonly notices: readonly string[];
}

const hasTenants = async ({ store }: Context): Promise<boolean> =>
  (await store.db.selectFrom('teams').select('id').limit(1).executeTakeFirst()) !== undefined;

const storeTenants = ({ store, clock, newId }: Context, credentials: Credentials): Promise<void> =>
  store.transaction((tx) => storeFirstTenants({ tx, newId, now: isoTime(clock()) }, credentials));

/** Whether the tenants in the store were made with these credentials. */
const belong = async ({ store }: Context, { openSource }: Credentials): Promise<boolean> => {
  const row = await store.db
    .selectFrom('personal_keys')
    .select('id')
    .where('digest', '=', digest(openSource.apiKey))
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Makes the tenants of a first start, or reads the credentials of an earlier one. The secrets are on the disk before the
 * tenants are committed, and get their final name after it: a crash in between leaves either no tenants, and
 * the next start begins anew, or tenants whose credentials the next start puts in place. Throws StartError.
 */
export const firstStart = async (context: Context): Promise<FirstStart> => {
  const { directory } = context.store;
  if (directory === undefined) {
    const credentials = newCredentials();
    await storeTenants(context, credentials);
    return { credentials, notices: [] };
  }
  const file = createCredentialsFile(directory);
  try {
    return (await hasTenants(context)) ? await laterStart(context, file) : await begin(context, file);
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? unwritable(directory, error) : error;
  }
};

const begin = async (context: Context, file: CredentialsFile): Promise<FirstStart> => {
  const credentials = newCredentials();
  file.prepare(credentials);
  await storeTenants(context, credentials);
  file.commit();
  return { credentials, notices: [] };
};

const laterStart = async (context: Context, file: CredentialsFile): Promise<FirstStart> => {
  const pending = file.readPending();
  if (pending && (await belong(context, pending))) file.commit();
  else file.discard();
  const credentials = file.read();
  if (credentials === undefined) {
    return {
      notices: [
        `${file.path} is missing, and the secrets in it cannot be shown again: restore the file from a backup, or start with another --data-dir.`,
      ],
    };
  }
  if (credentials === 'unreadable') {
    return { notices: [`${file.path} cannot be read as credentials and was left as it is.`] };
  }
  return { credentials, notices: [] };
};
