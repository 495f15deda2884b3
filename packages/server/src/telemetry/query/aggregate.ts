import type { ChartSeries } from '@observability-api/schemas';
import type { Field } from '../filter/field.ts';

/** Values of rows, how they become one, and which rows count. */
export interface Aggregation {
  readonly aggFn: ChartSeries['aggFn'];
  readonly level: number;
  /** All levels that are asked of the same values, `level` among them: they are kept once. */
  readonly levels?: readonly number[];
  /** The number of a row, null where it has none. */
  readonly value: string;
  /** What tells values apart; a number alone would make all texts alike. */
  readonly identity: string;
  /** When a value is from, for the latest. */
  readonly time: string;
  /** Which rows count; all when absent. */
  readonly condition: string | undefined;
}

/** Whether the aggregate of nothing is 0. */
export function isAdditive({ aggFn }: Pick<ChartSeries, 'aggFn'>): boolean {
  return ['count', 'count_distinct', 'sum'].includes(aggFn);
}

/** One value that is no number would make none of the aggregate of all. */
function finite(number: string): string {
  return `if(isFinite(${number}), ${number}, NULL)`;
}

/** A value as a number, null where it is none; `undefined` for a type that has no numbers. */
export function toNumberExpression({ kind, sql, isFloat }: Field): string | undefined {
  switch (kind) {
    case 'number':
      return isFloat ? finite(sql) : sql;
    case 'text':
      return finite(`toFloat64OrNull(${sql})`);
    case 'bool':
      return `toUInt8(${sql})`;
    case 'time':
      return `toUnixTimestamp64Milli(toDateTime64(${sql}, 3))`;
    default:
      return undefined;
  }
}

function call(name: string, values: readonly string[], condition: string | undefined, parameter = ''): string {
  return condition === undefined
    ? `${name}${parameter}(${values.join(', ')})`
    : `${name}If${parameter}(${[...values, condition].join(', ')})`;
}

/**
 * Exact: one of a sample would be another number each time. It keeps all values, 8 bytes each; the engine keeps them once where
 * several levels are asked of the same ones.
 */
function quantile(value: string, level: number, levels: readonly number[], condition: string | undefined): string {
  if (levels.length === 1) return call('quantileExactInclusiveOrNull', [value], condition, `(${level})`);
  const all = call('quantilesExactInclusive', [value], condition, `(${levels.join(', ')})`);
  return `if(${call('count', [value], condition)} = 0, NULL, ${all}[${levels.indexOf(level) + 1}])`;
}

/** The aggregate of a group of rows, as SQL. */
export function aggregateExpression({
  aggFn,
  level,
  levels = [level],
  value,
  identity,
  time,
  condition,
}: Aggregation): string {
  switch (aggFn) {
    case 'count':
      return call('count', [], condition);
    case 'count_distinct':
      return call('uniqExact', [identity], condition);
    case 'sum':
      return call('sumOrNull', [`toFloat64(${value})`], condition);
    case 'avg':
      return call('avgOrNull', [value], condition);
    case 'min':
      return call('minOrNull', [value], condition);
    case 'max':
      return call('maxOrNull', [value], condition);
    case 'last_value':
      return call('argMaxOrNull', [value, time], condition);
    case 'quantile':
      return quantile(`toFloat64(${value})`, level, levels, condition);
  }
}

/** Aggregates that have the type of the field, which may be a float of 32 bits. */
const ofTheFieldsType: readonly ChartSeries['aggFn'][] = ['min', 'max', 'last_value'];

/** An aggregate as a float of 64 bits, which is not a number where there is none. */
export function toFloat(aggFn: ChartSeries['aggFn'], sql: string): string {
  // By way of its text 0.1 stays 0.1, and is not the nearest of 32 bits to it.
  const value = ofTheFieldsType.includes(aggFn) ? `toString(${sql})` : sql;
  return `ifNull(toFloat64(${value}), nan)`;
}
