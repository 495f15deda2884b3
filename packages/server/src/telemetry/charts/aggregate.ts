import type { ChartSeries } from '@observability-api/schemas';
import type { Field } from '../filter/field.ts';

/** Values of rows, how they become one, and which rows count. */
export interface Aggregation {
  readonly aggFn: ChartSeries['aggFn'];
  readonly level: number;
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
export const adds = ({ aggFn }: Pick<ChartSeries, 'aggFn'>): boolean =>
  ['count', 'count_distinct', 'sum'].includes(aggFn);

/** One value that is no number would make none of the aggregate of all. */
const finite = (number: string): string => `if(isFinite(${number}), ${number}, NULL)`;

/** A value as a number, null where it is none; `undefined` for a type that has no numbers. */
export const numberOf = ({ kind, sql, isFloat }: Field): string | undefined => {
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
};

const call = (name: string, values: readonly string[], condition: string | undefined, parameter = ''): string =>
  condition === undefined
    ? `${name}${parameter}(${values.join(', ')})`
    : `${name}If${parameter}(${[...values, condition].join(', ')})`;

/** The aggregate of a group of rows, as SQL. */
export const aggregate = ({ aggFn, level, value, identity, time, condition }: Aggregation): string => {
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
      // Exact: one of a sample would be another number each time. It takes no longer, only 8 bytes for each value.
      return call('quantileExactInclusiveOrNull', [`toFloat64(${value})`], condition, `(${level})`);
  }
};
