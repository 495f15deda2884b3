// Generated from specs/shared/schemas/TraceSource.yaml by `npm run generate`. Do not edit.

import { characters, consistsOf, isList } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './query-setting.ts';
import { SourceTable, isSourceTable } from './source-table.ts';

const pattern = /^[0-9a-f]{24}$/u;
const set = /* @__PURE__ */ characters('09af');

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
  /** Spans. */
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
  {
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
  },
  'response',
  isTraceSource,
);

/** Whether a value is {@link TraceSource}. */
export function isTraceSource(value: unknown): value is TraceSource {
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
    implicitColumnExpression,
    eventAttributesExpression,
    resourceAttributesExpression,
    traceIdExpression,
    spanIdExpression,
    parentSpanIdExpression,
    spanNameExpression,
    spanKindExpression,
    statusCodeExpression,
    statusMessageExpression,
    durationExpression,
    durationPrecision,
  } = value;
  return (
    consistsOf(id, set, 24, 24) &&
    typeof name === 'string' &&
    kind === 'trace' &&
    typeof connection === 'string' &&
    isSourceTable(from) &&
    typeof timestampValueExpression === 'string' &&
    typeof disabled === 'boolean' &&
    isList(querySettings, isQuerySetting, 0, 10) &&
    (defaultTableSelectExpression === undefined || typeof defaultTableSelectExpression === 'string') &&
    (serviceNameExpression === undefined || typeof serviceNameExpression === 'string') &&
    (implicitColumnExpression === undefined || typeof implicitColumnExpression === 'string') &&
    (eventAttributesExpression === undefined || typeof eventAttributesExpression === 'string') &&
    (resourceAttributesExpression === undefined || typeof resourceAttributesExpression === 'string') &&
    (traceIdExpression === undefined || typeof traceIdExpression === 'string') &&
    (spanIdExpression === undefined || typeof spanIdExpression === 'string') &&
    (parentSpanIdExpression === undefined || typeof parentSpanIdExpression === 'string') &&
    (spanNameExpression === undefined || typeof spanNameExpression === 'string') &&
    (spanKindExpression === undefined || typeof spanKindExpression === 'string') &&
    (statusCodeExpression === undefined || typeof statusCodeExpression === 'string') &&
    (statusMessageExpression === undefined || typeof statusMessageExpression === 'string') &&
    (durationExpression === undefined || typeof durationExpression === 'string') &&
    (durationPrecision === undefined ||
      (typeof durationPrecision === 'number' &&
        (durationPrecision | 0) === durationPrecision &&
        durationPrecision >= 0 &&
        durationPrecision <= 9))
  );
}
