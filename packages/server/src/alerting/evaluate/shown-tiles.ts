import type { Store } from '../../store/store.ts';
import type { LinkTo } from '../outbox/dashboard-link.ts';
import type { Window } from '../schedule/windows.ts';
import type { StoredState } from '../state/stored-state.ts';
import { storedTile, type TileIds } from './read-tile.ts';

/** What notifications show of a tile. */
export interface DisplayedTile {
  /** Empty when it was removed. */
  readonly name: string;
  readonly link: (window: Window) => string;
}

function keyOf({ dashboardId, tileId }: TileIds): string {
  return `${dashboardId} ${tileId}`;
}

/** What notifications show of the tile that an alert is on, and of those that remembered groups are of. */
export async function displayedTiles(
  { store, linkTo }: { readonly store: Pick<Store, 'db'>; readonly linkTo: LinkTo },
  tenant: string,
  { ids, name }: { readonly ids: TileIds; readonly name: string },
  { groups }: StoredState,
): Promise<(ids: TileIds) => DisplayedTile> {
  const show = async ({ dashboardId, tileId }: TileIds, shownName: string): Promise<DisplayedTile> => ({
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
}
