// Generated from specs/shared/schemas/SessionSource.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './query-setting.ts';
import { SourceTable, isSourceTable } from './source-table.ts';
import { pattern, shape } from './patterns.ts';

/** A source of browser sessions. */
export interface SessionSource {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  id: string;
  /**
   * Name of the source.
   * @example 'Sessions'
   */
  name: string;
  /** The source contains sessions. */
  kind: 'session';
  /**
   * Id of the database connection. The address and the credentials of the connection are never returned.
   * @example '6740a3f2c51e9b0012d4e8e0'
   */
  connection: string;
  /** The table that stores the data. */
  from: SourceTable;
  /**
   * Expression for the timestamp.
   * @example 'Timestamp'
   */
  timestampValueExpression: string;
  /** Whether the source is skipped when a series does not name a source. */
  disabled: boolean;
  /**
   * Settings applied to every query. Empty if there are none.
   *
   * At most 10 items.
   */
  querySettings: QuerySetting[];
  /**
   * Id of the source that contains the spans of the sessions.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d2'
   */
  traceSourceId: string;
}

/** Validates {@link SessionSource}. */
export const SessionSource: Schema<SessionSource> = /* @__PURE__ */ schema<SessionSource>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      name: { type: 'string' },
      kind: { type: 'string', const: 'session' },
      connection: { type: 'string' },
      from: SourceTable.rule,
      timestampValueExpression: { type: 'string' },
      disabled: { type: 'boolean' },
      querySettings: { type: 'array', maxItems: 10, items: QuerySetting.rule },
      traceSourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
    },
  }),
  'response',
  isSessionSource,
);

function sessionSourceQuerySettings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isQuerySetting(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SessionSource}. */
export function isSessionSource(value: unknown): value is SessionSource {
  if (!isObject(value)) return false;
  const { id, name, kind, connection, from, timestampValueExpression, disabled, querySettings, traceSourceId } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    typeof name === 'string' &&
    kind === 'session' &&
    typeof connection === 'string' &&
    isSourceTable(from) &&
    typeof timestampValueExpression === 'string' &&
    typeof disabled === 'boolean' &&
    sessionSourceQuerySettings(querySettings) &&
    typeof traceSourceId === 'string' &&
    shape.test(traceSourceId)
  );
}
