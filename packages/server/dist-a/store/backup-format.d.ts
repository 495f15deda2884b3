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
export declare const FORMAT = "observability-api backup";
/** The version of the format that this service writes, and the only one that it reads. */
export declare const FORMAT_VERSION = 1;
/** A file is no backup, or not all of one; the message is a sentence. */
export declare class BackupUnreadable extends Error {
    readonly name = "BackupUnreadable";
}
/** Whether a line is the header of a backup, of whatever version. */
export declare const isHeader: (line: unknown) => line is BackupHeader;
/** Whether a line announces a table. */
export declare const isTableLine: (line: unknown) => line is TableLine;
/** Whether a line is the footer. */
export declare const isFooter: (line: unknown) => line is BackupFooter;
/** Whether a line is a row of so many columns. */
export declare const isRow: (line: unknown, columns: number) => line is BackupValue[];
