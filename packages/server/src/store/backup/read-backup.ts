import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../../domain/describe-error.ts';
import type { BackupValue, TableLine } from './backup-format.ts';
import {
  BackupFormatError,
  type BackupHeader,
  FORMAT_VERSION,
  isFooter,
  isHeader,
  isRow,
  isTableLine,
} from './backup-format.ts';

/** An entry of a backup. The header comes first, then each table with its rows. */
export type BackupEntry =
  | { readonly header: BackupHeader }
  | { readonly table: TableLine }
  | { readonly row: readonly BackupValue[] };

const NEWLINE = 0x0a;
const GZIP = [0x1f, 0x8b];

async function isCompressed(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return GZIP.every((byte, index) => buffer[index] === byte);
  } finally {
    await handle.close();
  }
}

/** The maximum size of a line. With the default of `--max-dashboard-bytes`, all rows that the service stores are smaller. */
const MAX_LINE_BYTES = 256 * 1024 * 1024;

/** Yields the lines of a stream with their newlines. The last line can be without one. Throws BackupFormatError. */
async function* linesOf(path: string, stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let incomplete: Buffer[] = [];
  let incompleteBytes = 0;
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...incomplete, chunk.subarray(start, end + 1)]);
      incomplete = [];
      incompleteBytes = 0;
      start = end + 1;
    }
    if (start < chunk.length) incomplete.push(chunk.subarray(start));
    incompleteBytes += chunk.length - start;
    if (incompleteBytes > MAX_LINE_BYTES) throw damagedError(path, `a line has more than ${MAX_LINE_BYTES} bytes`);
  }
  if (incomplete.length > 0) yield Buffer.concat(incomplete);
}

/** Returns the error for a damaged backup. */
export function damagedError(path: string, reason: string, cause?: unknown): BackupFormatError {
  return new BackupFormatError(`The backup ${path} is damaged (${reason}). Nothing was restored.`, { cause });
}

/** Returns the error for a file that is not a backup. */
export function notABackupError(path: string): BackupFormatError {
  return new BackupFormatError(`${path} is not a backup of this service. Nothing was restored.`);
}

function parse(path: string, bytes: Buffer, number: number): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw damagedError(path, `line ${number} is not valid JSON`, cause);
  }
}

/** Parses the first line. Throws BackupFormatError if it is not a header, or if this service cannot read its version. */
function requireHeader(path: string, bytes: Buffer, newest: number): BackupHeader {
  let header: unknown;
  try {
    header = JSON.parse(bytes.toString('utf8'));
  } catch {
    header = undefined;
  }
  if (!isHeader(header) || header.version < 1 || header.migration < 1) throw notABackupError(path);
  if (header.version > FORMAT_VERSION || header.migration > newest) {
    throw new BackupFormatError(
      `A newer version of the service has written the backup ${path} (format ${header.version}, migration ${header.migration}; this version supports format ${FORMAT_VERSION} and migrations up to ${newest}). Restore it with that version.`,
    );
  }
  return header;
}

/**
 * Reads the entries of a backup, with or without compression. The digest is at the end of the file: the backup is known to be
 * complete only after the last entry. `newest` is the number of the last migration of this service. Throws
 * BackupFormatError, and the errors of the file system.
 */
export async function* readBackup(path: string, newest: number): AsyncGenerator<BackupEntry> {
  const gunzip = (await isCompressed(path)) ? createGunzip() : undefined;
  const file = createReadStream(path);
  if (gunzip) {
    file.on('error', (error) => gunzip.destroy(error));
    file.pipe(gunzip);
  }
  try {
    yield* entriesOf(path, gunzip ?? file, newest);
  } catch (error) {
    throw errorCode(error)?.startsWith('Z_')
      ? damagedError(path, 'the compressed data is incomplete or invalid', error)
      : error;
  } finally {
    file.destroy();
    gunzip?.destroy();
  }
}

async function* entriesOf(path: string, stream: AsyncIterable<Buffer>, newest: number): AsyncGenerator<BackupEntry> {
  const digest = createHash('sha256');
  let number = 0;
  let rows = 0;
  let columns = 0;
  let finished = false;
  for await (const bytes of linesOf(path, stream)) {
    number += 1;
    if (finished) throw damagedError(path, 'there is data after the footer');
    if (number === 1) {
      yield { header: requireHeader(path, bytes, newest) };
      digest.update(bytes);
      continue;
    }
    const line = parse(path, bytes, number);
    if (isFooter(line)) {
      if (line.rows !== rows || line.sha256 !== digest.digest('hex'))
        throw damagedError(path, 'the number of rows or the digest does not match');
      finished = true;
      continue;
    }
    digest.update(bytes);
    if (isTableLine(line)) {
      columns = line.columns.length;
      yield { table: line };
    } else if (columns > 0 && isRow(line, columns)) {
      rows += 1;
      yield { row: line };
    } else throw damagedError(path, `line ${number} is neither a table nor a row of a table`);
  }
  if (number === 0) throw new BackupFormatError(`${path} is empty. Nothing was restored.`);
  if (!finished) throw damagedError(path, 'the footer is missing');
}
