// Generated from specs/shared/schemas/AlertStackedBarConfig.yaml by `npm run generate`. Do not edit.

import { allOf } from '../../runtime/keywords/all-of.ts';
import { condition } from '../../runtime/keywords/condition.ts';
import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { Formula, isFormula } from './formula.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';
import { SelectItem, isSelectItem } from './select-item.ts';
import { WhereLanguage, isWhereLanguage } from '../where-language.ts';
import { pattern, shape } from '../patterns.ts';

/** Input variant of {@link AlertStackedBarConfig}: its arrays may be read-only. */
export interface AlertStackedBarConfigInput {
  /**
   * Name of the chart in notifications. If absent or empty, generated titles contain `a chart` instead.
   *
   * At most 1024 characters.
   * @example 'Errors at checkout'
   */
  name?: string | undefined;
  /**
   * Filter for events. An empty string matches all events.
   *
   * At most 10000 characters.
   * @default ''
   * @example 'SeverityText:error'
   */
  where?: string | undefined;
  /**
   * Language of `where`.
   * @default 'lucene'
   */
  whereLanguage?: WhereLanguage | undefined;
  /** Selects stacked bars. */
  displayType: 'stacked_bar';
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
  /** Whether user interfaces extend the time range to whole buckets. Queries of this API do not use it. */
  alignDateRangeToGranularity?: boolean | undefined;
  /**
   * Whether a bucket without data is drawn as 0. If false, the chart has a gap.
   * @default true
   */
  fillNulls?: boolean | undefined;
  /**
   * Maximum number of groups. Groups are ranked by their largest value in any bucket, and the first ones are kept.
   * With a limit, the group whose grouping columns are all empty is left out. If absent or 0, all groups are kept.
   *
   * 0 to 1000000.
   * @example 20
   */
  seriesLimit?: number | undefined;
  /** Format of the numbers. If absent, the user interface decides. */
  numberFormat?: NumberFormat | undefined;
}

/** A stacked bar chart that an alert evaluates. */
export interface AlertStackedBarConfig extends AlertStackedBarConfigInput {
  select: SelectItem[];
  formulas?: Formula[] | undefined;
}

/** Validates {@link AlertStackedBarConfig}. */
export const AlertStackedBarConfig: Schema<AlertStackedBarConfig> = /* @__PURE__ */ schema<AlertStackedBarConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    properties: {
      name: { type: 'string', maxLength: 1024 },
      where: { type: 'string', maxLength: 10000, default: '' },
      whereLanguage: { ...WhereLanguage.rule, default: 'lucene' },
      displayType: { type: 'string', const: 'stacked_bar' },
      configType: false,
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      select: { type: 'array', minItems: 1, maxItems: 20, items: SelectItem.rule },
      groupBy: { type: 'string', maxLength: 10000 },
      asRatio: { type: 'boolean', default: false },
      formulas: { type: 'array', maxItems: 10, items: Formula.rule },
      showOperandSeries: { type: 'boolean' },
      alignDateRangeToGranularity: { type: 'boolean' },
      fillNulls: { type: 'boolean', default: true },
      seriesLimit: { type: 'integer', minimum: 0, maximum: 1000000 },
      numberFormat: NumberFormat.rule,
    },
    required: ['displayType', 'sourceId', 'select'],
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
  isAlertStackedBarConfig,
);

function alertStackedBarConfigSelect(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSelectItem(item, closed)) return false;
  }
  return true;
}

function alertStackedBarConfigFormulas(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isFormula(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link AlertStackedBarConfig}. */
export function isAlertStackedBarConfig(value: unknown, closed = false): value is AlertStackedBarConfig {
  if (!isObject(value)) return false;
  let select: unknown;
  let asRatio: unknown;
  let formulas: unknown;
  let missing = 3;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'name':
        if (!hasMaxLength(entry, 1024)) return false;
        break;
      case 'where':
      case 'groupBy':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'whereLanguage':
        if (!isWhereLanguage(entry)) return false;
        break;
      case 'displayType':
        if (entry !== 'stacked_bar') return false;
        missing--;
        break;
      case 'configType':
        return false;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'select':
        if (!alertStackedBarConfigSelect(entry, closed)) return false;
        select = entry;
        missing--;
        break;
      case 'asRatio':
        if (typeof entry !== 'boolean') return false;
        asRatio = entry;
        break;
      case 'formulas':
        if (!alertStackedBarConfigFormulas(entry, closed)) return false;
        formulas = entry;
        break;
      case 'showOperandSeries':
      case 'alignDateRangeToGranularity':
      case 'fillNulls':
        if (typeof entry !== 'boolean') return false;
        break;
      case 'seriesLimit':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 1000000)) return false;
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
