import { isObject } from '@observability-api/schemas/runtime';

/**
 * The first line of a backup. A backup is a file of JSON lines, the same for SQLite and PostgreSQL:
 *
 * 1. a header
 * 2. for each table with rows, a line with its name and columns, then a line with the values of each row
 * 3. a footer with the number of rows and a digest of the lines before it
 */
export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** The number of the last migration of the tables. */
  readonly migration: number;
  readonly createdAt: string;
}

/** The line before the rows of a table. The values of each row have the order of the columns. */
export interface TableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

/** A value of a row. */
export type BackupValue = string | number | null;

/** The last line. */
export interface BackupFooter {
  /** The number of rows of all tables. */
  readonly rows: number;
  /** SHA-256 of all bytes before this line, in hexadecimal. */
  readonly sha256: string;
}

/** The value of `format` in every backup. */
export const FORMAT = 'observability-api backup';

/** The version of the format that this service writes and reads. */
export const FORMAT_VERSION = 1;

/** Thrown for a file that is not a backup, is damaged, or has a version that cannot be read. The admin command prints the message. */
export class BackupFormatError extends Error {
  override readonly name = 'BackupFormatError';
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Returns true if a line is the header of a backup, of any version. */
export function isHeader(line: unknown): line is BackupHeader {
  return (
    isObject(line) &&
    line['format'] === FORMAT &&
    Number.isSafeInteger(line['version']) &&
    Number.isSafeInteger(line['migration']) &&
    typeof line['createdAt'] === 'string'
  );
}

/** Returns true if a line contains the name and columns of a table. */
export function isTableLine(line: unknown): line is TableLine {
  return isObject(line) && typeof line['table'] === 'string' && isStringArray(line['columns']);
}

/** Returns true if a line is the footer. */
export function isFooter(line: unknown): line is BackupFooter {
  return isObject(line) && Number.isSafeInteger(line['rows']) && typeof line['sha256'] === 'string';
}

/** Returns true if a line is a row with this number of columns. */
export function isRow(line: unknown, columns: number): line is BackupValue[] {
  return (
    Array.isArray(line) &&
    line.length === columns &&
    line.every((value) => value === null || typeof value === 'string' || typeof value === 'number')
  );
}
