import type { Store } from '../../store/store.ts';
import type { Window } from '../judging/windows.ts';
import type { LinkTo } from '../notifying/dashboard-link.ts';
import type { Memory } from './memory.ts';
import { storedTile, type TileIds } from './read-tile.ts';

/** What notifications show of a tile. */
export interface ShownTile {
  /** Empty when it was removed. */
  readonly name: string;
  readonly link: (window: Window) => string;
}

const keyOf = ({ dashboardId, tileId }: TileIds): string => `${dashboardId} ${tileId}`;

/** What notifications show of the tile that an alert is on, and of those that remembered groups are of. */
export const shownTiles = async (
  { store, linkTo }: { readonly store: Pick<Store, 'db'>; readonly linkTo: LinkTo },
  tenant: string,
  { ids, name }: { readonly ids: TileIds; readonly name: string },
  { groups }: Memory,
): Promise<(ids: TileIds) => ShownTile> => {
  const show = async ({ dashboardId, tileId }: TileIds, shownName: string): Promise<ShownTile> => ({
    name: shownName,
    link: await linkTo({ tenant, dashboardId, tileId }),
  });
  const own = await show(ids, name);
  const shown = new Map([[keyOf(ids), own]]);
  for (const { of } of groups) {
    if (!of || shown.has(keyOf(of))) continue;
    const tile = await storedTile(store, tenant, of);
    shown.set(keyOf(of), await show(of, tile?.name ?? ''));
  }
  return (of) => shown.get(keyOf(of)) ?? own;
};
