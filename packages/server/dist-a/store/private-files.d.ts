/**
 * Makes a file that only its owner can read and write, or makes one that exists so, and those of `beside` that exist.
 * SQLite gives its own files beside a database the mode of the database. A file that exists is never opened here:
 * closing it would let go of the locks that this process holds on it.
 */
export declare const keepPrivate: (path: string, beside?: readonly string[]) => void;
