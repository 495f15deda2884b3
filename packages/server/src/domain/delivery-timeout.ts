/** How long the delivery of a notification is retried. */
export const DELIVERY_TIMEOUT_MS = 24 * 60 * 60 * 1000;
