import type { Inventory, Resource } from './inventory.ts';
import { isJsonObject, type Json, type Kind, kinds, objectsOf } from './kinds.ts';
import { compact, normalize } from './normalize.ts';
import { idsToNames, type NameOf } from './references.ts';
import { sortedJson } from './sorted-json.ts';
import { isAmbiguous } from './tile-ids.ts';

/** Converts a normalized request or resource to the format of files. References are names. Tiles and filters keep their ids. */
export function withNames(
  kind: Kind,
  body: Json,
  nameOf: NameOf,
  tilesOf: (dashboardId: string) => readonly Json[],
): Json {
  if (kind.name === 'Source') {
    const { name, kind: type, connection, ...rest } = idsToNames(body, nameOf) as Json;
    return { name, type, ...rest, connection: nameOf('Connection', String(connection)) };
  }
  const named = idsToNames(body, nameOf) as Json;
  return kind.name === 'Alert' ? alertWithNames(named, nameOf, tilesOf) : named;
}

function alertWithNames(alert: Json, nameOf: NameOf, tilesOf: (dashboardId: string) => readonly Json[]): Json {
  const { source, dashboardId, tileId, savedSearchId, chartConfig, displayName, name: title, ...rest } = alert;
  const tiles = typeof dashboardId === 'string' ? tilesOf(dashboardId) : [];
  const tileName = tiles.find(({ id }) => id === tileId)?.['name'];
  const tile = isAmbiguous(tileName, tiles) ? tileId : tileName;
  return {
    name: displayName,
    ...(dashboardId !== undefined && { tile: { dashboard: nameOf('Dashboard', String(dashboardId)), tile } }),
    ...(savedSearchId !== undefined && { savedSearch: nameOf('SavedSearch', String(savedSearchId)) }),
    ...(chartConfig !== undefined && { chart: chartConfig }),
    ...(typeof title === 'string' && { title }),
    ...rest,
    ...(isJsonObject(rest['channel']) && { channel: withoutType(rest['channel']) }),
    ...(Array.isArray(rest['channels']) && { channels: rest['channels'].map(withoutType) }),
  };
}

/** Removes the type of a channel with a webhook, because files do not need it. */
function withoutType({ type, ...channel }: Json): Json {
  return type === 'webhook' ? channel : { type, ...channel };
}

/**
 * Converts a resource to a document of a file, without defaults and without `managed-by:` tags. Tiles and filters have an id only if their
 * name is missing or not unique. `setDefaults` are the defaults that `monitoring.yaml` sets for the kind. The document also contains each
 * of these properties whose value in the resource differs from `setDefaults`.
 */
export function toDocument(
  { kind: name, value, name: nameInFiles }: Resource,
  inventory: Inventory,
  setDefaults: Json = {},
): Json {
  const kind = kinds[name];
  const normal = normalize(kind, name === 'Alert' ? withDisplayName(value, nameInFiles) : value);
  const tags = (normal['tags'] as string[] | undefined)?.filter((tag) => !tag.startsWith('managed-by:'));
  const untagged = tags ? { ...normal, tags } : normal;
  const tilesOf = (id: string) => objectsOf(inventory.find('Dashboard', id)?.value['tiles']);
  const toNamed = (body: Json) => withNames(kind, body, inventory.nameOf, tilesOf);
  const named = { ...differentFrom(setDefaults, toNamed(untagged)), ...toNamed(compact(kind, untagged)) };
  if (name === 'Alert') {
    const { tile, savedSearch, chart, title, ...rest }: Json = named;
    const watched = {
      ...(tile !== undefined && { tile }),
      ...(savedSearch !== undefined && { savedSearch }),
      ...(chart !== undefined && { chart }),
    };
    const { name: _, ...settings } = rest;
    return { kind: name, name: nameInFiles, ...watched, ...(title !== undefined && { title }), ...settings };
  }
  const { name: documentName, ...rest }: Json = name === 'Dashboard' ? withoutIds(named) : named;
  return { kind: name, name: documentName, ...rest };
}

/** Returns the properties of a document whose values differ from the defaults of its set. */
function differentFrom(setDefaults: Json, document: Json): Json {
  const entries = Object.entries(setDefaults).filter(
    // `channel` and `channels` replace each other, and the document always has one of them.
    ([name, value]) => name !== 'channels' && sortedJson(document[name]) !== sortedJson(value),
  );
  return Object.fromEntries(
    entries.flatMap(([name]) => (document[name] === undefined ? [] : [[name, document[name]]])),
  );
}

/**
 * Sets `displayName` to `nameInFiles`, the name that identifies the alert in files. Sets `name`, the title of notifications, to null if it
 * equals this name and the alert has no `displayName`: the service uses `displayName` as the title of an alert without `name`.
 */
export function withDisplayName(alert: Json, nameInFiles: string): Json {
  const { name, displayName } = alert;
  // A title with variables is a template, which `displayName` is not.
  const isTitleOnly =
    (displayName === null || displayName === undefined) && name === nameInFiles && !nameInFiles.includes('{{');
  return { ...alert, displayName: nameInFiles, name: isTitleOnly ? null : (name ?? null) };
}

function withoutIds(dashboard: Json): Json {
  const result: Record<string, unknown> = { ...dashboard };
  for (const property of ['tiles', 'filters']) {
    const items = dashboard[property];
    if (!Array.isArray(items)) continue;
    result[property] = items.map((item: Json) => {
      if (isAmbiguous(item['name'], items as Json[])) return item;
      const { id: _, ...rest } = item;
      return rest;
    });
  }
  return result;
}
