import type { SqlExpression } from '../filter/column-type.ts';
import type { Field } from '../filter/field.ts';
import type { AggFn } from './chart-query.ts';

/** An aggregate over rows. The strings are SQL expressions. */
export interface Aggregation {
  readonly aggFn: Exclude<AggFn, 'none' | 'increase'>;
  /** The level of a quantile, from 0 to 1. */
  readonly level: number;
  /** All quantile levels of the same values, including `level`. ClickHouse stores the values once for all of them. */
  readonly levels?: readonly number[];
  /** The numeric value of a row, or NULL. May be text if `aggFn` is `any`. Not used by `count` and `count_distinct`. */
  readonly value: string;
  /** The value that `count_distinct` counts: the field itself, because `value` is NULL for every string that is not a number. */
  readonly identity: string;
  /** The time of a row, for `last_value`. */
  readonly time: string;
  /** The condition on rows. Undefined selects all rows. */
  readonly condition: string | undefined;
  /** The number of rows that a row represents. @default 1 */
  readonly weight?: string | undefined;
}

/** Returns true if the aggregate of no rows is 0. The SQL of the aggregate may return NULL instead. */
export function isZeroWithoutRows(aggFn: AggFn): boolean {
  return ['count', 'count_distinct', 'sum', 'increase'].includes(aggFn);
}

/** Returns SQL that replaces NaN and infinity with NULL. A single NaN would make a whole aggregate NaN. */
export function finiteOrNull(number: string): string {
  return `if(isFinite(${number}), ${number}, NULL)`;
}

/**
 * Returns SQL that converts a field to a number, or to NULL if a string is not a number, if a number is not finite, or if a map does not
 * have the key. Returns undefined for types that cannot be numbers.
 */
export function toNumberExpression(field: SqlExpression & Pick<Field, 'presence'>): string | undefined {
  const number = convertToNumber(field);
  // A missing key of a map of numbers reads as 0. In a map of strings it reads as an empty string, which becomes NULL.
  const needsPresence = field.presence !== undefined && field.kind !== 'text';
  return number !== undefined && needsPresence ? `if(${field.presence}, ${number}, NULL)` : number;
}

function convertToNumber({ kind, sql, isFloat }: SqlExpression): string | undefined {
  switch (kind) {
    case 'number':
      return isFloat ? finiteOrNull(sql) : sql;
    case 'text':
      return finiteOrNull(`toFloat64OrNull(${sql})`);
    case 'bool':
      return `toUInt8(${sql})`;
    case 'time':
      return `toUnixTimestamp64Milli(toDateTime64(${sql}, 3))`;
    default:
      return undefined;
  }
}

/** Returns a call of an aggregate function, with the `If` combinator if there is a condition. */
function aggregateCall(name: string, values: readonly string[], condition: string | undefined, parameter = ''): string {
  return condition === undefined
    ? `${name}${parameter}(${values.join(', ')})`
    : `${name}If${parameter}(${[...values, condition].join(', ')})`;
}

/**
 * Returns SQL for an exact quantile. An approximate quantile would differ between calls. ClickHouse stores all values in memory, so one
 * function computes all levels of the same values.
 */
function quantileExpression(value: string, { level, levels = [level], condition, weight }: Aggregation): string {
  const name = weight === undefined ? 'ExactInclusive' : 'ExactWeightedInterpolated';
  const values = weight === undefined ? [value] : [value, `toUInt64(${weight})`];
  if (levels.length === 1) return aggregateCall(`quantile${name}OrNull`, values, condition, `(${level})`);
  const quantiles = aggregateCall(`quantiles${name}`, values, condition, `(${levels.join(', ')})`);
  return `if(${aggregateCall('count', [value], condition)} = 0, NULL, ${quantiles}[${levels.indexOf(level) + 1}])`;
}

/** Returns SQL for the number of rows, or of the rows that they represent. */
export function countExpression(condition: string | undefined, weight: string | undefined): string {
  return weight === undefined ? aggregateCall('count', [], condition) : aggregateCall('sum', [weight], condition);
}

/** Returns SQL for the aggregate of a group of rows. `weight` changes only the count, the sum, the average and the quantile. */
export function aggregateExpression(aggregation: Aggregation): string {
  const { aggFn, value, identity, time, condition, weight } = aggregation;
  switch (aggFn) {
    case 'count':
      return countExpression(condition, weight);
    case 'count_distinct':
      return aggregateCall('uniqExact', [identity], condition);
    case 'sum':
      return aggregateCall(
        'sumOrNull',
        [`toFloat64(${value})${weight === undefined ? '' : ` * ${weight}`}`],
        condition,
      );
    case 'avg':
      return weight === undefined
        ? aggregateCall('avgOrNull', [value], condition)
        : aggregateCall('avgWeightedOrNull', [`toFloat64(${value})`, weight], condition);
    case 'min':
      return aggregateCall('minOrNull', [value], condition);
    case 'max':
      return aggregateCall('maxOrNull', [value], condition);
    case 'last_value':
      return aggregateCall('argMaxOrNull', [value, time], condition);
    case 'quantile':
      return quantileExpression(`toFloat64(${value})`, aggregation);
    case 'any':
      return aggregateCall('anyOrNull', [value], condition);
  }
}

/** The aggregates whose result has the type of the field, which may be Float32. */
const FIELD_TYPE_AGGREGATES: readonly AggFn[] = ['min', 'max', 'last_value', 'any'];

/** Returns SQL that converts an aggregate to Float64. NULL becomes NaN. */
export function toFloat(aggFn: AggFn, sql: string): string {
  // Converting through a string keeps 0.1 as 0.1 instead of the nearest Float32.
  const value = FIELD_TYPE_AGGREGATES.includes(aggFn) ? `toString(${sql})` : sql;
  return `ifNull(toFloat64(${value}), nan)`;
}
