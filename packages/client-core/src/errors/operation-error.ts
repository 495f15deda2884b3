import type { ApiError } from './api-error.ts';

/** The error statuses that an HTTP server or a proxy can send. */
type ErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 406
  | 407
  | 408
  | 409
  | 410
  | 411
  | 412
  | 413
  | 414
  | 415
  | 416
  | 417
  | 418
  | 421
  | 422
  | 423
  | 424
  | 425
  | 426
  | 428
  | 429
  | 431
  | 451
  | 500
  | 501
  | 502
  | 503
  | 504
  | 505
  | 506
  | 507
  | 508
  | 510
  | 511
  | 520
  | 521
  | 522
  | 523
  | 524
  | 525
  | 526
  | 530;

/** The statuses that a proxy may send with a body of its own. */
type ProxyStatus = 500 | 501 | 502 | 503 | 504;

/** An error with one status and the type of its body. */
export interface StatusError<Status extends number, Body> extends ApiError {
  readonly status: Status;
  readonly body: Body;
}

/** Maps each status to its own error type, so that comparing `status` narrows `body`. */
type ErrorOfEach<Status extends number, Body> = Status extends ProxyStatus
  ? StatusError<Status, Body | string>
  : StatusError<Status, Body>;

/**
 * The errors of an operation. A documented status has the body type of the spec, or a string if a proxy may send it. The body of
 * any other status is `unknown`.
 */
export type OperationError<Status extends ErrorStatus, Body> =
  | ErrorOfEach<Status, Body>
  | StatusError<Exclude<ErrorStatus, Status>, unknown>;
