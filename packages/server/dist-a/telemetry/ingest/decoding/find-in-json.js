import { isUtf8 } from 'node:buffer';
import { METRIC_KINDS } from '../messages/metric-kinds.js';
import { readResource, readScope } from '../rows/origin.js';
import { JsonFault, sentence } from './json-fault.js';
import { list, object, readJsonMessage } from './read-json-message.js';
import { Malformed, refuseLong, TooLarge } from './refusals.js';
import { scanJson } from './scan-json.js';
/** The brackets before a record, and before a data point. */
const TO_RECORDS = '{[{[{[';
const TO_POINTS = '{[{[{[{{[';
/** What is not in an innermost list is parsed in one go. */
const LONGEST_SKELETON = 4_194_304;
/** Finds what rows are made of in the request of a signal in OTLP/JSON. */
export function* findInJson(body, signal, limits) {
    if (!isUtf8(body))
        throw new Malformed('The body is not valid JSON: it is not UTF-8');
    const ofMetrics = signal.unit === 'metric point';
    const most = { most: limits.units, plural: signal.plural };
    const { text, lists } = yield* scanJson(body, ofMetrics ? TO_POINTS : TO_RECORDS, most);
    if (text.length > LONGEST_SKELETON) {
        throw new TooLarge(`The request has more than ${LONGEST_SKELETON} bytes beside its ${signal.plural}`);
    }
    const parts = { body, lists, limits };
    const [resources, scopes, records] = signal.lists;
    try {
        for (const { value: inResource, path } of each(object(parse(text)), resources, [])) {
            refuseLong('resource', size(inResource, scopes), limits);
            const resource = place(path, () => resourceOf(inResource));
            for (const { value: inScope, path: scopePath } of each(inResource, scopes, path)) {
                refuseLong('scope', size(inScope, records), limits);
                const origin = { resource, scope: place(scopePath, () => scopeOf(inScope)) };
                yield undefined;
                if (ofMetrics) {
                    for (const { value: metric, path: metricPath } of each(inScope, records, scopePath)) {
                        yield* findPoints(parts, metric, { origin, path: metricPath });
                    }
                }
                else {
                    const spans = listed(parts, inScope, records, scopePath);
                    for (const [index, span] of spans.entries()) {
                        const unit = readUnit(parts, span, signal.unit, [...scopePath, records, index]);
                        yield { origin, unit };
                    }
                }
            }
        }
    }
    catch (error) {
        if (error instanceof JsonFault)
            throw new Malformed(`The body is not valid OTLP: ${sentence(error)}`);
        throw error;
    }
}
function* findPoints(parts, json, { origin, path }) {
    const head = place(path, () => readJsonMessage('MetricHead', json));
    const { name, description, unit } = head;
    for (const kind of METRIC_KINDS) {
        const data = json[kind.field];
        if (data === undefined || data === null)
            continue;
        const dataPath = [...path, kind.field];
        const shape = place(dataPath, () => readJsonMessage('MetricShape', data));
        const { aggregationTemporality, isMonotonic } = shape;
        const metric = { name, description, unit, kind, aggregationTemporality, isMonotonic };
        yield undefined;
        const from = { ...origin, metric };
        const spans = listed(parts, data, 'dataPoints', dataPath);
        for (const [index, span] of spans.entries()) {
            const point = readUnit(parts, span, kind.point, [...dataPath, 'dataPoints', index]);
            yield { origin: from, unit: point && { metric, point } };
        }
    }
}
function resourceOf({ resource, schemaUrl }) {
    const head = readJsonMessage('ResourceHead', {
        resource,
        schemaUrl,
    });
    return readResource(head.resource, head.schemaUrl);
}
function scopeOf({ scope, schemaUrl }) {
    const head = readJsonMessage('ScopeHead', { scope, schemaUrl });
    return readScope(head.scope, head.schemaUrl);
}
/** The objects of a list, with their places. */
function* each(holder, name, path) {
    const items = place([...path, name], () => list(holder[name]));
    for (const [index, item] of items.entries()) {
        const itemPath = [...path, name, index];
        yield { value: place(itemPath, () => object(item)), path: itemPath };
    }
}
/** Where the values of an innermost list stand in the body. */
function listed({ lists }, holder, name, path) {
    const [index] = place([...path, name], () => list(holder[name]));
    return typeof index === 'number' ? (lists[index] ?? []) : [];
}
function readUnit({ body, limits }, { start, end }, name, path) {
    if (end - start > limits.unitBytes)
        return undefined;
    const value = parse(body.toString('utf8', start, end));
    return place(path, () => readJsonMessage(name, value));
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new Malformed('The body is not valid JSON');
    }
}
/** Reads what stands at a place, and names the place when something is wrong. */
function place(path, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof JsonFault)
            error.path.unshift(...path);
        throw error;
    }
}
/** About how long the part of an object is that all records in one of its lists share. */
function size(holder, exceptFor) {
    return JSON.stringify({ ...holder, [exceptFor]: undefined }).length;
}
