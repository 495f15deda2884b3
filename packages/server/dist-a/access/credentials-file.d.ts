import { type Credentials } from './credentials.ts';
/** `credentials.json` of a data directory. A new version is first pending beside it, and then takes its place at once. */
export interface CredentialsFile {
    readonly path: string;
    /** Credentials that are in place; undefined when there is no file, `unreadable` when it is not what this service wrote. */
    read(): Credentials | 'unreadable' | undefined;
    /** Credentials that were written and not put in place; undefined when there are none. */
    readPending(): Credentials | undefined;
    /** Writes credentials to the disk beside the file, mode 0600. */
    prepare(credentials: Credentials): void;
    /** Puts the pending credentials in place. */
    commit(): void;
    /** Writes credentials and puts them in place, also while other processes do the same. */
    replace(credentials: Credentials): void;
    /** Moves a file that is in place out of the way, so that nothing takes its place; answers where it is now. */
    setAside(): string | undefined;
    /** Removes pending credentials that no tenant was made with. */
    discard(): void;
}
/** The credentials file of `directory`. */
export declare const createCredentialsFile: (directory: string) => CredentialsFile;
