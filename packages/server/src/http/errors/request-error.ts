import { toPointer } from '@observability-api/schemas';
import {
  ConflictError,
  ForbiddenError,
  type InputIssue,
  InvalidInputError,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  TimeoutError,
  TooManyRequestsError,
  UnauthorizedError,
  UnavailableError,
} from '../../domain/errors.ts';
import { IdempotencyMismatchError } from '../../idempotency/errors.ts';

/** The part of a request that has an issue. */
export type IssuePlace = 'body' | 'query' | 'params' | 'headers';

/** A validation issue in an error body. */
export interface RequestIssue extends InputIssue {
  readonly in: IssuePlace;
}

/** The codes of error bodies by status. */
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
} as const;

export type ErrorStatus = keyof typeof codes;

/** Maximum length of the message of an error response, in characters, all listed issues included. */
const MAX_MESSAGE_LENGTH = 64 * 1024;

/** The status, code, message and issues of an error response of either deployment. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: ErrorStatus;
  readonly issues: readonly RequestIssue[];
  /** The value of the `Retry-After` header. If absent, the status determines the header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: ErrorStatus, message: string, issues: readonly RequestIssue[] = [], retryAfterSeconds?: number) {
    super(cut(message, MAX_MESSAGE_LENGTH));
    this.status = status;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get code(): string {
    return codes[this.status];
  }
}

/** Maximum number of issues in an error body. */
const listedIssues = 50;

/** Maximum number of issues that validation counts. The message says how many were not listed. */
export const countedIssues = 1000;

/** Maximum length of a property name in a `path` or `pointer`, in characters. A client can send a name of several megabytes. */
const MAX_NAME_LENGTH = 64;

/** Maximum length of the message of one issue, and of its `expected` as JSON, in characters. */
const MAX_TEXT_LENGTH = 1_000;

/** Maximum length of all listed issues together, as JSON, in characters. Further issues are only counted. */
const MAX_ISSUES_LENGTH = 64 * 1024;

/** Creates a 400 that lists the issues of a request. The message says how many issues are not listed. */
export function toInvalidRequestError(issues: readonly RequestIssue[]): RequestError {
  const order: IssuePlace[] = ['body', 'query', 'params', 'headers'];
  const sorted = order.flatMap((place) => issues.filter((issue) => issue.in === place));
  const listed = listIssues(sorted);
  const parts = order.flatMap((place) => {
    const texts = listed
      .filter((issue) => issue.in === place)
      .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
    return texts.length === 0
      ? []
      : [`${place.charAt(0).toUpperCase()}${place.slice(1)} validation failed: ${texts.join('; ')}`];
  });
  const more = sorted.length - listed.length;
  if (more > 0) parts.push(`and ${sorted.length < countedIssues ? more : `at least ${more}`} more`);
  return new RequestError(400, parts.join('; '), listed);
}

/** Returns the first issues, at most {@link listedIssues} and {@link MAX_ISSUES_LENGTH}, with long texts cut. */
function listIssues(issues: readonly RequestIssue[]): RequestIssue[] {
  const listed: RequestIssue[] = [];
  let length = 0;
  for (const issue of issues.slice(0, listedIssues)) {
    const short = shortened(issue);
    length += JSON.stringify(short).length;
    if (length > MAX_ISSUES_LENGTH) break;
    listed.push(short);
  }
  return listed;
}

/** Cuts the texts of an issue that may contain input of the client: names in the path, the message and `expected`. */
function shortened({ path, pointer, message, expected, ...issue }: RequestIssue): RequestIssue {
  const isLong = path.some((key) => typeof key === 'string' && key.length > MAX_NAME_LENGTH);
  const shortPath = isLong ? path.map((key) => (typeof key === 'string' ? cut(key, MAX_NAME_LENGTH) : key)) : path;
  const hasExpected = expected !== undefined && JSON.stringify(expected).length <= MAX_TEXT_LENGTH;
  return {
    ...issue,
    pointer: isLong ? toPointer(shortPath) : pointer,
    path: shortPath,
    message: cut(message, MAX_TEXT_LENGTH),
    ...(hasExpected && { expected }),
  };
}

/** Cuts a text to at most `length` characters, including an ellipsis, without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Maps an error to its response. An unknown error becomes a 500 without details. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof InvalidInputError)
    return toInvalidRequestError(error.issues.map((issue) => ({ in: 'body', ...issue })));
  if (error instanceof TooManyRequestsError) {
    return new RequestError(429, error.message, [], error.retryAfterSeconds);
  }
  const table: [new (...args: never[]) => Error, ErrorStatus][] = [
    [UnauthorizedError, 401],
    [ForbiddenError, 403],
    [NotFoundError, 404],
    [ConflictError, 409],
    [PreconditionFailedError, 412],
    [PayloadTooLargeError, 413],
    [IdempotencyMismatchError, 422],
    [UnavailableError, 503],
    [TimeoutError, 504],
  ];
  const row = table.find(([type]) => error instanceof type);
  if (row) return new RequestError(row[1], (error as Error).message);
  return (
    fromFastify(error) ??
    new RequestError(500, 'Internal error. The log of the service has the details under the request id.')
  );
}

/** Maps the errors that Fastify throws for invalid requests. */
function fromFastify(error: unknown): RequestError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new RequestError(413, 'The body is larger than the limit of the service.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new RequestError(400, 'The length of the body differs from Content-Length.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new RequestError(415, 'Expected the content type application/json');
    case 'FST_ERR_BAD_URL':
      return new RequestError(400, 'The path has a percent escape that is not valid');
    default:
      return undefined;
  }
}
