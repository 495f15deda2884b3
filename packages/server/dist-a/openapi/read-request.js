import { fillDefaults, schema } from '@observability-api/schemas';
import { permits } from './entity-tag.js';
import { countedIssues, invalidRequest, RequestError } from './request-error.js';
/** Makes the reader of an operation. */
export function createReader(operation) {
    const params = checker('params', schema(operation.params, 'request'));
    const query = checker('query', schema(operation.query, 'request'));
    const headers = checker('headers', schema(operation.headers, 'request'));
    const described = Object.keys(operation.headers.properties ?? {}).map((name) => [name, name.toLowerCase()]);
    const body = operation.body && checker('body', operation.body);
    return {
        checkParams(ids) {
            const issues = params(ids);
            if (issues.length > 0)
                throw invalidRequest(issues);
        },
        read(request) {
            if (body && request.body === undefined) {
                throw new RequestError(400, 'Body validation failed: a JSON body is required');
            }
            const asked = coerce(operation.query, request.query);
            const sent = describedHeaders(described, request.headers);
            const issues = [...(body?.(request.body) ?? []), ...query(asked), ...headers(sent)];
            if (issues.length > 0)
                throw invalidRequest(issues);
            const { 'If-Match': ifMatch, 'Idempotency-Key': idempotencyKey } = sent;
            return {
                params: request.params,
                query: fillDefaults(operation.query, asked),
                body: operation.body ? fillDefaults(operation.body.rule, request.body) : undefined,
                when: ifMatch === undefined ? undefined : (version) => permits(ifMatch, version),
                idempotencyKey,
            };
        },
    };
}
/** Lists what is wrong with one part of a request, and says which part it is. */
function checker(where, { check }) {
    return (value) => check(value, { maxIssues: countedIssues }).map((issue) => ({ in: where, ...issue }));
}
/** The headers that the spec says something of, under the names that they have there. */
function describedHeaders(described, sent) {
    const found = {};
    for (const [name, lowerCase] of described) {
        const value = sent[lowerCase];
        if (value !== undefined)
            found[name] = Array.isArray(value) ? value.join(', ') : value;
    }
    return found;
}
/** Query values are text: those that the spec says are numbers or booleans become so where they read as such. */
function coerce(rule, query) {
    const entries = Object.entries(query).map(([name, value]) => {
        const property = rule.properties && Object.hasOwn(rule.properties, name) ? rule.properties[name] : undefined;
        return [name, typeof property === 'object' && typeof value === 'string' ? coerceText(property, value) : value];
    });
    return Object.fromEntries(entries);
}
function coerceText(rule, text) {
    const numeric = rule.type === 'integer' || rule.type === 'number';
    if (numeric && /^-?\d+(\.\d+)?$/.test(text))
        return Number(text);
    if (rule.type === 'boolean' && (text === 'true' || text === 'false'))
        return text === 'true';
    return text;
}
