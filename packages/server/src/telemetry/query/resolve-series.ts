import type { Computation } from '../computation.ts';
import type { Bindings } from '../filter/bindings.ts';
import { type Condition, compileFilter } from '../filter/compile-filter.ts';
import { type Field, resolveField, UnknownFieldError } from '../filter/field.ts';
import { FilterSyntaxError } from '../filter/filter-error.ts';
import type { SqlFilters } from '../filter/sql-filter.ts';
import type { TableShape } from '../schema/catalog.ts';
import { InvalidSeriesError, type SeriesIssue, type SourcedSeries } from './chart-query.ts';

/** What a series means in a table. */
export interface ResolvedSeries {
  readonly index: number;
  readonly series: SourcedSeries;
  readonly condition: Condition | undefined;
  readonly groups: readonly Field[];
  readonly field: Field | undefined;
}

/** What series are resolved with. */
export interface ResolveContext {
  readonly computation: Computation;
  readonly shape: TableShape;
  readonly bindings: Bindings;
  readonly sqlFilters: SqlFilters;
  /** Whether the series aggregates a field of its own; metrics have values instead. */
  readonly takesField: boolean;
}

/** The column with the text of an event. */
function textColumn({ source }: SourcedSeries, { columns }: TableShape): string | undefined {
  const names = [
    'bodyExpression' in source ? source.bodyExpression : undefined,
    'implicitColumnExpression' in source ? source.implicitColumnExpression : undefined,
  ];
  return names.find((name) => name !== undefined && columns.has(name));
}

/** A longer filter is parsed in an iteration of the event loop of its own. */
const LONG_FILTER = 500;

async function conditionOf(series: SourcedSeries, { shape, bindings, sqlFilters, computation }: ResolveContext) {
  if (series.where.length > LONG_FILTER) await computation.nextTurn();
  return series.whereLanguage === 'sql'
    ? sqlFilters.compile(series.where, shape)
    : compileFilter(series.where, { columns: shape.columns, textColumn: textColumn(series, shape) }, bindings);
}

/** Finds out what a series means. Throws BadSeries with everything that is wrong with it. */
export async function resolveSeries(
  index: number,
  series: SourcedSeries,
  resolving: ResolveContext,
): Promise<ResolvedSeries> {
  const faults: SeriesIssue[] = [];
  const fieldAt = (path: string, place: Pick<SeriesIssue, 'property' | 'item'>): Field | undefined => {
    try {
      return resolveField(path, resolving.shape.columns, resolving.bindings);
    } catch (error) {
      if (!(error instanceof UnknownFieldError)) throw error;
      faults.push({ series: index, ...place, code: 'reference', message: error.message });
      return undefined;
    }
  };
  const condition = await conditionOf(series, resolving).catch((error: unknown) => {
    if (!(error instanceof FilterSyntaxError)) throw error;
    faults.push({ series: index, property: 'where', code: 'filter', message: error.message });
    return undefined;
  });
  const groups = series.groupBy.map((path, item) => fieldAt(path, { property: 'groupBy', item }));
  const needsField = resolving.takesField && series.aggFn !== 'count';
  if (needsField && !series.field) {
    faults.push({ series: index, property: 'field', code: 'condition', message: 'name the field to aggregate' });
  }
  const field = needsField && series.field ? fieldAt(series.field, { property: 'field' }) : undefined;
  if (faults.length > 0) throw new InvalidSeriesError(faults);
  return { index, series, condition, groups: groups.filter((group) => group !== undefined), field };
}

/** A group as text, whatever its type. */
export function groupText({ kind, sql, isNullable }: Field): string {
  const text = kind === 'text' && !isNullable ? sql : `ifNull(toString(${sql}), '')`;
  return `toString(${text})`;
}
