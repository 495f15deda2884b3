import { DatabaseSync } from 'node:sqlite';
import { available } from './store-errors.js';
/** How long a read waits for another process: nothing else happens in this one meanwhile. */
const TIMEOUT_MS = 10;
/** How much is remembered: a thousand dashboards of eight kilobytes. */
const MAX_REMEMBERED_BYTES = 8 * 1024 * 1024;
/** What a row takes beside its values. */
const ROW_BYTES = 300;
const sizeOf = (row) => Object.values(row).reduce((sum, value) => {
    if (typeof value === 'string')
        return sum + 2 * value.length;
    return sum + (value instanceof Uint8Array ? value.byteLength : 0);
}, ROW_BYTES);
/**
 * Opens another connection to a file that `openSqlite` has opened. The rows that were read stay in memory until somebody
 * commits anything, in this process or in another: SQLite counts the commits that a connection sees, and to ask for the
 * count is less than to read a row. Throws what `node:sqlite` throws.
 */
export const openSqliteReader = (path) => {
    const database = new DatabaseSync(path, { timeout: TIMEOUT_MS, readOnly: true });
    const commits = database.prepare('pragma data_version');
    commits.setReturnArrays(true);
    let seen;
    let bytes = 0;
    const remembered = [];
    const forget = () => {
        for (const rows of remembered)
            rows.clear();
        bytes = 0;
    };
    const forgetWhatIsOld = () => {
        const [count] = commits.get();
        if (count !== seen)
            forget();
        seen = count;
    };
    return {
        prepare(text, make) {
            const statement = available(() => database.prepare(text));
            const known = new Map();
            remembered.push(known);
            const read = (parameters) => {
                forgetWhatIsOld();
                const key = parameters.join('\0');
                const made = known.get(key);
                if (made)
                    return made;
                const row = statement.get(...parameters);
                if (!row)
                    return undefined;
                const fresh = make(row);
                const size = sizeOf(row);
                // What has no room waits for the next commit: to throw out what is there would help nobody who reads in turn.
                if (bytes + size <= MAX_REMEMBERED_BYTES) {
                    bytes += size;
                    known.set(key, fresh);
                }
                return fresh;
            };
            return (parameters) => available(() => read(parameters));
        },
        close: () => database.close(),
    };
};
