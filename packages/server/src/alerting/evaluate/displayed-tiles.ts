import type { Store } from '../../store/store.ts';
import type { LinkTo } from '../outbox/dashboard-link.ts';
import type { Window } from '../schedule/windows.ts';
import type { StoredState } from '../state/stored-state.ts';
import { findTile, type TileIds } from './read-tile.ts';

/** The name and link of a tile in notifications. */
export interface DisplayedTile {
  /** Empty if the tile was deleted. */
  readonly name: string;
  readonly link: (window: Window) => string;
}

function keyOf({ dashboardId, tileId }: TileIds): string {
  return `${dashboardId} ${tileId}`;
}

/** Returns a lookup of the tile that an alert watches and of the tiles that its stored groups belong to. */
export async function displayedTiles(
  { store, linkTo }: { readonly store: Pick<Store, 'db'>; readonly linkTo: LinkTo },
  tenant: string,
  { ids, name }: { readonly ids: TileIds; readonly name: string },
  { groups }: StoredState,
): Promise<(ids: TileIds) => DisplayedTile> {
  const display = async ({ dashboardId, tileId }: TileIds, tileName: string): Promise<DisplayedTile> => ({
    name: tileName,
    link: await linkTo({ tenant, dashboardId, tileId }),
  });
  const current = await display(ids, name);
  const tiles = new Map([[keyOf(ids), current]]);
  for (const { subject } of groups) {
    if (!subject || tiles.has(keyOf(subject))) continue;
    const tile = await findTile(store, tenant, subject);
    tiles.set(keyOf(subject), await display(subject, tile?.name ?? ''));
  }
  return (subject) => tiles.get(keyOf(subject)) ?? current;
}
