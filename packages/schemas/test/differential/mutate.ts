import type { Random } from './random.ts';

type Container = Record<string, unknown> | unknown[];

/** A location in a document: a container and one of its keys. */
interface Location {
  readonly container: Container;
  readonly key: string;
}

/** The only letter of a long unusual value. A test counts this letter in messages, which must not repeat the whole value. */
export const longLetter = '\u03bb';

/** Values that are rarely valid. Each document gets its own copies. */
const unusualValues: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 1.5,
  () => -0,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 1,
  () => -(2 ** 31) - 1,
  () => 5e-324,
  () => '',
  () => '8',
  () => 'null',
  () => 'a\u0000b',
  () => longLetter.repeat(5000),
  () => '\u{1F600}'.repeat(70),
  () => '\ud800',
  () => '2026-01-12 09:30:00Z',
  () => [],
  () => [null],
  () => [[], {}],
  () => ({}),
  () => ({ type: 'time' }),
  () => ({ length: 3 }),
  () => JSON.parse('{"__proto__":{"type":"object"}}'),
  () => ({ constructor: 1, toString: 'x', hasOwnProperty: null }),
];

const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  'a/b~c',
  'name',
  'x'.repeat(300),
];

/** Returns a copy of a document with a few random changes. Some leave it valid. */
export function mutateCopy(document: unknown, random: Random): unknown {
  const holder: [unknown] = [copy(document)];
  for (let count = random.integer(1, 3); count > 0; count--) {
    const all = locations(holder);
    // Most locations are deep in the document. One time in three, a location near the start of the document is chosen.
    const location = random.oneIn(3) ? random.pick(all.slice(0, 30)) : random.pick(all);
    random.pick(mutations)(location, all, random);
  }
  return holder[0];
}

/** Returns a deep copy, including own `__proto__` keys. */
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  const result = {};
  for (const [name, item] of Object.entries(value)) put(result, name, copy(item));
  return result;
}

/** Returns all locations in a container. If it is an array with a document as its only item, the first location is that of the document. */
function locations(container: Container, result: Location[] = []): Location[] {
  for (const key of Object.keys(container)) {
    result.push({ container, key });
    const value = get(container, key);
    if (typeof value === 'object' && value !== null) locations(value as Container, result);
  }
  return result;
}

function get(container: Container, key: string): unknown {
  return Object.getOwnPropertyDescriptor(container, key)?.value;
}

/** Defines a property. Assigning to `__proto__` would set the prototype. */
function put(container: Container, key: string, value: unknown): void {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

function drop({ container, key }: Location): void {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
}

type Mutation = (location: Location, all: readonly Location[], random: Random) => void;

const replace: Mutation = ({ container, key }, _all, random) => put(container, key, random.pick(unusualValues)());

const remove: Mutation = (location, all) => {
  if (location !== all[0]) drop(location);
};

const add: Mutation = ({ container, key }, all, random) => {
  const inside = get(container, key);
  const target = typeof inside === 'object' && inside !== null ? (inside as Container) : container;
  const value = random.oneIn(2) ? random.pick(unusualValues)() : copy(valueAt(random.pick(all)));
  if (!Array.isArray(target)) put(target, random.pick(names), value);
  else if (target !== all[0]?.container) target.push(value);
};

const rename: Mutation = ({ container, key }, all, random) => {
  if (Array.isArray(container)) return;
  const value = container[key];
  delete container[key];
  const other = random.pick([key.slice(1), key.toUpperCase(), `${key}s`, random.pick(names), random.pick(all).key]);
  put(container, other, value);
};

const swap: Mutation = (location, all, random) => {
  const other = random.pick(all);
  const [first, second] = [copy(valueAt(location)), copy(valueAt(other))];
  put(location.container, location.key, second);
  if (Object.hasOwn(other.container, other.key)) put(other.container, other.key, first);
};

const duplicate: Mutation = (location, all, random) => {
  const value = valueAt(location);
  if (!Array.isArray(value)) return swap(location, all, random);
  const times = random.oneIn(8) ? 120 : random.integer(1, 3);
  const items = value.length > 0 ? value : [null];
  for (let count = 0; count < times; count++) value.push(copy(random.pick(items)));
};

/** Changes a number, edits a string or negates a boolean. Replaces other values. */
const nudge: Mutation = ({ container, key }, all, random) => {
  const value = get(container, key);
  if (typeof value === 'number') put(container, key, value + random.pick([1, -1, 0.5, 1e-9, -value, value]));
  else if (typeof value === 'string') put(container, key, nudgedText(value, random));
  else if (typeof value === 'boolean') put(container, key, !value);
  else replace({ container, key }, all, random);
};

function nudgedText(text: string, random: Random): string {
  const index = random.integer(0, text.length);
  const character = random.pick(['0', '-', ':', 'z', ' ', '\n', '/', '%', 'Z', '\u{1F600}', '\udc00', 'T', '.']);
  return random.pick([
    text.slice(0, index) + character + text.slice(index),
    text.slice(0, index) + character + text.slice(index + 1),
    text.slice(0, index) + text.slice(index + 1),
    text + text,
    text.toUpperCase(),
    text.slice(0, 1).repeat(random.pick([63, 64, 65, 255, 256, 257, 512, 513, 1024, 1025, 4096, 4097])),
  ]);
}

/**
 * Replaces the value of a property on which other rules depend, such as `type`, with a known value or with the value of such a property.
 * Calls `nudge` if the document has no such property.
 */
const retag: Mutation = (location, all, random) => {
  const tags = all.filter(({ key }) => ['type', 'kind', 'source', 'service', 'aggFn', 'thresholdType'].includes(key));
  if (tags.length === 0) return nudge(location, all, random);
  const { container, key } = random.pick(tags);
  const other = [
    'time',
    'table',
    'number',
    'search',
    'markdown',
    'log',
    'slack',
    'generic',
    'between',
    'quantile',
    'count',
  ];
  put(container, key, random.oneIn(2) ? random.pick(other) : copy(valueAt(random.pick(tags))));
};

/** `nudge` occurs twice, so that it is chosen more often. */
const mutations = [replace, remove, add, rename, swap, duplicate, nudge, nudge, retag];

function valueAt({ container, key }: Location): unknown {
  return get(container, key);
}
