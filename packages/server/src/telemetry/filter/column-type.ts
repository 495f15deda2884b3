/** The kinds of column types that filters and charts distinguish. `strings` is an array of strings. */
export type ValueKind = 'text' | 'number' | 'bool' | 'time' | 'strings' | 'map' | 'other';

/** The type of a column, reduced to what filters and charts need. */
export interface ColumnType {
  readonly kind: ValueKind;
  readonly isNullable: boolean;
  /** True for a floating-point type, whose values can be NaN or infinite. */
  readonly isFloat?: boolean;
  /** The type of the values of a map, with its name in the database. */
  readonly values?: ColumnType & { readonly type: string };
}

/** A checked SQL expression with its type. */
export interface SqlExpression extends ColumnType {
  readonly sql: string;
  /** The columns that the expression reads. */
  readonly columns: ReadonlySet<string>;
  /**
   * The name of the type in the database. If `sql` converts an expression to a string, this is the type before the conversion. Absent
   * for a converted column or key of a map.
   */
  readonly type?: string;
}

/** The kinds of types, by a pattern for their names. */
const KINDS: readonly [RegExp, ValueKind][] = [
  [/^(String|FixedString)\b/, 'text'],
  [/^(U?Int\d+|Float\d+|BFloat16|Decimal\d*)\b/, 'number'],
  [/^Bool\b/, 'bool'],
  [/^Date/, 'time'],
  [/^Array\((LowCardinality\()?String\)+$/, 'strings'],
  [/^Map\(/, 'map'],
];

/**
 * Types with more characters than this have the kind `other`: a server that a tenant has connected may nest types thousands of levels
 * deep.
 */
const MAX_LENGTH = 1_000;

/** Returns the text between the outer parentheses. */
function innerType(type: string): string {
  return type.slice(type.indexOf('(') + 1, -1);
}

/** Parses a ClickHouse type as `system.columns` lists it. */
export function readType(type: string): ColumnType {
  if (type.length > MAX_LENGTH) return { kind: 'other', isNullable: /^(?:LowCardinality\()?Nullable\(/.test(type) };
  if (type.startsWith('LowCardinality(')) return readType(innerType(type));
  if (type.startsWith('Nullable(')) return { ...readType(innerType(type)), isNullable: true };
  const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
  // A Dynamic can contain NULL.
  if (kind !== 'map') return { kind, isNullable: /^Dynamic\b/.test(type), isFloat: /^B?Float/.test(type) };
  // Only maps with string keys are supported.
  const [, values = ''] = /^Map\((?:LowCardinality\()?String\)?, (.*)\)$/.exec(type) ?? [];
  return { kind: values === '' ? 'other' : kind, isNullable: false, values: { ...readType(values), type: values } };
}
