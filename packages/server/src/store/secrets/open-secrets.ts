import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { errorCode, reasonOf } from '../../domain/describe-error.ts';
import { StartupError } from '../../domain/errors.ts';
import type { Store } from '../store.ts';
import { createSecretCipher, keyIdOf, type SecretCipher, SecretsKeyMissingError } from './stored-secrets.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;

/** The name of the key file in the data directory. */
const FILE_NAME = 'secrets.key';

/** Parses a key file: one key of 32 bytes per line in base64. Empty lines and lines that start with # are ignored. */
function parseKeys(text: string, path: string): Buffer[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const keys = lines.map((line) => Buffer.from(line, 'base64'));
  if (keys.length > 0 && keys.every((key) => key.length === KEY_BYTES)) return keys;
  throw new StartupError(
    `Expected ${path} to contain keys of ${KEY_BYTES} bytes in base64, one per line. Create another key file with: observability-api admin secrets create-key --file <path>`,
  );
}

function readKeys(path: string): Buffer[] {
  try {
    return parseKeys(readFileSync(path, 'utf8'), path);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The key file ${path} cannot be read (${reasonOf(error)}).`, { cause: error });
  }
}

/** Writes a new key to an open file, or to a new file that only its owner can read. Throws an EEXIST error if a file has this path. */
function writeKey(file: string | number): Buffer {
  const key = randomBytes(KEY_BYTES);
  writeFileSync(file, `${key.toString('base64')}\n`, { flag: 'wx', mode: OWNER_ONLY });
  return key;
}

/** Sets the owner and group of the open file that will replace the file at `path`. Throws StartupError if only root may do so. */
function keepOwner(target: number, path: string, uid: number, gid: number): void {
  try {
    fchownSync(target, uid, gid);
  } catch (cause) {
    if (errorCode(cause) !== 'EPERM') throw cause;
    throw new StartupError(`The key file ${path} belongs to another user or group. Add the key as root.`, { cause });
  }
}

/**
 * Writes a new key and the content of the file at `path` to the open file `target`, which gets the owner, group and mode of that file.
 * Closes `target`. Uses its descriptor instead of its path: the owner of the folder could replace the new file with a link while root
 * adds the key.
 */
function writeCopyWithKey(target: number, path: string): void {
  let source: number | undefined;
  try {
    source = openSync(path, 'r');
    writeKey(target);
    writeFileSync(target, readFileSync(source));
    const { uid, gid, mode } = fstatSync(source);
    const current = fstatSync(target);
    if (uid !== current.uid || gid !== current.gid) keepOwner(target, path, uid, gid);
    fchmodSync(target, mode);
  } finally {
    if (source !== undefined) closeSync(source);
    closeSync(target);
  }
}

/**
 * Adds a key in front of the keys of a file, or creates the file. An existing file keeps its owner and mode, because often root adds the
 * key and the service runs as another user. A running service uses the new key after a restart, or after it has read a password that is
 * encrypted with it. Returns the number of keys. Throws StartupError if the file cannot be read or is not valid, if it cannot keep its
 * owner, or if another process is adding a key, and the errors of the file system.
 */
export function addKey(path: string): number {
  try {
    writeKey(path);
    return 1;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  // Reports a file that is not valid.
  readKeys(path);
  const changed = `${path}.new`;
  let file: number;
  try {
    file = openSync(changed, 'wx', OWNER_ONLY);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new StartupError(
      `${changed} exists: another command is adding a key, or was killed. If none is running, delete the file.`,
    );
  }
  // The new file locks the old one: another process that adds a key fails above.
  try {
    writeCopyWithKey(file, path);
    renameSync(changed, path);
  } catch (error) {
    rmSync(changed, { force: true });
    throw error;
  }
  return readKeys(path).length;
}

/** Creates the key file of a data directory, or reads it if another process has just created it. */
function createOrRead(path: string): Buffer[] {
  try {
    return [writeKey(path)];
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return readKeys(path);
    throw error;
  }
}

/**
 * Creates the cipher for the passwords of database connections. Reads its keys from `keyFile`. By default, the key file is
 * `secrets.key` in the data directory. It is created when the first password is encrypted. PostgreSQL has no default, because several
 * processes can share the database. A store in memory has a random key. Throws StartupError if the file cannot be read or is not valid.
 */
export function openSecrets({ kind, directory }: Pick<Store, 'kind' | 'directory'>, keyFile?: string): SecretCipher {
  const path = keyFile ?? (kind === 'sqlite' && directory !== undefined ? join(directory, FILE_NAME) : undefined);
  const read = () => (path !== undefined && (keyFile !== undefined || existsSync(path)) ? readKeys(path) : []);
  let keys: readonly Buffer[] = read();
  return createSecretCipher({
    current: () => keys,
    reload() {
      if (path !== undefined) keys = read();
      return keys;
    },
    create() {
      if (kind === 'postgres') throw new SecretsKeyMissingError();
      keys = path === undefined ? [randomBytes(KEY_BYTES)] : createOrRead(path);
      return keys[0] as Buffer;
    },
  });
}

/** The length of the prefix `v1.<key id>.` of an encrypted password. */
const PREFIX_LENGTH = 'v1.'.length + keyIdOf(Buffer.alloc(0)).length + '.'.length;

/** Throws StartupError if a stored password cannot be decrypted with the keys. */
export async function requireKeys({ db, kind }: Pick<Store, 'db' | 'kind'>, secrets: SecretCipher): Promise<void> {
  const rows = await db
    .selectFrom('connections')
    .select(sql<string>`substr(password, 1, ${sql.lit(PREFIX_LENGTH)})`.as('prefix'))
    .where('password', 'is not', null)
    .distinct()
    .execute();
  if (rows.every(({ prefix }) => secrets.canDecrypt(prefix))) return;
  const source =
    kind === 'postgres'
      ? 'Set --secrets-key-file to'
      : 'Restore secrets.key in the data directory, or set --secrets-key-file to';
  throw new StartupError(
    `The store contains passwords of connections, and their key is missing. ${source} the file with the key. If the key is lost, remove the passwords with: observability-api admin secrets forget-passwords`,
  );
}
