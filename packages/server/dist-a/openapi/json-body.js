import { RequestError } from './request-error.js';
/**
 * Parses a JSON body (RFC 8259) strictly: UTF-8 without byte order mark, no NUL, no number beyond a double, no half of a
 * surrogate pair, no more than {@link deepest} levels. What it says of a fault is where it is, never what stands there.
 */
export function parseJsonBody(bytes) {
    if (bytes.length === 0)
        return undefined;
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
        throw malformed('it starts with a byte order mark');
    if (bytes.includes(0))
        throw malformed('it contains a NUL byte');
    let text;
    try {
        text = utf8.decode(bytes);
    }
    catch {
        throw malformed('it is not UTF-8');
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw malformed(place(text, error));
    }
    // Only where it is escaped can a text have what UTF-8 has not.
    refuseUnkept(value, deepest, text.includes('\\u'));
    return value;
}
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** How many lists and objects may be inside of each other; no resource has more than ten. */
const deepest = 64;
/** Refuses what parses and could not be read back as it was written, or is too deep for what walks a body later. */
function refuseUnkept(value, left, texts) {
    if (typeof value === 'number') {
        if (!Number.isFinite(value))
            throw malformed('a number is out of range');
    }
    else if (typeof value === 'string') {
        if (texts)
            refuseText(value);
    }
    else if (typeof value === 'object' && value !== null) {
        if (left === 0)
            throw new RequestError(400, `The body is nested deeper than ${deepest} levels`);
        if (Array.isArray(value)) {
            for (const item of value)
                refuseUnkept(item, left - 1, texts);
        }
        else {
            for (const name in value) {
                if (texts)
                    refuseText(name);
                refuseUnkept(value[name], left - 1, texts);
            }
        }
    }
}
function refuseText(text) {
    if (text.includes('\0'))
        throw malformed('a text contains NUL');
    if (!text.isWellFormed())
        throw malformed('a text contains half of a surrogate pair');
}
function malformed(why) {
    return new RequestError(400, `The body is not valid JSON: ${why}`);
}
/** The engine's message without its quotation of the body: only the line and column, when it knows them. */
function place(text, error) {
    // At its end: the engine quotes the body, which may say anything, in front of `is not valid JSON`.
    const position = /at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(error instanceof Error ? error.message : '')?.[1];
    if (position === undefined)
        return text.trim() === '' ? 'it is empty' : 'it ends early or has an unexpected character';
    const before = text.slice(0, Number(position)).split('\n');
    return `unexpected character at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
