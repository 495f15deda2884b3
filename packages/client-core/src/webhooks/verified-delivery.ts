/** A delivery that was signed with a secret of the webhook. */
export interface VerifiedDelivery {
  /** The body as it came. */
  readonly text: string;
  /** Names the notification: a repeated delivery has the same. Not part of what is signed. */
  readonly idempotencyKey: string;
  /** When it was signed; `undefined` without a secret. */
  readonly sentAt: Date | undefined;
}
