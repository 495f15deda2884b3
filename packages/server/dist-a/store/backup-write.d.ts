import type { Store } from './store.ts';
/** What a backup has in it. */
export interface WrittenBackup {
    readonly path: string;
    readonly rows: number;
}
/**
 * Writes a backup of one state of the store, which goes on to be used meanwhile; compressed when the name ends in `.gz`.
 * The file, which has secrets of webhooks in it, is its owner's alone, and takes its name when it is whole and on the
 * disk. Throws the errors of files and of the store.
 */
export declare const writeBackup: (store: Pick<Store, 'snapshot'>, to: string, clock: () => number) => Promise<WrittenBackup>;
