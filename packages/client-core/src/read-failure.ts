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
  RouteNotFoundError,
  ServerError,
} from './api-error.ts';
import type { Operation } from './operation.ts';

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
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
};

/** The named error of an answer that is not a success. `body` is what came, parsed when it is JSON. */
export function readFailure(operation: Operation, request: string, response: Response, body: unknown): Error {
  const { status } = response;
  const fields = isObject(body) ? body : undefined;
  if (status === 404 && !fields) return new RouteNotFoundError(operation.id, request);
  const { code, text } = readText(status, fields);
  const failure: Failure = {
    status,
    code,
    text,
    requestId: asText(fields?.['requestId']) ?? response.headers.get('x-request-id') ?? undefined,
    issues: Array.isArray(fields?.['issues']) ? (fields['issues'] as ErrorIssue[]) : [],
    operation: operation.id,
    request,
    body,
  };
  return makeError(failure);
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

function makeError(failure: Failure): ApiError {
  switch (failure.status) {
    case 400:
      return new BadRequestError({ ...failure, status: 400 });
    case 401:
      return new AuthenticationError({ ...failure, status: 401 });
    case 403:
      return new PermissionError({ ...failure, status: 403 });
    case 404:
      return new NotFoundError({ ...failure, status: 404 });
    case 409:
      return new ConflictError({ ...failure, status: 409 });
    case 412:
      return new PreconditionFailedError({ ...failure, status: 412 });
    case 429:
      return new RateLimitError({ ...failure, status: 429 });
    default:
      return failure.status >= 500 ? new ServerError(failure) : new ApiError(failure);
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
