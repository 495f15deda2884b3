import { references } from '../generated/references.ts';
import { isJsonObject, type Json, type KindName } from './kinds.ts';

/** An issue of a document, such as a reference by name that could not be resolved, with its path in the document. */
export interface DocumentIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Returns the id of the resource with a name. Throws an Error with the message of the issue if the name cannot be resolved. */
export type ResolveName = (kind: KindName, name: string) => string;

/**
 * Returns the name of the resource with an id. If several webhooks have its name, returns a name with the `service`, such as
 * `slack/on-call`. Returns the id if no resource has this id, or if the returned name would not be unique.
 */
export type NameOf = (kind: KindName, id: string) => string;

type Path = readonly (string | number)[];

const byProperty = new Map(
  Object.entries(references).map(([id, { property, kind }]) => [property as string, { id, kind }]),
);

/** Replaces a name that cannot be resolved. It is a valid id, so that the schema does not report the issue again. */
export const MISSING_ID = '0'.repeat(24);

/** Replaces the names in a document by ids. Adds an issue for each name that cannot be resolved. */
export function namesToIds(value: unknown, resolve: ResolveName, issues: DocumentIssue[], path: Path = []): unknown {
  if (Array.isArray(value)) return value.map((item, index) => namesToIds(item, resolve, issues, [...path, index]));
  if (!isJsonObject(value)) return value;
  const find = (kind: KindName, name: unknown, path: Path): unknown => {
    if (typeof name !== 'string') return name;
    try {
      return resolve(kind, name);
    } catch (error) {
      issues.push({ path, message: (error as Error).message });
      return MISSING_ID;
    }
  };
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => {
    const reference = byProperty.get(name);
    const propertyPath = [...path, name];
    if (reference) {
      const resolved = Array.isArray(item)
        ? item.map((value, index) => find(reference.kind, value, [...propertyPath, index]))
        : find(reference.kind, item, propertyPath);
      return [reference.id, resolved];
    }
    if (name === 'onClick' && isJsonObject(item))
      return [name, clickToIds(item, (kind, target) => find(kind, target, [...propertyPath, 'target', 'name']))];
    return [name, namesToIds(item, resolve, issues, propertyPath)];
  });
  return Object.fromEntries(entries);
}

/** Replaces the ids in a resource by names. */
export function idsToNames(value: unknown, nameOf: NameOf): unknown {
  if (Array.isArray(value)) return value.map((item) => idsToNames(item, nameOf));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => {
    const reference = Object.hasOwn(references, name) ? references[name as keyof typeof references] : undefined;
    if (reference) {
      const toName = (id: unknown) => (typeof id === 'string' ? nameOf(reference.kind, id) : id);
      return [reference.property, Array.isArray(item) ? item.map(toName) : toName(item)];
    }
    if (name === 'onClick' && isJsonObject(item)) return [name, clickToNames(item, nameOf)];
    return [name, idsToNames(item, nameOf)];
  });
  return Object.fromEntries(entries);
}

function targetKind(click: Json): KindName {
  return click['type'] === 'dashboard' ? 'Dashboard' : 'Source';
}

/**
 * Converts the target of a click from the name of a source or dashboard, as in `target: { mode: id, name: Checkout }`, to its id.
 */
function clickToIds(click: Json, find: (kind: KindName, name: unknown) => unknown): Json {
  const { target } = click;
  if (!isJsonObject(target) || target['mode'] !== 'id' || target['name'] === undefined) return click;
  const { name, ...rest } = target;
  return { ...click, target: { ...rest, id: find(targetKind(click), name) } };
}

function clickToNames(click: Json, nameOf: NameOf): Json {
  const { target } = click;
  if (!isJsonObject(target) || target['mode'] !== 'id' || typeof target['id'] !== 'string') return click;
  const { id, ...rest } = target;
  return { ...click, target: { ...rest, name: nameOf(targetKind(click), id as string) } };
}

/** The properties of alerts that have another name in files, with their paths in files. */
const ALERT_PATHS: Readonly<Record<string, Path>> = {
  displayName: ['name'],
  name: ['title'],
  dashboardId: ['tile', 'dashboard'],
  tileId: ['tile', 'tile'],
  savedSearchId: ['savedSearch'],
  chartConfig: ['chart'],
};

/** Converts the path of a value in a request to its path in files, for example `sourceId` to `source`. */
export function pathInFiles(path: Path, kind: KindName): Path {
  if (kind === 'Source' && path[0] === 'kind') return ['type', ...path.slice(1)];
  const [first = '', ...rest] = path;
  const alertPath = kind === 'Alert' ? ALERT_PATHS[first] : undefined;
  if (alertPath) return [...alertPath, ...rest.map(propertyInFiles)];
  // The target of a click is a name in files.
  return path.map((part, index) => (part === 'id' && path[index - 1] === 'target' ? 'name' : propertyInFiles(part)));
}

function propertyInFiles(part: string | number): string | number {
  return Object.hasOwn(references, part) ? references[part as keyof typeof references].property : part;
}
