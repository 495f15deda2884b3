// Generated from specs/shared/schemas/HeatmapConfig.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { HeatmapSelectItem, isHeatmapSelectItem } from './heatmap-select-item.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';
import { WhereLanguage, isWhereLanguage } from '../where-language.ts';
import { pattern, shape } from '../patterns.ts';

/** Input variant of {@link HeatmapConfig}: its arrays may be read-only. */
export interface HeatmapConfigInput {
  /** Selects a heatmap of values. */
  displayType: 'heatmap';
  /**
   * The value whose distribution is shown.
   *
   * Exactly 1 item.
   */
  select: readonly HeatmapSelectItem[];
  configType?: undefined;
  /**
   * The source to query. It must exist.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
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
  /** Format of the numbers. If absent, the user interface decides. */
  numberFormat?: NumberFormat | undefined;
}

/** The distribution of a value over time. Requires a trace source. */
export interface HeatmapConfig extends HeatmapConfigInput {
  select: HeatmapSelectItem[];
}

/** Validates {@link HeatmapConfig}. */
export const HeatmapConfig: Schema<HeatmapConfig> = /* @__PURE__ */ schema<HeatmapConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['displayType', 'select', 'sourceId'],
    properties: {
      displayType: { type: 'string', const: 'heatmap' },
      select: { type: 'array', minItems: 1, maxItems: 1, items: HeatmapSelectItem.rule },
      configType: false,
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      where: { type: 'string', maxLength: 10000, default: '' },
      whereLanguage: { ...WhereLanguage.rule, default: 'lucene' },
      numberFormat: NumberFormat.rule,
    },
  }),
  'both',
  isHeatmapConfig,
);

function heatmapConfigSelect(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 1)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isHeatmapSelectItem(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link HeatmapConfig}. */
export function isHeatmapConfig(value: unknown, closed = false): value is HeatmapConfig {
  if (!isObject(value)) return false;
  let missing = 3;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'displayType':
        if (entry !== 'heatmap') return false;
        missing--;
        break;
      case 'select':
        if (!heatmapConfigSelect(entry, closed)) return false;
        missing--;
        break;
      case 'configType':
        return false;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'where':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'whereLanguage':
        if (!isWhereLanguage(entry)) return false;
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
