import type { Operation } from '../../../src/http/operation.ts';
import type { RunningServer } from '../../../src/index.ts';
import type { Json } from './api.ts';
import { type AlertTargets, alert, dashboard, tile, UNKNOWN_ID, webhook } from './request-bodies.ts';

type Ids = Readonly<Record<string, string>>;

/** The path of an operation with these ids in it; every path starts at the service's origin. */
export function pathOf({ path }: Operation, ids: Ids): string {
  return `/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`no id for ${name}`);
    return id;
  })}`;
}

/** The path of an operation on a resource that does not exist, in the first organization and service. */
export function unknownPath(operation: Operation, { managed }: NonNullable<RunningServer['credentials']>): string {
  const { organizationId, serviceId } = managed;
  const unknown = {
    dashboardId: UNKNOWN_ID,
    alertId: UNKNOWN_ID,
    sourceId: UNKNOWN_ID,
    webhookId: UNKNOWN_ID,
    keyId: UNKNOWN_ID,
    pipeId: UNKNOWN_ID,
  };
  return pathOf(operation, { organizationId, serviceId, ...unknown });
}

/** A valid body for an operation, naming these things; nothing where the operation takes none. */
export function requestBodyOf(id: string, targets: AlertTargets): Json {
  const bodies: Record<string, () => Json> = {
    createDashboard: () => dashboard(tile()),
    updateDashboard: () => ({ ...dashboard(tile({ name: 'Taken over' })), tags: ['taken-over'] }),
    createAlert: () => alert(targets),
    updateAlert: () => alert(targets, { name: 'Taken over' }),
    createWebhook: () => webhook(),
    updateWebhook: () => webhook({ description: 'Taken over' }),
    createKey: () => ({}),
    updateKey: () => ({ name: 'Taken over' }),
    updatePipeSettings: () => ({ db_max_threads: 1 }),
    queryChartSeries: () => ({
      startTime: 1_770_000_000_000,
      endTime: 1_770_000_060_000,
      series: [{ sourceId: UNKNOWN_ID, aggFn: 'count', where: '', groupBy: [] }],
    }),
  };
  return bodies[id]?.();
}
