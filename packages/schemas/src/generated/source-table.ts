// Generated from specs/shared/schemas/SourceTable.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** The table that stores the data of a source. */
export interface SourceTable {
  /**
   * Name of the database.
   * @example 'default'
   */
  databaseName: string;
  /**
   * Name of the table. Absent for metric sources, whose tables are in `metricTables`.
   * @example 'otel_logs'
   */
  tableName?: string;
}

/** Validates {@link SourceTable}. */
export const SourceTable: Schema<SourceTable> = /* @__PURE__ */ schema<SourceTable>(
  () => ({
    type: 'object',
    required: ['databaseName'],
    properties: { databaseName: { type: 'string' }, tableName: { type: 'string' } },
  }),
  'response',
  isSourceTable,
);

/** Returns true if the value is a valid {@link SourceTable}. */
export function isSourceTable(value: unknown): value is SourceTable {
  if (!isObject(value)) return false;
  const { databaseName, tableName } = value;
  return typeof databaseName === 'string' && (tableName === undefined || typeof tableName === 'string');
}
