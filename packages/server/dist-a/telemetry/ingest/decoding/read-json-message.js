import { MESSAGE_FIELDS } from '../messages/fields.js';
import { messageType } from '../messages/message-types.js';
import { DEEPEST, TOO_DEEP } from './finding.js';
import { at, JsonFault } from './json-fault.js';
import { scalarReader } from './json-scalars.js';
import { Malformed } from './refusals.js';
const fieldsOf = new Map();
/**
 * Reads a message from OTLP/JSON: names in camel case, ids in hex, 64-bit integers as texts or numbers, enumerations as
 * numbers. What it does not know it leaves out, and null is the same as nothing. Throws JsonFault and Malformed.
 */
export function readJsonMessage(name, value, depth = 0) {
    if (depth > DEEPEST)
        throw new Malformed(`The body cannot be read: ${TOO_DEEP}`);
    const fields = fieldReaders(name);
    const message = messageType(name).create();
    for (const [key, inner] of Object.entries(object(value))) {
        const read = fields.get(key);
        if (read && inner !== null && inner !== undefined)
            message[key] = at(key, () => read(inner, depth + 1));
    }
    return message;
}
/** A value that has to be an object. Throws JsonFault. */
export function object(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new JsonFault('expected an object');
    return value;
}
/** A value that has to be a list, or nothing. Throws JsonFault. */
export function list(value) {
    if (value === undefined || value === null)
        return [];
    if (!Array.isArray(value))
        throw new JsonFault('expected a list');
    return value;
}
function fieldReaders(name) {
    let readers = fieldsOf.get(name);
    if (!readers) {
        readers = new Map(Object.entries(MESSAGE_FIELDS[name]).map(([field, text]) => [field, fieldReader(field, text)]));
        fieldsOf.set(name, readers);
    }
    return readers;
}
function fieldReader(field, text) {
    const [, repeated, type = ''] = /^(repeated )?(\w+)/.exec(text) ?? [];
    const scalar = scalarReader(type, field);
    const one = scalar ?? ((value, depth) => readJsonMessage(type, value, depth));
    if (!repeated)
        return one;
    return (value, depth) => list(value).map((item, index) => at(index, () => one(item, depth)));
}
