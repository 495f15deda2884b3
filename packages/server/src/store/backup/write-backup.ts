import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { lstat, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartupError } from '../../domain/errors.ts';
import { type Clock, toIsoTime } from '../../domain/timestamp.ts';
import type { Store } from '../store.ts';
import { backupLines } from './backup-lines.ts';

const OWNER_ONLY = 0o600;

/** The result of a backup. */
export interface WrittenBackup {
  readonly path: string;
  readonly rows: number;
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes the lines and the footer to a file. Returns the number of rows. */
async function writeLines(store: Pick<Store, 'snapshot'>, path: string, gzip: boolean, createdAt: string) {
  let rows = 0;
  const withFooter = async function* (chunks: ReturnType<typeof backupLines>) {
    const digest = createHash('sha256');
    for await (const chunk of chunks) {
      rows += chunk.rows;
      digest.update(chunk.text, 'utf8');
      yield chunk.text;
    }
    yield `${JSON.stringify({ rows, sha256: digest.digest('hex') })}\n`;
  };
  await store.snapshot(async (tx) => {
    // A snapshot can run again after a conflict.
    rows = 0;
    await rm(path, { force: true });
    const file = createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY, flush: true });
    const text = withFooter(backupLines(tx, createdAt));
    await (gzip ? pipeline(text, createGzip(), file) : pipeline(text, file));
    // The data is on the disk when the file is closed.
    if (!file.closed) await once(file, 'close');
  });
  return rows;
}

/**
 * Returns the path of the file that a backup creates or replaces. Follows a symbolic link to an existing file, such as `/dev/stdout` that
 * is redirected to a file. Throws StartupError for a device, a pipe or a directory, because the backup must not replace it.
 */
async function resolveTarget(target: string): Promise<string> {
  const path = resolve(target);
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return path;
  if (!stats.isFile()) {
    throw new StartupError(`Expected the name of a new or existing file, received ${path}, which is not a file.`);
  }
  return (await lstat(path)).isSymbolicLink() ? realpath(path) : path;
}

/**
 * Writes a backup of a snapshot of the store. The store can be used in the meantime. The backup is compressed if `target` ends
 * in `.gz`. Only the owner can read the file, because it contains the secrets of webhooks. The file gets its name after it is
 * complete and on the disk. Throws StartupError if `target` cannot be replaced, and the errors of the file system and the store.
 */
export async function writeBackup(
  store: Pick<Store, 'snapshot'>,
  target: string,
  clock: Clock,
): Promise<WrittenBackup> {
  const path = await resolveTarget(target);
  const part = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  try {
    const createdAt = toIsoTime(clock());
    const rows = await writeLines(store, part, target.endsWith('.gz'), createdAt);
    await rename(part, path);
    await syncDirectory(dirname(path));
    return { path, rows };
  } catch (error) {
    // The user knows the name of the backup, not the name of the temporary file.
    if (error instanceof Error && 'path' in error && error.path === part) error.path = path;
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}
