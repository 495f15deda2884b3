import type { Computation } from '../computation.ts';
import type { Bindings } from '../filter/bindings.ts';
import { type Condition, compileFilter } from '../filter/compile-filter.ts';
import { type Field, resolveField, UnknownFieldError } from '../filter/field.ts';
import { FilterSyntaxError } from '../filter/filter-error.ts';
import type { SqlFilters } from '../filter/sql-filter.ts';
import type { TableShape } from '../schema/catalog.ts';
import { InvalidSeriesError, type SeriesIssue, type SourcedSeries } from './chart-query.ts';

/** A series resolved against the columns of a table. */
export interface ResolvedSeries {
  readonly index: number;
  readonly series: SourcedSeries;
  readonly condition: Condition | undefined;
  readonly groups: readonly Field[];
  readonly field: Field | undefined;
}

/** The dependencies of resolving series. */
export interface ResolveContext {
  readonly computation: Computation;
  readonly shape: TableShape;
  readonly bindings: Bindings;
  readonly sqlFilters: SqlFilters;
  /** True if the series aggregates a field. Metrics aggregate their values instead. */
  readonly hasField: boolean;
}

/** Returns the column with the text of an event. Returns undefined if the source or the table has none. */
function textColumn({ source }: SourcedSeries, { columns }: TableShape): string | undefined {
  const names = [
    'bodyExpression' in source ? source.bodyExpression : undefined,
    'implicitColumnExpression' in source ? source.implicitColumnExpression : undefined,
  ];
  return names.find((name) => name !== undefined && columns.has(name));
}

/** A longer filter is parsed in its own tick of the event loop. In characters. */
const LONG_FILTER_LENGTH = 500;

async function compileCondition(series: SourcedSeries, { shape, bindings, sqlFilters, computation }: ResolveContext) {
  if (series.where.length > LONG_FILTER_LENGTH) await computation.nextTick();
  return series.whereLanguage === 'sql'
    ? sqlFilters.compile(series.where, shape)
    : compileFilter(series.where, { columns: shape.columns, textColumn: textColumn(series, shape) }, bindings);
}

/** Resolves the filter, groups and field of a series. Throws InvalidSeriesError with all issues of the series. */
export async function resolveSeries(
  index: number,
  series: SourcedSeries,
  context: ResolveContext,
): Promise<ResolvedSeries> {
  const issues: SeriesIssue[] = [];
  const fieldAt = (path: string, location: Pick<SeriesIssue, 'property' | 'item'>): Field | undefined => {
    try {
      return resolveField(path, context.shape.columns, context.bindings);
    } catch (error) {
      if (!(error instanceof UnknownFieldError)) throw error;
      issues.push({ series: index, ...location, code: 'reference', message: error.message });
      return undefined;
    }
  };
  const condition = await compileCondition(series, context).catch((error: unknown) => {
    if (!(error instanceof FilterSyntaxError)) throw error;
    issues.push({ series: index, property: 'where', code: 'filter', message: error.message });
    return undefined;
  });
  const groups = series.groupBy.map((path, item) => fieldAt(path, { property: 'groupBy', item }));
  const needsField = context.hasField && series.aggFn !== 'count';
  if (needsField && !series.field) {
    issues.push({
      series: index,
      property: 'field',
      code: 'condition',
      message: 'expected the name of the field to aggregate',
    });
  }
  const field = needsField && series.field ? fieldAt(series.field, { property: 'field' }) : undefined;
  if (issues.length > 0) throw new InvalidSeriesError(issues);
  return { index, series, condition, groups: groups.filter((group) => group !== undefined), field };
}

/** Returns SQL that converts a group to a string. NULL becomes an empty string. */
export function groupText({ kind, sql, isNullable }: Field): string {
  const text = kind === 'text' && !isNullable ? sql : `ifNull(toString(${sql}), '')`;
  return `toString(${text})`;
}
