import type { Dashboard, Tile, TileQuery } from '@observability-api/schemas';
import { showError } from '../app/error-text.ts';
import { loadScript } from '../app/load-script.ts';
import { navigate, setQuery } from '../app/location.ts';
import type { MenuItem } from '../parts/menu.tsx';
import type { Api } from '../session/api.ts';
import { exploreQuery } from '../tile/explore-query.ts';
import { canHaveAlert, displayTypeOf } from '../tile/tile-query.ts';
import { timeZoneText } from '../time/range.ts';
import type { ViewState } from './view-state.ts';

interface MenuTile {
  readonly dashboardId: string;
  readonly tile: Tile;
  readonly query: TileQuery;
  readonly state: ViewState;
  readonly filters: Dashboard['filters'];
}

/** Returns the menu of a tile. */
export function tileMenu(api: Api, { dashboardId, tile, query, state, filters }: MenuTile): MenuItem[] {
  const { id, name = '' } = tile;
  const items: MenuItem[] = [];
  if (displayTypeOf(tile) !== 'markdown')
    items.push(
      { text: 'Data', icon: 'table', onSelect: () => setQuery({ tile: id, view: 'data' }) },
      { text: 'Query as code', icon: 'code', onSelect: () => setQuery({ tile: id, view: 'curl' }) },
      {
        text: 'Download as SVG',
        icon: 'download',
        onSelect: async () => {
          try {
            const { downloadPicture } = await loadScript(() => import('../tile/download.ts'));
            await downloadPicture(api, query, name, state.timeZone);
          } catch (error) {
            showError(error);
          }
        },
      },
    );
  const events = exploreQuery(tile, state, filters);
  const exploreEvents = () => navigate('/explore', { ...events, tz: timeZoneText(state.timeZone) });
  if (events) items.push({ text: 'Explore events', icon: 'search', onSelect: exploreEvents });
  if (canHaveAlert(tile))
    items.push({
      text: 'Create an alert',
      icon: 'alert',
      onSelect: () => navigate('/alerts', { new: '1', dashboard: dashboardId, tile: id }),
    });
  items.push({
    text: 'Edit',
    icon: 'edit',
    isDesktopOnly: true,
    onSelect: () => setQuery({ edit: '1', tile: id, view: undefined }),
  });
  return items;
}
