import type { Tables } from './tables.ts';
/** Not in a backup: migrations are made by a restore, and counts of requests and who evaluates alerts last no minute. */
export declare const LEFT_OUT: readonly ['evaluators', 'rate_limits', 'migrations'];
/** A table of a backup. */
export type BackupTable = Exclude<keyof Tables, (typeof LEFT_OUT)[number]>;
/**
 * The primary key of each table, by which a backup walks through it. A table comes after those that it refers to, so
 * that a restore can fill them in this order.
 */
export declare const BACKUP_TABLES: Readonly<Record<BackupTable, readonly string[]>>;
