import type { Formula } from './generated/formula.ts';
import type { NumberSeriesInput } from './generated/number-series.ts';
import type { SelectItem } from './generated/select-item.ts';
import type { SeriesInput } from './generated/series.ts';
import type { TableSeriesInput } from './generated/table-series.ts';
import type { TileConfig } from './generated/tile-config.ts';
import type { TileInput } from './generated/tile-input.ts';
import type { TimeSeriesInput } from './generated/time-series.ts';

/** The config of a tile, or the reasons why there is no equivalent config. */
export type ToConfigResult =
  | { readonly config: TileConfig; readonly reasons?: undefined }
  | { readonly config?: undefined; readonly reasons: readonly string[] };

type AggregateSeries = TimeSeriesInput | TableSeriesInput | NumberSeriesInput;

/**
 * Converts the `series` of a tile to an equivalent config. Returns the config of a tile that already has one. If there is no
 * equivalent config, returns every reason instead.
 */
export function toConfig({
  series = [],
  config,
  asRatio,
}: Pick<TileInput, 'series' | 'config' | 'asRatio'>): ToConfigResult {
  if (config) return { config: config as TileConfig };
  const [first] = series;
  if (!first) return { reasons: ['The tile has neither a config nor series.'] };
  const reasons = reasonsOf(series, asRatio === true);
  if (reasons.length > 0) return { reasons };
  switch (first.type) {
    case 'markdown':
      return { config: { displayType: 'markdown', markdown: first.content ?? '' } };
    case 'search':
      return {
        config: {
          displayType: 'search',
          sourceId: first.sourceId ?? '',
          select: (first.fields ?? []).join(', '),
          where: first.where ?? '',
          whereLanguage: first.whereLanguage ?? 'lucene',
        },
      };
    default:
      return { config: aggregateConfig(series as readonly [AggregateSeries, ...AggregateSeries[]], asRatio === true) };
  }
}

function aggregateConfig(series: readonly [AggregateSeries, ...AggregateSeries[]], asRatio: boolean): TileConfig {
  const [first] = series;
  const sourceId = first.sourceId ?? '';
  const select = series.map(selectItem);
  const groupBy = (first.groupBy ?? []).join(', ');
  const grouped = groupBy === '' ? {} : { groupBy };
  // Charts format a ratio, and a series without a number format, with the first number format of the series.
  const numberFormat = series.length > 1 ? series.find((item) => item.numberFormat)?.numberFormat : undefined;
  const formatted = numberFormat ? { numberFormat } : {};
  if (first.type === 'number') {
    const ratio: Formula[] = [{ expression: 'A / B' }];
    return { displayType: 'number', sourceId, select, ...(asRatio && { formulas: ratio }), ...formatted };
  }
  if (first.type === 'table') {
    const names = select.map(nameOf);
    const column = asRatio ? names.join(' / ') : (names[0] ?? '');
    const groups = first.groupBy ?? [];
    // Orders by the position of the first value if its name is long, contains a backslash or control character, or is that of a group.
    const isName = !/[\\\p{Cc}]/u.test(column) && column.length <= 1_000 && !groups.includes(column);
    const term = isName ? `\`${column.replaceAll('`', '\\`')}\`` : groups.length + 1;
    const orderBy = `${term} ${first.sortOrder === 'asc' ? 'ASC' : 'DESC'}`;
    return { displayType: 'table', sourceId, select, asRatio, ...grouped, orderBy, ...formatted };
  }
  const chart = { sourceId, select, asRatio, fillNulls: true, ...grouped, ...formatted };
  return first.displayType === 'stacked_bar'
    ? { displayType: 'stacked_bar', ...chart }
    : { displayType: 'line', ...chart };
}

function selectItem(series: AggregateSeries): SelectItem {
  const { aggFn, alias, field, level, metricDataType, metricName, numberFormat, where, whereLanguage } = series;
  return {
    aggFn,
    // The values of a metric are in the column `Value`.
    valueExpression: aggFn === 'count' ? '' : field || 'Value',
    ...(aggFn === 'quantile' && level !== undefined && { level: level as NonNullable<SelectItem['level']> }),
    ...(alias && { alias }),
    where: where ?? '',
    whereLanguage: whereLanguage ?? 'lucene',
    ...(metricName && { metricName }),
    ...(metricDataType && { metricType: metricDataType }),
    ...(numberFormat && { numberFormat }),
  };
}

/** Returns the name of the result column of a select item. */
function nameOf({ aggFn, alias, level = 0.5, metricName, valueExpression = '' }: SelectItem): string {
  if (alias) return alias;
  if (aggFn === 'none') return valueExpression;
  const name = aggFn === 'quantile' ? `quantile(${level})` : aggFn;
  return `${name}(${aggFn === 'count' ? '' : (metricName ?? valueExpression)})`;
}

const LEVELS: readonly unknown[] = [0.5, 0.9, 0.95, 0.99];

function reasonsOf(series: readonly SeriesInput[], asRatio: boolean): string[] {
  const [first] = series;
  if (first?.type === 'markdown' || first?.type === 'search') {
    const singleSeriesIssues = series.length > 1 ? [`A ${first.type} config has the content of only one series.`] : [];
    return first.type === 'search' && first.sourceId === undefined
      ? [...singleSeriesIssues, missingSourceReason(0)]
      : singleSeriesIssues;
  }
  const aggregates = series as readonly AggregateSeries[];
  return [
    ...aggregates.flatMap((item, index) => itemReasons(item, index)),
    ...differences(aggregates),
    ...(first?.type === 'number' && series.length > 1 && !asRatio ? ['A number config shows one value.'] : []),
  ];
}

function missingSourceReason(index: number): string {
  return `series[${index}] has no sourceId: a config names its source.`;
}

/** Returns the reasons that concern one series. */
function itemReasons({ aggFn, field, groupBy = [], level, sourceId }: AggregateSeries, index: number): string[] {
  const reasons = sourceId === undefined ? [missingSourceReason(index)] : [];
  if (aggFn === 'none' && !field) reasons.push(`series[${index}] has no field, which aggFn none requires in a config.`);
  if (aggFn === 'quantile' && level !== undefined && !LEVELS.includes(level)) {
    reasons.push(`series[${index}].level is ${level}: a config supports only the levels 0.5, 0.9, 0.95 and 0.99.`);
  }
  const expressions = [
    ...(aggFn !== 'none' && aggFn !== 'count' && field ? [['field', field] as const] : []),
    ...groupBy.map((text, nth) => [`groupBy[${nth}]`, text] as const),
  ];
  for (const [place, text] of expressions) {
    if (/^[A-Za-z_]\w*$/.test(text)) continue;
    reasons.push(`series[${index}].${place} is not the name of a column: write "${text}" as an SQL expression.`);
  }
  return reasons;
}

/** Returns the reasons for properties that a config has only once, but that differ between the series. */
function differences(series: readonly AggregateSeries[]): string[] {
  const parts = {
    sourceId: series.map(({ sourceId }) => sourceId),
    groupBy: series.map(({ groupBy = [] }) => groupBy.join(', ')),
    displayType: series.map((item) => (item.type === 'time' ? (item.displayType ?? 'line') : item.type)),
  };
  return Object.entries(parts)
    .filter(([, values]) => new Set(values).size > 1)
    .map(([name]) => `The series have different values of ${name}: a config has one.`);
}
