import { isJsonObject } from './kinds.ts';

/**
 * A changed field or list item. `before` is absent if it was added, and `after` is absent if it was removed. If the items of a list were
 * reordered, `path` is the path of the list followed by ` (order)`. Then `before` and `after` are the names of the items, or their ids if
 * the names are in the same order.
 */
export interface Change {
  /** For example `tiles[Errors].config.select[0].where`. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Returns the differences between two values, field by field. Objects in a list are matched by id if each has a different one,
 * otherwise by name, and otherwise by position. A list that does not consist of objects is compared as a whole.
 */
export function diff(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after) || JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isJsonObject(before) && isJsonObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => diff(before[name], after[name], path === '' ? name : `${path}.${name}`));
  }
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isJsonObject))
    return listDiff(before, after, path);
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

type Item = Readonly<Record<string, unknown>>;

function listDiff(before: readonly Item[], after: readonly Item[], path: string): Change[] {
  const key = ['id', 'name'].find((name) => isKey(before, name) && isKey(after, name));
  if (key === undefined) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => diff(before[index], after[index], `${path}[${index}]`)).flat();
  }
  const itemsBefore = new Map(before.map((item) => [item[key], item]));
  const keptKeys = new Set(after.map((item) => item[key]));
  const changes = after.flatMap((item) => diff(itemsBefore.get(item[key]), item, `${path}[${labelOf(item)}]`));
  const removed = before
    .filter((item) => !keptKeys.has(item[key]))
    .map((item) => ({ path: `${path}[${labelOf(item)}]`, before: item }));
  const shared = (items: readonly Item[], others: readonly Item[]) =>
    items.filter((item) => others.some((other) => other[key] === item[key]));
  const [sharedBefore, sharedAfter] = [shared(before, after), shared(after, before)];
  const isReordered = sharedBefore.some((item, index) => item[key] !== sharedAfter[index]?.[key]);
  const order = isReordered ? [{ path: `${path} (order)`, ...orders(sharedBefore, sharedAfter) }] : [];
  return [...changes, ...removed, ...order];
}

/** Returns the names of the items in both orders, or their ids if the names are in the same order. */
function orders(itemsBefore: readonly Item[], itemsAfter: readonly Item[]) {
  const text = (items: readonly Item[], label: (item: Item) => unknown) => items.map(label).join(', ');
  const [before, after] = [text(itemsBefore, labelOf), text(itemsAfter, labelOf)];
  if (before !== after) return { before, after };
  return { before: text(itemsBefore, ({ id }) => id), after: text(itemsAfter, ({ id }) => id) };
}

function isKey(items: readonly Item[], name: string): boolean {
  const values = items.map((item) => item[name]);
  return values.every((value) => typeof value === 'string') && new Set(values).size === values.length;
}

function labelOf(item: Item): string {
  return String(item['name'] || item['title'] || item['id']);
}
