import type { SeriesInput } from '@observability-api/schemas';

/** The types of series that an alert can be evaluated on. */
const ALERTING_TYPES: readonly string[] = ['time', 'number'];

/** Returns true if an alert can watch the tile. All series of a tile have the same type. */
export function canAlert(tile: { readonly series: readonly SeriesInput[] }): boolean {
  return ALERTING_TYPES.includes(tile.series[0]?.type ?? '');
}
