import type { Tile } from '@observability-api/schemas';

/** The types of series that an alert can be evaluated on. */
const ALERTING_TYPES: readonly string[] = ['time', 'number'];

/** Returns true if an alert can watch the tile. All series of a tile have the same type. */
export function canAlert({ series }: Pick<Tile, 'series'>): boolean {
  return ALERTING_TYPES.includes(series?.[0]?.type ?? '');
}

/** Describes the content of a tile in a message: `table series`, `a line config` or `a line config with SQL`. */
export function describeTile({ series, config }: Pick<Tile, 'series' | 'config'>): string {
  if (!config) return `${series?.[0]?.type} series`;
  return `a ${config.displayType} config${config.configType === 'sql' ? ' with SQL' : ''}`;
}
