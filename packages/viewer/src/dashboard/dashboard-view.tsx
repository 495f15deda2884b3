import type { Dashboard, Tile } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { setQuery } from '../app/location.ts';
import { Button } from '../parts/button.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';
import { Empty } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';
import type { Session } from '../session/session.ts';
import { TileCard, type TileView } from '../tile/tile-card.tsx';
import { FULL_WIDTH, stateFor, storedTileQuery } from '../tile/tile-query.ts';
import { type TimeRange, toFixedRange } from '../time/range.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Grid, Sections } from './sections.tsx';
import { tileMenu } from './tile-menu.ts';
import { useRefresh } from './use-refresh.ts';
import { type ViewState, valuesText } from './view-state.ts';

const TileDialog = lazy(async () => (await import('../tile/tile-dialog.tsx')).TileDialog);

interface DashboardViewProps {
  readonly dashboard: Dashboard;
  readonly state: ViewState;
  readonly session: Session;
}

/** Displays a dashboard. */
export function DashboardView({ dashboard, state, session }: DashboardViewProps): VNode {
  const api = useApi();
  const { range, refresh, refreshCount } = useRefresh(state.range, state.refresh);
  const onZoom = (zoomed: TimeRange) => setQuery({ ...toFixedRange(zoomed) });
  const { filters } = dashboard;
  const view: TileView = { timeZone: state.timeZone, range, refreshCount, filters, onZoom };
  const viewOf = (tile: Tile): TileView => ({
    ...view,
    only: state.series.get(tile.id),
    except: state.hidden.get(tile.id),
    onSeries: ({ only = [], except = [] }) =>
      setQuery({ [`series.${tile.id}`]: valuesText(only), [`hide.${tile.id}`]: valuesText(except) }),
  });
  const queryOf = (tile: Tile) => storedTileQuery(dashboard.id, tile, stateFor(tile, state), filters, range);
  const [issues, setIssues] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const onFilterIssues = (tile: string, messages: readonly string[]) =>
    setIssues((before) => (messages.length === 0 && !before.has(tile) ? before : new Map(before).set(tile, messages)));
  const open = dashboard.tiles.find(({ id }) => id === state.tile);
  const menuOf = (tile: Tile) =>
    tileMenu(api, { dashboardId: dashboard.id, tile, query: queryOf(tile), state, filters });
  return (
    <div class="dashboard">
      <DashboardHead dashboard={dashboard} state={state} range={range} onRefresh={refresh} />
      <FilterBar
        filters={filters}
        sourceId={sourceOf(dashboard)}
        state={state}
        range={range}
        issues={[...new Set([...issues.values()].flat())]}
        onFilter={(id, values) => setQuery({ [`f.${id}`]: valuesText(values), saved: '1' })}
        onWhere={(where, lang) =>
          setQuery({ where: where || undefined, lang: lang === 'sql' && where ? 'sql' : undefined, saved: '1' })
        }
      />
      {dashboard.tiles.length === 0 && (
        <Empty title="This dashboard has no tiles">
          <Button class="desktop-only" kind="primary" icon="edit" onClick={() => setQuery({ edit: '1' })}>
            Add tiles
          </Button>
        </Empty>
      )}
      <Sections
        dashboard={dashboard}
        state={state}
        onTab={(container, tab) => setQuery({ [`tab.${container}`]: tab })}
        onOpen={(container, isOpen) => setQuery({ [`open.${container}`]: isOpen ? '1' : '0' })}
        grid={(tiles) => (
          <Grid
            tiles={tiles}
            draw={(tile, style) => (
              <TileCard
                key={tile.id}
                tile={tile}
                query={queryOf(tile)}
                style={style}
                actions={<TileButtons tile={tile} menu={menuOf(tile)} />}
                onFilterIssues={onFilterIssues}
                {...viewOf(tile)}
              />
            )}
          />
        )}
      />
      {open && (
        <TileDialog
          tile={open}
          query={storedTileQuery(dashboard.id, open, stateFor(open, state), filters, range, FULL_WIDTH)}
          tab={state.tileView}
          onTab={(tab) => setQuery({ view: tab === 'chart' ? undefined : tab })}
          session={session}
          onClose={() => setQuery({ tile: undefined, view: undefined })}
          {...viewOf(open)}
        />
      )}
    </div>
  );
}

interface TileButtonsProps {
  readonly tile: Tile;
  readonly menu: readonly MenuItem[];
}

/** The button that opens a tile in the whole window, and the menu of the tile. */
function TileButtons({ tile, menu }: TileButtonsProps): VNode {
  const name = tile.name || 'the tile';
  return (
    <div class="tile-actions">
      <Button kind="quiet" icon="expand" label={`Open ${name}`} onClick={() => setQuery({ tile: tile.id })} />
      <Menu label={`Actions for ${name}`} items={menu} />
    </div>
  );
}

/**
 * Returns the id of the source whose fields the filter for all tiles suggests: the source of the first filter, or, if there are no
 * filters, of the first tile with a source in its `config`. Returns undefined if there is neither.
 */
function sourceOf({ filters, tiles }: Dashboard): string | undefined {
  const sources = tiles.flatMap(({ config }) => (config && 'sourceId' in config ? [config.sourceId] : []));
  return filters[0]?.sourceId ?? sources[0];
}
