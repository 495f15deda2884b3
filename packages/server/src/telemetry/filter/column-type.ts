/** What can be done with a value, whatever its type is called. */
export type ValueKind = 'text' | 'number' | 'bool' | 'time' | 'texts' | 'map' | 'other';

/** The type of a column, as far as filters and charts look. */
export interface ColumnType {
  readonly kind: ValueKind;
  readonly isNullable: boolean;
  /** Whether a number may be NaN or infinite. */
  readonly isFloat?: boolean;
  /** The type of what a map has. */
  readonly values?: ColumnType;
}

const kinds: readonly [RegExp, ValueKind][] = [
  [/^(String|FixedString)\b/, 'text'],
  [/^(U?Int\d+|Float\d+|BFloat16|Decimal\d*)\b/, 'number'],
  [/^Bool\b/, 'bool'],
  [/^Date/, 'time'],
  [/^Array\((LowCardinality\()?String\)+$/, 'texts'],
  [/^Map\(/, 'map'],
];

/** What is between the outer parentheses. */
function inner(type: string): string {
  return type.slice(type.indexOf('(') + 1, -1);
}

/** Reads a type as `system.columns` has it. */
export function readType(type: string): ColumnType {
  if (type.startsWith('LowCardinality(')) return readType(inner(type));
  if (type.startsWith('Nullable(')) return { ...readType(inner(type)), isNullable: true };
  const kind = kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
  if (kind !== 'map') return { kind, isNullable: false, isFloat: /^B?Float/.test(type) };
  // Keys are texts, so the first comma outside of parentheses ends them.
  const [, values = ''] = /^Map\((?:LowCardinality\()?String\)?, (.*)\)$/.exec(type) ?? [];
  return { kind: values === '' ? 'other' : kind, isNullable: false, values: readType(values) };
}
