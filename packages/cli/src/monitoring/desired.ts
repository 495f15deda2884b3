import { createHash } from 'node:crypto';
import { nearest } from '@observability-api/schemas';
import type { Inventory, Resource } from './inventory.ts';
import { isJsonObject, type Json, type KindName, kindNames, kinds, objectsOf } from './kinds.ts';
import { normalize } from './normalize.ts';
import { type FileDocument, type FileIssue, identityOf, type MonitoringFiles } from './read-files.ts';
import { type DocumentIssue, MISSING_ID, namesToIds } from './references.ts';
import { type MonitoringSet, ownershipTag } from './set.ts';
import { assignIds, isAmbiguous } from './tile-ids.ts';

/** The desired state of one resource: its document and the request that creates or replaces the resource. */
export interface Desired {
  readonly document: FileDocument;
  /** The resource with the name of the document, if there is one. */
  readonly current: Resource | undefined;
  /** The request as the document describes it. It can be invalid. */
  readonly request: Json;
  /** The normalized request. In place of the id of a resource that does not exist yet, it contains an {@link idPlaceholder}. */
  readonly body: Json;
}

/**
 * Returns the placeholder for the id of a resource that does not exist yet, such as `ref:Webhook/generic/on-call`. `apply` replaces it with
 * the id.
 */
export function idPlaceholder(resource: Parameters<typeof identityOf>[0]): string {
  return `ref:${identityOf(resource)}`;
}

const ID_PLACEHOLDER = new RegExp(`^ref:(?:${kindNames.join('|')})/`);

/** Returns true for a placeholder that {@link idPlaceholder} returns. */
export function isIdPlaceholder(value: string): boolean {
  return ID_PLACEHOLDER.test(value);
}

/** Derives a valid id from a text, for the validation of requests that refer to resources without an id. */
export function syntheticId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** Returns the placeholders in a request that {@link idPlaceholder} returned. */
export function idPlaceholdersIn(value: unknown): string[] {
  if (typeof value === 'string') return isIdPlaceholder(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(idPlaceholdersIn);
  return isJsonObject(value) ? Object.values(value).flatMap(idPlaceholdersIn) : [];
}

/** Returns a request with a {@link syntheticId} in place of each placeholder. */
export function withSyntheticIds(value: unknown): unknown {
  if (typeof value === 'string') return isIdPlaceholder(value) ? syntheticId(value) : value;
  if (Array.isArray(value)) return value.map(withSyntheticIds);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withSyntheticIds(item)]));
}

/**
 * The watched tile in the request of an alert with an invalid `tile`, or without exactly one of `tile`, `savedSearch` and `chart`. It
 * matches the schema, so that the schema does not report the issue again.
 */
const UNKNOWN_TILE: Json = { source: 'tile', dashboardId: MISSING_ID, tileId: 'unknown' };

/** Converts documents to requests. Collects the issues of the documents, such as references that cannot be resolved. */
export class DesiredState {
  readonly issues: FileIssue[] = [];
  readonly #set: MonitoringSet;
  readonly #inventory: Inventory;
  readonly #documents = new Map<string, readonly FileDocument[]>();
  readonly #names: ReadonlyMap<KindName, readonly string[]>;
  readonly #current: (document: FileDocument) => Resource | undefined;
  readonly #isOffline: boolean;
  readonly #tiles = new Map<string, readonly Json[]>();
  readonly #tilesById = new Map<string, readonly Json[]>();

  /**
   * `current` returns the resource of a document, or undefined if there is none. If `isOffline` is true, references may name resources that
   * neither the files nor the inventory contain.
   */
  constructor(
    files: Pick<MonitoringFiles, 'set' | 'documents'>,
    inventory: Inventory,
    current: (document: FileDocument) => Resource | undefined,
    isOffline = false,
  ) {
    this.#set = files.set;
    this.#inventory = inventory;
    this.#current = current;
    this.#isOffline = isOffline;
    const identities = new Map(files.documents.map((document) => [identityOf(document), document]));
    for (const [identity, document] of identities) {
      for (const key of new Set([identity, `${document.kind}/${document.name}`]))
        this.#documents.set(key, [...(this.#documents.get(key) ?? []), document]);
    }
    const names = new Map<KindName, string[]>();
    for (const { kind, name } of files.documents) names.set(kind, [...(names.get(kind) ?? []), name]);
    this.#names = names;
  }

  /** Converts a document to a request, and normalizes it. Dashboards must be converted before the alerts on them. */
  convert(document: FileDocument): Desired {
    const current = this.#current(document);
    const request = this.request(document);
    return { document, current, request, body: normalize(kinds[document.kind], request) };
  }

  /** Converts a document to a request with the tag of the set. Keeps invalid properties, so that they can be reported. */
  request(document: FileDocument): Json {
    const { kind, value } = document;
    const issues: DocumentIssue[] = [];
    const body = this.#toBody(document, this.#current(document), issues);
    for (const { path, message } of issues) this.issues.push({ location: document.locationOf(path), message });
    const tags = (value['tags'] as string[] | undefined) ?? [];
    return kinds[kind].isTagged && Array.isArray(tags) ? { ...body, tags: [...tags, ownershipTag(this.#set)] } : body;
  }

  #toBody({ kind, name, value }: FileDocument, current: Resource | undefined, issues: DocumentIssue[]): Json {
    if (kind === 'Alert') return this.#alertBody(name, value, issues);
    if (kind === 'Source') {
      // A file has `kind: Source`, so the kind of the source is in `type`.
      const { type, ...named } = value;
      const { connectionId, ...rest } = namesToIds(named, this.#resolve, issues) as Json;
      return {
        ...rest,
        ...(type !== undefined && { kind: type }),
        ...(connectionId !== undefined && { connection: connectionId }),
      };
    }
    // Webhooks and connections do not refer to resources. A header or query parameter of a webhook can have the name `source`.
    if (kind === 'Webhook' || kind === 'Connection') return value;
    const body = namesToIds(value, this.#resolve, issues) as Json;
    if (kind !== 'Dashboard') return body;
    const stored = current?.value ?? {};
    const withIds = (property: string) => {
      const items = body[property];
      const storedItems = objectsOf(stored[property]);
      return Array.isArray(items) && items.every(isJsonObject) ? { [property]: assignIds(items, storedItems) } : {};
    };
    const dashboard = { ...body, ...withIds('tiles'), ...withIds('filters') };
    const tiles = objectsOf((dashboard as Json)['tiles']);
    this.#tiles.set(name, tiles);
    this.#tilesById.set(current?.id ?? idPlaceholder({ kind, name, value }), tiles);
    return dashboard;
  }

  #alertBody(name: string, value: Json, issues: DocumentIssue[]): Json {
    const { tile, savedSearch, chart, source, title, name: _, channel, channels, ...rest } = value;
    if (source !== undefined) {
      issues.push({
        path: ['source'],
        message: 'unknown property: an alert has `tile`, `savedSearch` or `chart` instead',
      });
    }
    const typed = (item: unknown) =>
      isJsonObject(item) && item['webhook'] !== undefined ? { type: 'webhook', ...item } : item;
    const body = namesToIds(
      {
        ...rest,
        ...(channel !== undefined && { channel: typed(channel) }),
        ...(channels !== undefined && { channels: Array.isArray(channels) ? channels.map(typed) : channels }),
      },
      this.#resolve,
      issues,
    ) as Json;
    return { ...this.#watched({ tile, savedSearch, chart }, issues), ...body, displayName: name, name: title ?? null };
  }

  /** Returns the properties of the request for what the alert watches: a tile, a saved search or a chart. */
  #watched({ tile, savedSearch, chart }: Json, issues: DocumentIssue[]): Json {
    const count = [tile, savedSearch, chart].filter((watched) => watched !== undefined).length;
    if (count !== 1) {
      issues.push({ path: [], message: `expected one of \`tile\`, \`savedSearch\` and \`chart\`, received ${count}` });
      return UNKNOWN_TILE;
    }
    if (savedSearch !== undefined) {
      const savedSearchId = this.#resolveOrReport('SavedSearch', savedSearch, ['savedSearch'], issues);
      return { source: 'saved_search', savedSearchId };
    }
    return chart === undefined
      ? this.#watchedTile(tile, issues)
      : { source: 'inline', chartConfig: namesToIds(chart, this.#resolve, issues, ['chart']) };
  }

  #watchedTile(value: unknown, issues: DocumentIssue[]): Json {
    const { dashboard, tile } = isJsonObject(value) ? value : {};
    if (dashboard === undefined || tile === undefined) {
      issues.push({ path: ['tile'], message: 'expected `tile` to be an object with `dashboard` and `tile`' });
      return UNKNOWN_TILE;
    }
    const dashboardId = this.#resolveOrReport('Dashboard', dashboard, ['tile', 'dashboard'], issues);
    const tiles = this.#tiles.get(String(dashboard)) ?? this.tilesOf(String(dashboardId));
    if (!tiles) return { source: 'tile', dashboardId, tileId: 'unknown' };
    const match =
      tiles.find(({ name }) => name === tile && !isAmbiguous(name, tiles)) ?? tiles.find(({ id }) => id === tile);
    if (!match) {
      const names = tiles.map(({ name }) => String(name));
      const isRepeated = names.filter((name) => name === tile).length > 1;
      const suggestion = nearest(String(tile), names);
      const message = isRepeated
        ? `${names.filter((name) => name === tile).length} tiles of the dashboard "${dashboard}" have the name "${tile}": use the id of the tile`
        : `the dashboard "${dashboard}" has no tile "${tile}"${suggestion ? `; did you mean "${suggestion}"?` : ''}`;
      issues.push({ path: ['tile', 'tile'], message });
    }
    return { source: 'tile', dashboardId, tileId: match?.['id'] ?? 'unknown' };
  }

  /** Returns the tiles of a dashboard from its document, or else the stored ones. Returns undefined if there are neither. */
  readonly tilesOf = (dashboardId: string): readonly Json[] | undefined => {
    const stored = () => this.#inventory.find('Dashboard', dashboardId)?.value['tiles'] as readonly Json[] | undefined;
    return this.#tilesById.get(dashboardId) ?? stored();
  };

  /** Returns the id of the resource with a name. If none or several have the name, adds an issue and returns {@link MISSING_ID}. */
  #resolveOrReport(kind: KindName, name: unknown, path: readonly string[], issues: DocumentIssue[]): unknown {
    try {
      return this.#resolve(kind, String(name));
    } catch (error) {
      issues.push({ path, message: (error as Error).message });
      return MISSING_ID;
    }
  }

  /**
   * Returns the id of the resource with a name, or an {@link idPlaceholder} if a document creates the resource. Also accepts an id in place
   * of the name. Offline, returns a {@link syntheticId} for every name without a stored resource. Throws an Error if several documents or
   * resources have the name or, unless offline, if none has it.
   */
  readonly #resolve = (kind: KindName, name: string): string => {
    const documents = this.#documents.get(`${kind}/${name}`) ?? [];
    const [document] = documents;
    if (documents.length > 1)
      throw new Error(
        `${documents.length} documents of kind ${kind} have the name "${name}": use ${documents.map(webhookName).join(' or ')}`,
      );
    const current = document && this.#current(document);
    if (current) return current.id;
    if (this.#isOffline) return syntheticId(`${kind}/${name}`);
    if (document) return idPlaceholder(document);
    return this.#resolveStored(kind, name);
  };

  #resolveStored(kind: KindName, name: string): string {
    const [service = '', ...words] = name.split('/');
    const named = this.#inventory.findByName(kind, name);
    const candidates =
      named.length > 0
        ? named
        : this.#inventory.findByName(kind, words.join('/')).filter(({ value }) => value['service'] === service);
    const [first, second] = candidates;
    if (first && !second) return first.id;
    if (first)
      throw new Error(
        `${candidates.length} resources of kind ${kind} have the name "${name}": use ${alternatives(kind, candidates)}`,
      );
    const isId = /^[0-9a-f]{24}$/.test(name);
    // A reference to a deleted resource stays valid as long as a resource of the service contains it.
    if (isId && (!this.#inventory.has(kind) || this.#inventory.find(kind, name) || this.#inventory.containsId(name)))
      return name;
    const names = [...this.#inventory.all(kind).map((resource) => resource.name), ...(this.#names.get(kind) ?? [])];
    const suggestion = nearest(name, names);
    throw new Error(
      `there is no ${kind} "${name}", neither in the files nor in the service${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
    );
  }
}

function alternatives(kind: KindName, candidates: readonly Resource[]): string {
  return candidates.map((resource) => (kind === 'Webhook' ? webhookName(resource) : resource.id)).join(' or ');
}

/** Returns the name of a webhook with its property `service`, such as `slack/on-call`. In files, it is unique. */
function webhookName({ name, value }: Pick<Resource, 'name' | 'value'>): string {
  return `${String(value['service'])}/${name}`;
}
