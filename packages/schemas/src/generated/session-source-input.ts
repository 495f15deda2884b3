// Generated from specs/shared/schemas/SessionSourceInput.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { QuerySetting, isQuerySetting } from './bidirectional/query-setting.ts';
import { SourceTable, isSourceTable } from './bidirectional/source-table.ts';
import { pattern, shape } from './patterns.ts';

/**
 * The body of a create or update request for a source of browser sessions. A source that you read can be sent back
 * unchanged.
 */
export interface SessionSourceInput {
  /** The source contains sessions. */
  kind: 'session';
  /**
   * Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
   *
   * 1 to 10000 characters.
   * @default 'TimestampTime'
   * @example 'TimestampTime'
   */
  timestampValueExpression?: string | undefined;
  /**
   * Id of the source that contains the spans of the sessions. It need not exist.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d2'
   */
  traceSourceId: string;
  /**
   * Map column with the attributes of the resource that emitted the sessions. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'ResourceAttributes'
   */
  resourceAttributesExpression?: string | undefined;
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
}

/** Validates {@link SessionSourceInput}. */
export const SessionSourceInput: Schema<SessionSourceInput> = /* @__PURE__ */ schema<SessionSourceInput>(
  () => ({
    type: 'object',
    required: ['kind', 'traceSourceId', 'name', 'connection', 'from'],
    properties: {
      id: true,
      kind: { type: 'string', const: 'session' },
      timestampValueExpression: {
        type: 'string',
        minLength: 1,
        maxLength: 10000,
        default: 'TimestampTime',
        tolerated: 'null',
      },
      traceSourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      resourceAttributesExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      section: { type: 'string', maxLength: 256, tolerated: 'null' },
      connection: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      from: SourceTable.rule,
      disabled: { type: 'boolean', default: false, tolerated: 'null' },
      querySettings: { type: 'array', maxItems: 10, default: [], items: QuerySetting.rule, tolerated: 'null' },
    },
  }),
  'request',
  isSessionSourceInput,
);

function sessionSourceInputQuerySettings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isQuerySetting(item, true)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SessionSourceInput}. */
export function isSessionSourceInput(value: unknown): value is SessionSourceInput {
  if (!isObject(value)) return false;
  let missing = 5;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        break;
      case 'kind':
        if (entry !== 'session') return false;
        missing--;
        break;
      case 'timestampValueExpression':
        if (!(entry !== '' && hasMaxLength(entry, 10000))) return false;
        break;
      case 'traceSourceId':
      case 'connection':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'resourceAttributesExpression':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'name':
        if (!(entry !== '' && hasMaxLength(entry, 1024))) return false;
        missing--;
        break;
      case 'section':
        if (!hasMaxLength(entry, 256)) return false;
        break;
      case 'from':
        if (!isSourceTable(entry, true)) return false;
        missing--;
        break;
      case 'disabled':
        if (typeof entry !== 'boolean') return false;
        break;
      case 'querySettings':
        if (!sessionSourceInputQuerySettings(entry)) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
