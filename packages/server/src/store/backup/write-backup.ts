import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Store } from '../store.ts';
import { backupLines } from './backup-lines.ts';

const OWNER_ONLY = 0o600;

/** What a backup has in it. */
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

/** Writes the lines, the digest of them behind them, and answers the number of rows. */
async function writeLines(store: Pick<Store, 'snapshot'>, path: string, gzip: boolean, createdAt: string) {
  let rows = 0;
  const withFooter = async function* (parts: ReturnType<typeof backupLines>) {
    const digest = createHash('sha256');
    for await (const part of parts) {
      rows += part.rows;
      digest.update(part.text, 'utf8');
      yield part.text;
    }
    yield `${JSON.stringify({ rows, sha256: digest.digest('hex') })}\n`;
  };
  await store.snapshot(async (tx) => {
    // The store may ask for the same again when it could not show one state of itself.
    rows = 0;
    await rm(path, { force: true });
    const file = createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY, flush: true });
    const text = withFooter(backupLines(tx, createdAt));
    await (gzip ? pipeline(text, createGzip(), file) : pipeline(text, file));
    if (!file.closed) await once(file, 'close');
  });
  return rows;
}

/**
 * Writes a backup of one state of the store, which goes on to be used meanwhile; compressed when the name ends in `.gz`.
 * The file, which has secrets of webhooks in it, is its owner's alone, and takes its name when it is whole and on the
 * disk. Throws the errors of files and of the store.
 */
export async function writeBackup(
  store: Pick<Store, 'snapshot'>,
  to: string,
  clock: () => number,
): Promise<WrittenBackup> {
  const path = resolve(to);
  const part = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  try {
    const createdAt = new Date(clock()).toISOString();
    const rows = await writeLines(store, part, path.endsWith('.gz'), createdAt);
    await rename(part, path);
    await syncDirectory(dirname(path));
    return { path, rows };
  } catch (error) {
    // Whoever gave the one name knows nothing of the other.
    if (error instanceof Error && 'path' in error && error.path === part) error.path = path;
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}
