import type { Operation } from '../../../src/http/operation.ts';
import type { RunningServer } from '../../../src/index.ts';
import type { Json } from './api.ts';
import {
  type AlertTargets,
  alert,
  connection,
  dashboard,
  savedSearch,
  source,
  tile,
  UNKNOWN_ID,
  webhook,
} from './request-bodies.ts';

type Ids = Readonly<Record<string, string>>;

/** Returns the path of an operation with these ids. It starts with two slashes, so that `Api.send` does not put it below the root. */
export function pathOf({ path }: Pick<Operation, 'path'>, ids: Ids): string {
  return `/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`Expected an id for ${name}, received none.`);
    return id;
  })}`;
}

/** Returns the path of an operation, as {@link pathOf}, with the ids of the first organization and service and of an unknown resource. */
export function unknownPath(operation: Operation, { managed }: NonNullable<RunningServer['credentials']>): string {
  const { organizationId, serviceId } = managed;
  const unknown = {
    dashboardId: UNKNOWN_ID,
    alertId: UNKNOWN_ID,
    sourceId: UNKNOWN_ID,
    webhookId: UNKNOWN_ID,
    connectionId: UNKNOWN_ID,
    savedSearchId: UNKNOWN_ID,
    deliveryId: UNKNOWN_ID,
    keyId: UNKNOWN_ID,
    pipeId: UNKNOWN_ID,
  };
  return pathOf(operation, { organizationId, serviceId, ...unknown });
}

/**
 * Returns a request body that follows the schema of an operation, or undefined if the operation has none. Alerts refer to
 * `targets`. Saved searches and queries of events refer to `sourceId`. All other ids are unknown.
 */
export function requestBodyOf(operationId: string, targets: AlertTargets, sourceId = UNKNOWN_ID): Json {
  const bodies: Record<string, () => Json> = {
    createDashboard: () => dashboard(tile()),
    validateDashboard: () => dashboard(tile()),
    updateDashboard: () => ({ ...dashboard(tile({ name: 'Updated' })), tags: ['updated'] }),
    createAlert: () => alert(targets),
    updateAlert: () => alert(targets, { name: 'Updated' }),
    previewAlert: () => ({ alert: alert(targets), from: 1_770_000_000_000, to: 1_770_000_600_000 }),
    silenceAlert: () => ({ until: new Date(Date.UTC(2026, 0, 20)).toISOString() }),
    createWebhook: () => webhook(),
    updateWebhook: () => webhook({ description: 'Updated' }),
    createSource: () => source(UNKNOWN_ID),
    updateSource: () => source(UNKNOWN_ID, { name: 'Updated' }),
    createConnection: () => connection(),
    updateConnection: () => connection({ name: 'Updated' }),
    createSavedSearch: () => savedSearch(sourceId),
    updateSavedSearch: () => savedSearch(sourceId, { name: 'Updated' }),
    createKey: () => ({}),
    updateKey: () => ({ name: 'Updated' }),
    updatePipeSettings: () => ({ db_max_threads: 1 }),
    queryChartSeries: () => ({
      startTime: 1_770_000_000_000,
      endTime: 1_770_000_060_000,
      series: [{ sourceId: UNKNOWN_ID, aggFn: 'count', where: '', groupBy: [] }],
    }),
    queryEvents: () => ({ sourceId }),
    queryTile: () => ({
      startTime: 1_770_000_000_000,
      endTime: 1_770_000_060_000,
      tile: { config: { displayType: 'number', sourceId: UNKNOWN_ID, select: [{ aggFn: 'count' }] } },
    }),
  };
  return bodies[operationId]?.();
}
