import type { Json } from '../../http/support/api.ts';

/** A value in a document: a primitive, null or a list without objects. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  /** The path without list indexes, for example `tiles.config.select.where`. */
  readonly field: string;
  readonly value: unknown;
}

/** Returns all leaves of a document. */
export function leavesOf(value: Json, path: readonly (string | number)[] = []): Leaf[] {
  const isList = Array.isArray(value);
  const isLeaf =
    typeof value !== 'object' || value === null || (isList && value.every((item) => typeof item !== 'object'));
  if (isLeaf) return [{ path, field: path.filter((part) => typeof part === 'string').join('.'), value }];
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, [...path, isList ? Number(name) : name]));
}

/** Values of enumerations. A field may accept some of them. */
const ENUM_VALUES = [
  ...'lucene sql line stacked_bar count sum avg max none 1m 5m 1h above below'.split(' '),
  ...'zero keep alert ok last number percent byte gauge histogram asc desc'.split(' '),
];

/** Returns values that a field may accept instead of its value. `undefined` means that the property is absent. */
export function otherValues(value: unknown): unknown[] {
  // Without the property, `false` becomes the default: either `false`, which is no edit, or `true`, which is in the list.
  if (typeof value === 'boolean') return value ? [false, undefined] : [true];
  if (typeof value === 'number')
    return [value + 1, value - 1, value / 2, 0.5, undefined].filter((candidate) => candidate !== value);
  if (Array.isArray(value)) return [[...value, 'edited'], value.slice(1), undefined];
  if (value === null) return ['edited', '5m', 1, '2026-03-01T00:00:00.000Z', ...ENUM_VALUES];
  const text = String(value);
  // Another id would have to belong to an existing resource.
  if (/^[0-9a-f]{24}$/.test(text)) return [undefined];
  return [`${text.slice(0, 20)}x`, 'edited', ...ENUM_VALUES.filter((word) => word !== text), undefined];
}

/**
 * Returns a copy of a document with another value at a path, or without the property if the value is undefined. A change of
 * `channels` also removes `channel`, which repeats the first channel.
 */
export function withValue(document: Json, path: readonly (string | number)[], value: unknown): Json {
  const copy = structuredClone(document);
  let parent = copy;
  for (const part of path.slice(0, -1)) parent = parent[part];
  const last = path.at(-1) ?? '';
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  if (path[0] === 'channels') delete copy.channel;
  return copy;
}
