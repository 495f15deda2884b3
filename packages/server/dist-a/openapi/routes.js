import { Unauthorized } from '../resources/errors.js';
import { admit } from './admission.js';
import { answerBody } from './answer-body.js';
import { checkResponse } from './check-response.js';
import { entityTag, knows } from './entity-tag.js';
import { requireJson } from './json-bodies.js';
import { createReader } from './read-request.js';
import { clientAddress } from './trusted-proxies.js';
/**
 * Adds a route for every operation of a deployment. Throws when an operation has no handler, a handler no operation, or
 * the spec promises a header that nothing here reads.
 */
export function addRoutes(app, deployment, options) {
    refuseMismatch(deployment);
    refuseUnknownHeaders(deployment, options);
    const limiter = options.limiter?.(deployment.name);
    /** Whose the requests are, from the check of the path to the handler. */
    const contexts = new WeakMap();
    for (const [id, operation] of Object.entries(deployment.operations)) {
        const handler = deployment.handlers[id];
        if (!handler)
            continue;
        const reader = createReader(operation);
        const route = fastifyPath(operation.path);
        const takesBody = operation.body !== undefined;
        const routed = { route, takesBody, measure: options.measure?.(deployment.name, id) };
        /** Everything that is checked before the body is read. */
        const enter = async (request, reply) => {
            request.operation = routed;
            const address = clientAddress(request);
            if (limiter)
                await admit(limiter, deployment, deployment.credential(request.headers), address, reply);
            const caller = await authenticate(deployment, request, address, limiter);
            request.caller = deployment.log(caller);
            deployment.authorize(caller, operation, address);
            deployment.noteUse(caller);
            reader.checkParams(request.params);
            return deployment.enter(caller, request.params, address);
        };
        const respond = async (request, reply, entered) => {
            const valid = reader.read({
                params: request.params,
                query: request.query,
                body: request.body,
                headers: request.headers,
            });
            const marked = valid.idempotencyKey !== undefined && entered?.tenant && options.idempotency;
            const result = marked
                ? await once(marked, { id, tenant: entered.tenant.id, valid, reply }, (also) => handler({ ...valid, ...entered, also }))
                : await handler({ ...valid, ...entered });
            answer(deployment, operation, { id, request, reply, valid, result, options });
        };
        if (operation.method === 'GET') {
            // No body comes, so nothing has to be checked ahead of it: one step instead of two for what is asked most.
            const get = async (request, reply) => respond(request, reply, await enter(request, reply));
            app.get(route, (request, reply) => {
                if (hasEmptyParam(request.params))
                    reply.callNotFound();
                else
                    finish(reply, get(request, reply));
            });
            continue;
        }
        app.route({
            method: operation.method,
            url: route,
            ...(takesBody && { preParsing: requireJson }),
            onRequest: async (request, reply) => {
                if (hasEmptyParam(request.params))
                    return reply.callNotFound();
                contexts.set(request, await enter(request, reply));
            },
            handler: (request, reply) => finish(reply, respond(request, reply, contexts.get(request))),
        });
    }
}
/**
 * Answers with the error where the work fails. The router is given no promise: it would wait until the answer is gone,
 * with what that takes for every request.
 */
function finish(reply, work) {
    work.catch((error) => reply.send(error));
}
/** Who calls. An answer of 401 counts on the address, so that secrets cannot be guessed at will. */
async function authenticate(deployment, request, address, limiter) {
    try {
        return await deployment.authenticate(request.headers);
    }
    catch (error) {
        if (limiter && error instanceof Unauthorized)
            await limiter.countRefusal(address);
        throw error;
    }
}
async function once(idempotency, { id, tenant, valid, reply }, work) {
    const request = { tenant, operation: id, key: valid.idempotencyKey ?? '', body: valid.body };
    const { made, replayed } = await idempotency.once(request, work);
    if (replayed)
        reply.header('idempotency-replayed', 'true');
    return made;
}
function answer(deployment, operation, answering) {
    const { id, request, reply, valid, result, options } = answering;
    if (operation.versioned) {
        const resource = result;
        reply.header('etag', entityTag(resource));
        if (operation.method === 'GET') {
            // A browser may keep it for itself, and asks with the tag each time.
            reply.header('cache-control', 'private, no-cache');
            const known = request.headers['if-none-match'];
            if (known !== undefined && knows(known, resource)) {
                reply.code(304).send();
                return;
            }
        }
    }
    if (operation.answer === 'list')
        reply.header('x-total-count', result.total);
    const body = answerBody(deployment, { operation, query: valid.query, result, requestId: request.id });
    if (options.checkResponses)
        checkResponse(id, operation, String(body));
    reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
/** The router takes `/dashboards/` for `/dashboards/{dashboardId}` with an empty id; it is another path, and unknown. */
function hasEmptyParam(params) {
    for (const name in params) {
        if (params[name] === '')
            return true;
    }
    return false;
}
function fastifyPath(path) {
    return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
function refuseMismatch({ name, operations, handlers }) {
    const missing = Object.keys(operations).filter((id) => !Object.hasOwn(handlers, id));
    const extra = Object.keys(handlers).filter((id) => !Object.hasOwn(operations, id));
    if (missing.length > 0)
        throw new Error(`The ${name} deployment has no handler for ${missing.join(', ')}.`);
    if (extra.length > 0)
        throw new Error(`The ${name} deployment has handlers without an operation: ${extra.join(', ')}.`);
}
/** A header that the spec promises must not be silently ignored. */
function refuseUnknownHeaders({ name, operations }, { idempotency }) {
    const known = ['If-Match', 'If-None-Match', ...(idempotency ? ['Idempotency-Key'] : [])];
    for (const [id, { headers }] of Object.entries(operations)) {
        const unknown = Object.keys(headers.properties ?? {}).filter((header) => !known.includes(header));
        if (unknown.length > 0)
            throw new Error(`Nothing reads ${unknown.join(', ')} of ${id} in the ${name} deployment.`);
    }
}
