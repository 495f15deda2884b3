import protobuf from 'protobufjs/light.js';
import { messageType } from '../messages/message-types.js';
import { METRIC_KINDS } from '../messages/metric-kinds.js';
import { readResource, readScope } from '../rows/origin.js';
import { TOO_DEEP } from './finding.js';
import { Malformed, refuseLong, TooLarge } from './refusals.js';
const LENGTH_DELIMITED = 2;
const VALUES = 2;
const POINTS = 1;
/** Finds what rows are made of in the request of a signal in protobuf. */
export function* findInProtobuf(body, signal, limits) {
    const reader = protobuf.Reader.create(body);
    let left = limits.units;
    const count = (units) => {
        left -= units;
        if (left < 0)
            throw new TooLarge(`The request has more than ${limits.units} ${signal.plural}`);
    };
    try {
        for (const resourceRange of locate(reader, { start: 0, end: body.length, head: 0 }, 1)) {
            const scopeRanges = locate(reader, resourceRange, VALUES);
            refuseLong('resource', lengthWithout(scopeRanges, resourceRange), limits);
            const head = decode(reader, 'ResourceHead', resourceRange);
            const resource = readResource(head.resource, head.schemaUrl);
            for (const scopeRange of scopeRanges) {
                const ranges = locate(reader, scopeRange, VALUES, signal.unit === 'metric point' ? undefined : count);
                refuseLong('scope', lengthWithout(ranges, scopeRange), limits);
                const scopeHead = decode(reader, 'ScopeHead', scopeRange);
                const origin = { resource, scope: readScope(scopeHead.scope, scopeHead.schemaUrl) };
                yield undefined;
                for (const range of ranges) {
                    if (signal.unit === 'metric point') {
                        yield* findPoints(reader, range, { origin, count, limits });
                    }
                    else {
                        const unit = isLong(range, limits) ? undefined : decode(reader, signal.unit, range);
                        yield { origin, unit };
                    }
                }
            }
        }
    }
    catch (error) {
        throw refusal(error);
    }
}
function* findPoints(reader, range, { origin, count, limits }) {
    const head = decode(reader, 'MetricHead', range);
    for (const kind of METRIC_KINDS) {
        for (const dataRange of locate(reader, range, kind.number)) {
            const shape = decode(reader, 'MetricShape', dataRange);
            const { name, description, unit } = head;
            const { aggregationTemporality, isMonotonic } = shape;
            const metric = { name, description, unit, kind, aggregationTemporality, isMonotonic };
            const from = { ...origin, metric };
            const points = locate(reader, dataRange, POINTS, count);
            yield undefined;
            for (const range of points) {
                const unit = isLong(range, limits) ? undefined : { metric, point: decode(reader, kind.point, range) };
                yield { origin: from, unit };
            }
        }
    }
}
/** Where the messages with a field number are inside of another one. */
function locate(reader, { start, end }, wanted, count) {
    const ranges = [];
    reader.pos = start;
    reader.len = end;
    while (reader.pos < end) {
        const head = reader.pos;
        const tag = reader.tag();
        const number = tag >>> 3;
        if (number !== wanted || (tag & 7) !== LENGTH_DELIMITED) {
            reader.skipType(tag & 7, 0, number);
            continue;
        }
        count?.(1);
        const size = reader.uint32();
        const start = reader.pos;
        ranges.push({ start, end: start + size, head: start - head });
        reader.skip(size);
    }
    reader.len = reader.buf.length;
    return ranges;
}
function decode(reader, name, { start, end }) {
    reader.pos = start;
    return messageType(name).decode(reader, end - start);
}
function isLong(range, { unitBytes }) {
    return length(range) > unitBytes;
}
function length({ start, end }) {
    return end - start;
}
/** What is in a message beside some of its parts. */
function lengthWithout(parts, message) {
    return parts.reduce((left, part) => left - length(part) - part.head, length(message));
}
function refusal(error) {
    if (error instanceof TooLarge)
        return error;
    if (error instanceof RangeError)
        return new Malformed('The body is not valid protobuf: a part of it ends early');
    if (error instanceof Error && error.message === 'max depth exceeded') {
        return new Malformed(`The body cannot be read: ${TOO_DEEP}`);
    }
    return new Malformed('The body is not valid protobuf');
}
