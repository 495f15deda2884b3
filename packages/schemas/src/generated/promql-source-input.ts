// Generated from specs/shared/schemas/PromqlSourceInput.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './bidirectional/query-setting.ts';
import { SourceTable, isSourceTable } from './bidirectional/source-table.ts';
import { pattern, shape } from './patterns.ts';

/**
 * The body of a create or update request for a source of metrics for PromQL queries. A source that you read can be
 * sent back unchanged.
 */
export interface PromqlSourceInput {
  /** A source for PromQL queries. Only charts with their own SQL can use it. */
  kind: 'promql';
  /**
   * Name of the time column, or a comma-separated list of names. This service stores it and does not use it.
   *
   * 1 to 10000 characters.
   * @example 'Timestamp'
   */
  timestampValueExpression: string;
  /**
   * Name of the source. Names need not be unique.
   *
   * 1 to 1024 characters.
   * @example 'Logs'
   */
  name: string;
  /**
   * Name of a group of sources. This service stores it and does not use it. Absent if not set.
   *
   * At most 256 characters.
   * @example 'Checkout'
   */
  section?: string | undefined;
  /**
   * Id of the database connection. Each tenant has a built-in connection to its own database. A source does not
   * contain the connection's address or credentials.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8e0'
   */
  connection: string;
  /**
   * The table that stores the data. For a metric source, only the database is used, because its tables are in
   * `metricTables`.
   */
  from: SourceTable;
  /**
   * Whether the source is disabled. Queries that name it are rejected. A series without `sourceId` uses the first
   * enabled log source, or the first enabled metric source if its `dataSource` is `metrics`.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Database settings for queries of the source. This service stores them and does not use them.
   *
   * At most 10 items.
   * @default []
   */
  querySettings?: readonly QuerySetting[] | undefined;
}

/** Validates {@link PromqlSourceInput}. */
export const PromqlSourceInput: Schema<PromqlSourceInput> = /* @__PURE__ */ schema<PromqlSourceInput>(
  () => ({
    type: 'object',
    optional: ['id', 'section', 'disabled', 'querySettings'],
    properties: {
      id: true,
      kind: { type: 'string', const: 'promql' },
      timestampValueExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      section: { type: 'string', maxLength: 256, tolerated: 'null' },
      connection: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      from: SourceTable.rule,
      disabled: { type: 'boolean', default: false, tolerated: 'null' },
      querySettings: { type: 'array', maxItems: 10, default: [], items: QuerySetting.rule, tolerated: 'null' },
    },
  }),
  'request',
  isPromqlSourceInput,
);

function promqlSourceInputQuerySettings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isQuerySetting(item, true)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link PromqlSourceInput}. */
export function isPromqlSourceInput(value: unknown): value is PromqlSourceInput {
  if (!isObject(value)) return false;
  const { kind, timestampValueExpression, name, section, connection, from, disabled, querySettings } = value;
  return (
    kind === 'promql' &&
    timestampValueExpression !== '' &&
    hasMaxLength(timestampValueExpression, 10000) &&
    name !== '' &&
    hasMaxLength(name, 1024) &&
    (section === undefined || hasMaxLength(section, 256)) &&
    typeof connection === 'string' &&
    shape.test(connection) &&
    isSourceTable(from, true) &&
    (disabled === undefined || typeof disabled === 'boolean') &&
    (querySettings === undefined || promqlSourceInputQuerySettings(querySettings)) &&
    (countProperties(value) ===
      5 + (section === undefined ? 0 : 1) + (disabled === undefined ? 0 : 1) + (querySettings === undefined ? 0 : 1) ||
      hasOnlyProperties(value, PromqlSourceInput.rule.properties))
  );
}
