// Generated from specs/shared/schemas/SourceTable.yaml by `npm run generate`. Do not edit.

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
export const SourceTable: Schema<SourceTable> = /* @__PURE__ */ schema<SourceTable>({
  type: 'object',
  required: ['databaseName'],
  properties: { databaseName: { type: 'string' }, tableName: { type: 'string' } },
});
