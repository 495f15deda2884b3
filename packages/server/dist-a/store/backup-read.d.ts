import type { BackupValue, TableLine } from './backup-format.ts';
import { type BackupHeader } from './backup-format.ts';
/** What a backup is read as, in this order: the header, then each table with its rows. */
export type BackupEntry = {
    readonly header: BackupHeader;
} | {
    readonly table: TableLine;
} | {
    readonly row: readonly BackupValue[];
};
/**
 * Reads a backup, compressed or not, a line at a time. Only when the last entry was taken without an error is it sure
 * that the file is whole and as it was written. `newest` is the last migration that is known. Throws BackupUnreadable
 * and the errors of files.
 */
export declare function readBackup(path: string, newest: number): AsyncGenerator<BackupEntry>;
