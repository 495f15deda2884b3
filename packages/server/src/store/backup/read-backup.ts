import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
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

/** What a backup is read as, in this order: the header, then each table with its rows. */
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

/** The lines of a stream, each with its newline; the last one may lack it. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end + 1)]);
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}

function damaged(path: string, what: string, cause?: unknown): BackupFormatError {
  return new BackupFormatError(`The backup ${path} is damaged (${what}): nothing was restored.`, { cause });
}

function parse(path: string, bytes: Buffer, number: number): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw damaged(path, `line ${number} cannot be read`, cause);
  }
}

/** Throws BackupUnreadable unless the first line says that this service can read the rest. */
function requireHeader(path: string, bytes: Buffer, newest: number): BackupHeader {
  let header: unknown;
  try {
    header = JSON.parse(bytes.toString('utf8'));
  } catch {
    header = undefined;
  }
  if (!isHeader(header)) throw new BackupFormatError(`${path} is no backup of this service: nothing was restored.`);
  if (header.version !== FORMAT_VERSION || header.migration > newest || header.migration < 1) {
    throw new BackupFormatError(
      `The backup ${path} was written by a newer version of the service (format ${header.version}, migration ${header.migration}; this version knows ${FORMAT_VERSION} and ${newest}): restore it with that version.`,
    );
  }
  return header;
}

/**
 * Reads a backup, compressed or not, a line at a time. Only when the last entry was taken without an error is it sure
 * that the file is whole and as it was written. `newest` is the last migration that is known. Throws BackupUnreadable
 * and the errors of files.
 */
export async function* readBackup(path: string, newest: number): AsyncGenerator<BackupEntry> {
  const packed = (await isCompressed(path)) ? createGunzip() : undefined;
  const file = createReadStream(path);
  if (packed) {
    file.on('error', (error) => packed.destroy(error));
    file.pipe(packed);
  }
  try {
    yield* entriesOf(path, packed ?? file, newest);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw code.startsWith('Z_') ? damaged(path, 'it cannot be unpacked to its end', error) : error;
  } finally {
    file.destroy();
    packed?.destroy();
  }
}

async function* entriesOf(path: string, stream: AsyncIterable<Buffer>, newest: number): AsyncGenerator<BackupEntry> {
  const digest = createHash('sha256');
  let number = 0;
  let rows = 0;
  let columns = 0;
  let finished = false;
  for await (const bytes of linesOf(stream)) {
    number += 1;
    if (finished) throw damaged(path, 'there is more behind its end');
    if (number === 1) {
      yield { header: requireHeader(path, bytes, newest) };
      digest.update(bytes);
      continue;
    }
    const line = parse(path, bytes, number);
    if (isFooter(line)) {
      if (line.rows !== rows || line.sha256 !== digest.digest('hex')) throw damaged(path, 'its digest differs');
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
    } else throw damaged(path, `line ${number} is neither a table nor a row of one`);
  }
  if (number === 0) throw new BackupFormatError(`${path} is empty: nothing was restored.`);
  if (!finished) throw damaged(path, 'its end is missing');
}
