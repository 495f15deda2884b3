import { PipeSettingsInput } from './generated/pipe-settings-input.ts';
import { nearest } from './runtime/nearest.ts';
import { isObject } from './runtime/value.ts';

type Words = Readonly<Record<string, string>>;

/** Aliases for words of the API. Keys are words of the spec, values are their aliases. */
export interface Aliases {
  /** Path segments: `observability` and `pipes`. Ids are never renamed. */
  readonly paths?: Words | undefined;
  /** Top-level properties of requests and responses: `settingPrefix`. */
  readonly properties?: Words | undefined;
  /** Prefixes of the names of pipe settings: `db_`. */
  readonly propertyPrefixes?: Words | undefined;
  /** Request headers, in lower case. */
  readonly headers?: Words | undefined;
}

/** Converts words of the spec to their aliases and back. */
export interface AliasTable {
  /** Returns a path template with aliases as segments. */
  pathToAlias(path: string): string;
  /** Returns an object with aliases as property names. Converts the items of an array. Returns any other value unchanged. */
  toAlias(value: unknown): unknown;
  /** Returns an object with the property names of the spec. Converts the items of an array. Returns any other value unchanged. */
  fromAlias(value: unknown): unknown;
  /** Returns headers with aliases as names. Expects names in lower case. */
  headersToAlias<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value>;
  /** Returns headers with the names of the spec. Expects names in lower case. */
  headersFromAlias<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value>;
}

/** The words that can have an alias. Any header can have one. */
const words: Readonly<Record<keyof Aliases, readonly string[] | undefined>> = {
  paths: ['observability', 'pipes'],
  properties: ['settingPrefix'],
  propertyPrefixes: ['db_'],
  headers: undefined,
};

/** The pattern of an alias, and its description in errors. */
const forms: Readonly<Record<keyof Aliases, readonly [pattern: RegExp, expected: string]>> = {
  paths: [/^[A-Za-z0-9_-]{1,64}$/, '1 to 64 letters, digits, "-" and "_"'],
  properties: [/^[A-Za-z_]\w{0,63}$/, '1 to 64 letters, digits and "_", starting with a letter or "_"'],
  propertyPrefixes: [/^[A-Za-z_]\w{0,63}$/, '1 to 64 letters, digits and "_", starting with a letter or "_"'],
  headers: [/^[a-z0-9-]{1,64}$/, 'a header name of 1 to 64 lower-case letters, digits and "-"'],
};

/** Creates the table of aliases. Throws a TypeError that lists every error. */
export function createAliasTable(aliases: Aliases): AliasTable {
  const errors = aliasErrors(aliases);
  if (errors.length > 0) throw new TypeError(`Invalid aliases: ${errors.join('; ')}.`);
  const { paths = {}, properties = {}, propertyPrefixes = {}, headers = {} } = aliases;
  const names = { ...properties, ...prefixedNames(propertyPrefixes) };
  const reverseNames = inverse(names);
  const reverseHeaders = inverse(headers);
  return {
    pathToAlias: (path) =>
      path
        .split('/')
        .map((segment) => renameKey(segment, paths))
        .join('/'),
    toAlias: (value) => renameProperties(value, names),
    fromAlias: (value) => renameProperties(value, reverseNames),
    headersToAlias: (values) => renameKeys(values, headers),
    headersFromAlias: (values) => renameKeys(values, reverseHeaders),
  };
}

/** Returns the errors in aliases: unknown words, invalid aliases, and aliases that are not unique. */
function aliasErrors(aliases: unknown): string[] {
  if (!isObject(aliases)) return [`expected an object, received ${JSON.stringify(aliases)}`];
  return Object.entries(aliases).flatMap(([kind, group]) => {
    if (group === undefined) return [];
    if (!Object.hasOwn(words, kind)) return [unknownWord(kind, '', Object.keys(words))];
    if (!isObject(group)) return [`expected ${kind} to be an object, received ${JSON.stringify(group)}`];
    return groupErrors(kind as keyof Aliases, group);
  });
}

function groupErrors(kind: keyof Aliases, input: Readonly<Record<string, unknown>>): string[] {
  const [pattern, expected] = forms[kind];
  const known = words[kind];
  const seen = new Set<unknown>();
  return Object.entries(input).flatMap(([word, alias]) => {
    const path = `${kind}.${word}`;
    if (known && !known.includes(word)) return [unknownWord(word, `${kind}.`, known)];
    if (!known && !pattern.test(word)) return [`expected the name of ${path} to be ${expected}`];
    if (typeof alias !== 'string' || !pattern.test(alias)) {
      return [`expected ${path} to be ${expected}, received ${JSON.stringify(alias)}`];
    }
    if (seen.has(alias) || Object.hasOwn(input, alias))
      return [`expected ${path} to differ from the names and the other aliases in ${kind}, received "${alias}"`];
    seen.add(alias);
    return [];
  });
}

function unknownWord(word: string, prefix: string, words: readonly string[]): string {
  const suggestion = nearest(word, words);
  const hint = suggestion ? `did you mean ${suggestion}?` : `expected one of ${words.join(', ')}`;
  return `unknown word ${prefix}${word}: ${hint}`;
}

/** Returns the names of all pipe settings that have one of the prefixes, with their aliases. */
function prefixedNames(prefixes: Words): Words {
  const settings = Object.keys(PipeSettingsInput.rule.properties ?? {});
  return Object.fromEntries(
    Object.entries(prefixes).flatMap(([prefix, alias]) =>
      settings.filter((name) => name.startsWith(prefix)).map((name) => [name, alias + name.slice(prefix.length)]),
    ),
  );
}

function renameProperties(value: unknown, names: Words): unknown {
  if (Array.isArray(value)) return value.map((item) => (isObject(item) ? renameKeys(item, names) : item));
  return isObject(value) ? renameKeys(value, names) : value;
}

function renameKeys<Value>(value: Readonly<Record<string, Value>>, names: Words): Record<string, Value> {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [renameKey(name, names), item]));
}

function renameKey(name: string, names: Words): string {
  return (Object.hasOwn(names, name) && names[name]) || name;
}

function inverse(names: Words): Words {
  return Object.fromEntries(Object.entries(names).map(([word, alias]) => [alias, word]));
}
