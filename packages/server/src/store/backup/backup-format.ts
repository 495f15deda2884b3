/**
 * A backup is lines of JSON, the same for every engine: a header; for each table a line that names it and its columns,
 * and a line with the values of each row; and a footer with the number of rows and the digest of everything before it.
 */
export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** The migration that the tables were at. */
  readonly migration: number;
  readonly createdAt: string;
}

/** Announces a table; the rows that follow are lists of values in the order of the columns. */
export interface TableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

/** What a value of a row can be. */
export type BackupValue = string | number | null;

/** The last line. */
export interface BackupFooter {
  /** The number of rows of all tables. */
  readonly rows: number;
  /** SHA-256 of all bytes before this line, in hexadecimal. */
  readonly sha256: string;
}

/** What every backup says it is. */
export const FORMAT = 'observability-api backup';

/** The version of the format that this service writes, and the only one that it reads. */
export const FORMAT_VERSION = 1;

/** A file is no backup, or not all of one; the message is a sentence. */
export class BackupFormatError extends Error {
  override readonly name = 'BackupFormatError';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Whether a line is the header of a backup, of whatever version. */
export function isHeader(line: unknown): line is BackupHeader {
  return (
    isRecord(line) &&
    line['format'] === FORMAT &&
    Number.isSafeInteger(line['version']) &&
    Number.isSafeInteger(line['migration'])
  );
}

/** Whether a line announces a table. */
export function isTableLine(line: unknown): line is TableLine {
  return isRecord(line) && typeof line['table'] === 'string' && isTexts(line['columns']);
}

/** Whether a line is the footer. */
export function isFooter(line: unknown): line is BackupFooter {
  return isRecord(line) && Number.isSafeInteger(line['rows']) && typeof line['sha256'] === 'string';
}

/** Whether a line is a row of so many columns. */
export function isRow(line: unknown, columns: number): line is BackupValue[] {
  return (
    Array.isArray(line) &&
    line.length === columns &&
    line.every((value) => value === null || typeof value === 'string' || typeof value === 'number')
  );
}
