// Generated from specs/shared/schemas/NumberConfig.yaml by `npm run generate`. Do not edit.

import { allOf } from '../../runtime/keywords/all-of.ts';
import { condition } from '../../runtime/keywords/condition.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { BackgroundChart, isBackgroundChart } from './background-chart.ts';
import { ChartColor, isChartColor } from '../chart-color.ts';
import { ColorRule, isColorRule, type ColorRuleInput } from './color-rule.ts';
import { Formula, isFormula } from './formula.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';
import { SelectItem, isSelectItem } from './select-item.ts';
import { pattern, shape } from '../patterns.ts';

/** Input variant of {@link NumberConfig}: its arrays may be read-only. */
export interface NumberConfigInput {
  /** Selects a single number. */
  displayType: 'number';
  /**
   * At most one formula. Its result is shown instead of the values of `select`. Without a formula, `select` must
   * have exactly one item.
   *
   * At most 1 item.
   */
  formulas?: readonly Formula[] | undefined;
  /** Color of the number. If absent, the user interface decides. */
  color?: ChartColor | undefined;
  /**
   * Colors for some values. The last rule that matches applies.
   *
   * At most 10 items.
   */
  colorRules?: readonly ColorRuleInput[] | undefined;
  /** A chart behind the number. If absent, there is none. */
  backgroundChart?: BackgroundChart | undefined;
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
  /** Format of the numbers. If absent, the user interface decides. */
  numberFormat?: NumberFormat | undefined;
}

/** A single number. */
export interface NumberConfig extends NumberConfigInput {
  formulas?: Formula[] | undefined;
  colorRules?: ColorRule[] | undefined;
  select: SelectItem[];
}

/** Validates {@link NumberConfig}. */
export const NumberConfig: Schema<NumberConfig> = /* @__PURE__ */ schema<NumberConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['displayType', 'sourceId', 'select'],
    properties: {
      displayType: { type: 'string', const: 'number' },
      formulas: { type: 'array', maxItems: 1, items: Formula.rule },
      color: ChartColor.rule,
      colorRules: { type: 'array', maxItems: 10, items: ColorRule.rule },
      backgroundChart: BackgroundChart.rule,
      configType: false,
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      select: { type: 'array', minItems: 1, maxItems: 20, items: SelectItem.rule },
      numberFormat: NumberFormat.rule,
    },
    allOf: [
      {
        if: { properties: { formulas: { minItems: 1 } }, required: ['formulas'] },
        else: { properties: { select: { maxItems: 1 } } },
        keywords: [condition],
      },
    ],
    keywords: [allOf],
  }),
  'both',
  isNumberConfig,
);

function numberConfigFormulas(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length <= 1)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isFormula(item, closed)) return false;
  }
  return true;
}

function numberConfigColorRules(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isColorRule(item, closed)) return false;
  }
  return true;
}

function numberConfigSelect(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSelectItem(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link NumberConfig}. */
export function isNumberConfig(value: unknown, closed = false): value is NumberConfig {
  if (!isObject(value)) return false;
  let formulas: unknown;
  let select: unknown;
  let missing = 3;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'displayType':
        if (entry !== 'number') return false;
        missing--;
        break;
      case 'formulas':
        if (!numberConfigFormulas(entry, closed)) return false;
        formulas = entry;
        break;
      case 'color':
        if (!isChartColor(entry)) return false;
        break;
      case 'colorRules':
        if (!numberConfigColorRules(entry, closed)) return false;
        break;
      case 'backgroundChart':
        if (!isBackgroundChart(entry, closed)) return false;
        break;
      case 'configType':
        return false;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'select':
        if (!numberConfigSelect(entry, closed)) return false;
        select = entry;
        missing--;
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
    (formulas !== undefined && (!Array.isArray(formulas) || (Array.isArray(formulas) && formulas.length >= 1))
      ? true
      : select === undefined || !Array.isArray(select) || (Array.isArray(select) && select.length <= 1))
  );
}
