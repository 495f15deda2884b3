import { IdempotencyMismatch } from '../idempotency/errors.js';
import { Conflict, Forbidden, Invalid, NotFound, PreconditionFailed, TimedOut, Unauthorized, Unavailable, } from '../resources/errors.js';
/** The codes of the error bodies, by status. */
const codes = {
    400: 'BAD_REQUEST',
    401: 'UNAUTHORIZED',
    403: 'FORBIDDEN',
    404: 'NOT_FOUND',
    405: 'METHOD_NOT_ALLOWED',
    409: 'CONFLICT',
    412: 'PRECONDITION_FAILED',
    413: 'PAYLOAD_TOO_LARGE',
    415: 'UNSUPPORTED_MEDIA_TYPE',
    422: 'IDEMPOTENCY_MISMATCH',
    429: 'TOO_MANY_REQUESTS',
    500: 'INTERNAL_ERROR',
    501: 'NOT_IMPLEMENTED',
    503: 'UNAVAILABLE',
    504: 'TIMEOUT',
};
/** An error on its way to the caller: what the error body of either deployment is made of. */
export class RequestError extends Error {
    name = 'RequestError';
    status;
    issues;
    constructor(status, message, issues = []) {
        super(message);
        this.status = status;
        this.issues = issues;
    }
    get code() {
        return codes[this.status];
    }
}
/** How many issues an error body lists. */
const listedIssues = 50;
/** How many issues are looked for, so that the message can say how many more there are than are listed. */
export const countedIssues = 1000;
/** A 400 that lists what is wrong with a request; the message says how many more issues there are. */
export function invalidRequest(issues) {
    const order = ['body', 'query', 'params', 'headers'];
    const sorted = order.flatMap((place) => issues.filter((issue) => issue.in === place));
    const listed = sorted.slice(0, listedIssues);
    const parts = order.flatMap((place) => {
        const texts = listed
            .filter((issue) => issue.in === place)
            .map(({ path, message }) => (path.length === 0 ? message : `${pathText(path)}: ${message}`));
        return texts.length === 0
            ? []
            : [`${place.charAt(0).toUpperCase()}${place.slice(1)} validation failed: ${texts.join('; ')}`];
    });
    const more = sorted.length - listed.length;
    if (more > 0)
        parts.push(`and ${sorted.length < countedIssues ? more : `at least ${more}`} more`);
    return new RequestError(400, parts.join('; '), listed);
}
/** `tiles.0.w`; a property name that the caller made up may be long, and is cut. */
function pathText(path) {
    return path.map((key) => String(key).slice(0, 64)).join('.');
}
/** The one table in which errors with a name become a status. What is not in it is a 500, without a word of why. */
export function toRequestError(error) {
    if (error instanceof RequestError)
        return error;
    if (error instanceof Invalid)
        return invalidRequest(error.issues.map((issue) => ({ in: 'body', ...issue })));
    const table = [
        [Unauthorized, 401],
        [Forbidden, 403],
        [NotFound, 404],
        [Conflict, 409],
        [PreconditionFailed, 412],
        [IdempotencyMismatch, 422],
        [Unavailable, 503],
        [TimedOut, 504],
    ];
    const row = table.find(([type]) => error instanceof type);
    if (row)
        return new RequestError(row[1], error.message);
    return fromFastify(error) ?? new RequestError(500, 'Something went wrong on our side; the log has the request id');
}
/** The errors that Fastify itself finds in a request. */
function fromFastify(error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    switch (code) {
        case 'FST_ERR_CTP_BODY_TOO_LARGE':
            return new RequestError(413, 'The body is larger than this service accepts');
        case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
            return new RequestError(400, 'The body is not as long as Content-Length says');
        case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
            return new RequestError(415, 'Expected the content type application/json');
        case 'FST_ERR_BAD_URL':
            return new RequestError(400, 'The path has a percent escape that is not valid');
        default:
            return undefined;
    }
}
