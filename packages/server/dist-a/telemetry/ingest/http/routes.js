import { createBudget } from '../batches/budget.js';
import { createSlots } from '../batches/slots.js';
import { rowsOfRequest } from '../rows-of-request.js';
import { SIGNALS } from '../signals.js';
import { acceptance, refusal } from './answers.js';
import { encodingOf, MEDIA_TYPES } from './content.js';
import { OtlpError, toOtlpError } from './otlp-error.js';
import { readBody } from './read-body.js';
/** After so many seconds a refused caller may try again. */
const RETRY_SECONDS = 1;
/** Adds the routes of OTLP. */
export function addOtlpRoutes(app, { batches, limits, log, observer, authenticate }) {
    const budget = createBudget(limits.bytesInWork);
    // One after the other: of many that are read at once each would have a turn before anything else has one.
    const reading = createSlots(1);
    const callers = new WeakMap();
    const ingest = async (request, signal, database) => {
        const encoding = encodingOf(request.headers);
        if (!encoding) {
            const expected = `${MEDIA_TYPES.protobuf} or ${MEDIA_TYPES.json}`;
            throw new OtlpError(415, `Expected a body of the content type ${expected}`);
        }
        const share = budget.share();
        try {
            const body = await readBody(request.raw, { limits, share });
            const rows = await reading.run(() => rowsOfRequest(body, { signal, encoding }, { limits, share }));
            const added = rows.chunks.map(({ table, chunk }) => batches.add({ database, table }, chunk));
            await insertedAll(added);
            observer?.ingested(signal.name, rows.chunks.reduce((sum, { chunk }) => sum + chunk.rows, 0));
            return acceptance(encoding, signal, rows);
        }
        finally {
            share.release();
        }
    };
    const fail = (error, request, reply) => {
        const isGone = request.raw.destroyed && !request.raw.complete;
        const refused = isGone ? new OtlpError(400, 'The body ended early') : toOtlpError(error);
        const { status } = refused;
        observer?.refused(status);
        const entry = { route: request.routeOptions.url ?? null, status, ...callers.get(request)?.log };
        if (status === 500 || status === 503)
            log.error({ ...entry, err: error }, 'telemetry was not taken in');
        else
            log.warn({ ...entry, reason: refused.message }, 'telemetry was refused');
        if (status === 429 || status === 503)
            reply.header('retry-after', RETRY_SECONDS);
        // What is still on its way is read and forgotten, so that the caller gets to the answer and the connection lives on.
        request.raw.resume();
        if (status === 401)
            reply.header('www-authenticate', 'Bearer realm="observability-api telemetry"');
        const encoding = encodingOf(request.headers) ?? 'json';
        return reply.code(status).header('content-type', MEDIA_TYPES[encoding]).send(refusal(encoding, refused));
    };
    app.removeAllContentTypeParsers();
    // Read by the handler: whose body it is is known first, and whether there is room.
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.setErrorHandler(fail);
    app.setNotFoundHandler((request, reply) => {
        const path = request.url.split('?', 1)[0];
        const known = SIGNALS.some((signal) => signal.path === path);
        if (!known)
            return fail(new OtlpError(404, `There is ${paths}, and nothing else here`), request, reply);
        return fail(new OtlpError(405, 'Expected the method POST'), request, reply.header('allow', 'POST'));
    });
    for (const signal of SIGNALS) {
        app.route({
            method: 'POST',
            url: signal.path,
            onRequest: async (request) => {
                callers.set(request, await authenticate(request.headers.authorization));
            },
            handler: async (request, reply) => {
                const answer = await ingest(request, signal, callers.get(request)?.database ?? '');
                const encoding = encodingOf(request.headers) ?? 'json';
                log.debug({ route: signal.path, status: 200, ...callers.get(request)?.log }, 'telemetry was taken in');
                return reply.header('content-type', MEDIA_TYPES[encoding]).send(answer);
            },
        });
    }
}
const paths = SIGNALS.map(({ path }) => path).join(', ');
/**
 * Waits for all inserts. When one fails the caller sends everything again, so that some rows may come twice and none is
 * lost.
 */
async function insertedAll(inserts) {
    const results = await Promise.allSettled(inserts);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed)
        throw new NotInserted(failed.reason);
}
/** The engine did not take a batch; it may the next time. */
class NotInserted extends OtlpError {
    constructor(cause) {
        super(503, 'The telemetry engine does not take anything in at the moment: send it again later');
        this.cause = cause;
    }
}
