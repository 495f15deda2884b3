import type { TileInput } from '@observability-api/schemas';

/** The types of series that an alert can watch. */
const ALERTING_TYPES: readonly string[] = ['time', 'number'];

/** The display types of configs with a time axis that an alert can watch. */
const TIME_DISPLAYS: readonly string[] = ['line', 'stacked_bar'];

/** The display types of configs that an alert can watch. */
const ALERTING_DISPLAYS: readonly string[] = [...TIME_DISPLAYS, 'number'];

/** Matches the macros and parameters that insert the interval of an alert into SQL. */
const INTERVAL = /\$__timeInterval(?:_ms)?\b|\$__interval_s\b|\{\s*interval(?:Seconds|Milliseconds)\s*:/;

/**
 * Returns true for an SQL config with a time axis whose SQL does not use the interval. An alert cannot divide the rows of such a config
 * into windows.
 */
function lacksInterval({ config }: Pick<TileInput, 'config'>): boolean {
  return (
    config?.configType === 'sql' && TIME_DISPLAYS.includes(config.displayType) && !INTERVAL.test(config.sqlTemplate)
  );
}

/** Returns true if an alert can watch the tile. A tile has either a `config`, or `series`, which all have the same type. */
export function canAlert({ series, config }: Pick<TileInput, 'series' | 'config'>): boolean {
  if (config) return ALERTING_DISPLAYS.includes(config.displayType) && !lacksInterval({ config });
  return ALERTING_TYPES.includes(series?.[0]?.type ?? '');
}

/** The tiles that an alert can watch, for messages. */
export const ALERTING_TILES =
  'time or number series, or a line, stacked_bar or number config (a line or stacked_bar config with SQL needs an interval, such as $__timeInterval(Timestamp))';

/** Describes the content of a tile in a message, such as `table series`, `a pie config` or `a line config with SQL without an interval`. */
export function describeTile({ series, config }: Pick<TileInput, 'series' | 'config'>): string {
  if (!config) return `${series?.[0]?.type} series`;
  const sql = config.configType === 'sql' ? ` with SQL${lacksInterval({ config }) ? ' without an interval' : ''}` : '';
  const article = config.displayType === 'event_patterns' ? 'an' : 'a';
  return `${article} ${config.displayType} config${sql}`;
}
