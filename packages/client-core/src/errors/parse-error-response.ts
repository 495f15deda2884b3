import {
  ApiError,
  type ApiErrorDetails,
  BadRequestError,
  ConflictError,
  type ErrorIssue,
  ForbiddenError,
  NotFoundError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  UnauthorizedError,
} from './api-error.ts';
import { retryAfterMs } from './retry-after.ts';
import { type CallContext, routeNotFound } from './transport-error.ts';

/** The error code of each status, used if the body has none, and the error class. */
const statuses: Readonly<
  Record<number, readonly [code: string, ErrorClass?: new (details: ApiErrorDetails) => ApiError]>
> = {
  400: ['BAD_REQUEST', BadRequestError],
  401: ['UNAUTHORIZED', UnauthorizedError],
  403: ['FORBIDDEN', ForbiddenError],
  404: ['NOT_FOUND', NotFoundError],
  405: ['METHOD_NOT_ALLOWED'],
  406: ['NOT_ACCEPTABLE'],
  409: ['CONFLICT', ConflictError],
  412: ['PRECONDITION_FAILED', PreconditionFailedError],
  413: ['PAYLOAD_TOO_LARGE'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  422: ['IDEMPOTENCY_MISMATCH'],
  429: ['TOO_MANY_REQUESTS', RateLimitError],
  500: ['INTERNAL_ERROR'],
  502: ['BAD_GATEWAY'],
  503: ['UNAVAILABLE'],
  504: ['TIMEOUT'],
};

/** Returns the error for an unsuccessful response. `body` is the response body, parsed if it is JSON. */
export function parseErrorResponse(call: CallContext, response: Response, body: unknown): Error {
  const { operation, request, attempts } = call;
  const { status, headers } = response;
  const fields = isObject(body) ? body : undefined;
  // Some servers send the 404 of a resource as text. The 404 of an unknown path is empty, HTML, or the text of this project's service.
  const isResource = operation.path.endsWith('}') && !/^\s*(<|$|No such path)/.test(`${body}`);
  if (status === 404 && !fields && !isResource) return routeNotFound(call, '404 without JSON body');
  const [statusCode = `STATUS_${status}`, ErrorClass = status >= 500 ? ServerError : ApiError] = statuses[status] ?? [];
  return new ErrorClass({
    status,
    ...parseCodeAndText(statusCode, fields, body),
    requestId: asString(fields?.['requestId']) ?? headers.get('x-request-id') ?? undefined,
    issues: Array.isArray(fields?.['issues']) ? (fields['issues'] as ErrorIssue[]) : [],
    operation: operation.id,
    request,
    attempts,
    retryAfterMs: retryAfterMs(headers),
    body,
  });
}

/** Parses an open source body, which has a `message`, or a managed body, whose `error` starts with the code. */
function parseCodeAndText(
  statusCode: string,
  fields: Readonly<Record<string, unknown>> | undefined,
  body: unknown,
): Pick<ApiErrorDetails, 'code' | 'text'> {
  const error = asString(fields?.['error']);
  const [, code = statusCode, text] = /^([A-Z][A-Z_]*): (.+)$/s.exec(error ?? '') ?? [];
  // Some servers send plain text. An HTML page is not a message.
  const plain = asString(body)?.match(/^[^<].{0,199}/s)?.[0];
  return { code, text: text ?? asString(fields?.['message']) ?? error ?? plain ?? code };
}

function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns true for an object that is not an array. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
