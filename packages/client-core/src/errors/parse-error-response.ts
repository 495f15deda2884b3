import { isObject } from '../is-object.ts';
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

/** The error codes of statuses, for bodies without a code. */
const codes: Readonly<Record<number, string>> = {
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
  502: 'BAD_GATEWAY',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
};

const classes: Readonly<Record<number, new (details: ApiErrorDetails) => ApiError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  429: RateLimitError,
};

/** Returns the error for an unsuccessful response. `body` is the response body, parsed if it is JSON. */
export function parseErrorResponse(call: CallContext, response: Response, body: unknown): Error {
  const { operation, request, attempts } = call;
  const { status, headers } = response;
  const fields = isObject(body) ? body : undefined;
  if (status === 404 && !fields) return routeNotFound(call, '404 without JSON body');
  const ErrorClass = classes[status] ?? (status >= 500 ? ServerError : ApiError);
  return new ErrorClass({
    status,
    ...parseCodeAndText(status, fields),
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
  status: number,
  fields: Readonly<Record<string, unknown>> | undefined,
): Pick<ApiErrorDetails, 'code' | 'text'> {
  const error = asString(fields?.['error']);
  const [, code = codes[status] ?? `STATUS_${status}`, text] = /^([A-Z][A-Z_]*): (.+)$/s.exec(error ?? '') ?? [];
  return { code, text: text ?? asString(fields?.['message']) ?? error ?? code };
}

function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
