// Generated from specs/shared/schemas/LogSource.yaml by `npm run generate`. Do not edit.

import { characters, consistsOf, isList } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './query-setting.ts';
import { SourceTable, isSourceTable } from './source-table.ts';

const pattern = /^[0-9a-f]{24}$/u;
const set = /* @__PURE__ */ characters('09af');

/** A source of log records. */
export interface LogSource {
  /**
   * Assigned by the service. Ids grow with the time of creation.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  id: string;
  /**
   * The name of the source.
   * @example 'Logs'
   */
  name: string;
  /** Log records. */
  kind: 'log';
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
   * The columns that a search shows when it names none. Absent when not set.
   * @example 'Timestamp, ServiceName, SeverityText, Body'
   */
  defaultTableSelectExpression?: string;
  /**
   * The expression for the name of the service. Absent when not set.
   * @example 'ServiceName'
   */
  serviceNameExpression?: string;
  /**
   * The expression for the severity of a record. Absent when not set.
   * @example 'SeverityText'
   */
  severityTextExpression?: string;
  /**
   * The expression for the text of a record. Absent when not set.
   * @example 'Body'
   */
  bodyExpression?: string;
  /**
   * The column that bare words of a filter search. Absent when not set; then it is the body.
   * @example 'Body'
   */
  implicitColumnExpression?: string;
  /**
   * The map of the record's own attributes. Absent when not set.
   * @example 'LogAttributes'
   */
  eventAttributesExpression?: string;
  /**
   * The map of the attributes of what made the record. Absent when not set.
   * @example 'ResourceAttributes'
   */
  resourceAttributesExpression?: string;
  /**
   * The expression for the trace that the record belongs to. Absent when not set.
   * @example 'TraceId'
   */
  traceIdExpression?: string;
  /**
   * The expression for the span that the record belongs to. Absent when not set.
   * @example 'SpanId'
   */
  spanIdExpression?: string;
}

/** The validator of {@link LogSource}. */
export const LogSource: Schema<LogSource> = /* @__PURE__ */ schema<LogSource>(
  {
    type: 'object',
    required: ['id', 'name', 'kind', 'connection', 'from', 'timestampValueExpression', 'disabled', 'querySettings'],
    properties: {
      id: { type: 'string', pattern: pattern },
      name: { type: 'string' },
      kind: { type: 'string', const: 'log' },
      connection: { type: 'string' },
      from: SourceTable.rule,
      timestampValueExpression: { type: 'string' },
      disabled: { type: 'boolean' },
      querySettings: { type: 'array', maxItems: 10, items: QuerySetting.rule },
      defaultTableSelectExpression: { type: 'string' },
      serviceNameExpression: { type: 'string' },
      severityTextExpression: { type: 'string' },
      bodyExpression: { type: 'string' },
      implicitColumnExpression: { type: 'string' },
      eventAttributesExpression: { type: 'string' },
      resourceAttributesExpression: { type: 'string' },
      traceIdExpression: { type: 'string' },
      spanIdExpression: { type: 'string' },
    },
  },
  'response',
  isLogSource,
);

/** Whether a value is {@link LogSource}. */
export function isLogSource(value: unknown): value is LogSource {
  if (!isObject(value)) return false;
  const {
    id,
    name,
    kind,
    connection,
    from,
    timestampValueExpression,
    disabled,
    querySettings,
    defaultTableSelectExpression,
    serviceNameExpression,
    severityTextExpression,
    bodyExpression,
    implicitColumnExpression,
    eventAttributesExpression,
    resourceAttributesExpression,
    traceIdExpression,
    spanIdExpression,
  } = value;
  return (
    consistsOf(id, set, 24, 24) &&
    typeof name === 'string' &&
    kind === 'log' &&
    typeof connection === 'string' &&
    isSourceTable(from) &&
    typeof timestampValueExpression === 'string' &&
    typeof disabled === 'boolean' &&
    isList(querySettings, isQuerySetting, 0, 10) &&
    (defaultTableSelectExpression === undefined || typeof defaultTableSelectExpression === 'string') &&
    (serviceNameExpression === undefined || typeof serviceNameExpression === 'string') &&
    (severityTextExpression === undefined || typeof severityTextExpression === 'string') &&
    (bodyExpression === undefined || typeof bodyExpression === 'string') &&
    (implicitColumnExpression === undefined || typeof implicitColumnExpression === 'string') &&
    (eventAttributesExpression === undefined || typeof eventAttributesExpression === 'string') &&
    (resourceAttributesExpression === undefined || typeof resourceAttributesExpression === 'string') &&
    (traceIdExpression === undefined || typeof traceIdExpression === 'string') &&
    (spanIdExpression === undefined || typeof spanIdExpression === 'string')
  );
}
