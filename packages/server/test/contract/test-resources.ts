import { type Api, createApi, type DeploymentName, type Json } from '../http/support/api.ts';
import {
  alert,
  alertTargets,
  connection,
  dashboard,
  savedSearch,
  source,
  tile,
  webhook,
} from '../http/support/request-bodies.ts';
import type { Served } from '../http/support/serve.ts';
import type { ReferenceName } from './resource-references.ts';

/** The resources that random requests can refer to. */
export interface TestResources {
  /**
   * Returns the id of a resource of a kind, or the name of a database. `index` modulo the number of resources selects it. Requests may
   * delete the resources in paths, but not those in bodies.
   */
  idOf(name: ReferenceName, index: number, place: 'path' | 'body'): string;
  /** Creates and deletes resources, so that paths can refer to 2 to 20 of each kind. */
  refresh(): Promise<void>;
  /** Records the resource that a successful request created or deleted. */
  record(operationId: string, id: string | undefined, content: Json): void;
}

const lists = {
  dashboardId: '/dashboards',
  webhookId: '/webhooks',
  alertId: '/alerts',
  savedSearchId: '/saved-searches',
  connectionId: '/connections',
  sourceId: '/sources',
  keyId: '/keys',
} as const;
type Kind = keyof typeof lists;
const kinds = Object.keys(lists) as Kind[];
/** The deployment of each kind that only one deployment has. */
const deploymentOf: Partial<Record<Kind, DeploymentName>> = { keyId: 'managed', connectionId: 'open-source' };
/** The number of sources of a new tenant. */
const FIRST_SOURCES = 3;
const MIN_RESOURCES = 2;
const MAX_RESOURCES = 20;

/** Creates resources for random requests. */
export async function createTestResources(api: Api, served: Served): Promise<TestResources> {
  const targets = await Promise.all(Array.from({ length: 12 }, () => alertTargets(api)));
  const sources: Json[] = (await api.get(`/sources?limit=${FIRST_SOURCES}`)).content;
  const { id: logs, connection: builtIn, from } = itemAt(sources, 0);
  const searches = [
    await api.create('/saved-searches', savedSearch(logs)),
    await api.create('/saved-searches', savedSearch(logs)),
  ];
  /** The ids that paths contain. Requests may delete these resources. */
  const pool = Object.fromEntries(kinds.map((kind) => [kind, [] as string[]])) as Record<Kind, string[]>;
  const keys = createApi({ ...api, root: `/v1/organizations/${served.credentials.managed.organizationId}` });
  const deploymentKinds = kinds.filter((kind) => deploymentOf[kind] === undefined || deploymentOf[kind] === api.name);
  const callerOf = (kind: Kind) => (kind === 'keyId' ? keys : api);
  const bodies: Record<Kind, () => Json> = {
    dashboardId: () => dashboard(tile()),
    webhookId: () => webhook(),
    alertId: () => alert(itemAt(targets, 0)),
    savedSearchId: () => savedSearch(logs),
    connectionId: () => connection({ host: 'https://93.184.216.34:8443' }),
    sourceId: () => source(builtIn, { from }),
    keyId: () => ({}),
  };
  /** The ids that bodies contain. */
  const targetIds: Record<ReferenceName, readonly string[]> = {
    dashboardId: targets.map(({ dashboardId }) => dashboardId),
    tileId: targets.map(({ tileId }) => tileId),
    webhookId: targets.map(({ webhookId }) => webhookId),
    sourceId: sources.map(({ id }) => id),
    connectionId: [builtIn],
    connection: [builtIn],
    databaseName: [from.databaseName],
    alertId: [],
    savedSearchId: searches.map(({ id }) => id),
    keyId: [],
  };
  return {
    idOf: (name, index, place) =>
      itemAt(place === 'path' && name in pool ? pool[name as Kind] : targetIds[name], index),
    async refresh() {
      for (const kind of deploymentKinds) {
        while (pool[kind].length < MIN_RESOURCES) {
          const created = await callerOf(kind).create(lists[kind], bodies[kind]());
          pool[kind].push(kind === 'keyId' ? created.key.id : created.id);
        }
        while (pool[kind].length > MAX_RESOURCES) await callerOf(kind).delete(`${lists[kind]}/${pool[kind].shift()}`);
      }
    },
    record(operationId, id, content) {
      const kind = kinds.find((name) => operationId.toLowerCase().endsWith(name.slice(0, -2).toLowerCase()));
      if (kind && operationId.startsWith('create')) pool[kind].push(kind === 'keyId' ? content.key.id : content.id);
      if (kind && operationId.startsWith('delete')) pool[kind] = pool[kind].filter((member) => member !== id);
    },
  };
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Expected a resource of this kind.');
  return item;
}
