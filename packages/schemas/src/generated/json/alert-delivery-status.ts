// Generated from specs/shared/schemas/AlertDeliveryStatus.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertDeliveryStatus`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertDeliveryStatus',
  type: 'string',
  enum: ['pending', 'delivered', 'failed', 'superseded', 'cancelled'],
  description:
    'Status of a delivery:\n- `pending`: the notification is not delivered yet; `nextAttemptAt` is the time of the next attempt, or null if the\n  attempt is due immediately or the notification waits for an older one\n- `delivered`: the channel accepted the notification\n- `failed`: the channel rejected the notification or did not accept it within 24 hours, the service could not\n  create or send it, or it was one of the oldest when the tenant had more than 100,000 pending notifications\n- `superseded`: while the channel failed, a newer notification of the same group replaced this one\n- `cancelled`: the webhook was deleted\n',
} as const;
