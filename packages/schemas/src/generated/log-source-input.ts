// Generated from specs/shared/schemas/LogSourceInput.yaml by `npm run generate`. Do not edit.

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
 * The body of a create or update request for a source of log records. A source that you read can be sent back
 * unchanged if it has `defaultTableSelectExpression`.
 */
export interface LogSourceInput {
  /** The source contains log records. */
  kind: 'log';
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
   * @example 'Timestamp, ServiceName, SeverityText, Body'
   */
  defaultTableSelectExpression: string;
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
   * Column that a filter searches for words without a field. Absent if not set; `bodyExpression` is then searched.
   *
   * At most 10000 characters.
   * @example 'Body'
   */
  implicitColumnExpression?: string | undefined;
  /**
   * Map column with the attributes of the event. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'LogAttributes'
   */
  eventAttributesExpression?: string | undefined;
  /**
   * Map column with the attributes of the resource that emitted the event. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'ResourceAttributes'
   */
  resourceAttributesExpression?: string | undefined;
  /**
   * Expression for the severity. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'SeverityText'
   */
  severityTextExpression?: string | undefined;
  /**
   * Expression for the severity as a number. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'SeverityNumber'
   */
  severityNumberExpression?: string | undefined;
  /**
   * Expression for the body of a record. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'Body'
   */
  bodyExpression?: string | undefined;
  /**
   * Expression for the name of an event. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'EventName'
   */
  eventNameExpression?: string | undefined;
  /**
   * Expression for the trace id of the record. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'TraceId'
   */
  traceIdExpression?: string | undefined;
  /**
   * Expression for the span id of the record. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'SpanId'
   */
  spanIdExpression?: string | undefined;
  /**
   * Deprecated: a condition for queries of the table. This service stores it and does not apply it.
   *
   * At most 10000 characters.
   * @example "ServiceName = 'checkout'"
   */
  tableFilterExpression?: string | undefined;
  /**
   * The source with the spans of the same services. It need not exist. Absent if not set.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d2'
   */
  traceSourceId?: string | undefined;
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

/** Validates {@link LogSourceInput}. */
export const LogSourceInput: Schema<LogSourceInput> = /* @__PURE__ */ schema<LogSourceInput>(
  () => ({
    type: 'object',
    required: ['kind', 'timestampValueExpression', 'defaultTableSelectExpression', 'name', 'connection', 'from'],
    properties: {
      id: true,
      kind: { type: 'string', const: 'log' },
      timestampValueExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      defaultTableSelectExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      serviceNameExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      serviceVersionExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      implicitColumnExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      eventAttributesExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      resourceAttributesExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      severityTextExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      severityNumberExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      bodyExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      eventNameExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      traceIdExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      spanIdExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      tableFilterExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      traceSourceId: {
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
  isLogSourceInput,
);

function logSourceInputQuerySettings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isQuerySetting(item, true)) return false;
  }
  return true;
}

function logSourceInputHighlightedTraceAttributeExpressions(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isHighlightedExpression(item, true)) return false;
  }
  return true;
}

function logSourceInputHighlightedRowAttributeExpressions(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isHighlightedExpression(item, true)) return false;
  }
  return true;
}

function logSourceInputMaterializedViews(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isMaterializedView(item, true)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link LogSourceInput}. */
export function isLogSourceInput(value: unknown): value is LogSourceInput {
  if (!isObject(value)) return false;
  let missing = 6;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        break;
      case 'kind':
        if (entry !== 'log') return false;
        missing--;
        break;
      case 'timestampValueExpression':
      case 'defaultTableSelectExpression':
        if (!(entry !== '' && hasMaxLength(entry, 10000))) return false;
        missing--;
        break;
      case 'serviceNameExpression':
      case 'serviceVersionExpression':
      case 'implicitColumnExpression':
      case 'eventAttributesExpression':
      case 'resourceAttributesExpression':
      case 'severityTextExpression':
      case 'severityNumberExpression':
      case 'bodyExpression':
      case 'eventNameExpression':
      case 'traceIdExpression':
      case 'spanIdExpression':
      case 'tableFilterExpression':
      case 'orderByExpression':
      case 'knownColumnsListExpression':
      case 'displayedTimestampValueExpression':
      case 'rowKeyExpression':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'traceSourceId':
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
        if (!logSourceInputQuerySettings(entry)) return false;
        break;
      case 'highlightedTraceAttributeExpressions':
        if (!logSourceInputHighlightedTraceAttributeExpressions(entry)) return false;
        break;
      case 'highlightedRowAttributeExpressions':
        if (!logSourceInputHighlightedRowAttributeExpressions(entry)) return false;
        break;
      case 'materializedViews':
        if (!logSourceInputMaterializedViews(entry)) return false;
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
