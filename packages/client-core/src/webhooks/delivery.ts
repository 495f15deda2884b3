/** A delivery with a valid signature, or of a webhook without a secret. */
export interface VerifiedDelivery {
  /** The body as it was received. */
  readonly text: string;
  /** Identifies the notification. A repeated delivery has the same key. The signature does not cover it. */
  readonly idempotencyKey: string;
  /** The time of the signature. `undefined` for a webhook without a secret. */
  readonly sentAt: Date | undefined;
}

/** A verified delivery with its parsed body. */
export interface Delivery<Payload> extends VerifiedDelivery {
  /** The body. It may have properties that this version does not know. */
  readonly payload: Payload;
}
