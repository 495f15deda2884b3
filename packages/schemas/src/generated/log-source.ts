// Generated from specs/shared/schemas/LogSource.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { repeated } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './query-setting.ts';
import { SourceTable, isSourceTable } from './source-table.ts';

const pattern = /^[0-9a-f]{24}$/u;
const shape = /* @__PURE__ */ repeated('[0-9a-f]', 24);

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
  /** The source has log records. */
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
  () => ({
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
  }),
  'response',
  isLogSource,
);

function logSourceQuerySettings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isQuerySetting(item)) return false;
  }
  return true;
}

/** Whether a value is {@link LogSource}. */
export function isLogSource(value: unknown): value is LogSource {
  if (!isObject(value)) return false;
  let missing = 8;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'name':
        if (!(typeof entry === 'string')) return false;
        missing--;
        break;
      case 'kind':
        if (!(entry === 'log')) return false;
        missing--;
        break;
      case 'connection':
        if (!(typeof entry === 'string')) return false;
        missing--;
        break;
      case 'from':
        if (!isSourceTable(entry)) return false;
        missing--;
        break;
      case 'timestampValueExpression':
        if (!(typeof entry === 'string')) return false;
        missing--;
        break;
      case 'disabled':
        if (!(typeof entry === 'boolean')) return false;
        missing--;
        break;
      case 'querySettings':
        if (!logSourceQuerySettings(entry)) return false;
        missing--;
        break;
      case 'defaultTableSelectExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'serviceNameExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'severityTextExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'bodyExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'implicitColumnExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'eventAttributesExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'resourceAttributesExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'traceIdExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'spanIdExpression':
        if (!(typeof entry === 'string')) return false;
        break;
    }
  }
  return missing === 0;
}
