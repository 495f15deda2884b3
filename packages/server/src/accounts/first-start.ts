import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { digest } from '../domain/secrets.ts';
import { StartupError } from '../domain/startup-error.ts';
import { toIsoTime } from '../domain/timestamp.ts';
import type { ResourceContext } from '../resources/context.ts';
import { notWritableError } from '../store/data-directory.ts';
import type { Credentials } from './credentials.ts';
import { type CredentialsFile, createCredentialsFile } from './credentials-file.ts';
import { insertFirstTenants, newCredentials } from './first-tenants.ts';

/** What a start found out about credentials. */
export interface FirstStart {
  /** Absent when tenants exist and their secrets are not on the disk any more. */
  readonly credentials?: Credentials;
  /** Sentences for the person who starts the service. */
  readonly notices: readonly string[];
}

type Reader = Pick<ResourceContext['store'], 'db'>;

async function hasTenants({ db }: Reader): Promise<boolean> {
  return (await db.selectFrom('teams').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Stores the first tenants; false when there are some already, which a start that lost its lock would meet. */
function storeTenants({ store, clock, newId }: ResourceContext, credentials: Credentials): Promise<boolean> {
  return store.transaction(async (tx) => {
    if (await hasTenants({ db: tx })) return false;
    await insertFirstTenants({ tx, newId, now: toIsoTime(clock()) }, credentials);
    return true;
  });
}

/** Whether the tenants in the store were made with these credentials. */
async function credentialsBelongToStore({ store }: ResourceContext, { openSource }: Credentials): Promise<boolean> {
  const row = await store.db
    .selectFrom('personal_keys')
    .select('id')
    .where('digest', '=', digest(openSource.apiKey))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes the tenants of a first start, or reads the credentials of an earlier one. The secrets are on the disk before the
 * tenants are committed, and get their final name after it: a crash in between leaves either no tenants, and
 * the next start begins anew, or tenants whose credentials the next start puts in place. Of processes that start at
 * once, on one database or one directory, one makes the tenants and the others read what it left. Throws StartError.
 */
export function firstStart(context: ResourceContext): Promise<FirstStart> {
  return context.store.exclusive(() => start(context));
}

async function start(context: ResourceContext): Promise<FirstStart> {
  const { directory } = context.store;
  if (directory === undefined) return startWithoutFile(context);
  const file = createCredentialsFile(directory);
  try {
    return (await hasTenants(context.store)) ? await restart(context, file) : await begin(context, file);
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? notWritableError(directory, error) : error;
  }
}

async function startWithoutFile(context: ResourceContext): Promise<FirstStart> {
  const credentials = newCredentials();
  if (await storeTenants(context, credentials)) return { credentials, notices: [] };
  return { notices: ['The database has tenants, and without a data directory their credentials are not known here.'] };
}

async function begin(context: ResourceContext, file: CredentialsFile): Promise<FirstStart> {
  if (file.read() !== undefined) throw new StartupError(emptyStore(context.store.kind, file.path));
  const credentials = newCredentials();
  file.prepare(credentials);
  if (!(await storeTenants(context, credentials))) return restart(context, file);
  file.commit();
  return { credentials, notices: [] };
}

async function restart(context: ResourceContext, file: CredentialsFile): Promise<FirstStart> {
  const pending = file.readPending();
  const made = pending !== undefined && (await credentialsBelongToStore(context, pending));
  if (made) file.commit();
  else file.discard();
  const credentials = file.read();
  if (credentials === undefined) return { notices: [missingCredentialsNotice(context, file)] };
  if (credentials === 'unreadable') {
    return { notices: [`${file.path} cannot be read as credentials and was left as it is.`] };
  }
  if (!(await credentialsBelongToStore(context, credentials))) {
    return { notices: [`${file.path} has the credentials of another store and was left as it is.`] };
  }
  return { credentials, notices: [] };
}

function missingCredentialsNotice({ store }: ResourceContext, { path }: CredentialsFile): string {
  return store.kind === 'sqlite'
    ? `${path} is missing, and the secrets in it cannot be shown again: copy the file from where you keep it, or start with another --data-dir.`
    : `${path} is missing, and the secrets in it cannot be shown again: copy the file from where the service was first started on this database, or from where you keep it.`;
}

/**
 * Throws StartError if a data directory has the credentials of a team and no store, before anything is created in it.
 * A new store next to them would hide that the store of the team is lost.
 */
export function requireStoreOfCredentials(dataDir: string): void {
  if (dataDir === ':memory:') return;
  const directory = resolve(dataDir);
  const file = createCredentialsFile(directory);
  const store = statSync(join(directory, 'store.sqlite'), { throwIfNoEntry: false });
  if (store && store.size > 0) return;
  if (file.read() === undefined) return;
  throw new StartupError(emptyStore('sqlite', file.path, store ? 'is empty (0 bytes)' : 'is missing'));
}

/** Returns the message for credentials whose store has no team. */
function emptyStore(engine: ResourceContext['store']['kind'], path: string, state = 'has no team'): string {
  const store = engine === 'sqlite' ? join(dirname(path), 'store.sqlite') : 'The database';
  const find = engine === 'sqlite' ? 'Put the store file back' : 'Correct --database-url';
  return `${store} ${state}, but ${path} has the credentials of an existing team. ${find}, or restore a backup with \`observability-api admin restore\`. To start with an empty store, move ${path} away. Nothing was changed.`;
}
