import type { AlertInput, Tile } from '@observability-api/schemas';
import { canAlert, describeTile } from '../../domain/alert-tiles.ts';
import type { InputIssue } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { Tx } from '../context.ts';
import { channelPath, channelsOf } from './rules.ts';

/** Returns an issue for each dashboard, tile and webhook that the alert refers to and the tenant does not have. */
export async function alertReferenceIssues(tx: Tx, tenant: Tenant, input: AlertInput): Promise<InputIssue[]> {
  return [...(await tileIssues(tx, tenant, input)), ...(await webhookIssues(tx, tenant, input))];
}

async function tileIssues(tx: Tx, tenant: Tenant, input: AlertInput): Promise<InputIssue[]> {
  const { dashboardId, tileId } = input;
  if (typeof dashboardId !== 'string') return [];
  const dashboard = await tx
    .selectFrom('dashboards')
    .select('tiles')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', dashboardId)
    .executeTakeFirst();
  if (!dashboard) return [issue(['dashboardId'], 'reference', `no dashboard has the id "${dashboardId}"`)];
  if (typeof tileId !== 'string') return [];
  const tile = (JSON.parse(dashboard.tiles) as Tile[]).find(({ id }) => id === tileId);
  if (!tile) return [issue(['tileId'], 'reference', `the dashboard has no tile with the id "${tileId}"`)];
  if (canAlert(tile)) return [];
  return [
    issue(
      ['tileId'],
      'condition',
      `expected a tile with time or number series, received one with ${describeTile(tile)}`,
    ),
  ];
}

async function webhookIssues(tx: Tx, tenant: Tenant, input: AlertInput): Promise<InputIssue[]> {
  const ids = channelsOf(input).map(({ webhookId }) => webhookId);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('id', 'in', ids)
    .execute();
  const existing = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, index) =>
    existing.has(id)
      ? []
      : [issue([...channelPath(input, index), 'webhookId'], 'reference', `no webhook has the id "${id}"`)],
  );
}
