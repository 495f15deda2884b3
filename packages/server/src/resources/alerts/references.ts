import type { AlertInput, TileConfigInput, TileInput } from '@observability-api/schemas';
import { webhookIdsOf } from '../../domain/alert-channel.ts';
import { ALERTING_TILES, canAlert, describeTile } from '../../domain/alert-tiles.ts';
import type { InputIssue } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { issue } from '../../domain/validation-issue.ts';
import { connectionIds, sourcesById } from '../../store/read-sources.ts';
import { readTile } from '../../store/read-tile.ts';
import type { Queries } from '../../store/store.ts';
import { configIssues, type ReferencedResources } from '../dashboards/config-rules.ts';
import { seriesIssues } from '../dashboards/series-rules.ts';
import { channelPath, channelsOf } from './rules.ts';

/** Returns the issues of what an alert refers to: those of {@link watchedIssues}, and missing webhooks. */
export async function alertReferenceIssues(db: Queries, tenant: Tenant, input: AlertInput): Promise<InputIssue[]> {
  return [...(await watchedIssues(db, tenant, input)), ...(await webhookIssues(db, tenant, input))];
}

/** Returns the issues of what an alert watches: missing resources, a tile that it cannot watch, and an invalid chart. */
export async function watchedIssues(db: Queries, tenant: Tenant, input: AlertInput): Promise<InputIssue[]> {
  return [
    ...(await tileIssues(db, tenant, input)),
    ...(await savedSearchIssues(db, tenant, input)),
    ...(await chartIssues(db, tenant, input)),
  ];
}

async function tileIssues(db: Queries, tenant: Tenant, input: AlertInput): Promise<InputIssue[]> {
  const { dashboardId, tileId } = input;
  if (typeof dashboardId !== 'string') return [];
  const dashboard = await readTile(db, tenant.id, dashboardId, tileId ?? '');
  if (!dashboard) return [issue(['dashboardId'], 'reference', `no dashboard has the id "${dashboardId}"`)];
  if (typeof tileId !== 'string') return [];
  const { tile } = dashboard;
  if (!tile) return [issue(['tileId'], 'reference', `the dashboard has no tile with the id "${tileId}"`)];
  if (canAlert(tile)) return [];
  return [
    issue(['tileId'], 'condition', `expected a tile with ${ALERTING_TILES}, received one with ${describeTile(tile)}`),
  ];
}

async function savedSearchIssues(db: Queries, tenant: Tenant, { savedSearchId }: AlertInput): Promise<InputIssue[]> {
  if (savedSearchId === undefined) return [];
  const search = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', savedSearchId)
    .executeTakeFirst();
  return search ? [] : [issue(['savedSearchId'], 'reference', `no saved search has the id "${savedSearchId}"`)];
}

/** Returns the issues of the property `tile` of a preview request, which replaces the stored tile of the alert. */
export async function previewTileIssues(
  db: Queries,
  tenant: Tenant,
  { source }: AlertInput,
  tile: TileInput,
): Promise<InputIssue[]> {
  const path = ['tile'];
  if (source !== 'tile') return [issue(path, 'condition', `expected an alert on a tile, received one on ${source}`)];
  if (!canAlert(tile)) {
    return [
      issue(path, 'condition', `expected a tile with ${ALERTING_TILES}, received one with ${describeTile(tile)}`),
    ];
  }
  const { config } = tile;
  return config
    ? configIssues(config, [...path, 'config'], await readReferencedResources(db, tenant, config))
    : seriesIssues(tile, path, await sourcesById(db, tenant));
}

async function chartIssues(db: Queries, tenant: Tenant, { chartConfig }: AlertInput): Promise<InputIssue[]> {
  if (chartConfig === undefined) return [];
  const path = ['chartConfig'];
  const issues = configIssues(chartConfig, path, await readReferencedResources(db, tenant, chartConfig));
  if (canAlert({ config: chartConfig })) return issues;
  const message = 'expected SQL with an interval, such as $__timeInterval(Timestamp)';
  return [...issues, issue([...path, 'sqlTemplate'], 'condition', message)];
}

/**
 * Reads the sources and connections that a config can refer to. Only the config of a table tile can refer to dashboards, and an alert
 * cannot watch a table tile.
 */
async function readReferencedResources(
  db: Queries,
  tenant: Tenant,
  { configType }: Pick<TileConfigInput, 'configType'>,
): Promise<ReferencedResources> {
  const connections = configType === 'sql' ? await connectionIds(db, tenant) : new Set<string>();
  return { sources: await sourcesById(db, tenant), connections, dashboards: new Set() };
}

async function webhookIssues(db: Queries, tenant: Tenant, input: AlertInput): Promise<InputIssue[]> {
  const channels = channelsOf(input);
  const ids = webhookIdsOf(channels);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('id', 'in', ids)
    .execute();
  const existing = new Set(rows.map(({ id }) => id));
  return channels.flatMap((channel, index) =>
    channel.type === 'email' || existing.has(channel.webhookId)
      ? []
      : [
          issue(
            [...channelPath(input, index), 'webhookId'],
            'reference',
            `no webhook has the id "${channel.webhookId}"`,
          ),
        ],
  );
}
