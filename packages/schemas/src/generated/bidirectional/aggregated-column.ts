// Generated from specs/shared/schemas/AggregatedColumn.yaml by `npm run generate`. Do not edit.

import { allOf } from '../../runtime/keywords/all-of.ts';
import { anyOf } from '../../runtime/keywords/any-of.ts';
import { condition } from '../../runtime/keywords/condition.ts';
import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { AggFn, isAggFn } from '../agg-fn.ts';

/** A column of a materialized view that contains an aggregate. */
export interface AggregatedColumn {
  /**
   * Column that is aggregated. Required for all functions except `count`.
   *
   * 1 to 10000 characters.
   * @example 'Duration'
   */
  sourceColumn?: string | undefined;
  /** The aggregate function, or `histogram` for a histogram of the values. */
  aggFn: AggFn | 'histogram';
  /**
   * Column of the materialized view that contains the aggregate.
   *
   * 1 to 1024 characters.
   * @example 'count'
   */
  mvColumn: string;
}

/** Validates {@link AggregatedColumn}. */
export const AggregatedColumn: Schema<AggregatedColumn> = /* @__PURE__ */ schema<AggregatedColumn>(
  () => ({
    type: 'object',
    required: ['aggFn', 'mvColumn'],
    properties: {
      sourceColumn: { type: 'string', minLength: 1, maxLength: 10000, tolerated: 'null' },
      aggFn: { anyOf: [AggFn.rule, { type: 'string', const: 'histogram' }], keywords: [anyOf] },
      mvColumn: { type: 'string', minLength: 1, maxLength: 1024 },
    },
    allOf: [
      {
        if: { properties: { aggFn: { const: 'count' } }, required: ['aggFn'] },
        else: { properties: { sourceColumn: { minLength: 1 } }, required: ['sourceColumn'] },
        keywords: [condition],
      },
    ],
    keywords: [allOf],
  }),
  'both',
  isAggregatedColumn,
);

/** Returns true if the value is a valid {@link AggregatedColumn}. */
export function isAggregatedColumn(value: unknown, closed = false): value is AggregatedColumn {
  if (!isObject(value)) return false;
  const { sourceColumn, aggFn, mvColumn } = value;
  return (
    (sourceColumn === undefined || (sourceColumn !== '' && hasMaxLength(sourceColumn, 10000))) &&
    (isAggFn(aggFn) || aggFn === 'histogram') &&
    mvColumn !== '' &&
    hasMaxLength(mvColumn, 1024) &&
    (aggFn === 'count'
      ? true
      : sourceColumn !== undefined && (typeof sourceColumn !== 'string' || sourceColumn !== '')) &&
    (!closed ||
      countProperties(value) === 2 + (sourceColumn === undefined ? 0 : 1) ||
      hasOnlyProperties(value, AggregatedColumn.rule.properties))
  );
}
