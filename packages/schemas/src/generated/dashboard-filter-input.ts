// Generated from specs/shared/schemas/DashboardFilterInput.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { MetricType, isMetricType } from './metric-type.ts';
import { WhereLanguage, isWhereLanguage } from './where-language.ts';
import { pattern, pattern2, pattern6, shape, shape2 } from './patterns.ts';

/** A filter in a create or update request. */
export interface DashboardFilterInput {
  /**
   * Unique in the dashboard. If absent, the service assigns an id.
   *
   * 1 to 36 letters, digits, underscores and dashes.
   * @example '6740a3f2c51e9b0012d4e8f1'
   */
  id?: string | undefined;
  /** The filter offers the values of an expression. */
  type: 'QUERY_EXPRESSION';
  /**
   * Name displayed for the filter.
   *
   * 1 to 1024 characters.
   * @example 'Service'
   */
  name: string;
  /**
   * Expression over the columns of the source.
   *
   * 1 to 10000 characters.
   * @example 'ServiceName'
   */
  expression: string;
  /**
   * The source that provides the values. An unknown source returns 400.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
  /** The metric type whose table provides the values. For metric sources only. */
  sourceMetricType?: MetricType | undefined;
  /**
   * Condition for the events whose values the filter offers. If absent or empty, the values of all events are
   * offered.
   *
   * At most 10000 characters.
   * @example "ServiceName != ''"
   */
  where?: string | undefined;
  /** Language of `where`. If absent, it is `sql`. */
  whereLanguage?: WhereLanguage | undefined;
  /**
   * The sources whose tiles the filter applies to. If absent or empty, it applies to all tiles. Must be absent or
   * empty if `isBroadcastEnabled` is false.
   *
   * At most 1000 items.
   */
  appliesToSourceIds?: readonly string[] | undefined;
  /** Whether the chosen values filter the tiles. If absent, they do. */
  isBroadcastEnabled?: boolean | undefined;
  /**
   * Whether SQL tiles can use the chosen values as a variable. If absent, they cannot. Must be true if
   * `isBroadcastEnabled` is false.
   */
  isVariableEnabled?: boolean | undefined;
  /**
   * Name of the variable, unique in the dashboard. Only with `isVariableEnabled`. If absent, the name is derived
   * from `name`, for example `HTTP_status` from `HTTP status`.
   *
   * 1 to 64 characters, letters, digits and underscores, starting with a letter.
   * @example 'service'
   */
  variableName?: string | undefined;
}

/** Validates {@link DashboardFilterInput}. */
export const DashboardFilterInput: Schema<DashboardFilterInput> = /* @__PURE__ */ schema<DashboardFilterInput>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    properties: {
      id: { type: 'string', pattern: pattern2, expected: '1 to 36 letters, digits, underscores and dashes' },
      type: { type: 'string', const: 'QUERY_EXPRESSION' },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      expression: { type: 'string', minLength: 1, maxLength: 10000 },
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      sourceMetricType: MetricType.rule,
      where: { type: 'string', maxLength: 10000 },
      whereLanguage: WhereLanguage.rule,
      appliesToSourceIds: {
        type: 'array',
        maxItems: 1000,
        items: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      },
      isBroadcastEnabled: { type: 'boolean' },
      isVariableEnabled: { type: 'boolean' },
      variableName: {
        type: 'string',
        minLength: 1,
        maxLength: 64,
        pattern: pattern6,
        expected: 'letters, digits and underscores, starting with a letter',
      },
    },
    required: ['type', 'name', 'expression', 'sourceId'],
  }),
  'request',
  isDashboardFilterInput,
);

function dashboardFilterInputAppliesToSourceIds(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(typeof item === 'string' && shape.test(item))) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link DashboardFilterInput}. */
export function isDashboardFilterInput(value: unknown): value is DashboardFilterInput {
  if (!isObject(value)) return false;
  let missing = 4;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        if (!(typeof entry === 'string' && entry.length <= 36 && shape2.test(entry))) return false;
        break;
      case 'type':
        if (entry !== 'QUERY_EXPRESSION') return false;
        missing--;
        break;
      case 'name':
        if (!(entry !== '' && hasMaxLength(entry, 1024))) return false;
        missing--;
        break;
      case 'expression':
        if (!(entry !== '' && hasMaxLength(entry, 10000))) return false;
        missing--;
        break;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'sourceMetricType':
        if (!isMetricType(entry)) return false;
        break;
      case 'where':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'whereLanguage':
        if (!isWhereLanguage(entry)) return false;
        break;
      case 'appliesToSourceIds':
        if (!dashboardFilterInputAppliesToSourceIds(entry)) return false;
        break;
      case 'isBroadcastEnabled':
      case 'isVariableEnabled':
        if (typeof entry !== 'boolean') return false;
        break;
      case 'variableName':
        if (!(typeof entry === 'string' && entry !== '' && hasMaxLength(entry, 64) && pattern6.test(entry)))
          return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
