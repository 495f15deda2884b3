/** What is wrong at one place of a JSON body. */
export class JsonFault extends Error {
    name = 'JsonFault';
    path = [];
}
/** Reads a part and, when something is wrong in it, adds where the part is. */
export function at(key, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof JsonFault)
            error.path.unshift(key);
        throw error;
    }
}
/** `resourceLogs[0].resource: expected an object`. */
export function sentence({ path, message }) {
    const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
    return place === '' ? message : `${place.replace(/^\./, '')}: ${message}`;
}
