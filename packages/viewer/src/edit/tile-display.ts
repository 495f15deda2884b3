import type { TileConfig } from '@observability-api/schemas';

/** The display types that the user can select. */
export const DISPLAY_TYPES = [
  ['line', 'Line'],
  ['stacked_bar', 'Stacked bars'],
  ['table', 'Table'],
  ['number', 'Number'],
  ['pie', 'Pie'],
  ['bar', 'Bars'],
  ['heatmap', 'Heatmap'],
  ['search', 'Events'],
  ['event_patterns', 'Event patterns'],
  ['markdown', 'Text'],
] as const;

type DisplayType = (typeof DISPLAY_TYPES)[number][0];

const COUNT = [{ aggFn: 'count' as const }];

const FORMULAS = ['asRatio', 'formulas', 'showOperandSeries'];
const TIME_AXIS = ['alignDateRangeToGranularity', 'fillNulls', 'seriesLimit'];

/** The properties that a conversion between two of these display types keeps if both have them. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  line: ['numberFormat', 'groupBy', ...FORMULAS, ...TIME_AXIS],
  stacked_bar: ['numberFormat', 'groupBy', ...FORMULAS, ...TIME_AXIS],
  table: ['numberFormat', 'groupBy', ...FORMULAS],
  number: ['numberFormat', 'formulas'],
  pie: ['numberFormat', 'groupBy', 'orderBy', 'limit'],
  bar: ['numberFormat', 'groupBy', 'orderBy', 'limit'],
};

/**
 * Converts a configuration to another display type. Keeps the source, the filter, the values, and the properties in {@link KEPT}, if both
 * types have them. Drops all other properties. A type with one value keeps only the first value, unless a formula is kept. The conversion
 * from or to a heatmap keeps no values. A new heatmap displays the duration. `sourceId` is the source if the configuration has none.
 */
export function withDisplayType(
  config: TileConfig | undefined,
  displayType: DisplayType,
  sourceId: string,
): TileConfig {
  const previous: Record<string, unknown> = { ...config };
  if (displayType === 'markdown') return { displayType, markdown: String(previous['markdown'] ?? '') };
  const common = { sourceId: typeof previous['sourceId'] === 'string' ? previous['sourceId'] : sourceId };
  const filter = {
    ...(typeof previous['where'] === 'string' ? { where: previous['where'] } : {}),
    ...(previous['whereLanguage'] === 'sql' ? { whereLanguage: 'sql' as const } : {}),
  };
  if (displayType === 'search') return { displayType, ...common, select: '', ...filter };
  if (displayType === 'event_patterns') return { displayType, ...common, select: '', ...filter } as TileConfig;
  if (displayType === 'heatmap')
    return { displayType, ...common, select: [{ valueExpression: 'Duration' }], ...filter } as TileConfig;
  const hadItems = displayTypeHasItems(String(previous['displayType'])) && Array.isArray(previous['select']);
  const items = hadItems ? (previous['select'] as readonly object[]) : COUNT;
  const kept = keptProperties(previous, displayType);
  const select = hasSeveralValues(displayType) || kept['formulas'] ? items : items.slice(0, 1);
  return { displayType, ...common, select, ...kept } as TileConfig;
}

/** Returns the properties in {@link KEPT} that a conversion to another display type keeps. */
function keptProperties(previous: Readonly<Record<string, unknown>>, displayType: string): Record<string, unknown> {
  const before = (KEPT[String(previous['displayType'])] ?? []).filter((name) => isSet(previous[name]));
  const names = (KEPT[displayType] ?? []).filter((name) => before.includes(name));
  const kept = Object.fromEntries(names.map((name) => [name, previous[name]]));
  // A number has at most one formula.
  if (displayType === 'number' && Array.isArray(kept['formulas']) && kept['formulas'].length > 1)
    delete kept['formulas'];
  // The format of a formula or a ratio does not fit its operands.
  if (['formulas', 'asRatio'].some((name) => before.includes(name) && previous[name] && !kept[name]))
    delete kept['numberFormat'];
  return kept;
}

/** An empty list of formulas is the same as no list. */
function isSet(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Returns true if `select` of this display type is a list of aggregates. */
export function displayTypeHasItems(displayType: string): boolean {
  return displayType in KEPT;
}

/** Returns true if a chart of this display type can have several values. */
export function hasSeveralValues(displayType: string): boolean {
  return ['line', 'stacked_bar', 'table'].includes(displayType);
}

/** The aggregates that the user can select. */
export const AGGREGATES = [
  ['count', 'Number of events'],
  ['count_distinct', 'Number of distinct values'],
  ['avg', 'Average'],
  ['sum', 'Sum'],
  ['min', 'Minimum'],
  ['max', 'Maximum'],
  ['quantile', 'Quantile'],
  ['last_value', 'Latest value'],
] as const;
