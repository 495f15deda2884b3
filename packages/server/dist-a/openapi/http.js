import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import { answerBrokenRequest, refuseExpectation } from './broken-request.js';
import { readJsonBodies } from './json-bodies.js';
import { longestHead, patienceOptions } from './patience.js';
import { addPlainRoutes } from './plain.js';
import { addRoutes } from './routes.js';
import { errorSender } from './send-error.js';
import { clientAddress } from './trusted-proxies.js';
import { unrouted } from './unrouted.js';
/** The HTTP server with the routes of the deployments and the plain ones. It does not listen yet. */
export function createHttp(deployments, plain, options) {
    const { log, metrics, crossOrigin, trustedProxies, patience } = options;
    /** What every answer says. */
    const mark = (request, reply) => {
        reply.header('x-request-id', request.id);
        reply.header('x-content-type-options', 'nosniff');
        reply.header('cache-control', 'no-store');
        crossOrigin?.permit(request, reply);
    };
    const sendError = errorSender(deployments, log);
    const app = Fastify({
        bodyLimit: options.maxBodyBytes,
        genReqId: ({ headers }) => requestId(headers['x-request-id']),
        ...patienceOptions(patience),
        ...(trustedProxies && { trustProxy: trustedProxies }),
        routerOptions: { maxParamLength: longestHead },
        schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
        frameworkErrors: (error, request, reply) => {
            // No hook has run.
            mark(request, reply);
            sendError(error, request, reply);
        },
        clientErrorHandler: answerBrokenRequest,
        logController: new LogController({ disableRequestLogging: true }),
    });
    app.server.maxHeadersCount = 100;
    app.decorateRequest('operation', undefined);
    app.decorateRequest('caller', undefined);
    const gets = [...Object.keys(plain), ...(options.otherPaths ?? [])];
    const answerUnrouted = unrouted(deployments, gets, { sendError, crossOrigin });
    // Hooks with a callback: a promise for each would cost every request.
    app.addHook('onRequest', (request, reply, done) => {
        metrics?.begin(reply.raw);
        mark(request, reply);
        // Before the body is read: what is sent to a path that does not exist does not matter.
        if (request.is404)
            answerUnrouted(request, reply);
        else
            done();
    });
    const measureOther = metrics?.measure('none', 'none');
    app.addHook('onResponse', (request, reply, done) => {
        logRequest(log, request, reply);
        (request.operation?.measure ?? measureOther)?.(reply.statusCode, reply.elapsedTime / 1000);
        done();
    });
    app.setErrorHandler(sendError);
    readJsonBodies(app);
    const routeOptions = { ...options, ...(metrics && { measure: metrics.measure }) };
    for (const deployment of deployments)
        addRoutes(app, deployment, routeOptions);
    addPlainRoutes(app, plain);
    app.server.on('checkExpectation', (request, response) => refuseExpectation(response, requestId(request.headers['x-request-id'])));
    app.setNotFoundHandler(answerUnrouted);
    return app;
}
/** Requests are checked with the validators of the specs; what would compile schemas for the router is never loaded. */
function noSchemas() {
    throw new Error('Routes have no schemas of their own.');
}
/** A uuid v4 that the caller sent is kept, so that both sides can speak of the same request. */
function requestId(sent) {
    const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
    return typeof sent === 'string' && uuid4.test(sent) ? sent : randomUUID();
}
/** One line a request, without anything that the caller wrote but the method: no query, no header, no body. */
function logRequest(log, request, reply) {
    if (!log.isLevelEnabled('info'))
        return;
    log.info({
        method: request.method,
        route: request.operation?.route ?? request.routeOptions.url ?? null,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
        requestId: request.id,
        address: clientAddress(request),
        ...request.caller,
    }, 'request');
}
