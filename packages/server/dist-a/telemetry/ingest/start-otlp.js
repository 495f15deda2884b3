import Fastify, { LogController } from 'fastify';
import { answerBrokenRequest } from '../../openapi/broken-request.js';
import { closeHttp } from '../../openapi/close-http.js';
import { listeningOrigin } from '../../openapi/listening-origin.js';
import { patienceOptions } from '../../openapi/patience.js';
import { StartError } from '../../store/start-error.js';
import { createBatches } from './batches/batches.js';
import { addOtlpRoutes } from './http/routes.js';
import { OTLP_LIMITS } from './otlp-limits.js';
/** Starts the listener for OTLP over HTTP. Throws StartError when the port is taken, and other errors of `listen`. */
export async function startOtlp({ engine, authenticate, host, port, ...options }) {
    const limits = { ...OTLP_LIMITS, ...options.limits };
    const batches = createBatches(({ database, table }, lines) => engine.insert(database, table, lines), limits);
    const app = Fastify({
        ...patienceOptions(),
        clientErrorHandler: answerBrokenRequest,
        logController: new LogController({ disableRequestLogging: true }),
    });
    let closing;
    // A request waits for its batch, so there always are some when it closes, and their connections would stay open.
    app.addHook('onSend', (_request, reply, payload, done) => {
        if (closing)
            reply.header('connection', 'close');
        done(null, payload);
    });
    addOtlpRoutes(app, { batches, limits, log: options.log, observer: options.observer, authenticate });
    const closeOnce = async () => {
        const inserted = batches.close();
        await closeHttp(app);
        await inserted;
        await batches.close();
    };
    await app.listen({ host, port }).catch((error) => {
        throw portTaken(error) ? new StartError(taken(port), { cause: error }) : error;
    });
    return {
        url: listeningOrigin(app.server.address()),
        close() {
            closing ??= closeOnce();
            return closing;
        },
    };
}
function portTaken(error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
function taken(port) {
    return `Port ${port}, which takes telemetry in, is already in use: stop what uses it, or choose another with --otlp-port.`;
}
