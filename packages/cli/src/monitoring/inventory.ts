import { type Json, type KindName, objectsOf } from './kinds.ts';
import { identityOf } from './read-files.ts';
import type { MonitoringService } from './service.ts';
import { ownerOf } from './set.ts';

/** A resource of the service. */
export interface Resource {
  readonly kind: KindName;
  readonly id: string;
  /** The name that identifies the resource in files. */
  readonly name: string;
  readonly value: Json;
}

/** A snapshot of the resources of a service, by kind, id and name. */
export class Inventory {
  readonly #byKind: ReadonlyMap<KindName, readonly Resource[]>;
  readonly #byId: ReadonlyMap<string, Resource>;
  readonly #byName = new Map<string, Resource[]>();
  #text: string | undefined;

  constructor(lists: ReadonlyMap<KindName, readonly Json[]>) {
    const byId = (kind: KindName) =>
      new Map((lists.get(kind) ?? []).map((value) => [String(value['id']), value] as const));
    const dashboards = byId('Dashboard');
    const searches = byId('SavedSearch');
    this.#byKind = new Map(
      [...lists].map(([kind, values]) => [
        kind,
        kind === 'Alert'
          ? alertsOf(values, dashboards, searches)
          : values.map((value) => resourceOf(kind, value, String(value['name']))),
      ]),
    );
    const all = [...this.#byKind.values()].flat();
    this.#byId = new Map(all.map((resource) => [`${resource.kind}/${resource.id}`, resource]));
    for (const resource of all) {
      const key = `${resource.kind}/${resource.name}`;
      const sameName = this.#byName.get(key);
      if (sameName) sameName.push(resource);
      else this.#byName.set(key, [resource]);
    }
  }

  /** Returns true if the snapshot includes the resources of the kind, even if there are none. */
  has(kind: KindName): boolean {
    return this.#byKind.has(kind);
  }

  all(kind: KindName): readonly Resource[] {
    return this.#byKind.get(kind) ?? [];
  }

  findByName(kind: KindName, name: string): readonly Resource[] {
    return this.#byName.get(`${kind}/${name}`) ?? [];
  }

  find(kind: KindName, id: string): Resource | undefined {
    return this.#byId.get(`${kind}/${id}`);
  }

  /** Returns true if a resource contains the id, for example as a reference to a deleted source. */
  containsId(id: string): boolean {
    this.#text ??= JSON.stringify([...this.#byId.values()].map(({ value }) => value));
    return this.#text.includes(`"${id}"`);
  }

  /**
   * Returns the name of the resource with an id. If several webhooks with different `service` have the name, returns a name such as
   * `slack/on-call`. Returns the id if no resource has it, or if the name is not unique.
   */
  readonly nameOf = (kind: KindName, id: string): string => {
    const resource = this.find(kind, id);
    if (!resource) return id;
    const named = this.findByName(kind, resource.name);
    if (named.length === 1) return resource.name;
    const identity = identityOf(resource);
    const isUnique = named.filter((other) => identityOf(other) === identity).length === 1;
    return isUnique ? identity.slice(`${kind}/`.length) : id;
  };
}

/** Reads the lists of all kinds that the service can list. */
export async function readInventory(service: MonitoringService): Promise<Inventory> {
  const lists = service.readableKinds().map(async ({ name }) => [name, await service.list(name)] as const);
  return new Inventory(new Map(await Promise.all(lists)));
}

function resourceOf(kind: KindName, value: Json, name: string): Resource {
  return { kind, id: String(value['id']), name, value };
}

/**
 * Returns the alerts with their names in files. The name is the first of these that is not blank:
 *
 * 1. `displayName`, or `name` if `displayName` is not set
 * 2. `<dashboard> / <tile>`, or the name of the saved search or chart
 * 3. the id
 *
 * Repeated names get a number in order of creation. Alerts of a set come first: their names must not change because another alert gets the
 * same name.
 */
function alertsOf(
  alerts: readonly Json[],
  dashboards: ReadonlyMap<string, Json>,
  searches: ReadonlyMap<string, Json>,
): Resource[] {
  const counts = new Map<string, number>();
  const isOwned = (alert: Json) => ownerOf(alert) !== undefined;
  const ownedFirst = [...alerts.filter(isOwned), ...alerts.filter((alert) => !isOwned(alert))];
  const names = new Map(
    ownedFirst.map((alert) => {
      const name = alertName(alert, dashboards, searches);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [alert, count === 1 ? name : `${shorten(name)} (${count})`];
    }),
  );
  return alerts.map((alert) => resourceOf('Alert', alert, names.get(alert) ?? ''));
}

/** Maximum length of a derived name. A `displayName` has at most 512 characters, of which some are reserved for a number. */
const MAX_NAME_LENGTH = 500;

function alertName(alert: Json, dashboards: ReadonlyMap<string, Json>, searches: ReadonlyMap<string, Json>): string {
  const ownName = alert['displayName'] ?? alert['name'];
  // A blank name cannot identify a document.
  if (typeof ownName === 'string' && ownName.trim() !== '') return ownName;
  const dashboard = dashboards.get(String(alert['dashboardId']));
  const tiles = objectsOf(dashboard?.['tiles']);
  const tile = tiles.find(({ id }) => id === alert['tileId']);
  const chart = alert['chartConfig'] as Json | undefined;
  const search = searches.get(String(alert['savedSearchId']))?.['name'];
  const words = [dashboard?.['name'], tile?.['name'] || alert['tileId'], search || chart?.['name']];
  const joined = words.filter((word) => typeof word === 'string').join(' / ');
  return joined.trim() === '' ? String(alert['id']) : shorten(joined);
}

function shorten(name: string): string {
  return [...name].slice(0, MAX_NAME_LENGTH).join('');
}
