import { hash } from 'node:crypto';
/** A digest of a JSON value. Two texts of the same value have the same one: white space and the order of names do not count. */
export function bodyDigest(body) {
    return hash('sha256', JSON.stringify(body, inOrder), 'base64');
}
/** Names that are numbers come first in every object, so they need no care. */
function inOrder(_name, value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
