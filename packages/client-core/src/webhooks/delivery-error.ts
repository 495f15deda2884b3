import type { ValueIssue } from '../validation.ts';
import type { VerifiedDelivery } from './verified-delivery.ts';

/** Why a delivery is refused. */
export type DeliveryErrorCode =
  | 'MISSING_HEADER'
  | 'MALFORMED_SIGNATURE'
  | 'WRONG_SIGNATURE'
  | 'TOO_OLD'
  | 'TOO_NEW'
  | 'TOO_LARGE'
  | 'NOT_JSON'
  | 'NOT_AS_DESCRIBED';

const statuses: Readonly<Record<DeliveryErrorCode, number>> = {
  MISSING_HEADER: 400,
  MALFORMED_SIGNATURE: 400,
  WRONG_SIGNATURE: 401,
  TOO_OLD: 401,
  TOO_NEW: 401,
  TOO_LARGE: 413,
  NOT_JSON: 400,
  NOT_AS_DESCRIBED: 422,
};

/**
 * A delivery that cannot be trusted or understood. Its message has neither the secret nor values of the body; `issues`
 * quote values.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly code: DeliveryErrorCode;
  /** The status to answer with, from 400 to 499: the service does not try such a delivery again. */
  readonly status: number;
  /** What is wrong with the body, where it is not what the spec says; else empty. */
  readonly issues: readonly ValueIssue[];
  /**
   * What was verified, where only the body is wrong: with `NOT_AS_DESCRIBED` and `NOT_JSON` of a text. Not enumerable, so
   * that a log of the error does not have it.
   */
  declare readonly delivery: VerifiedDelivery | undefined;

  constructor(
    code: DeliveryErrorCode,
    message: string,
    issues: readonly ValueIssue[] = [],
    delivery?: VerifiedDelivery,
  ) {
    super(message);
    this.code = code;
    this.status = statuses[code];
    this.issues = issues;
    Object.defineProperty(this, 'delivery', { value: delivery, enumerable: false });
  }
}
