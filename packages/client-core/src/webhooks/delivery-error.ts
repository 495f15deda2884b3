import type { ValidationIssue } from '@observability-api/schemas/runtime';
import type { VerifiedDelivery } from './delivery.ts';

/** The reason why a delivery was rejected. */
export type DeliveryErrorCode =
  | 'MISSING_HEADER'
  | 'MALFORMED_SIGNATURE'
  | 'INVALID_SIGNATURE'
  | 'TOO_OLD'
  | 'TOO_NEW'
  | 'TOO_LARGE'
  | 'INVALID_JSON'
  | 'INVALID_PAYLOAD';

const statuses: Readonly<Record<DeliveryErrorCode, number>> = {
  MISSING_HEADER: 400,
  MALFORMED_SIGNATURE: 400,
  INVALID_SIGNATURE: 401,
  TOO_OLD: 401,
  TOO_NEW: 401,
  TOO_LARGE: 413,
  INVALID_JSON: 400,
  INVALID_PAYLOAD: 422,
};

/**
 * Thrown for a delivery that cannot be trusted or parsed. The message contains neither the secret nor values of the body;
 * `issues` may quote values.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly code: DeliveryErrorCode;
  /** The status to respond with: 400, 401, 413 or 422. The service does not retry a delivery after one of these. */
  readonly status: number;
  /** The validation issues of the body for `INVALID_PAYLOAD`, otherwise `[]`. */
  readonly issues: readonly ValidationIssue[];
  /**
   * The verified delivery, if only its body is invalid (`INVALID_PAYLOAD`, and `INVALID_JSON` if the body is valid UTF-8). The service
   * does not send it again. Not enumerable, so that loggers do not print it.
   */
  declare readonly delivery: VerifiedDelivery | undefined;

  constructor(
    code: DeliveryErrorCode,
    message: string,
    issues: readonly ValidationIssue[] = [],
    delivery?: VerifiedDelivery,
  ) {
    super(message);
    this.code = code;
    this.status = statuses[code];
    this.issues = issues;
    Object.defineProperty(this, 'delivery', { value: delivery, enumerable: false });
  }
}
