import type { Computation } from '../computation.ts';
import type { Bindings } from '../filter/bindings.ts';
import type { SqlExpression } from '../filter/column-type.ts';
import { type Condition, compileFilter } from '../filter/compile-filter.ts';
import { type Field, resolveField, UnknownFieldError } from '../filter/field.ts';
import { FilterSyntaxError } from '../filter/filter-error.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { type SqlExpressions, tableScope } from '../filter/sql-expression.ts';
import type { TableShape } from '../schema/catalog.ts';
import {
  InvalidSeriesError,
  type RowFilter,
  type SeriesIssue,
  type SourcedSeries,
  type ValueFilter,
} from './chart-query.ts';

/** A series whose filters, groups and field are compiled to SQL for the columns of a table. */
export interface ResolvedSeries {
  readonly index: number;
  readonly series: SourcedSeries;
  readonly condition: Condition | undefined;
  readonly groups: readonly SqlExpression[];
  readonly field: (SqlExpression & Pick<Field, 'presence'>) | undefined;
}

/** The table of a series, and the dependencies of {@link resolveSeries}. */
export interface ResolveContext {
  readonly computation: Computation;
  readonly shape: TableShape;
  readonly bindings: Bindings;
  readonly sqlExpressions: SqlExpressions;
  /** True if a series other than a count aggregates its `field`. False for metrics, and if only the filters of a series are used. */
  readonly hasField: boolean;
}

/** Returns the column that is searched for words without a field. Returns undefined if the source or the table has none. */
function textColumn({ source }: Pick<SourcedSeries, 'source'>, { columns }: TableShape): string | undefined {
  const names = [
    'implicitColumnExpression' in source ? source.implicitColumnExpression : undefined,
    'bodyExpression' in source ? source.bodyExpression : undefined,
  ];
  return names.find((name) => name !== undefined && columns.has(name));
}

/**
 * A filter or an expression with more characters than this is resolved in its own ticks of the event loop. A query of a tile can have
 * 50 filters of 10,000 characters.
 */
const LONG_TEXT = 500;

async function compileValueFilter({ expression, values }: ValueFilter, context: ResolveContext): Promise<Condition> {
  const field = await resolveExpression(expression, { hasExpressions: true }, context);
  return {
    sql: `${groupText(field)} IN ${context.bindings.bind('Array(String)', values)}`,
    columns: field.columns,
  };
}

async function compileCondition(
  filter: RowFilter,
  series: Pick<SourcedSeries, 'source'>,
  context: ResolveContext,
): Promise<Condition | undefined> {
  if ('values' in filter) return compileValueFilter(filter, context);
  const { text, language } = filter;
  const { shape, bindings, sqlExpressions, computation } = context;
  const isLong = text.length > LONG_TEXT;
  if (isLong) await computation.nextTick();
  if (language === 'sql') return sqlExpressions.condition(text, tableScope(shape));
  const tree = parseFilter(text);
  if (isLong) await computation.nextTick();
  const table = { columns: shape.columns, textColumn: textColumn(series, shape) };
  return compileFilter(text, table, bindings, tree);
}

/** Combines conditions with AND. Returns undefined if there are none. */
function allOf(conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const present = conditions.filter((condition) => condition !== undefined);
  const [first, ...others] = present;
  if (!first || others.length === 0) return first;
  return {
    sql: present.map(({ sql }) => `(${sql})`).join(' AND '),
    columns: new Set(present.flatMap(({ columns }) => [...columns])),
  };
}

/** Matches the names of fields: `a`, `a.b.c` and `a['b']`. */
const FIELD_NAME = /^[a-z_]\w*(?:(?:\.\w+)+|\['[^'\\]*'\])?$/i;

/** Returns true if the text names a field. Other texts are SQL, or names of columns with special characters. */
export function isFieldName(text: string): boolean {
  return FIELD_NAME.test(text.trim());
}

/** Converts an expression of the kind `other` to a string. */
function toKnownKind(expression: SqlExpression): SqlExpression {
  return expression.kind === 'other' ? { ...expression, kind: 'text', sql: `toString(${expression.sql})` } : expression;
}

/**
 * Resolves a column or a key of a map, or else an SQL expression if `hasExpressions` is true. If `aggFn` is `none`, the text is
 * an SQL expression that aggregates events itself. Throws UnknownFieldError and FilterSyntaxError.
 */
export async function resolveExpression(
  text: string,
  { hasExpressions, aggFn }: Partial<Pick<SourcedSeries, 'hasExpressions' | 'aggFn'>>,
  { shape, bindings, sqlExpressions, computation }: ResolveContext,
): Promise<SqlExpression & Pick<Field, 'presence'>> {
  if (text.length > LONG_TEXT) await computation.nextTick();
  if (aggFn === 'none') return toKnownKind(await sqlExpressions.aggregate(text, tableScope(shape)));
  const name = text.trim();
  return !hasExpressions || shape.columns.has(name) || isFieldName(name)
    ? resolveField(name, shape.columns, bindings)
    : toKnownKind(await sqlExpressions.value(text, tableScope(shape)));
}

/** Resolves the filters, groups and field of a series. Throws InvalidSeriesError with all issues of the series. */
export async function resolveSeries(
  index: number,
  series: SourcedSeries,
  context: ResolveContext,
): Promise<ResolvedSeries> {
  const issues: SeriesIssue[] = [];
  /** Waits for a part of the series. Adds an UnknownFieldError or a FilterSyntaxError to the issues, and throws other errors. */
  const collect = async <Part>(part: Promise<Part>, location: Pick<SeriesIssue, 'property' | 'item'>) => {
    try {
      return await part;
    } catch (error) {
      if (!(error instanceof UnknownFieldError || error instanceof FilterSyntaxError)) throw error;
      const code = error instanceof UnknownFieldError ? 'reference' : 'filter';
      issues.push({ series: index, ...location, code, message: error.message });
      return undefined;
    }
  };
  const { aggFn, where, whereLanguage = 'lucene', filters = [], hasExpressions } = series;
  const conditions = [
    // An expression with aggregate functions has its own conditions.
    aggFn === 'none'
      ? undefined
      : await collect(compileCondition({ text: where, language: whereLanguage }, series, context), {
          property: 'where',
        }),
  ];
  for (const [item, filter] of filters.entries()) {
    conditions.push(await collect(compileCondition(filter, series, context), { property: 'filters', item }));
  }
  const groups: (SqlExpression | undefined)[] = [];
  for (const [item, text] of series.groupBy.entries()) {
    const group = resolveExpression(text, hasExpressions ? { hasExpressions } : {}, context);
    groups.push(await collect(group, { property: 'groupBy', item }));
  }
  const needsField = context.hasField && aggFn !== 'count';
  if (needsField && !series.field) {
    issues.push({
      series: index,
      property: 'field',
      code: 'condition',
      message: 'expected the name of the field to aggregate',
    });
  }
  const field =
    needsField && series.field
      ? await collect(resolveExpression(series.field, series, context), { property: 'field' })
      : undefined;
  if (issues.length > 0) throw new InvalidSeriesError(issues);
  return { index, series, condition: allOf(conditions), groups: groups.filter((group) => group !== undefined), field };
}

/** Returns SQL that converts a group to a string. NULL becomes an empty string. */
export function groupText({ kind, sql, isNullable }: SqlExpression): string {
  return kind === 'text' && !isNullable ? `toString(${sql})` : `ifNull(toString(${sql}), '')`;
}

/** Returns true if the values of a series are strings. */
export function hasTextValue({ series: { aggFn, isNumeric }, field }: ResolvedSeries): boolean {
  return !isNumeric && (aggFn === 'any' || aggFn === 'none') && field?.kind === 'text';
}
