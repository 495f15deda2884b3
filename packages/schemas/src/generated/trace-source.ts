// Generated from specs/shared/schemas/TraceSource.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { repeated } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './query-setting.ts';
import { SourceTable, isSourceTable } from './source-table.ts';

const pattern = /^[0-9a-f]{24}$/u;
const shape = /* @__PURE__ */ repeated('[0-9a-f]', 24);

/** A source of spans. */
export interface TraceSource {
  /**
   * Assigned by the service. Ids grow with the time of creation.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  id: string;
  /**
   * The name of the source.
   * @example 'Traces'
   */
  name: string;
  /** The source has spans. */
  kind: 'trace';
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
   * @example 'Timestamp, ServiceName, SpanName, Duration'
   */
  defaultTableSelectExpression?: string;
  /**
   * The expression for the name of the service. Absent when not set.
   * @example 'ServiceName'
   */
  serviceNameExpression?: string;
  /**
   * The column that bare words of a filter search. Absent when not set.
   * @example 'SpanName'
   */
  implicitColumnExpression?: string;
  /**
   * The map of the span's own attributes. Absent when not set.
   * @example 'SpanAttributes'
   */
  eventAttributesExpression?: string;
  /**
   * The map of the attributes of what made the span. Absent when not set.
   * @example 'ResourceAttributes'
   */
  resourceAttributesExpression?: string;
  /**
   * The expression for the id of the trace. Absent when not set.
   * @example 'TraceId'
   */
  traceIdExpression?: string;
  /**
   * The expression for the id of the span. Absent when not set.
   * @example 'SpanId'
   */
  spanIdExpression?: string;
  /**
   * The expression for the id of the span above. Absent when not set.
   * @example 'ParentSpanId'
   */
  parentSpanIdExpression?: string;
  /**
   * The expression for the name of the span. Absent when not set.
   * @example 'SpanName'
   */
  spanNameExpression?: string;
  /**
   * The expression for the kind of the span. Absent when not set.
   * @example 'SpanKind'
   */
  spanKindExpression?: string;
  /**
   * The expression for the status of the span. Absent when not set.
   * @example 'StatusCode'
   */
  statusCodeExpression?: string;
  /**
   * The expression for the text that explains the status. Absent when not set.
   * @example 'StatusMessage'
   */
  statusMessageExpression?: string;
  /**
   * The expression for the duration of the span, in the unit of `durationPrecision`. Absent when not set.
   * @example 'Duration'
   */
  durationExpression?: string;
  /**
   * The unit of the duration as a power of ten, so that 0 is seconds and 9 nanoseconds. Absent when not set.
   *
   * 0 to 9.
   * @example 9
   */
  durationPrecision?: number;
}

/** The validator of {@link TraceSource}. */
export const TraceSource: Schema<TraceSource> = /* @__PURE__ */ schema<TraceSource>(
  () => ({
    type: 'object',
    required: ['id', 'name', 'kind', 'connection', 'from', 'timestampValueExpression', 'disabled', 'querySettings'],
    properties: {
      id: { type: 'string', pattern: pattern },
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

/** Whether a value is {@link TraceSource}. */
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
