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

/**
 * Converts a configuration to another display type. Keeps the source, and the filter, the values, the groups and the number format if both
 * types have them. Drops all other properties, such as formulas. The conversion from or to a heatmap keeps neither the value nor the number
 * format. A new heatmap displays the duration. `sourceId` is the source if the configuration has none.
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
  const hadItems = Array.isArray(previous['select']) && displayTypeHasItems(previous['displayType']);
  const items = hadItems ? (previous['select'] as readonly object[]) : COUNT;
  const select = hasSeveralValues(displayType) ? items : items.slice(0, 1);
  const groupBy =
    typeof previous['groupBy'] === 'string' && displayType !== 'number' ? { groupBy: previous['groupBy'] } : {};
  const format = hadItems && previous['numberFormat'] ? { numberFormat: previous['numberFormat'] } : {};
  return { displayType, ...common, select, ...groupBy, ...format } as TileConfig;
}

/** Returns true if `select` of this display type is a list of aggregates. */
export function displayTypeHasItems(displayType: unknown): boolean {
  return ['line', 'stacked_bar', 'table', 'number', 'pie', 'bar'].includes(String(displayType));
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
