// Generated from specs/shared/schemas/MaterializedView.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { dateTime } from '../../runtime/formats/date-time.ts';
import { isDateTime } from '../../runtime/formats/date-time.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { AggregatedColumn, isAggregatedColumn } from './aggregated-column.ts';
import { pattern8 } from '../patterns.ts';

/** Input variant of {@link MaterializedView}: its arrays may be read-only. */
export interface MaterializedViewInput {
  /**
   * Name of the database.
   *
   * 1 to 256 characters.
   * @example 'default'
   */
  databaseName: string;
  /**
   * Name of the table.
   *
   * 1 to 256 characters.
   * @example 'otel_logs_per_minute'
   */
  tableName: string;
  /**
   * Columns that the aggregates are grouped by, comma-separated.
   *
   * At most 10000 characters.
   * @example 'ServiceName, SeverityText'
   */
  dimensionColumns: string;
  /**
   * Smallest time bucket of the aggregates.
   *
   * At most 16 characters, a number and a unit: s, m, h or d.
   * @example '1m'
   */
  minGranularity: string;
  /**
   * Start of the data in the table. Absent or null if it has all data.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  minDate?: string | null | undefined;
  /**
   * Time column of the table.
   *
   * 1 to 1024 characters.
   * @example 'Timestamp'
   */
  timestampColumn: string;
  /**
   * Columns with aggregates, at least one.
   *
   * 1 to 1000 items.
   */
  aggregatedColumns: readonly AggregatedColumn[];
}

/** A table with aggregates of the events of a source. */
export interface MaterializedView extends MaterializedViewInput {
  aggregatedColumns: AggregatedColumn[];
}

/** Validates {@link MaterializedView}. */
export const MaterializedView: Schema<MaterializedView> = /* @__PURE__ */ schema<MaterializedView>(
  () => ({
    type: 'object',
    optional: ['minDate'],
    properties: {
      databaseName: { type: 'string', minLength: 1, maxLength: 256 },
      tableName: { type: 'string', minLength: 1, maxLength: 256 },
      dimensionColumns: { type: 'string', maxLength: 10000 },
      minGranularity: {
        type: 'string',
        pattern: pattern8,
        expected: 'a number and a unit: s, m, h or d',
        maxLength: 16,
      },
      minDate: { type: ['string', 'null'], format: dateTime },
      timestampColumn: { type: 'string', minLength: 1, maxLength: 1024 },
      aggregatedColumns: { type: 'array', minItems: 1, maxItems: 1000, items: AggregatedColumn.rule },
    },
  }),
  'both',
  isMaterializedView,
);

function materializedViewAggregatedColumns(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isAggregatedColumn(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link MaterializedView}. */
export function isMaterializedView(value: unknown, closed = false): value is MaterializedView {
  if (!isObject(value)) return false;
  const { databaseName, tableName, dimensionColumns, minGranularity, minDate, timestampColumn, aggregatedColumns } =
    value;
  return (
    databaseName !== '' &&
    hasMaxLength(databaseName, 256) &&
    tableName !== '' &&
    hasMaxLength(tableName, 256) &&
    hasMaxLength(dimensionColumns, 10000) &&
    typeof minGranularity === 'string' &&
    hasMaxLength(minGranularity, 16) &&
    pattern8.test(minGranularity) &&
    (minDate === undefined || (typeof minDate === 'string' && isDateTime(minDate)) || minDate === null) &&
    timestampColumn !== '' &&
    hasMaxLength(timestampColumn, 1024) &&
    materializedViewAggregatedColumns(aggregatedColumns, closed) &&
    (!closed ||
      countProperties(value) === 6 + (minDate === undefined ? 0 : 1) ||
      hasOnlyProperties(value, MaterializedView.rule.properties))
  );
}
