import { toPointer } from '@observability-api/schemas';
import { errorCode } from '../../domain/describe-error.ts';
import {
  ConflictError,
  ForbiddenError,
  type InputIssue,
  InvalidInputError,
  MAX_COUNTED_ISSUES,
  NotAcceptableError,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  TimeoutError,
  TooManyRequestsError,
  UnauthorizedError,
  UnavailableError,
} from '../../domain/errors.ts';
import { IdempotencyMismatchError } from '../../idempotency/idempotency.ts';

/** The part of a request that has an issue. */
export type RequestPart = 'body' | 'query' | 'params' | 'headers';

/** A validation issue in an error body. */
export interface RequestIssue extends Omit<InputIssue, 'in'> {
  readonly in: RequestPart;
}

/** The codes in error messages of the managed deployment, by status. */
const CODES = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'IDEMPOTENCY_MISMATCH',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_ERROR',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
} as const;

/** The statuses of responses with an error body of a deployment. */
export type ErrorStatus = keyof typeof CODES;

/** Maximum length of the message of an error response, in characters, all listed issues included. */
const MAX_MESSAGE_LENGTH = 64 * 1024;

/** The status, code, message and issues of an error response of either deployment. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: ErrorStatus;
  readonly issues: readonly RequestIssue[];
  /** The number of issues that `issues` does not contain. */
  readonly unlistedIssues: number;
  /** The value of the `Retry-After` header. If absent, the status determines the header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ErrorStatus,
    message: string,
    issues: readonly RequestIssue[] = [],
    { unlistedIssues = 0, retryAfterSeconds }: { unlistedIssues?: number; retryAfterSeconds?: number } = {},
  ) {
    super(truncate(message, MAX_MESSAGE_LENGTH));
    this.status = status;
    this.issues = issues;
    this.unlistedIssues = unlistedIssues;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get code(): string {
    return CODES[this.status];
  }
}

/** Maximum number of issues in an error body. */
const MAX_LISTED_ISSUES = 50;

/** Maximum length of a property name in a `path` or `pointer`, in characters. A client can send a name of several megabytes. */
const MAX_NAME_LENGTH = 64;

/** Maximum length of the message of one issue, in characters. A longer `expected`, as JSON, is omitted. */
const MAX_TEXT_LENGTH = 1_000;

/** Maximum length of all listed issues together, as JSON, in characters. Further issues are only counted. */
const MAX_ISSUES_LENGTH = 64 * 1024;

/**
 * Creates a 400 that lists the issues of a request. The message contains the number of issues that are not listed, including
 * `otherIssues`.
 */
export function toInvalidRequestError(issues: readonly RequestIssue[], otherIssues = 0): RequestError {
  const order: RequestPart[] = ['body', 'query', 'params', 'headers'];
  const sorted = order.flatMap((part) => issues.filter((issue) => issue.in === part));
  const listed = listIssues(sorted);
  const parts = order.flatMap((part) => {
    const texts = listed
      .filter((issue) => issue.in === part)
      .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
    return texts.length === 0
      ? []
      : [`${part.charAt(0).toUpperCase()}${part.slice(1)} validation failed: ${texts.join('; ')}`];
  });
  const total = sorted.length + otherIssues;
  const unlistedIssues = total - listed.length;
  if (unlistedIssues > 0) {
    parts.push(`and ${total < MAX_COUNTED_ISSUES ? unlistedIssues : `at least ${unlistedIssues}`} more`);
  }
  return new RequestError(400, parts.join('; '), listed, { unlistedIssues });
}

/**
 * Returns the first issues, at most {@link MAX_LISTED_ISSUES} and {@link MAX_ISSUES_LENGTH} characters, with truncated
 * strings.
 */
function listIssues(issues: readonly RequestIssue[]): RequestIssue[] {
  const listed: RequestIssue[] = [];
  let length = 0;
  for (const issue of issues.slice(0, MAX_LISTED_ISSUES)) {
    const truncated = truncateIssue(issue);
    length += JSON.stringify(truncated).length;
    if (length > MAX_ISSUES_LENGTH) break;
    listed.push(truncated);
  }
  return listed;
}

/** Truncates the names in the path and the message, which may contain client input. Omits `expected` if it is too long. */
function truncateIssue({ path, pointer, message, expected, ...issue }: RequestIssue): RequestIssue {
  const isLong = path.some((key) => typeof key === 'string' && key.length > MAX_NAME_LENGTH);
  const shortPath = isLong ? path.map((key) => (typeof key === 'string' ? truncate(key, MAX_NAME_LENGTH) : key)) : path;
  const hasExpected = expected !== undefined && JSON.stringify(expected).length <= MAX_TEXT_LENGTH;
  return {
    ...issue,
    pointer: isLong ? toPointer(shortPath) : pointer,
    path: shortPath,
    message: truncate(message, MAX_TEXT_LENGTH),
    ...(hasExpected && { expected }),
  };
}

/** Truncates a string to at most `length` characters, including an ellipsis, without splitting a surrogate pair. */
function truncate(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The statuses of the errors whose response has only their message. */
const STATUSES: readonly (readonly [new (...args: never[]) => Error, ErrorStatus])[] = [
  [UnauthorizedError, 401],
  [ForbiddenError, 403],
  [NotFoundError, 404],
  [NotAcceptableError, 406],
  [ConflictError, 409],
  [PreconditionFailedError, 412],
  [PayloadTooLargeError, 413],
  [IdempotencyMismatchError, 422],
  [UnavailableError, 503],
  [TimeoutError, 504],
];

/** The limit on the size of a request body. */
export interface BodyLimit {
  readonly maxBytes: number;
  /** True if the limit is that of `--max-body-bytes`. */
  readonly isConfigured: boolean;
}

/** Maps an error to its response. An unknown error becomes a 500 without details. `bodyLimit` is the limit of the request. */
export function toRequestError(error: unknown, bodyLimit: BodyLimit): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof InvalidInputError)
    return toInvalidRequestError(error.issues.map((issue) => ({ in: 'body', ...issue })));
  if (error instanceof TooManyRequestsError) {
    const { message, retryAfterSeconds } = error;
    return new RequestError(429, message, [], { retryAfterSeconds });
  }
  const row = STATUSES.find(([type]) => error instanceof type);
  if (row) return new RequestError(row[1], (error as Error).message);
  return (
    fromFastify(error, bodyLimit) ??
    new RequestError(500, 'Internal error. The log of the service has the details under the request id.')
  );
}

/** Maps the errors that Fastify throws for invalid requests. */
function fromFastify(error: unknown, { maxBytes, isConfigured }: BodyLimit): RequestError | undefined {
  switch (errorCode(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new RequestError(
        413,
        `Expected a body of at most ${maxBytes} bytes.${isConfigured ? ' Split it, or ask the operator to raise --max-body-bytes.' : ''}`,
      );
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new RequestError(400, 'The length of the body differs from Content-Length.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new RequestError(
        415,
        'Expected the content type application/json, received one that is not a media type.',
      );
    case 'FST_ERR_BAD_URL':
      return new RequestError(400, 'Expected a path with valid percent escapes, for example %20.');
    default:
      return undefined;
  }
}
