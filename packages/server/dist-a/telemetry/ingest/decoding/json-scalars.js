import { JsonFault } from './json-fault.js';
const IDS = new Set(['traceId', 'spanId', 'parentSpanId']);
/** How a field is read that is no message; `undefined` for one that is. */
export function scalarReader(type, field) {
    if (type === 'bytes')
        return IDS.has(field) ? hex : base64;
    return readers[type];
}
const readers = {
    string: text,
    bool: boolean,
    double: number,
    int32: (value) => whole(value, -(2 ** 31), 2 ** 31 - 1),
    sint32: (value) => whole(value, -(2 ** 31), 2 ** 31 - 1),
    uint32: (value) => whole(value, 0, 2 ** 32 - 1),
    fixed32: (value) => whole(value, 0, 2 ** 32 - 1),
    int64: (value) => long(value, false),
    sfixed64: (value) => long(value, false),
    uint64: (value) => long(value, true),
    fixed64: (value) => long(value, true),
};
function text(value) {
    if (typeof value !== 'string')
        throw new JsonFault('expected a text');
    // Half of a surrogate pair is no character, and the engine would refuse the whole batch for it.
    return value.isWellFormed() ? value : value.toWellFormed();
}
function boolean(value) {
    if (typeof value !== 'boolean')
        throw new JsonFault('expected true or false');
    return value;
}
const DECIMAL = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;
const NAMED_NUMBERS = {
    NaN: Number.NaN,
    Infinity: Number.POSITIVE_INFINITY,
    '-Infinity': Number.NEGATIVE_INFINITY,
};
function number(value) {
    if (typeof value === 'number')
        return value;
    if (typeof value === 'string' && DECIMAL.test(value))
        return Number(value);
    const named = typeof value === 'string' && Object.hasOwn(NAMED_NUMBERS, value) ? NAMED_NUMBERS[value] : undefined;
    if (named === undefined)
        throw new JsonFault('expected a number');
    return named;
}
const DIGITS = /^-?\d{1,20}$/;
function whole(value, least, most) {
    const read = typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;
    if (typeof read !== 'number' || !Number.isInteger(read) || read < least || read > most) {
        throw new JsonFault(`expected a whole number from ${least} to ${most}`);
    }
    return read;
}
function long(value, unsigned) {
    const isDigits = typeof value === 'string' && DIGITS.test(value);
    if (!isDigits && !(typeof value === 'number' && Number.isInteger(value))) {
        throw new JsonFault('expected a whole number, as a text of digits');
    }
    const read = BigInt(value);
    const kept = unsigned ? BigInt.asUintN(64, read) : BigInt.asIntN(64, read);
    if (kept !== read)
        throw new JsonFault(`expected a whole number of 64 bits${unsigned ? ' without a sign' : ''}`);
    return { low: Number(BigInt.asIntN(32, read)), high: Number(BigInt.asIntN(32, read >> 32n)), unsigned };
}
function hex(value) {
    if (typeof value !== 'string' || value.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(value)) {
        throw new JsonFault('expected an id in hex');
    }
    return Buffer.from(value, 'hex');
}
function base64(value) {
    if (typeof value !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(value)) {
        throw new JsonFault('expected bytes in base64');
    }
    return Buffer.from(value, 'base64');
}
