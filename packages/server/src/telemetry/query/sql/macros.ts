import type { Source } from '@observability-api/schemas';
import { quoteTable } from '../../clickhouse/quoting.ts';
import type { Bindings } from '../../filter/bindings.ts';
import { FilterSyntaxError } from '../../filter/filter-error.ts';
import { metricKinds, metricTable } from '../metrics/metric-kinds.ts';
import type { TileRange } from '../tiles/tile-result.ts';
import { bucketExpression } from '../time-range.ts';
import type { Macro } from './expand-template.ts';
import { literalList, type Variables } from './variables.ts';

/** The inputs of the macros of an SQL template. */
export interface MacroContext {
  readonly range: TileRange;
  readonly bindings: Bindings;
  readonly variables: Variables;
  /** The source of the tile. Undefined if it has none. */
  readonly source: Source | undefined;
  /** The conditions of the filters, as SQL. */
  readonly filters: readonly string[];
}

/** Returns the query parameters of the time range by name. An SQL template can use them as `{name:Int64}`. */
export function rangeParameters({ startMs, endMs, bucketMs }: TileRange): Record<string, number> {
  return {
    startDateMilliseconds: startMs,
    endDateMilliseconds: endMs,
    intervalSeconds: Math.trunc(bucketMs / 1000),
    intervalMilliseconds: bucketMs,
  };
}

const FROM = "fromUnixTimestamp64Milli({startDateMilliseconds:Int64}, 'UTC')";
const TO = "fromUnixTimestamp64Milli({endDateMilliseconds:Int64}, 'UTC')";

function timeFilter(column: string): string {
  return `(${column} >= ${FROM} AND ${column} < ${TO})`;
}

/** Returns the condition that a date is one of the days of the range. */
function dateFilter(column: string): string {
  const last = "fromUnixTimestamp64Milli({endDateMilliseconds:Int64} - 1, 'UTC')";
  return `(${column} >= toDate(${FROM}) AND ${column} <= toDate(${last}))`;
}

function tableOf(source: Source | undefined, kind: string | undefined): string {
  if (!source) throw new FilterSyntaxError('$__sourceTable: expected a tile with a sourceId');
  const { databaseName } = source.from;
  if (kind === undefined) {
    const table = 'tableName' in source.from ? source.from.tableName : undefined;
    if (!table)
      throw new FilterSyntaxError(`$__sourceTable: expected a metric type as its argument: ${metricKinds.join(', ')}`);
    return quoteTable(databaseName, table);
  }
  const name = kind.replaceAll(/['"`]/g, '').replaceAll('_', ' ');
  const metricKind = metricKinds.find((known) => known === name);
  const table = source.kind === 'metric' && metricKind ? metricTable(source, metricKind) : undefined;
  if (table === undefined) throw new FilterSyntaxError(`$__sourceTable: the source has no table for ${name}`);
  return quoteTable(databaseName, table);
}

/** Returns the values of the variable that an argument names, as `$name` or `${name}`. Throws FilterSyntaxError. */
function valuesOf(argument: string, variables: Variables): readonly string[] {
  const [, braced, plain] = /^\$(?:\{(\w+)\}|(\w+))$/.exec(argument) ?? [];
  const name = braced ?? plain;
  if (name === undefined) throw new FilterSyntaxError(`expected a variable such as $service, received ${argument}`);
  const values = variables.get(name);
  if (!values) throw new FilterSyntaxError(`no variable has the name ${name}`);
  return values;
}

function macro(argumentCount: number, sql: Macro['sql']): Macro {
  return { minArguments: argumentCount, maxArguments: argumentCount, sql };
}

/** Returns the macros of SQL templates by name, without `$__`. */
export function createMacros({ range, bindings, variables, source, filters }: MacroContext): Map<string, Macro> {
  const { bucketMs, alignMs = 0 } = range;
  const interval = (column: string): string => {
    const milliseconds = `toUnixTimestamp64Milli(toDateTime64(${column}, 3))`;
    return `fromUnixTimestamp64Milli(${bucketExpression(milliseconds, bucketMs, alignMs, bindings)}, 'UTC')`;
  };
  const ofColumn = (sql: (column: string) => string) => macro(1, ([column = ''], expand) => sql(expand(column)));
  const dateTimeFilter = macro(
    2,
    ([date = '', time = ''], expand) => `(${dateFilter(expand(date))} AND ${timeFilter(expand(time))})`,
  );
  return new Map([
    ['fromTime', macro(0, () => `toDateTime(${FROM})`)],
    ['toTime', macro(0, () => `toDateTime(${TO})`)],
    ['fromTime_ms', macro(0, () => FROM)],
    ['toTime_ms', macro(0, () => TO)],
    ['timeFilter', ofColumn(timeFilter)],
    ['timeFilter_ms', ofColumn(timeFilter)],
    ['dateFilter', ofColumn(dateFilter)],
    ['dateTimeFilter', dateTimeFilter],
    ['dt', dateTimeFilter],
    ['timeInterval', ofColumn((column) => `toDateTime(${interval(column)})`)],
    ['timeInterval_ms', ofColumn(interval)],
    ['interval_s', macro(0, () => '{intervalSeconds:Int64}')],
    ['filters', macro(0, () => (filters.length === 0 ? '(1=1)' : `(${filters.join(' AND ')})`))],
    ['sourceTable', { minArguments: 0, maxArguments: 1, sql: ([kind]) => tableOf(source, kind) }],
    [
      'filter',
      macro(2, ([expression = '', variable = ''], expand) => {
        const values = valuesOf(variable, variables);
        return values.length === 0 ? '(1=1)' : `(${expand(expression)} IN (${literalList(values)}))`;
      }),
    ],
    [
      'conditionalAll',
      macro(2, ([condition = '', variable = ''], expand) =>
        valuesOf(variable, variables).length === 0 ? '1=1' : `(${expand(condition)})`,
      ),
    ],
  ]);
}
