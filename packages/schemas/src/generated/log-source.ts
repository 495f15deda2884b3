// Generated from specs/shared/schemas/LogSource.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './query-setting.ts';
import { SourceTable, isSourceTable } from './source-table.ts';
import { pattern, shape } from './patterns.ts';

/** A source of log records. */
export interface LogSource {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  id: string;
  /**
   * Name of the source.
   * @example 'Logs'
   */
  name: string;
  /** The source contains log records. */
  kind: 'log';
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
   * Columns that a search shows by default. Absent if not set.
   * @example 'Timestamp, ServiceName, SeverityText, Body'
   */
  defaultTableSelectExpression?: string;
  /**
   * Expression for the service name. Absent if not set.
   * @example 'ServiceName'
   */
  serviceNameExpression?: string;
  /**
   * Expression for the severity. Absent if not set.
   * @example 'SeverityText'
   */
  severityTextExpression?: string;
  /**
   * Expression for the body of a record. Absent if not set.
   * @example 'Body'
   */
  bodyExpression?: string;
  /**
   * Column that a filter searches for words without a field. Absent if not set; the body is then searched.
   * @example 'Body'
   */
  implicitColumnExpression?: string;
  /**
   * Map column with the attributes of the record. Absent if not set.
   * @example 'LogAttributes'
   */
  eventAttributesExpression?: string;
  /**
   * Map column with the attributes of the resource that emitted the record. Absent if not set.
   * @example 'ResourceAttributes'
   */
  resourceAttributesExpression?: string;
  /**
   * Expression for the trace id of the record. Absent if not set.
   * @example 'TraceId'
   */
  traceIdExpression?: string;
  /**
   * Expression for the span id of the record. Absent if not set.
   * @example 'SpanId'
   */
  spanIdExpression?: string;
}

/** Validates {@link LogSource}. */
export const LogSource: Schema<LogSource> = /* @__PURE__ */ schema<LogSource>(
  () => ({
    type: 'object',
    required: ['id', 'name', 'kind', 'connection', 'from', 'timestampValueExpression', 'disabled', 'querySettings'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
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

/** Returns true if the value is a valid {@link LogSource}. */
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
