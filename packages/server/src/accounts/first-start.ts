import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '../domain/errors.ts';
import { digest } from '../domain/secrets.ts';
import { toIsoTime } from '../domain/timestamp.ts';
import type { ResourceContext } from '../resources/context.ts';
import { notWritableError } from '../store/data-directory.ts';
import { MEMORY } from '../store/store.ts';
import type { Credentials } from './credentials.ts';
import { type CredentialsFile, createCredentialsFile } from './credentials-file.ts';
import { insertFirstTenants, newCredentials } from './first-tenants.ts';

/** The result of {@link firstStart}. */
export interface FirstStart {
  /**
   * Absent if an earlier start created the tenants, and the credentials file cannot be used: there is no data directory, the file is
   * missing, unreadable or not valid, or the store does not have the API key in the file.
   */
  readonly credentials?: Credentials;
  /** True if this start created the tenants. */
  readonly isFirst?: boolean;
  /** Messages for the operator, logged at startup. */
  readonly notices: readonly string[];
}

async function hasTenants({ db }: Pick<ResourceContext['store'], 'db'>): Promise<boolean> {
  return (await db.selectFrom('teams').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Inserts the first tenants. Returns false if tenants exist. */
function storeTenants({ store, clock, newId }: ResourceContext, credentials: Credentials): Promise<boolean> {
  return store.transaction(async (tx) => {
    if (await hasTenants({ db: tx })) return false;
    await insertFirstTenants({ tx, newId, now: toIsoTime(clock()) }, credentials);
    return true;
  });
}

/** Returns true if the store contains the API key of the credentials. */
async function credentialsBelongToStore({ store }: ResourceContext, { openSource }: Credentials): Promise<boolean> {
  const row = await store.db
    .selectFrom('personal_keys')
    .select('id')
    .where('digest', '=', digest(openSource.apiKey))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Creates the tenants of the first start, or reads the credentials of an earlier one. Throws StartupError and UnavailableError.
 *
 * The pending credentials file is written before the tenants are committed, and renamed afterwards. After a crash in
 * between, the next start either finds no tenants and creates new ones, or renames the pending file. If several
 * processes start concurrently on one store, one creates the tenants. The others read the credentials file if they share it.
 */
export function firstStart(context: ResourceContext): Promise<FirstStart> {
  return context.store.exclusive(() => readOrCreateCredentials(context));
}

async function readOrCreateCredentials(context: ResourceContext): Promise<FirstStart> {
  const { directory } = context.store;
  if (directory === undefined) return startWithoutFile(context);
  const file = createCredentialsFile(directory);
  try {
    return (await hasTenants(context.store))
      ? await readCredentials(context, file)
      : await createTenants(context, file);
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? notWritableError(directory, error) : error;
  }
}

async function startWithoutFile(context: ResourceContext): Promise<FirstStart> {
  const credentials = newCredentials();
  if (await storeTenants(context, credentials)) return { credentials, isFirst: true, notices: [] };
  return {
    notices: [
      'The database already has tenants. This process has no data directory, so it cannot read credentials.json.',
    ],
  };
}

async function createTenants(context: ResourceContext, file: CredentialsFile): Promise<FirstStart> {
  if (file.read() !== undefined) throw new StartupError(emptyStoreMessage(context.store.kind, file.path));
  const credentials = newCredentials();
  file.prepare(credentials);
  if (!(await storeTenants(context, credentials))) return readCredentials(context, file);
  file.commit();
  return { credentials, isFirst: true, notices: [] };
}

async function readCredentials(context: ResourceContext, file: CredentialsFile): Promise<FirstStart> {
  const pending = file.readPending();
  const isCurrent = pending !== undefined && (await credentialsBelongToStore(context, pending));
  if (isCurrent) file.commit();
  else file.discard();
  const credentials = file.read();
  if (credentials === undefined) return { notices: [missingCredentialsNotice(context, file)] };
  if (credentials === 'unreadable') {
    return {
      notices: [`${file.path} cannot be read, or does not contain valid credentials. The file was not changed.`],
    };
  }
  if (!(await credentialsBelongToStore(context, credentials))) {
    return {
      notices: [
        `The store does not have the API key in ${file.path}: the key was deleted, or the file belongs to another store. The file was not changed.`,
      ],
    };
  }
  return { credentials, notices: [] };
}

function missingCredentialsNotice({ store }: ResourceContext, { path }: CredentialsFile): string {
  return store.kind === 'sqlite'
    ? `${path} is missing. Its secrets cannot be shown again. Restore the file from a backup, or start with another --data-dir.`
    : `${path} is missing. Its secrets cannot be shown again. Copy the file from the data directory of the first start on this database, or restore it from a backup.`;
}

/**
 * Throws StartupError if a data directory has a credentials file, and its store is missing or empty (0 bytes). Call it before creating
 * files there: a new store next to the credentials would hide that the old store is lost.
 */
export function requireStoreOfCredentials(dataDir: string): void {
  if (dataDir === MEMORY) return;
  const directory = resolve(dataDir);
  const file = createCredentialsFile(directory);
  const store = statSync(join(directory, 'store.sqlite'), { throwIfNoEntry: false });
  if (store && store.size > 0) return;
  if (file.read() === undefined) return;
  throw new StartupError(emptyStoreMessage('sqlite', file.path, store ? 'is empty (0 bytes)' : 'is missing'));
}

/** Returns the error message for credentials whose store is missing, is empty or has no team. */
function emptyStoreMessage(kind: ResourceContext['store']['kind'], path: string, state = 'has no team'): string {
  const store = kind === 'sqlite' ? join(dirname(path), 'store.sqlite') : 'The database';
  const remedy = kind === 'sqlite' ? 'Put the store file back' : 'Correct --database-url';
  return `${store} ${state}, but ${path} exists. ${remedy}, or restore a backup with \`observability-api admin restore\`. To start with an empty store, move ${path} away. Nothing was changed.`;
}
