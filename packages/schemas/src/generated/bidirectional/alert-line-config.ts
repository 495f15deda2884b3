// Generated from specs/shared/schemas/AlertLineConfig.yaml by `npm run generate`. Do not edit.

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

/** Input variant of {@link AlertLineConfig}: its arrays may be read-only. */
export interface AlertLineConfigInput {
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
  /** Selects a line chart. */
  displayType: 'line';
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
  /**
   * Whether user interfaces also draw the previous period of the same length. If absent, they do not. Queries of
   * this API use `compareTo` of the request instead.
   */
  compareToPreviousPeriod?: boolean | undefined;
  /** Whether the y axis is fitted to the values. If absent, it also includes 0. */
  fitYAxisToData?: boolean | undefined;
  /** Format of the numbers. If absent, the user interface decides. */
  numberFormat?: NumberFormat | undefined;
}

/** A line chart that an alert evaluates. */
export interface AlertLineConfig extends AlertLineConfigInput {
  select: SelectItem[];
  formulas?: Formula[] | undefined;
}

/** Validates {@link AlertLineConfig}. */
export const AlertLineConfig: Schema<AlertLineConfig> = /* @__PURE__ */ schema<AlertLineConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    properties: {
      name: { type: 'string', maxLength: 1024 },
      where: { type: 'string', maxLength: 10000, default: '' },
      whereLanguage: { ...WhereLanguage.rule, default: 'lucene' },
      displayType: { type: 'string', const: 'line' },
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
      compareToPreviousPeriod: { type: 'boolean' },
      fitYAxisToData: { type: 'boolean' },
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
  isAlertLineConfig,
);

function alertLineConfigSelect(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSelectItem(item, closed)) return false;
  }
  return true;
}

function alertLineConfigFormulas(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isFormula(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link AlertLineConfig}. */
export function isAlertLineConfig(value: unknown, closed = false): value is AlertLineConfig {
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
        if (entry !== 'line') return false;
        missing--;
        break;
      case 'configType':
        return false;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'select':
        if (!alertLineConfigSelect(entry, closed)) return false;
        select = entry;
        missing--;
        break;
      case 'asRatio':
        if (typeof entry !== 'boolean') return false;
        asRatio = entry;
        break;
      case 'formulas':
        if (!alertLineConfigFormulas(entry, closed)) return false;
        formulas = entry;
        break;
      case 'showOperandSeries':
      case 'alignDateRangeToGranularity':
      case 'fillNulls':
      case 'compareToPreviousPeriod':
      case 'fitYAxisToData':
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
