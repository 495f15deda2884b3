import type { ApiError } from './api-error.ts';

/** What an HTTP server, or a proxy in front of it, can answer instead of a success. */
type FailureStatus =
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

/** The statuses that a proxy may answer in the service's name, with a body of its own. */
type ServerStatus = 500 | 501 | 502 | 503 | 504;

/** An error of one status, and the body that comes with it. */
export interface StatusError<Status extends number, Body> extends ApiError {
  readonly status: Status;
  readonly body: Body;
}

/** An error for each status, so that comparing `status` tells which `body` it is. */
type Each<Status extends number, Body> = Status extends ServerStatus
  ? StatusError<Status, Body | string>
  : StatusError<Status, Body>;

/** The errors of an operation: those that its spec names have the body of the spec, others any. */
export type OperationError<Status extends FailureStatus, Body> =
  | Each<Status, Body>
  | StatusError<Exclude<FailureStatus, Status>, unknown>;
