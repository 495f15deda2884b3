import { channelPath, channelsOf } from './alert-rules.js';
import { canAlert } from './dashboard-rules.js';
import { issue } from './issue.js';
/** Everything that the alert names and that the tenant does not have. */
export const alertReferenceIssues = async (tx, tenant, input) => [...(await tileIssues(tx, tenant, input)), ...(await webhookIssues(tx, tenant, input))];
const tileIssues = async (tx, tenant, input) => {
    const { dashboardId, tileId } = input;
    if (typeof dashboardId !== 'string')
        return [];
    const dashboard = await tx
        .selectFrom('dashboards')
        .select('tiles')
        .where('tenant_id', '=', tenant.id)
        .where('id', '=', dashboardId)
        .executeTakeFirst();
    if (!dashboard)
        return [issue(['dashboardId'], 'reference', `no dashboard has the id "${dashboardId}"`)];
    if (typeof tileId !== 'string')
        return [];
    const tile = JSON.parse(dashboard.tiles).find(({ id }) => id === tileId);
    if (!tile)
        return [issue(['tileId'], 'reference', `the dashboard has no tile with the id "${tileId}"`)];
    if (canAlert(tile))
        return [];
    const type = tile.series[0]?.type;
    return [
        issue(['tileId'], 'condition', `expected a tile with time or number series, received one with ${type} series`),
    ];
};
const webhookIssues = async (tx, tenant, input) => {
    const wanted = channelsOf(input).map(({ webhookId }) => webhookId);
    if (wanted.length === 0)
        return [];
    const rows = await tx
        .selectFrom('webhooks')
        .select('id')
        .where('tenant_id', '=', tenant.id)
        .where('id', 'in', wanted)
        .execute();
    const known = new Set(rows.map(({ id }) => id));
    return wanted.flatMap((id, index) => known.has(id)
        ? []
        : [issue([...channelPath(input, index), 'webhookId'], 'reference', `no webhook has the id "${id}"`)]);
};
