import type { Selectable, Transaction } from 'kysely';
import type { Tenant } from '../../domain/tenant.ts';
import type { AlertsTable, Tables } from '../../store/tables.ts';
import { type Quotas, storedBytes } from '../quotas.ts';

/** The columns of an alert that its caller writes and that vary in length. */
type WrittenTexts = Pick<Selectable<AlertsTable>, 'name' | 'message' | 'note' | 'channels'>;

/** Returns the bytes of an alert that count towards the use of its tenant. */
export function alertBytes({ name, message, note, channels }: WrittenTexts): number {
  return storedBytes(name, message, note, channels);
}

/** Deletes the alerts of a dashboard except those on the named tiles, within the transaction that changes it. */
export async function deleteAlertsOfDashboard(
  tx: Transaction<Tables>,
  quotas: Quotas,
  tenant: Tenant,
  dashboardId: string,
  { except }: { except: readonly string[] },
): Promise<void> {
  const alerts = await tx
    .selectFrom('alerts')
    .select(['id', 'tile_id', 'name', 'message', 'note', 'channels'])
    .where('tenant_id', '=', tenant.id)
    .where('dashboard_id', '=', dashboardId)
    .execute();
  const kept = new Set(except);
  for (const alert of alerts) {
    if (alert.tile_id === null || !kept.has(alert.tile_id)) await deleteAlert(tx, quotas, tenant, alert);
  }
}

/** Deletes one alert with its links to webhooks, its evaluation state and its waiting notifications. */
export async function deleteAlert(
  tx: Transaction<Tables>,
  quotas: Quotas,
  tenant: Tenant,
  alert: WrittenTexts & { readonly id: string },
): Promise<void> {
  const { id } = alert;
  await tx.deleteFrom('alert_webhooks').where('tenant_id', '=', tenant.id).where('alert_id', '=', id).execute();
  for (const table of ['alert_evaluations', 'alert_notifications'] as const) {
    await tx.deleteFrom(table).where('tenant_id', '=', tenant.id).where('alert_id', '=', id).execute();
  }
  await tx.deleteFrom('alerts').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
  await quotas.change(tx, tenant.id, { alerts: -1, bytes: -alertBytes(alert) });
}
