import { splitList } from './split-list.ts';

/** The types without arguments that SQL of API clients may use, in lower case. */
const SIMPLE_TYPES: ReadonlySet<string> = new Set(
  `
  String Text Varchar Bool Boolean
  Int8 Int16 Int32 Int64 Int128 Int256 UInt8 UInt16 UInt32 UInt64 UInt128 UInt256
  TinyInt SmallInt Int Integer BigInt Float32 Float64 Float Real Double
  Date Date32 DateTime DateTime64 Timestamp UUID IPv4 IPv6
  `
    .trim()
    .toLowerCase()
    .split(/\s+/),
);

/** The types with numbers or a time zone as arguments, in lower case. */
const PARAMETERIZED_TYPES: ReadonlySet<string> = new Set(
  ['Decimal', 'Decimal32', 'Decimal64', 'Decimal128', 'Decimal256', 'DateTime', 'DateTime64'].map((name) =>
    name.toLowerCase(),
  ),
);

/** The types with types as arguments, in lower case, with the minimum and maximum number of arguments. */
const NESTED_TYPES: ReadonlyMap<string, readonly [min: number, max: number]> = new Map([
  ['nullable', [1, 1]],
  ['lowcardinality', [1, 1]],
  ['array', [1, 1]],
  ['map', [2, 2]],
  ['tuple', [1, 16]],
]);

/** The maximum depth of nested types. */
const MAX_DEPTH = 8;

/** Matches one or two arguments that are numbers or time zones. */
const PARAMETERS = /^(?:\d{1,2}|'[\w/+-]{1,64}')(?: *, *(?:\d{1,2}|'[\w/+-]{1,64}'))?$/;

/**
 * Returns true if SQL of API clients may use the type. Allowed are scalar types, also in `Nullable` and `LowCardinality`, and arrays,
 * maps and tuples. Examples of rejected types: AggregateFunction, types with a complex parser (JSON, Dynamic, Variant, Object), and
 * FixedString, which creates a string of any length.
 */
export function isAllowedType(type: string, depth = 0): boolean {
  const [, name = '', text] = /^(\w+)(?: *\((.*)\))?$/.exec(type.trim()) ?? [];
  const lowerCase = name.toLowerCase();
  if (text === undefined) return SIMPLE_TYPES.has(lowerCase);
  if (PARAMETERIZED_TYPES.has(lowerCase)) return PARAMETERS.test(text.trim());
  const counts = NESTED_TYPES.get(lowerCase);
  if (!counts || depth === MAX_DEPTH) return false;
  const items = splitList(text);
  const [min, max] = counts;
  return items.length >= min && items.length <= max && items.every((item) => isAllowedType(item, depth + 1));
}
