import type { Selectable } from 'kysely';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { lengthOf } from '../../store/read-page.ts';
import type { AlertsTable, Tables } from '../../store/tables.ts';
import { isUndeliveredOf } from '../../store/undelivered-notifications.ts';
import type { Tx } from '../context.ts';
import { type Quotas, storedBytes } from '../quotas.ts';

/** The columns of an alert that count towards the storage limit: clients write them, and their length varies. */
export const TEXT_COLUMNS = [
  'name',
  'message',
  'note',
  'display_name',
  'tags',
  'channels',
  'group_by',
  'chart_config',
] as const;

type TextColumns = Pick<Selectable<AlertsTable>, (typeof TEXT_COLUMNS)[number]>;

/**
 * The tables with a column `alert_id`, except `alert_notifications` and `deleted_alerts`, which {@link deleteUndeliveredNotifications}
 * changes. `alerting/outbox` deletes the rows of deleted alerts that remain in these two tables.
 */
type AlertChildTable = Exclude<
  { [Name in keyof Tables]: 'alert_id' extends keyof Tables[Name] ? Name : never }[keyof Tables],
  'alert_notifications' | 'deleted_alerts'
>;

/** The tables from which all rows of an alert are deleted with it. The compiler reports a missing table. */
const CHILD_TABLES: Readonly<Record<AlertChildTable, true>> = {
  alert_evaluations: true,
  alert_webhooks: true,
  pending_notices: true,
};

/** Returns the bytes of an alert that count towards the storage limit of its tenant. */
export function alertBytes(alert: TextColumns): number {
  return storedBytes(...TEXT_COLUMNS.map((name) => alert[name]));
}

/** An alert, and the result of {@link alertBytes} for it. */
interface SizedAlert {
  readonly id: string;
  readonly bytes: number;
}

/** Maximum number of alerts or notifications that one statement deletes. SQLite blocks the event loop for each statement. */
const MAX_DELETED = 100;

/** Deletes the alerts of a dashboard, except those on the tiles `keptTileIds`. */
export async function deleteAlertsOfDashboard(
  tx: Tx,
  quotas: Quotas,
  tenant: Tenant,
  dashboardId: string,
  { keptTileIds }: { keptTileIds: readonly string[] },
): Promise<void> {
  const alerts = await tx
    .selectFrom('alerts')
    .select(['id', 'tile_id', lengthOf(TEXT_COLUMNS).as('bytes')])
    .where('tenant_id', '=', tenant.id)
    .where('dashboard_id', '=', dashboardId)
    .execute();
  const keptIds = new Set(keptTileIds);
  await deleteInSteps(
    tx,
    quotas,
    tenant,
    alerts.filter(({ tile_id }) => tile_id === null || !keptIds.has(tile_id)),
  );
}

/** Deletes the alerts that watch a saved search. */
export async function deleteAlertsOfSavedSearch(
  tx: Tx,
  quotas: Quotas,
  tenant: Tenant,
  savedSearchId: string,
): Promise<void> {
  const alerts = await tx
    .selectFrom('alerts')
    .select(['id', lengthOf(TEXT_COLUMNS).as('bytes')])
    .where('tenant_id', '=', tenant.id)
    .where('saved_search_id', '=', savedSearchId)
    .execute();
  await deleteInSteps(tx, quotas, tenant, alerts);
}

async function deleteInSteps(tx: Tx, quotas: Quotas, tenant: Tenant, deleted: readonly SizedAlert[]): Promise<void> {
  for (let start = 0; start < deleted.length; start += MAX_DELETED) {
    if (start > 0) await nextFreeTick({ holdsLock: true });
    await deleteAlerts(tx, quotas, tenant, deleted.slice(start, start + MAX_DELETED));
  }
}

/** Deletes an alert, its rows in {@link CHILD_TABLES}, and its undelivered notifications. */
export function deleteAlert(
  tx: Tx,
  quotas: Quotas,
  tenant: Tenant,
  alert: TextColumns & { readonly id: string },
): Promise<void> {
  return deleteAlerts(tx, quotas, tenant, [{ id: alert.id, bytes: alertBytes(alert) }]);
}

async function deleteAlerts(tx: Tx, quotas: Quotas, tenant: Tenant, alerts: readonly SizedAlert[]): Promise<void> {
  const ids = alerts.map(({ id }) => id);
  await deleteUndeliveredNotifications(tx, tenant, ids);
  for (const table of Object.keys(CHILD_TABLES) as AlertChildTable[]) {
    await tx.deleteFrom(table).where('tenant_id', '=', tenant.id).where('alert_id', 'in', ids).execute();
  }
  await tx.deleteFrom('alerts').where('tenant_id', '=', tenant.id).where('id', 'in', ids).execute();
  const bytes = alerts.reduce((sum, alert) => sum + Number(alert.bytes), 0);
  await quotas.change(tx, tenant.id, { alerts: -alerts.length, bytes: -bytes });
}

/**
 * Deletes up to {@link MAX_DELETED} undelivered notifications. If there may be more, adds the alerts to `deleted_alerts`:
 * `alerting/outbox` deletes the rest later, because other writes would wait for a long transaction.
 */
async function deleteUndeliveredNotifications(
  tx: Tx,
  { id: tenant }: Tenant,
  alertIds: readonly string[],
): Promise<void> {
  const page = tx
    .selectFrom('alert_notifications')
    .select('key')
    .where(isUndeliveredOf(tenant, alertIds))
    .limit(MAX_DELETED);
  const { numDeletedRows } = await tx
    .deleteFrom('alert_notifications')
    .where('tenant_id', '=', tenant)
    .where('key', 'in', page)
    .executeTakeFirstOrThrow();
  if (numDeletedRows < MAX_DELETED) return;
  const deleted = alertIds.map((id) => ({ tenant_id: tenant, alert_id: id }));
  await tx.insertInto('deleted_alerts').values(deleted).execute();
}
