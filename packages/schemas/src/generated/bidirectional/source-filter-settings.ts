// Generated from specs/shared/schemas/SourceFilterSettings.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { SourceFilterColumn, isSourceFilterColumn } from './source-filter-column.ts';

/** Input variant of {@link SourceFilterSettings}: its arrays may be read-only. */
export interface SourceFilterSettingsInput {
  /**
   * Database of the table that contains the values of the filters.
   *
   * 1 to 256 characters.
   * @example 'default'
   */
  databaseName: string;
  /**
   * Table that contains the values of the filters.
   *
   * 1 to 256 characters.
   * @example 'otel_logs'
   */
  tableName: string;
  /**
   * The columns, in the order in which user interfaces show them.
   *
   * At most 10 items.
   */
  columns: readonly SourceFilterColumn[];
}

/** The columns of a source that user interfaces offer as filters. */
export interface SourceFilterSettings extends SourceFilterSettingsInput {
  columns: SourceFilterColumn[];
}

/** Validates {@link SourceFilterSettings}. */
export const SourceFilterSettings: Schema<SourceFilterSettings> = /* @__PURE__ */ schema<SourceFilterSettings>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      databaseName: { type: 'string', minLength: 1, maxLength: 256 },
      tableName: { type: 'string', minLength: 1, maxLength: 256 },
      columns: { type: 'array', maxItems: 10, items: SourceFilterColumn.rule },
    },
  }),
  'both',
  isSourceFilterSettings,
);

function sourceFilterSettingsColumns(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSourceFilterColumn(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SourceFilterSettings}. */
export function isSourceFilterSettings(value: unknown, closed = false): value is SourceFilterSettings {
  if (!isObject(value)) return false;
  const { databaseName, tableName, columns } = value;
  return (
    databaseName !== '' &&
    hasMaxLength(databaseName, 256) &&
    tableName !== '' &&
    hasMaxLength(tableName, 256) &&
    sourceFilterSettingsColumns(columns, closed) &&
    (!closed || countProperties(value) === 3 || hasOnlyProperties(value, SourceFilterSettings.rule.properties))
  );
}
