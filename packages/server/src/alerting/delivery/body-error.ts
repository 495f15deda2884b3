/** A notification cannot be written as its webhook wants it; the message says why, to whoever made the webhook. */
export class DeliveryBodyError extends Error {
  override readonly name = 'DeliveryBodyError';
}
