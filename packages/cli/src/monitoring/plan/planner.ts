import { type Desired, DesiredState, isIdPlaceholder, withSyntheticIds } from '../desired.ts';
import { type Change, diff } from '../diff.ts';
import { expand, KINDS_WITH_SECRETS, variablesIn } from '../environment.ts';
import { withDisplayName, withNames } from '../file-format.ts';
import type { Inventory, Resource } from '../inventory.ts';
import { inputOf, type Json, type KindName, kindNames, kinds, objectsOf, writeOnlyProperties } from '../kinds.ts';
import { normalize } from '../normalize.ts';
import { type FileDocument, type FileIssue, type MonitoringFiles, propertyIssue } from '../read-files.ts';
import { pathInFiles } from '../references.ts';
import { secretIssues } from '../secret-issues.ts';
import type { MonitoringService } from '../service.ts';
import { ownerOf, ownershipTag } from '../set.ts';
import { addWarnings, replaceDeletedAlerts } from './alert-effects.ts';
import { findDeletions } from './find-deletions.ts';
import { hideSecrets, topOf } from './hide-secrets.ts';
import { orderWrites } from './order-writes.ts';
import { type Action, FilesError, type Plan, type PlanOptions } from './plan.ts';

/** Compares documents with a snapshot of the resources of the service, and creates the actions that make them equal. */
export class Planner {
  readonly #files: MonitoringFiles;
  readonly #inventory: Inventory;
  readonly #service: MonitoringService;
  readonly #options: PlanOptions;
  readonly #tag: string;
  readonly #issues: FileIssue[] = [];
  readonly #notes: string[] = [];
  /** The resources that equal their documents but belong to no set, such as `Dashboard "Checkout"`. */
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
    const matched = new Set(this.#matches.values());
    const names = this.#options.delete ?? [];
    const { deletions, issues: deletionIssues } = findDeletions(this.#inventory, { matched, tag: this.#tag, names });
    const { ordered, issues: orderIssues } = orderWrites(writes);
    const issues = [...this.#issues, ...deletionIssues, ...orderIssues, ...desired.issues];
    if (issues.length > 0) throw new FilesError(issues);
    const deleted = new Set(deletions.map(({ id }) => id));
    const actions = [...replaceDeletedAlerts(ordered, this.#inventory), ...deletions];
    return actions.map((action) => addWarnings(action, this.#inventory, { matched, deleted }));
  }

  /** Finds the resource of a document. Reports an issue if several match, or if it belongs to another set or cannot be written. */
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
    const stored = normalize(
      kinds[kind],
      kind === 'Alert' ? withDisplayName(current.value, current.name) : current.value,
    );
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
    const invalid = inputOf(kinds[kind])?.check(withSyntheticIds(this.#expand(kind, request))) ?? [];
    const issues = [
      ...invalid
        .filter(({ path }) => !unset.has(String(path[0])))
        .map(({ path, message }) => ({ path: pathInFiles(path, kind), message })),
      ...secretIssues(kind, request),
    ];
    for (const { path, message } of issues) this.#issues.push(propertyIssue(document, path, message));
    return issues.length === 0;
  }

  /** Adds a note for each stored property that was not compared because its environment variable is not set. */
  #addNoteForUnset({ kind, name }: FileDocument, unset: ReadonlySet<string>, expanded: Json, stored: Json): void {
    for (const property of unset) {
      const variables = variablesIn(expanded[property]).join(', ');
      if (property in stored)
        this.#notes.push(
          `${kind} "${name}": ${property} was not compared, because the environment does not set ${variables}.`,
        );
    }
  }

  /** Reports a resource that belongs to no set: as a note if it equals its document, and as an issue otherwise. */
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
        `${kind} "${name}" exists, differs (${fields}) and has no owner. Use \`observability apply --adopt\` to manage it.`,
      );
    }
  }

  /**
   * Returns the tiles of a dashboard, including the tiles that the plan removes. A change of an alert on a removed tile then shows the name
   * of the tile instead of its id.
   */
  #withRemovedTiles(dashboardId: string, tiles: readonly Json[] = []): readonly Json[] {
    const ids = new Set(tiles.map(({ id }) => id));
    const stored = objectsOf(this.#inventory.find('Dashboard', dashboardId)?.value['tiles']);
    return [...tiles, ...stored.filter(({ id }) => !ids.has(id))];
  }

  /** Converts a normalized request or resource to the format of files. References are names. Tiles and filters keep their ids. */
  #toFileFormat(kind: KindName, body: Json, tilesOf: DesiredState['tilesOf']): Json {
    const nameOf = (target: KindName, id: string) =>
      isIdPlaceholder(id) ? id.slice(`ref:${target}/`.length) : this.#inventory.nameOf(target, id);
    return withNames(kinds[kind], body, nameOf, (id) => tilesOf(id) ?? []);
  }
}

function unownedNotes([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  if (others.length === 0)
    return [`${first} is equal to its file but has no owner. Use \`observability apply --adopt\` to manage it.`];
  const count = others.length + 1;
  return [
    `${count} resources are equal to their files but have no owner, such as ${first}. Use \`observability apply --adopt\` to manage them.`,
  ];
}

function isOwnershipOnly(before: unknown, after: unknown, tag: string): boolean {
  const without = (tags: unknown) =>
    JSON.stringify(((tags as string[] | undefined) ?? []).filter((item) => item !== tag).sort());
  return without(before) === without(after);
}
