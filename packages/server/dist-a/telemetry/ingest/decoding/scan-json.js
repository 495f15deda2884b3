import { Malformed, TooLarge } from './refusals.js';
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** Deeper than what is read of any request, with the lists and objects that lead to it. */
const DEEPEST = 256;
/** After so many bytes others get a turn. */
const PAUSE = 262_144;
/**
 * Takes a body apart, because parsing a large one in one go would hold up everything else. `shape` says which lists are
 * the innermost ones: the brackets that lead to them. What the JSON is worth is seen when the parts are parsed.
 * Throws Malformed, and TooLarge for more than `most` values.
 */
export function* scanJson(body, shape, { most, plural }) {
    const wanted = Buffer.from(shape);
    const openers = new Uint8Array(DEEPEST);
    const pieces = [];
    const lists = [];
    let values = [];
    let count = 0;
    let depth = 0;
    let matching = 0;
    let pieceStart = 0;
    let valueStart = 0;
    let pause = PAUSE;
    const endValue = (end) => {
        count += 1;
        if (count > most)
            throw new TooLarge(`The request has more than ${most} ${plural}`);
        values.push({ start: valueStart, end });
        valueStart = end + 1;
    };
    for (let at = 0; at < body.length; at += 1) {
        const byte = body[at];
        if (byte === QUOTE) {
            at += 1;
            while (at < body.length && body[at] !== QUOTE)
                at += body[at] === BACKSLASH ? 2 : 1;
        }
        else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
            if (depth === DEEPEST)
                throw new Malformed(`The body is not valid: it is nested deeper than ${DEEPEST} levels`);
            openers[depth] = byte;
            if (matching === depth && wanted[depth] === byte)
                matching += 1;
            depth += 1;
            if (depth === wanted.length && matching === depth) {
                pieces.push(body.toString('utf8', pieceStart, at + 1), String(lists.length));
                values = [];
                lists.push(values);
                valueStart = at + 1;
            }
        }
        else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
            if (depth === wanted.length && matching === depth) {
                if (values.length > 0 || !isBlank(body, valueStart, at))
                    endValue(at);
                pieceStart = at;
            }
            depth -= 1;
            if (openers[depth] !== byte - 2)
                throw new Malformed('The body is not valid JSON: its brackets do not match');
            if (matching > depth)
                matching = depth;
        }
        else if (byte === COMMA && depth === wanted.length && matching === depth) {
            endValue(at);
        }
        if (at >= pause) {
            pause = at + PAUSE;
            yield undefined;
        }
    }
    pieces.push(body.toString('utf8', pieceStart));
    return { text: pieces.join(''), lists };
}
function isBlank(body, start, end) {
    return /^[ \t\r\n]*$/.test(body.toString('latin1', start, end));
}
