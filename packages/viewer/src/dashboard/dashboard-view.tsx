import type { Dashboard, Tile } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { navigate, setQuery } from '../app/location.ts';
import { Button } from '../parts/button.tsx';
import { Menu } from '../parts/menu.tsx';
import { Empty } from '../parts/message.tsx';
import type { Session } from '../session/session.ts';
import { TileCard, type TileView } from '../tile/tile-card.tsx';
import { TileDialog } from '../tile/tile-dialog.tsx';
import { displayTypeOf, storedTileQuery } from '../tile/tile-query.ts';
import { absolute, type TimeRange } from '../time/range.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Grid, Sections } from './sections.tsx';
import { useRefresh } from './use-refresh.ts';
import { type ViewState, valuesText } from './view-state.ts';

interface DashboardViewProps {
  readonly dashboard: Dashboard;
  readonly state: ViewState;
  readonly session: Session;
}

/** Displays a dashboard. */
export function DashboardView({ dashboard, state, session }: DashboardViewProps): VNode {
  const { range, refresh, round } = useRefresh(state.range, state.refresh);
  const onZoom = (zoomed: TimeRange) => setQuery({ ...absolute(zoomed) });
  const view: TileView = { timeZone: state.timeZone, range, round, onZoom };
  const queryOf = (tile: Tile) => storedTileQuery(dashboard.id, tile, state, dashboard.filters, range);
  const open = dashboard.tiles.find(({ id }) => id === state.tile);
  const actionsOf = (tile: Tile) => (
    <div class="tile-actions">
      <Button
        kind="quiet"
        icon="expand"
        label={`Open ${tile.name || 'the tile'}`}
        onClick={() => setQuery({ tile: tile.id })}
      />
      {canHaveAlert(tile) && (
        <Menu
          label={`Actions for ${tile.name || 'the tile'}`}
          items={[
            {
              text: 'Create an alert',
              icon: 'alert',
              onSelect: () => navigate('/alerts', { new: '1', dashboard: dashboard.id, tile: tile.id }),
            },
          ]}
        />
      )}
    </div>
  );
  return (
    <div class="dashboard">
      <DashboardHead dashboard={dashboard} state={state} range={range} onRefresh={refresh} />
      <FilterBar
        filters={dashboard.filters}
        state={state}
        range={range}
        onFilter={(id, values) => setQuery({ [`f.${id}`]: valuesText(values), saved: '1' })}
        onWhere={(where, lang) =>
          setQuery({ where: where || undefined, lang: lang === 'sql' && where ? 'sql' : undefined, saved: '1' })
        }
      />
      {dashboard.tiles.length === 0 && (
        <Empty title="This dashboard has no tiles">
          <Button kind="primary" icon="edit" onClick={() => setQuery({ edit: '1' })}>
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
                actions={actionsOf(tile)}
                {...view}
              />
            )}
          />
        )}
      />
      {open && (
        <TileDialog
          tile={open}
          query={queryOf(open)}
          session={session}
          onClose={() => setQuery({ tile: undefined })}
          {...view}
        />
      )}
    </div>
  );
}

/** Returns true for tiles that an alert can watch. */
function canHaveAlert(tile: Tile): boolean {
  return !['search', 'markdown', 'event_patterns', 'heatmap'].includes(displayTypeOf(tile));
}
