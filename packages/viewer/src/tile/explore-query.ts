import type { Tile } from '@observability-api/schemas';
import type { ViewState } from '../dashboard/view-state.ts';
import { addCondition } from '../explore/filter-text.ts';

type Filter = { readonly where: string; readonly lang: 'lucene' | 'sql' };

/**
 * Returns the URL query of the Explore page for the events that a tile counts. Returns undefined if the configuration of the tile does
 * not determine them. Leaves out the filter of the dashboard if its language differs from that of the tile.
 */
export function exploreQuery(
  { config }: Pick<Tile, 'config'>,
  { where, whereLanguage, range }: Pick<ViewState, 'where' | 'whereLanguage' | 'range'>,
): Record<string, string | undefined> | undefined {
  if (!config || !('sourceId' in config) || !('select' in config)) return undefined;
  const { select } = config;
  const [item] = Array.isArray(select) ? select : [];
  // The values of a metric are not events.
  if (item && 'metricName' in item) return undefined;
  const own = item && 'where' in item ? item : 'where' in config ? config : undefined;
  const tile: Filter = {
    where: String(own?.where ?? ''),
    lang: own && 'whereLanguage' in own && own.whereLanguage === 'sql' ? 'sql' : 'lucene',
  };
  const filter =
    tile.where === ''
      ? { where, lang: whereLanguage }
      : tile.lang === whereLanguage && where !== ''
        ? { where: addCondition(tile.where, tile.lang, `(${where})`), lang: tile.lang }
        : tile;
  return {
    source: config.sourceId,
    where: filter.where,
    lang: filter.lang === 'sql' ? 'sql' : undefined,
    from: range.from,
    to: range.to,
  };
}
