// Generated from specs/shared/schemas/PromqlSource.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './bidirectional/query-setting.ts';
import { SourceTable, isSourceTable } from './bidirectional/source-table.ts';
import { pattern, shape } from './patterns.ts';

/** A source of metrics for PromQL queries, which the service does not run. */
export interface PromqlSource {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  id: string;
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
  section?: string;
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
  disabled?: boolean;
  /**
   * Database settings for queries of the source. This service stores them and does not use them.
   *
   * At most 10 items.
   * @default []
   */
  querySettings?: QuerySetting[];
}

/** Validates {@link PromqlSource}. */
export const PromqlSource: Schema<PromqlSource> = /* @__PURE__ */ schema<PromqlSource>(
  () => ({
    type: 'object',
    optional: ['section', 'disabled', 'querySettings'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
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
  'response',
  isPromqlSource,
);

function promqlSourceQuerySettings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isQuerySetting(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link PromqlSource}. */
export function isPromqlSource(value: unknown): value is PromqlSource {
  if (!isObject(value)) return false;
  const { id, kind, timestampValueExpression, name, section, connection, from, disabled, querySettings } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    kind === 'promql' &&
    timestampValueExpression !== '' &&
    hasMaxLength(timestampValueExpression, 10000) &&
    name !== '' &&
    hasMaxLength(name, 1024) &&
    (section === undefined || hasMaxLength(section, 256)) &&
    typeof connection === 'string' &&
    shape.test(connection) &&
    isSourceTable(from) &&
    (disabled === undefined || typeof disabled === 'boolean') &&
    (querySettings === undefined || promqlSourceQuerySettings(querySettings))
  );
}
