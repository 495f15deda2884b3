// Generated from specs/shared/schemas/AlertDeliveryStatus.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * Status of a delivery:
 * - `pending`: the notification is not delivered yet; `nextAttemptAt` is the time of the next attempt, or null if
 *   the attempt is due immediately or the notification waits for an older one
 * - `delivered`: the channel accepted the notification
 * - `failed`: the channel rejected the notification or did not accept it within 24 hours, the service could not
 *   create or send it, or it was one of the oldest when the tenant had more than 100,000 pending notifications
 * - `superseded`: while the channel failed, a newer notification of the same group replaced this one
 * - `cancelled`: the webhook was deleted
 */
export type AlertDeliveryStatus = (typeof AlertDeliveryStatus)[number];

/** All values of {@link AlertDeliveryStatus} in the order of the spec, with the methods of a validator. */
export const AlertDeliveryStatus = /* @__PURE__ */ enumeration(
  ['pending', 'delivered', 'failed', 'superseded', 'cancelled'],
  isAlertDeliveryStatus,
);

/** Returns true if the value is a valid {@link AlertDeliveryStatus}. */
export function isAlertDeliveryStatus(value: unknown): value is AlertDeliveryStatus {
  return (
    value === 'pending' ||
    value === 'delivered' ||
    value === 'failed' ||
    value === 'superseded' ||
    value === 'cancelled'
  );
}
