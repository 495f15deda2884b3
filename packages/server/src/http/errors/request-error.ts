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

/** Where in a request an issue is. */
export type IssuePlace = 'body' | 'query' | 'params' | 'headers';

/** An issue as error bodies list it. */
export interface RequestIssue extends InputIssue {
  readonly in: IssuePlace;
}

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
} as const;

export type ErrorStatus = keyof typeof codes;

/** The longest message of an error response, in characters: all listed issues, and what precedes them. */
const MAX_MESSAGE = 64 * 1024;

/** An error on its way to the caller: what the error body of either deployment is made of. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: ErrorStatus;
  readonly issues: readonly RequestIssue[];
  /** The value of the `Retry-After` header; without it the error decides by its status. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: ErrorStatus, message: string, issues: readonly RequestIssue[] = [], retryAfterSeconds?: number) {
    super(cut(message, MAX_MESSAGE));
    this.status = status;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get code(): string {
    return codes[this.status];
  }
}

/** How many issues an error body lists. */
const listedIssues = 50;

/** How many issues are looked for, so that the message can say how many more there are than are listed. */
export const countedIssues = 1000;

/** The longest property name in a `path` or `pointer`, in characters. A caller can send a name of several megabytes. */
const MAX_NAME = 64;

/** The longest message of one issue, and the longest `expected`, in characters. */
const MAX_TEXT = 1_000;

/** The length of all listed issues together, in characters. Further issues are only counted. */
const MAX_ISSUES_LENGTH = 64 * 1024;

/** A 400 that lists what is wrong with a request; the message says how many more issues there are. */
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

/** Cuts every text of an issue that a caller may have written: names in the path, the message and what was expected. */
function shortened({ path, pointer, message, expected, ...issue }: RequestIssue): RequestIssue {
  const isLong = path.some((key) => typeof key === 'string' && key.length > MAX_NAME);
  const shortPath = isLong ? path.map((key) => (typeof key === 'string' ? cut(key, MAX_NAME) : key)) : path;
  const hasExpected = expected !== undefined && JSON.stringify(expected).length <= MAX_TEXT;
  return {
    ...issue,
    pointer: isLong ? toPointer(shortPath) : pointer,
    path: shortPath,
    message: cut(message, MAX_TEXT),
    ...(hasExpected && { expected }),
  };
}

/** Cuts a text to `length` characters, an ellipsis included, without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The one table in which errors with a name become a status. What is not in it is a 500, without a word of why. */
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

/** The errors that Fastify itself finds in a request. */
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
