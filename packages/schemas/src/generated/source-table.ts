// Generated from specs/shared/schemas/SourceTable.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** Where the events of a source are stored. */
export interface SourceTable {
  /**
   * The database that has the table.
   * @example 'default'
   */
  databaseName: string;
  /**
   * The table. Absent for metrics, whose tables are in `metricTables`.
   * @example 'otel_logs'
   */
  tableName?: string;
}

/** The validator of {@link SourceTable}. */
export const SourceTable: Schema<SourceTable> = /* @__PURE__ */ schema<SourceTable>(
  () => ({
    type: 'object',
    required: ['databaseName'],
    properties: { databaseName: { type: 'string' }, tableName: { type: 'string' } },
  }),
  'response',
  isSourceTable,
);

/** Whether a value is {@link SourceTable}. */
export function isSourceTable(value: unknown): value is SourceTable {
  if (!isObject(value)) return false;
  const { databaseName, tableName } = value;
  return typeof databaseName === 'string' && (tableName === undefined || typeof tableName === 'string');
}
