// Generated from specs/shared/schemas/SourceTable.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** The table that stores the data of a source. */
export interface SourceTable {
  /**
   * Name of the database. On the built-in connection, it must be the database of the tenant, or the database of a
   * source that the operator of the service has created for the tenant.
   *
   * 1 to 256 characters.
   * @example 'default'
   */
  databaseName: string;
  /**
   * Name of the table. Ignored for metric sources, whose tables are in `metricTables`, and required for other
   * sources. If the table does not exist, the response to a write has a warning.
   *
   * At most 256 characters.
   * @default ''
   * @example 'otel_logs'
   */
  tableName?: string | undefined;
}

/** Validates {@link SourceTable}. */
export const SourceTable: Schema<SourceTable> = /* @__PURE__ */ schema<SourceTable>(
  () => ({
    type: 'object',
    required: ['databaseName'],
    properties: {
      databaseName: { type: 'string', minLength: 1, maxLength: 256 },
      tableName: { type: 'string', maxLength: 256, default: '', tolerated: 'null' },
    },
  }),
  'both',
  isSourceTable,
);

/** Returns true if the value is a valid {@link SourceTable}. */
export function isSourceTable(value: unknown, closed = false): value is SourceTable {
  if (!isObject(value)) return false;
  const { databaseName, tableName } = value;
  return (
    databaseName !== '' &&
    hasMaxLength(databaseName, 256) &&
    (tableName === undefined || hasMaxLength(tableName, 256)) &&
    (!closed ||
      countProperties(value) === 1 + (tableName === undefined ? 0 : 1) ||
      hasOnlyProperties(value, SourceTable.rule.properties))
  );
}
