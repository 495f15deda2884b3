import { CommandError } from '../errors.ts';
import { type Desired, DesiredState, futureId, futureIdsIn, isFutureId, withPlaceholders } from './desired.ts';
import { type Change, diff } from './diff.ts';
import { expand, KINDS_WITH_SECRETS, variablesIn } from './environment.ts';
import { withIdentity, withNames } from './file-format.ts';
import { Inventory, type Resource, readInventory } from './inventory.ts';
import {
  inputOf,
  isJson,
  type Json,
  type KindName,
  kindNames,
  kinds,
  loadValidators,
  objectsOf,
  ruleFor,
  writeOnlyProperties,
} from './kinds.ts';
import { normalize } from './normalize.ts';
import { type FileDocument, type FileIssue, identityOf, type MonitoringFiles, propertyIssue } from './read-files.ts';
import { pathInFiles } from './references.ts';
import { secretIssues } from './secret-issues.ts';
import type { MonitoringService } from './service.ts';
import { ownerOf, ownershipTag } from './set.ts';

/** A write that `apply` sends. */
export interface Action {
  readonly action: 'create' | 'update' | 'delete';
  readonly kind: KindName;
  readonly name: string;
  /** The id of the resource. Absent for a resource to create. */
  readonly id?: string;
  /** The version that was read. `apply` sends it as If-Match. */
  readonly etag?: string;
  readonly changes: readonly Change[];
  /** The request. It contains references to environment variables, never their values. Absent for a deletion. */
  readonly body?: Json;
  /** The location of the document. */
  readonly at?: string;
  /** For `create`: the id of an alert that is deleted first, because its tile is removed. `etag` is its version. */
  readonly replaces?: string;
  /** Further effects, such as alerts that the service deletes with their tile. */
  readonly warnings?: readonly string[];
}

/** The changes that `apply` makes, with the versions of the resources that were read. */
export interface Plan {
  readonly version: 1;
  readonly id: string;
  readonly set: string;
  readonly actions: readonly Action[];
  /** Values that could not be compared, and resources without an owner that are equal to their documents. */
  readonly notes: readonly string[];
}

/** The options of `plan`. */
export interface PlanOptions {
  /** Adopts resources without an owner. */
  readonly adopt?: boolean | undefined;
  /** Webhooks, sources and connections to delete, such as `webhook/on-call`. Resources of other kinds are rejected. */
  readonly delete?: readonly string[] | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Thrown if the files have issues, so that no plan can be created. The message has one line per issue. */
export class FilesError extends CommandError {
  readonly issues: readonly FileIssue[];

  constructor(issues: readonly FileIssue[]) {
    super(
      `The files have ${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}:\n${issues.map(({ location, message }) => `  ${location}: ${message}`).join('\n')}`,
    );
    this.issues = issues;
  }
}

/**
 * Compares the files with the service. Sends only GET requests: it lists the resources of each kind, and reads each resource that
 * the plan changes or deletes. Throws a FilesError if the files have issues, and a CommandError if the resources keep changing.
 */
export async function createPlan(
  files: MonitoringFiles,
  service: MonitoringService,
  options: PlanOptions,
): Promise<Plan> {
  await loadValidators();
  if (files.issues.length > 0) throw new FilesError(files.issues);
  let inventory = await readInventory(service);
  for (let round = 0; round < 3; round += 1) {
    const planner = new Planner(files, inventory, service, options);
    const actions = planner.actions();
    const { versions, changed } = await readVersions(service, actions, inventory);
    if (changed.size === 0) return planner.plan(actions.map((action) => ({ ...action, ...versions.get(action) })));
    inventory = refresh(inventory, changed);
  }
  throw new CommandError('The resources change faster than they can be read. Run the command again.');
}

/** The number of resources that are read at the same time. */
const CONCURRENT_READS = 8;

/** Reads the resources of the actions with their ETags. `changed` has the resources that differ from the list. */
async function readVersions(service: MonitoringService, actions: readonly Action[], inventory: Inventory) {
  const versions = new Map<Action, { readonly etag?: string }>();
  const changed = new Map<Resource, Json | undefined>();
  const queue = actions.filter(({ id, replaces }) => (id ?? replaces) !== undefined);
  const worker = async () => {
    for (let action = queue.shift(); action; action = queue.shift()) {
      const { kind } = action;
      const id = action.id ?? action.replaces ?? '';
      const listed = inventory.find(kind, id) as Resource;
      const read = await service.get(kind, id);
      if (read?.etag !== undefined) versions.set(action, { etag: read.etag });
      const isEqual =
        read !== undefined &&
        JSON.stringify(normalize(kinds[kind], read.value)) === JSON.stringify(normalize(kinds[kind], listed.value));
      if (!isEqual) changed.set(listed, read?.value);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_READS }, worker));
  return { versions, changed };
}

function refresh(inventory: Inventory, changed: ReadonlyMap<Resource, Json | undefined>): Inventory {
  const listed = kindNames.filter((kind) => inventory.has(kind));
  const lists = listed.map((kind) => {
    const values = inventory
      .all(kind)
      .map((resource) => (changed.has(resource) ? changed.get(resource) : resource.value));
    return [kind, values.filter((value) => value !== undefined)] as const;
  });
  return new Inventory(new Map(lists));
}

/** Compares documents with the resources of one inventory. */
class Planner {
  readonly #files: MonitoringFiles;
  readonly #inventory: Inventory;
  readonly #service: MonitoringService;
  readonly #options: PlanOptions;
  readonly #tag: string;
  readonly #issues: FileIssue[] = [];
  readonly #notes: string[] = [];
  /** The resources without an owner that are equal to their documents, such as `Dashboard "Checkout"`. */
  readonly #equalUnowned: string[] = [];
  readonly #matches = new Map<FileDocument, Resource>();

  constructor(files: MonitoringFiles, inventory: Inventory, service: MonitoringService, options: PlanOptions) {
    this.#files = files;
    this.#inventory = inventory;
    this.#service = service;
    this.#options = options;
    this.#tag = ownershipTag(files.set);
  }

  plan(actions: readonly Action[]): Plan {
    const notes = [...this.#notes, ...unownedNotes(this.#equalUnowned)];
    return { version: 1, id: crypto.randomUUID(), set: this.#files.set.name, actions, notes };
  }

  /** Returns the actions in the order in which they are applied. Throws a FilesError if there are issues. */
  actions(): Action[] {
    for (const document of this.#files.documents) this.#match(document);
    const desired = new DesiredState(this.#files, this.#inventory, (document) => this.#matches.get(document));
    const writes = kindNames.flatMap((kind) =>
      this.#files.documents
        .filter((document) => document.kind === kind)
        .flatMap((document) => this.#write(desired.convert(document), desired)),
    );
    const deletions = this.#deletions();
    const ordered = this.#afterReferences(writes);
    const issues = [...this.#issues, ...desired.issues];
    if (issues.length > 0) throw new FilesError(issues);
    const removed = new Set(deletions.map(({ id }) => id));
    const all = [...this.#withReplacements(ordered), ...deletions];
    return all.map((action) => this.#withWarnings(action, removed));
  }

  /** Finds the resource of a document. Reports an issue if it is ambiguous, belongs to another set or cannot be written. */
  #match(document: FileDocument): void {
    const { kind, name } = document;
    if (!this.#service.isWritable(kind))
      return this.#report(document, [], `this service cannot create resources of kind ${kind}`);
    const named = this.#inventory
      .findByName(kind, name)
      .filter(({ value }) => kind !== 'Webhook' || value['service'] === document.value['service']);
    if (!kinds[kind].isTagged) {
      if (named.length > 1)
        return this.#report(document, ['name'], `${named.length} resources of kind ${kind} have the name "${name}"`);
      if (named[0]?.value['isBuiltIn'] === true)
        return this.#report(document, ['name'], `the connection "${name}" is built in and cannot be changed`);
      if (named[0]) this.#matches.set(document, named[0]);
      return;
    }
    const owned = named.filter(({ value }) => ownerOf(value) === this.#tag);
    const unowned = named.filter(({ value }) => ownerOf(value) === undefined);
    const candidates = owned.length > 0 ? owned : unowned;
    const [match, second] = candidates;
    if (second)
      return this.#report(
        document,
        ['name'],
        `${candidates.length} resources of kind ${kind} have the name "${name}". Rename or delete all but one.`,
      );
    if (match) this.#matches.set(document, match);
    else if (named[0])
      this.#report(document, ['name'], `${kind} "${name}" belongs to another set (${ownerOf(named[0].value)})`);
  }

  #report(document: FileDocument, path: readonly (string | number)[], message: string): void {
    this.#issues.push({ location: document.locationOf(path), message });
  }

  /** Returns the action that makes the resource equal to the document, if any. */
  #write({ document, current, request, body }: Desired, { tilesOf }: DesiredState): Action[] {
    const { kind, name } = document;
    const expanded = this.#expand(kind, body);
    const unset = new Set(
      Object.keys(expanded).filter(
        (property) => KINDS_WITH_SECRETS.has(kind) && variablesIn(expanded[property]).length > 0,
      ),
    );
    if (!this.#isValid(document, request, unset)) return [];
    const at = document.locationOf(['name']);
    if (!current) {
      const { name: _, ...properties } = document.value;
      return [{ action: 'create', kind, name, changes: hideSecrets(kind, diff({}, properties), body), body, at }];
    }
    const stored = normalize(kinds[kind], kind === 'Alert' ? withIdentity(current.value, current.name) : current.value);
    const writeOnly = writeOnlyProperties(kinds[kind], expanded);
    const compared = diff(
      this.#toFileFormat(kind, stored, (id) => this.#withRemovedTiles(id, tilesOf(id))),
      this.#toFileFormat(kind, expanded, tilesOf),
    ).filter(({ path }) => !unset.has(topOf(path)) && !writeOnly.has(topOf(path)));
    const changes = hideSecrets(kind, compared, body);
    this.#addNoteForUnset(document, unset, expanded, stored);
    const isOwned = !kinds[kind].isTagged || ownerOf(current.value) === this.#tag;
    if (!isOwned && !this.#options.adopt) {
      this.#reportUnowned(document, changes);
      return [];
    }
    return changes.length === 0 ? [] : [{ action: 'update', kind, name, id: current.id, changes, body, at }];
  }

  #expand(kind: KindName, body: Json): Json {
    return KINDS_WITH_SECRETS.has(kind) ? expand(body, this.#options.env) : body;
  }

  /** Returns true if a request is valid, and reports its issues otherwise. Ignores the properties whose variables are not set. */
  #isValid(document: FileDocument, request: Json, unset: ReadonlySet<string>): boolean {
    const { kind } = document;
    const invalid = inputOf(kinds[kind])?.check(withPlaceholders(this.#expand(kind, request))) ?? [];
    const issues = [
      ...invalid
        .filter(({ path }) => !unset.has(String(path[0])))
        .map(({ path, message }) => ({ path: pathInFiles(path, kind), message })),
      ...secretIssues(kind, request),
    ];
    for (const { path, message } of issues) this.#issues.push(propertyIssue(document, path, message));
    return issues.length === 0;
  }

  /** Notes that a returned property was not compared because its environment variable is not set. */
  #addNoteForUnset({ kind, name }: FileDocument, unset: ReadonlySet<string>, expanded: Json, stored: Json): void {
    for (const property of unset) {
      const variables = variablesIn(expanded[property]).join(', ');
      if (property in stored)
        this.#notes.push(`${kind} "${name}": ${property} was not compared, because ${variables} is not set.`);
    }
  }

  /** Reports a resource without an owner: a note if it is equal to its document, and an issue otherwise. */
  #reportUnowned(document: FileDocument, changes: readonly Change[]): void {
    const { kind, name } = document;
    const others = changes.filter(
      ({ path, before, after }) => path !== 'tags' || !isOwnershipOnly(before, after, this.#tag),
    );
    if (others.length === 0) this.#equalUnowned.push(`${kind} "${name}"`);
    else {
      const fields = others
        .map(({ path }) => path)
        .slice(0, 3)
        .join(', ');
      this.#report(
        document,
        ['name'],
        `${kind} "${name}" exists, differs (${fields}) and has no owner. Use --adopt to manage it.`,
      );
    }
  }

  #deletions(): Action[] {
    const matched = new Set(this.#matches.values());
    const named = new Set((this.#options.delete ?? []).map((word) => this.#findNamed(word, matched)));
    const isOrphan = (resource: Resource) =>
      kinds[resource.kind].isTagged && ownerOf(resource.value) === this.#tag && !matched.has(resource);
    return [...kindNames]
      .reverse()
      .flatMap((kind) => this.#inventory.all(kind))
      .filter((resource) => named.has(resource) || isOrphan(resource))
      .map(({ kind, name, id }) => ({ action: 'delete', kind, name, id, changes: [] }));
  }

  /** Returns the resource that `--delete` names. Reports an issue if there is none, if there are several, or if it is in the files. */
  #findNamed(word: string, matched: ReadonlySet<Resource>): Resource | undefined {
    const untagged = kindNames.filter((kind) => !kinds[kind].isTagged).flatMap((kind) => this.#inventory.all(kind));
    const findBy = (keyOf: (resource: Resource) => string) =>
      untagged.filter((resource) => keyOf(resource).toLowerCase() === word.toLowerCase());
    const identical = findBy(identityOf);
    const candidates = identical.length > 0 ? identical : findBy(({ kind, name }) => `${kind}/${name}`);
    const [resource, second] = candidates;
    const report = (message: string) => void this.#issues.push({ location: '--delete', message });
    if (!resource) return report(`there is no webhook, source or connection "${word}"`);
    if (second) {
      const names = new Set(candidates.map(identityOf));
      const advice = names.size > 1 ? `use ${[...names].join(' or ')}` : 'rename all but one';
      return report(`${candidates.length} resources have the name "${word}": ${advice}`);
    }
    if (matched.has(resource)) return report(`${resource.kind}/${resource.name} is in the files`);
    return resource;
  }

  /** Moves each write after the creations of the resources that it refers to. Reports new resources that refer to each other. */
  #afterReferences(writes: readonly Action[]): Action[] {
    const creations = new Map(
      writes
        .filter(({ action }) => action === 'create')
        .map((write) => [futureId({ ...write, value: write.body ?? {} }), write]),
    );
    const ordered = new Set<Action>();
    const add = (write: Action, dependents: readonly Action[]) => {
      if (ordered.has(write)) return;
      if (dependents.includes(write)) {
        const cycle = dependents.slice(dependents.indexOf(write));
        this.#issues.push({ location: write.at ?? '', message: cycleMessage(cycle) });
        return;
      }
      for (const id of new Set(futureIdsIn(write.body))) {
        const creation = creations.get(id);
        if (creation) add(creation, [...dependents, write]);
      }
      ordered.add(write);
    };
    for (const write of writes) add(write, []);
    return [...ordered];
  }

  /** Replaces updates of alerts whose tile the plan removes: the service deletes such an alert, and the plan creates it again. */
  #withReplacements(writes: readonly Action[]): Action[] {
    const dashboards = new Map(
      writes
        .filter(({ kind, action }) => kind === 'Dashboard' && action === 'update')
        .map((action) => [action.id, action]),
    );
    return writes.map((action) => {
      const { id, ...rest } = action;
      if (action.kind !== 'Alert' || action.action !== 'update' || id === undefined) return action;
      const stored = this.#inventory.find('Alert', id)?.value;
      const tiles = dashboards.get(stored?.['dashboardId'] as string)?.body?.['tiles'] as Json[] | undefined;
      if (!tiles || tiles.some((tile) => tile['id'] === stored?.['tileId'])) return action;
      return {
        ...rest,
        action: 'create',
        replaces: id,
        warnings: ['is created again without its history, because its tile is removed'],
      };
    });
  }

  /** Adds warnings about alerts outside the files that the service deletes together with their tile or saved search. */
  #withWarnings(action: Action, removed: ReadonlySet<string | undefined>): Action {
    const { kind, id, body } = action;
    const isSearch = kind === 'SavedSearch' && action.action === 'delete';
    if ((kind !== 'Dashboard' && !isSearch) || id === undefined) return action;
    const tiles = new Set(objectsOf(body?.['tiles']).map((tile) => tile['id']));
    const isLost = ({ dashboardId, tileId, savedSearchId }: Json) =>
      isSearch ? savedSearchId === id : dashboardId === id && !tiles.has(tileId);
    const orphaned = this.#inventory.all('Alert').filter((alert) => isLost(alert.value) && !removed.has(alert.id));
    const unmanaged = orphaned.filter((alert) => ![...this.#matches.values()].includes(alert));
    return unmanaged.length === 0
      ? action
      : { ...action, warnings: unmanaged.map(({ name }) => `also deletes the alert "${name}"`) };
  }

  /** Adds the stored tiles of a dashboard that the plan removes, so that they are shown with their names. */
  #withRemovedTiles(dashboardId: string, tiles: readonly Json[] = []): readonly Json[] {
    const ids = new Set(tiles.map(({ id }) => id));
    const stored = objectsOf(this.#inventory.find('Dashboard', dashboardId)?.value['tiles']);
    return [...tiles, ...stored.filter(({ id }) => !ids.has(id))];
  }

  /** Converts a request to the format of files, without ids. */
  #toFileFormat(kind: KindName, body: Json, tilesOf: DesiredState['tilesOf']): Json {
    const nameOf = (target: KindName, id: string) =>
      isFutureId(id) ? id.slice(`ref:${target}/`.length) : this.#inventory.nameOf(target, id);
    return withNames(kinds[kind], body, nameOf, (id) => tilesOf(id) ?? []);
  }
}

/** Describes new resources each of which refers to the next one, and the last one to the first one. */
function cycleMessage(cycle: readonly Action[]): string {
  const names = cycle.map(({ name }) => `"${name}"`).join(', ');
  const reason =
    cycle.length === 1
      ? `a new ${cycle[0]?.kind} cannot refer to itself`
      : `new resources cannot refer to each other: ${names}`;
  // Dashboards refer to each other only in clicks, which can also find their target by name.
  const alternative = cycle.every(({ kind }) => kind === 'Dashboard')
    ? ', or use target: { mode: template, template: <name> }'
    : '';
  return `${reason}. Apply the files without the reference first${alternative}.`;
}

function unownedNotes([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  if (others.length === 0) return [`${first} is equal to its file but has no owner. Use --adopt to manage it.`];
  const count = others.length + 1;
  return [
    `${count} resources are equal to their files but have no owner, such as ${first}. Use --adopt to manage them.`,
  ];
}

/** Returns the name of the top-level property of a path. */
function topOf(path: string): string {
  return path.split(/[.[]/)[0] ?? '';
}

function isOwnershipOnly(before: unknown, after: unknown, tag: string): boolean {
  const without = (tags: unknown) =>
    JSON.stringify(((tags as string[] | undefined) ?? []).filter((item) => item !== tag).sort());
  return without(before) === without(after);
}

/** Hides the values of secrets and of environment variables. */
function hideSecrets(kind: KindName, changes: readonly Change[], template: Json): Change[] {
  if (!KINDS_WITH_SECRETS.has(kind)) return [...changes];
  const { properties = {} } = ruleFor(inputOf(kinds[kind])?.rule ?? {}, template);
  return changes.map((change): Change => {
    const property = topOf(change.path);
    const rule = properties[property];
    const isVariable = variablesIn(template[property]).length > 0;
    // The host of a connection contains no credentials, and a reviewer must see to which server a password is sent.
    const isMarked = typeof rule === 'object' && rule.writeOnly === true && property !== 'host';
    const isSecret = isVariable || isMarked;
    if (!isSecret) return change;
    const after = isVariable ? hideLiterals(template[property]) : HIDDEN;
    return { path: change.path, ...('before' in change && { before: HIDDEN }), after };
  });
}

const HIDDEN = '(hidden)';

/** Hides the strings without references to environment variables, such as the other headers of a webhook. */
function hideLiterals(value: unknown): unknown {
  if (!isJson(value)) return variablesIn(value).length > 0 ? value : HIDDEN;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hideLiterals(item)]));
}
