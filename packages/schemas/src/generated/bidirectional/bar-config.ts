// Generated from specs/shared/schemas/BarConfig.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';
import { SelectItem, isSelectItem } from './select-item.ts';
import { pattern, shape } from '../patterns.ts';

/** Input variant of {@link BarConfig}: its arrays may be read-only. */
export interface BarConfigInput {
  /** Selects a bar chart. */
  displayType: 'bar';
  /**
   * Maximum number of groups. The first groups in the order of `orderBy` are returned. If absent or 0, all groups
   * are returned.
   *
   * 0 to 1000000.
   * @example 10
   */
  limit?: number | undefined;
  configType?: undefined;
  /**
   * The source to query. It must exist.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
  /**
   * The value of the chart.
   *
   * Exactly 1 item.
   */
  select: readonly SelectItem[];
  /**
   * SQL expressions to group by, separated by commas. If absent or empty, there is one group.
   *
   * At most 10000 characters.
   * @example 'ServiceName'
   */
  groupBy?: string | undefined;
  /**
   * SQL order of the rows, over the columns of the result. If absent or empty, a table is sorted by its groups,
   * and a pie or bar chart by its value, largest first.
   *
   * At most 10000 characters.
   * @example 'Errors DESC'
   */
  orderBy?: string | undefined;
  /** Format of the numbers. If absent, the user interface decides. */
  numberFormat?: NumberFormat | undefined;
}

/** A bar chart with one bar per group. */
export interface BarConfig extends BarConfigInput {
  select: SelectItem[];
}

/** Validates {@link BarConfig}. */
export const BarConfig: Schema<BarConfig> = /* @__PURE__ */ schema<BarConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['displayType', 'sourceId', 'select'],
    properties: {
      displayType: { type: 'string', const: 'bar' },
      limit: { type: 'integer', minimum: 0, maximum: 1000000 },
      configType: false,
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      select: { type: 'array', minItems: 1, maxItems: 1, items: SelectItem.rule },
      groupBy: { type: 'string', maxLength: 10000 },
      orderBy: { type: 'string', maxLength: 10000 },
      numberFormat: NumberFormat.rule,
    },
  }),
  'both',
  isBarConfig,
);

function barConfigSelect(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 1)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSelectItem(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link BarConfig}. */
export function isBarConfig(value: unknown, closed = false): value is BarConfig {
  if (!isObject(value)) return false;
  let missing = 3;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'displayType':
        if (entry !== 'bar') return false;
        missing--;
        break;
      case 'limit':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 1000000)) return false;
        break;
      case 'configType':
        return false;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'select':
        if (!barConfigSelect(entry, closed)) return false;
        missing--;
        break;
      case 'groupBy':
      case 'orderBy':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'numberFormat':
        if (!isNumberFormat(entry, closed)) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
