/** A file of the reference, ready to be sent. */
export interface SiteFile {
    readonly contentType: string;
    readonly entityTag: string;
    readonly content: Buffer;
    readonly compressed: Buffer;
}
/** The files of the reference. */
export interface SiteFiles {
    /** Whether the reference has been built. */
    readonly isBuilt: boolean;
    /** A file by its path within the site; nothing outside of it is ever read. */
    read(path: string): Promise<SiteFile> | undefined;
}
/** Lists the reference; a file is read and compressed when it is first asked for. */
export declare function siteFiles(folder?: URL): Promise<SiteFiles>;
