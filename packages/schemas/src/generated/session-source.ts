// Generated from specs/shared/schemas/SessionSource.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting } from './query-setting.ts';
import { SourceTable } from './source-table.ts';

/** A source of sessions of browsers. */
export interface SessionSource {
  /**
   * Assigned by the service. Ids grow with the time of creation.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  id: string;
  /**
   * The name of the source.
   * @example 'Sessions'
   */
  name: string;
  /** Sessions. */
  kind: 'session';
  /**
   * The id of the connection that reaches the database. Its address and credentials are never returned.
   * @example '6740a3f2c51e9b0012d4e8e0'
   */
  connection: string;
  /** Where the events are stored. */
  from: SourceTable;
  /**
   * The expression for the time of an event.
   * @example 'Timestamp'
   */
  timestampValueExpression: string;
  /** Whether the source is passed over when a series names none. */
  disabled: boolean;
  /**
   * Settings that are applied to each query. Empty when there are none.
   *
   * At most 10 items.
   */
  querySettings: QuerySetting[];
  /**
   * The source that has the spans of the sessions.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8d2'
   */
  traceSourceId: string;
}

/** The validator of {@link SessionSource}. */
export const SessionSource: Schema<SessionSource> = /* @__PURE__ */ schema<SessionSource>({
  type: 'object',
  required: [
    'id',
    'name',
    'kind',
    'connection',
    'from',
    'timestampValueExpression',
    'disabled',
    'querySettings',
    'traceSourceId',
  ],
  properties: {
    id: { type: 'string', pattern: /^[0-9a-f]{24}$/u },
    name: { type: 'string' },
    kind: { type: 'string', const: 'session' },
    connection: { type: 'string' },
    from: SourceTable.rule,
    timestampValueExpression: { type: 'string' },
    disabled: { type: 'boolean' },
    querySettings: { type: 'array', maxItems: 10, items: QuerySetting.rule },
    traceSourceId: { type: 'string', pattern: /^[0-9a-f]{24}$/u },
  },
});
