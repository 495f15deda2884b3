// Generated from specs/shared/schemas/TraceSource.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './query-setting.ts';
import { SourceTable, isSourceTable } from './source-table.ts';
import { pattern, shape } from './patterns.ts';

/** A source of spans. */
export interface TraceSource {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  id: string;
  /**
   * Name of the source.
   * @example 'Traces'
   */
  name: string;
  /** The source contains spans. */
  kind: 'trace';
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
   * @example 'Timestamp, ServiceName, SpanName, Duration'
   */
  defaultTableSelectExpression?: string;
  /**
   * Expression for the service name. Absent if not set.
   * @example 'ServiceName'
   */
  serviceNameExpression?: string;
  /**
   * Column that a filter searches for words without a field. Absent if not set.
   * @example 'SpanName'
   */
  implicitColumnExpression?: string;
  /**
   * Map column with the attributes of the span. Absent if not set.
   * @example 'SpanAttributes'
   */
  eventAttributesExpression?: string;
  /**
   * Map column with the attributes of the resource that emitted the span. Absent if not set.
   * @example 'ResourceAttributes'
   */
  resourceAttributesExpression?: string;
  /**
   * Expression for the trace id. Absent if not set.
   * @example 'TraceId'
   */
  traceIdExpression?: string;
  /**
   * Expression for the span id. Absent if not set.
   * @example 'SpanId'
   */
  spanIdExpression?: string;
  /**
   * Expression for the parent span id. Absent if not set.
   * @example 'ParentSpanId'
   */
  parentSpanIdExpression?: string;
  /**
   * Expression for the span name. Absent if not set.
   * @example 'SpanName'
   */
  spanNameExpression?: string;
  /**
   * Expression for the span kind. Absent if not set.
   * @example 'SpanKind'
   */
  spanKindExpression?: string;
  /**
   * Expression for the status code. Absent if not set.
   * @example 'StatusCode'
   */
  statusCodeExpression?: string;
  /**
   * Expression for the status message. Absent if not set.
   * @example 'StatusMessage'
   */
  statusMessageExpression?: string;
  /**
   * Expression for the duration of the span, in the unit of `durationPrecision`. Absent if not set.
   * @example 'Duration'
   */
  durationExpression?: string;
  /**
   * Unit of the duration as a negative power of ten: 0 is seconds, 9 is nanoseconds. Absent if not set.
   *
   * 0 to 9.
   * @example 9
   */
  durationPrecision?: number;
}

/** Validates {@link TraceSource}. */
export const TraceSource: Schema<TraceSource> = /* @__PURE__ */ schema<TraceSource>(
  () => ({
    type: 'object',
    required: ['id', 'name', 'kind', 'connection', 'from', 'timestampValueExpression', 'disabled', 'querySettings'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      name: { type: 'string' },
      kind: { type: 'string', const: 'trace' },
      connection: { type: 'string' },
      from: SourceTable.rule,
      timestampValueExpression: { type: 'string' },
      disabled: { type: 'boolean' },
      querySettings: { type: 'array', maxItems: 10, items: QuerySetting.rule },
      defaultTableSelectExpression: { type: 'string' },
      serviceNameExpression: { type: 'string' },
      implicitColumnExpression: { type: 'string' },
      eventAttributesExpression: { type: 'string' },
      resourceAttributesExpression: { type: 'string' },
      traceIdExpression: { type: 'string' },
      spanIdExpression: { type: 'string' },
      parentSpanIdExpression: { type: 'string' },
      spanNameExpression: { type: 'string' },
      spanKindExpression: { type: 'string' },
      statusCodeExpression: { type: 'string' },
      statusMessageExpression: { type: 'string' },
      durationExpression: { type: 'string' },
      durationPrecision: { type: 'integer', minimum: 0, maximum: 9 },
    },
  }),
  'response',
  isTraceSource,
);

function traceSourceQuerySettings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isQuerySetting(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link TraceSource}. */
export function isTraceSource(value: unknown): value is TraceSource {
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
        if (!(entry === 'trace')) return false;
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
        if (!traceSourceQuerySettings(entry)) return false;
        missing--;
        break;
      case 'defaultTableSelectExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'serviceNameExpression':
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
      case 'parentSpanIdExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'spanNameExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'spanKindExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'statusCodeExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'statusMessageExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'durationExpression':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'durationPrecision':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 9)) return false;
        break;
    }
  }
  return missing === 0;
}
