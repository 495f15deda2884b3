// Generated from specs/shared/schemas/TraceSourceInput.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { HighlightedExpression, isHighlightedExpression } from './bidirectional/highlighted-expression.ts';
import { MaterializedView, isMaterializedView, type MaterializedViewInput } from './bidirectional/materialized-view.ts';
import { MetadataViews, isMetadataViews } from './bidirectional/metadata-views.ts';
import { QuerySetting, isQuerySetting } from './bidirectional/query-setting.ts';
import {
  SourceFilterSettings,
  isSourceFilterSettings,
  type SourceFilterSettingsInput,
} from './bidirectional/source-filter-settings.ts';
import { SourceTable, isSourceTable } from './bidirectional/source-table.ts';
import { pattern, shape } from './patterns.ts';

/**
 * The body of a create or update request for a source of spans. A source that you read can be sent back unchanged
 * if it has all required properties.
 */
export interface TraceSourceInput {
  /** The source contains spans. */
  kind: 'trace';
  /**
   * Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
   *
   * 1 to 10000 characters.
   * @example 'Timestamp'
   */
  timestampValueExpression: string;
  /**
   * Columns that a search shows by default, comma-separated.
   *
   * 1 to 10000 characters.
   * @example 'Timestamp, ServiceName, SpanName, Duration'
   */
  defaultTableSelectExpression: string;
  /**
   * Expression for the duration of the span, in the unit of `durationPrecision`.
   *
   * 1 to 10000 characters.
   * @example 'Duration'
   */
  durationExpression: string;
  /**
   * Unit of the duration, as the number of decimal places of a second: 0 is seconds, 3 is milliseconds, 9 is
   * nanoseconds.
   *
   * 0 to 9.
   * @default 3
   * @example 9
   */
  durationPrecision?: number | undefined;
  /**
   * Expression for the trace id.
   *
   * 1 to 10000 characters.
   * @example 'TraceId'
   */
  traceIdExpression: string;
  /**
   * Expression for the span id.
   *
   * 1 to 10000 characters.
   * @example 'SpanId'
   */
  spanIdExpression: string;
  /**
   * Expression for the parent span id.
   *
   * 1 to 10000 characters.
   * @example 'ParentSpanId'
   */
  parentSpanIdExpression: string;
  /**
   * Expression for the span name.
   *
   * 1 to 10000 characters.
   * @example 'SpanName'
   */
  spanNameExpression: string;
  /**
   * Expression for the span kind.
   *
   * 1 to 10000 characters.
   * @example 'SpanKind'
   */
  spanKindExpression: string;
  /**
   * Expression for the service name. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'ServiceName'
   */
  serviceNameExpression?: string | undefined;
  /**
   * Expression for the version of the service. Absent if not set.
   *
   * At most 10000 characters.
   * @example "ResourceAttributes['service.version']"
   */
  serviceVersionExpression?: string | undefined;
  /**
   * Column that a filter searches for words without a field. Absent if not set; such words are then rejected.
   *
   * At most 10000 characters.
   * @example 'SpanName'
   */
  implicitColumnExpression?: string | undefined;
  /**
   * Map column with the attributes of the span. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'SpanAttributes'
   */
  eventAttributesExpression?: string | undefined;
  /**
   * Map column with the attributes of the resource that emitted the span. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'ResourceAttributes'
   */
  resourceAttributesExpression?: string | undefined;
  /**
   * Expression for the status code. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'StatusCode'
   */
  statusCodeExpression?: string | undefined;
  /**
   * Expression for the status message. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'StatusMessage'
   */
  statusMessageExpression?: string | undefined;
  /**
   * Expression for the events of the span. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'Events'
   */
  spanEventsValueExpression?: string | undefined;
  /**
   * Expression for the links of the span. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'Links'
   */
  spanLinksValueExpression?: string | undefined;
  /**
   * Expression for the number of spans that a stored span represents. Charts and alerts weight counts, sums,
   * averages and quantiles by it, and so does a heatmap that counts spans. Event patterns do not. A value below 1
   * counts as 1. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'SampleRate'
   */
  sampleRateExpression?: string | undefined;
  /**
   * The source with the log records of the same services, or null. It need not exist. Absent if not set.
   *
   * An id of 24 hexadecimal characters (0-9, a-f) or null.
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  logSourceId?: string | null | undefined;
  /**
   * The source with the browser sessions of the spans. It need not exist. Absent if not set.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d4'
   */
  sessionSourceId?: string | undefined;
  /**
   * The source with the metrics of the same services. It need not exist. Absent if not set.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d3'
   */
  metricSourceId?: string | undefined;
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
  /**
   * Expressions that user interfaces show at the top of a trace. If absent, none is stored.
   *
   * At most 100 items.
   * @default []
   */
  highlightedTraceAttributeExpressions?: readonly HighlightedExpression[] | undefined;
  /**
   * Expressions that user interfaces show at the top of an event. If absent, none is stored.
   *
   * At most 100 items.
   * @default []
   */
  highlightedRowAttributeExpressions?: readonly HighlightedExpression[] | undefined;
  /**
   * Tables with aggregates of the events. This service stores the list and does not query the tables. If absent,
   * an empty list is stored.
   *
   * At most 100 items.
   * @default []
   */
  materializedViews?: readonly MaterializedViewInput[] | undefined;
  /** Tables with the keys and values of attributes. This service stores their names and does not query them. */
  metadataMaterializedViews?: MetadataViews | undefined;
  /**
   * Order of events in user interfaces. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'Timestamp DESC'
   */
  orderByExpression?: string | undefined;
  /**
   * Whether searches use the text index of the column in `implicitColumnExpression`: `auto` if there is one,
   * `enabled` always, `disabled` never. This service stores the value and does not use it.
   */
  useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled' | undefined;
  /**
   * Comma-separated columns that user interfaces query instead of `*` to show a whole event. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'Timestamp, Body'
   */
  knownColumnsListExpression?: string | undefined;
  /**
   * Expression for the time that user interfaces show. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'Timestamp'
   */
  displayedTimestampValueExpression?: string | undefined;
  /**
   * Expression that identifies an event. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'Timestamp, TraceId'
   */
  rowKeyExpression?: string | undefined;
  /** Columns that user interfaces offer as filters. Absent if not set. */
  filterSettings?: SourceFilterSettingsInput | undefined;
}

/** Validates {@link TraceSourceInput}. */
export const TraceSourceInput: Schema<TraceSourceInput> = /* @__PURE__ */ schema<TraceSourceInput>(
  () => ({
    type: 'object',
    required: [
      'kind',
      'timestampValueExpression',
      'defaultTableSelectExpression',
      'durationExpression',
      'traceIdExpression',
      'spanIdExpression',
      'parentSpanIdExpression',
      'spanNameExpression',
      'spanKindExpression',
      'name',
      'connection',
      'from',
    ],
    properties: {
      id: true,
      kind: { type: 'string', const: 'trace' },
      timestampValueExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      defaultTableSelectExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      durationExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      durationPrecision: { type: 'integer', minimum: 0, maximum: 9, default: 3 },
      traceIdExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      spanIdExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      parentSpanIdExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      spanNameExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      spanKindExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      serviceNameExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      serviceVersionExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      implicitColumnExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      eventAttributesExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      resourceAttributesExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      statusCodeExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      statusMessageExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      spanEventsValueExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      spanLinksValueExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      sampleRateExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      logSourceId: {
        type: ['string', 'null'],
        pattern: pattern,
        expected: 'an id of 24 hexadecimal characters (0-9, a-f) or null',
      },
      sessionSourceId: {
        type: 'string',
        pattern: pattern,
        expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        tolerated: 'null',
      },
      metricSourceId: {
        type: 'string',
        pattern: pattern,
        expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        tolerated: 'null',
      },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      section: { type: 'string', maxLength: 256, tolerated: 'null' },
      connection: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      from: SourceTable.rule,
      disabled: { type: 'boolean', default: false, tolerated: 'null' },
      querySettings: { type: 'array', maxItems: 10, default: [], items: QuerySetting.rule, tolerated: 'null' },
      highlightedTraceAttributeExpressions: {
        type: 'array',
        maxItems: 100,
        default: [],
        items: HighlightedExpression.rule,
        tolerated: 'null',
      },
      highlightedRowAttributeExpressions: {
        type: 'array',
        maxItems: 100,
        default: [],
        items: HighlightedExpression.rule,
        tolerated: 'null',
      },
      materializedViews: { type: 'array', maxItems: 100, default: [], items: MaterializedView.rule, tolerated: 'null' },
      metadataMaterializedViews: { ...MetadataViews.rule, tolerated: 'null' },
      orderByExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      useTextIndexForImplicitColumn: { type: 'string', enum: ['auto', 'enabled', 'disabled'], tolerated: 'null' },
      knownColumnsListExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      displayedTimestampValueExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      rowKeyExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      filterSettings: { ...SourceFilterSettings.rule, tolerated: 'null' },
    },
  }),
  'request',
  isTraceSourceInput,
);

function traceSourceInputQuerySettings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isQuerySetting(item, true)) return false;
  }
  return true;
}

function traceSourceInputHighlightedTraceAttributeExpressions(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isHighlightedExpression(item, true)) return false;
  }
  return true;
}

function traceSourceInputHighlightedRowAttributeExpressions(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isHighlightedExpression(item, true)) return false;
  }
  return true;
}

function traceSourceInputMaterializedViews(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isMaterializedView(item, true)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link TraceSourceInput}. */
export function isTraceSourceInput(value: unknown): value is TraceSourceInput {
  if (!isObject(value)) return false;
  let missing = 12;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        break;
      case 'kind':
        if (entry !== 'trace') return false;
        missing--;
        break;
      case 'timestampValueExpression':
      case 'defaultTableSelectExpression':
      case 'durationExpression':
      case 'traceIdExpression':
      case 'spanIdExpression':
      case 'parentSpanIdExpression':
      case 'spanNameExpression':
      case 'spanKindExpression':
        if (!(entry !== '' && hasMaxLength(entry, 10000))) return false;
        missing--;
        break;
      case 'durationPrecision':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 9)) return false;
        break;
      case 'serviceNameExpression':
      case 'serviceVersionExpression':
      case 'implicitColumnExpression':
      case 'eventAttributesExpression':
      case 'resourceAttributesExpression':
      case 'statusCodeExpression':
      case 'statusMessageExpression':
      case 'spanEventsValueExpression':
      case 'spanLinksValueExpression':
      case 'sampleRateExpression':
      case 'orderByExpression':
      case 'knownColumnsListExpression':
      case 'displayedTimestampValueExpression':
      case 'rowKeyExpression':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'logSourceId':
        if (!((typeof entry === 'string' && shape.test(entry)) || entry === null)) return false;
        break;
      case 'sessionSourceId':
      case 'metricSourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        break;
      case 'name':
        if (!(entry !== '' && hasMaxLength(entry, 1024))) return false;
        missing--;
        break;
      case 'section':
        if (!hasMaxLength(entry, 256)) return false;
        break;
      case 'connection':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'from':
        if (!isSourceTable(entry, true)) return false;
        missing--;
        break;
      case 'disabled':
        if (typeof entry !== 'boolean') return false;
        break;
      case 'querySettings':
        if (!traceSourceInputQuerySettings(entry)) return false;
        break;
      case 'highlightedTraceAttributeExpressions':
        if (!traceSourceInputHighlightedTraceAttributeExpressions(entry)) return false;
        break;
      case 'highlightedRowAttributeExpressions':
        if (!traceSourceInputHighlightedRowAttributeExpressions(entry)) return false;
        break;
      case 'materializedViews':
        if (!traceSourceInputMaterializedViews(entry)) return false;
        break;
      case 'metadataMaterializedViews':
        if (!isMetadataViews(entry, true)) return false;
        break;
      case 'useTextIndexForImplicitColumn':
        if (!(entry === 'auto' || entry === 'enabled' || entry === 'disabled')) return false;
        break;
      case 'filterSettings':
        if (!isSourceFilterSettings(entry, true)) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
