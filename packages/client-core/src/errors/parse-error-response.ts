import type { CallState } from '../calls/call-state.ts';
import { isObject } from '../is-object.ts';
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  type ErrorIssue,
  type Failure,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
} from './api-error.ts';
import { retryAfterMs } from './retry-after.ts';
import { routeNotFound } from './transport-error.ts';

/** The code of a status, for error bodies that name none. */
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

const classes: Readonly<Record<number, new (failure: Failure) => ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  429: RateLimitError,
};

/** The named error of an answer that is not a success. `body` is what came, parsed when it is JSON. */
export function readFailure(call: CallState, response: Response, body: unknown): Error {
  const { operation, request, attempts } = call;
  const { status, headers } = response;
  const fields = isObject(body) ? body : undefined;
  if (status === 404 && !fields) {
    return routeNotFound(call, '404 and no error body: the path is unknown here');
  }
  const { code, text } = readText(status, fields);
  const Named = classes[status] ?? (status >= 500 ? ServerError : ApiError);
  return new Named({
    status,
    code,
    text,
    requestId: asText(fields?.['requestId']) ?? headers.get('x-request-id') ?? undefined,
    issues: Array.isArray(fields?.['issues']) ? (fields['issues'] as ErrorIssue[]) : [],
    operation: operation.id,
    request,
    attempts,
    retryAfterMs: retryAfterMs(headers),
    body,
  });
}

/** The open source body has a `message`, the managed one an `error` that starts with its code. */
function readText(
  status: number,
  fields: Readonly<Record<string, unknown>> | undefined,
): { code: string; text: string } {
  const code = codes[status] ?? `STATUS_${status}`;
  const coded = /^([A-Z][A-Z_]*): (.*)$/s.exec(asText(fields?.['error']) ?? '');
  if (coded?.[1] && coded[2]) return { code: coded[1], text: coded[2] };
  return { code, text: asText(fields?.['message']) ?? asText(fields?.['error']) ?? code };
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
