// Generated from specs/shared/schemas/TableConfig.yaml by `npm run generate`. Do not edit.

import { allOf } from '../../runtime/keywords/all-of.ts';
import { condition } from '../../runtime/keywords/condition.ts';
import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { Formula, isFormula } from './formula.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';
import { OnClick, isOnClick, type OnClickInput } from './on-click.ts';
import { SelectItem, isSelectItem } from './select-item.ts';
import { pattern, shape } from '../patterns.ts';

/** Input variant of {@link TableConfig}: its arrays may be read-only. */
export interface TableConfigInput {
  /** Selects a table of values. */
  displayType: 'table';
  /**
   * SQL condition for the rows, over the columns of the result. If absent or empty, the rows are not filtered.
   *
   * At most 10000 characters.
   * @example 'Errors > 10'
   */
  having?: string | undefined;
  /**
   * Whether user interfaces show the columns of the groups to the left of the values. If absent, those columns are
   * on the right.
   */
  groupByColumnsOnLeft?: boolean | undefined;
  configType?: undefined;
  /**
   * The source to query. It must exist.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
  /**
   * The values of the chart.
   *
   * 1 to 20 items.
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
  /**
   * Whether to show the first value divided by the second. If true, `select` must have exactly two items, and
   * `formulas` must be absent or empty.
   * @default false
   */
  asRatio?: boolean | undefined;
  /**
   * Values computed from the values of `select`. Only for log, trace and metric sources.
   *
   * At most 10 items.
   */
  formulas?: readonly Formula[] | undefined;
  /** Whether to show the values of `select` next to the formulas. If absent, they are shown. */
  showOperandSeries?: boolean | undefined;
  /** The action of a click on a row. If absent, a click has no effect. */
  onClick?: OnClickInput | undefined;
  /** Format of the numbers. If absent, the user interface decides. */
  numberFormat?: NumberFormat | undefined;
}

/** A table with one row per group, at most 200 rows. */
export interface TableConfig extends TableConfigInput {
  select: SelectItem[];
  formulas?: Formula[] | undefined;
  onClick?: OnClick | undefined;
}

/** Validates {@link TableConfig}. */
export const TableConfig: Schema<TableConfig> = /* @__PURE__ */ schema<TableConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['displayType', 'sourceId', 'select'],
    properties: {
      displayType: { type: 'string', const: 'table' },
      having: { type: 'string', maxLength: 10000 },
      groupByColumnsOnLeft: { type: 'boolean' },
      configType: false,
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      select: { type: 'array', minItems: 1, maxItems: 20, items: SelectItem.rule },
      groupBy: { type: 'string', maxLength: 10000 },
      orderBy: { type: 'string', maxLength: 10000 },
      asRatio: { type: 'boolean', default: false },
      formulas: { type: 'array', maxItems: 10, items: Formula.rule },
      showOperandSeries: { type: 'boolean' },
      onClick: OnClick.rule,
      numberFormat: NumberFormat.rule,
    },
    allOf: [
      {
        if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
        then: { properties: { select: { minItems: 2, maxItems: 2 }, formulas: { maxItems: 0 } } },
        keywords: [condition],
      },
    ],
    keywords: [allOf],
  }),
  'both',
  isTableConfig,
);

function tableConfigSelect(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSelectItem(item, closed)) return false;
  }
  return true;
}

function tableConfigFormulas(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isFormula(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link TableConfig}. */
export function isTableConfig(value: unknown, closed = false): value is TableConfig {
  if (!isObject(value)) return false;
  let select: unknown;
  let asRatio: unknown;
  let formulas: unknown;
  let missing = 3;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'displayType':
        if (entry !== 'table') return false;
        missing--;
        break;
      case 'having':
      case 'groupBy':
      case 'orderBy':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'groupByColumnsOnLeft':
      case 'showOperandSeries':
        if (typeof entry !== 'boolean') return false;
        break;
      case 'configType':
        return false;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'select':
        if (!tableConfigSelect(entry, closed)) return false;
        select = entry;
        missing--;
        break;
      case 'asRatio':
        if (typeof entry !== 'boolean') return false;
        asRatio = entry;
        break;
      case 'formulas':
        if (!tableConfigFormulas(entry, closed)) return false;
        formulas = entry;
        break;
      case 'onClick':
        if (!isOnClick(entry, closed)) return false;
        break;
      case 'numberFormat':
        if (!isNumberFormat(entry, closed)) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
    }
  }
  return (
    missing === 0 &&
    (asRatio === true
      ? (select === undefined ||
          !Array.isArray(select) ||
          (Array.isArray(select) && select.length >= 2 && select.length <= 2)) &&
        (formulas === undefined || !Array.isArray(formulas) || (Array.isArray(formulas) && formulas.length <= 0))
      : true)
  );
}
