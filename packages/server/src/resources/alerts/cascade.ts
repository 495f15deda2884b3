import type { Transaction } from 'kysely';
import type { Tenant } from '../../domain/tenant.ts';
import type { Tables } from '../../store/tables.ts';

/** Deletes the alerts of a dashboard except those on the named tiles, within the transaction that changes it. */
export async function deleteAlertsOfDashboard(
  tx: Transaction<Tables>,
  tenant: Tenant,
  dashboardId: string,
  { except }: { except: readonly string[] },
): Promise<void> {
  const alerts = await tx
    .selectFrom('alerts')
    .select(['id', 'tile_id'])
    .where('tenant_id', '=', tenant.id)
    .where('dashboard_id', '=', dashboardId)
    .execute();
  const kept = new Set(except);
  for (const { id, tile_id } of alerts) {
    if (tile_id === null || !kept.has(tile_id)) await deleteAlert(tx, tenant, id);
  }
}

/** Deletes one alert, what says which webhooks it uses, how far it is evaluated, and what is to be sent of it. */
export async function deleteAlert(tx: Transaction<Tables>, tenant: Tenant, id: string): Promise<void> {
  await tx.deleteFrom('alert_webhooks').where('tenant_id', '=', tenant.id).where('alert_id', '=', id).execute();
  for (const table of ['alert_evaluations', 'alert_notifications'] as const) {
    await tx.deleteFrom(table).where('tenant_id', '=', tenant.id).where('alert_id', '=', id).execute();
  }
  await tx.deleteFrom('alerts').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
}
