import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Returns a condition that matches the undelivered notifications of alerts. Its part on `channel_id` is always true: with it, SQLite
 * uses the index of undelivered notifications, and does not search thousands of delivered ones.
 */
export function isUndeliveredOf(tenant: string, alertIds: readonly string[]) {
  return (eb: ExpressionBuilder<Tables, 'alert_notifications'>): Expression<SqlBool> =>
    eb.and([
      eb('tenant_id', '=', tenant),
      eb('alert_id', 'in', alertIds),
      eb('done_at', 'is', null),
      eb('channel_id', '>=', ''),
    ]);
}
