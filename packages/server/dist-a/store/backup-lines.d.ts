import { type Transaction } from 'kysely';
import type { Tables } from './tables.ts';
/** A part of a backup, and how many rows are in it. */
export interface BackupPart {
    readonly text: string;
    readonly rows: number;
}
/** A backup but for its footer, part by part; `tx` has to see one state of the store. */
export declare function backupLines(tx: Transaction<Tables>, createdAt: string): AsyncGenerator<BackupPart>;
