import { PreconditionFailedError } from '@observability-api/open-source';
import type { Dashboard, DashboardInput, Tile, TileQuery } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { navigate, setQuery } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { Sections } from '../dashboard/sections.tsx';
import { useRefresh } from '../dashboard/use-refresh.ts';
import type { ViewState } from '../dashboard/view-state.ts';
import { Empty, ErrorMessage } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';
import { TileCard, type TileView } from '../tile/tile-card.tsx';
import { draftTileQuery } from '../tile/tile-query.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditableGrid, type GridHandles } from './editable-grid.tsx';
import { EditorHead } from './editor-head.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { TileActions } from './tile-actions.tsx';
import { TileEditor } from './tile-editor.tsx';
import { type Draft, newTile, useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A dashboard with the version that the service returned. */
export interface Stored {
  readonly dashboard: Dashboard;
  readonly etag: string | undefined;
}

interface DashboardEditorProps {
  readonly stored: Stored;
  readonly state: ViewState;
  readonly onSaved: (stored: Stored) => void;
  readonly onReload: () => void;
}

/** Edits a dashboard. Changes are stored when the user saves. */
export function DashboardEditor({ stored, state, onSaved, onReload }: DashboardEditorProps): VNode {
  const api = useApi();
  const draft = useDraft(stored.dashboard);
  const { dashboard } = draft;
  const [edited, setEdited] = useState<Tile | undefined>(() =>
    stored.dashboard.tiles.find(({ id }) => id === state.tile),
  );
  const [isSettings, setSettings] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const sources = useLoad((signal) => api.sources.list({ signal }).all(), 'sources').data ?? [];
  const { range, refreshCount } = useRefresh(state.range, 0);
  const view: TileView = { timeZone: state.timeZone, range, refreshCount, onZoom: () => undefined };
  const hasChanges = dashboard !== stored.dashboard;
  const isLeaving = useRef(false);
  useLeaveGuard(() => hasChanges && !isLeaving.current);

  const queryOf = (tile: Tile) =>
    draftTileQuery(tile as Parameters<typeof draftTileQuery>[0], state, dashboard.filters, range);
  const leave = () => setQuery({ edit: undefined, tile: undefined });
  const closeTile = () => {
    setEdited(undefined);
    setQuery({ tile: undefined }, 'replace');
  };

  const save = async (ifMatch: string | undefined) => {
    setBusy(true);
    setError(undefined);
    try {
      const options = ifMatch === undefined ? {} : { ifMatch };
      const input = dashboard as DashboardInput;
      const { data, etag } = await api.dashboards.update(dashboard.id, input, options).withResponse();
      draft.replace(data);
      onSaved({ dashboard: data, etag });
      setConflict(false);
      showToast('Saved.');
      leave();
    } catch (reason) {
      setBusy(false);
      if (reason instanceof PreconditionFailedError) setConflict(true);
      else setError(reason);
    }
  };
  const saveCopy = async () => {
    const { id: _id, ...copy } = dashboard;
    const { id } = await api.dashboards.create({ ...(copy as DashboardInput), name: `${dashboard.name} (copy)` });
    isLeaving.current = true;
    navigate(`/dashboards/${id}`);
  };

  return (
    <div class="dashboard">
      <h1 class="hidden">Edit {stored.dashboard.name}</h1>
      <EditorHead
        dashboard={dashboard}
        canSave={hasChanges && !isBusy}
        onChange={draft.replace}
        onAddTile={() => setEdited(newTile(dashboard, sources[0]?.id ?? ''))}
        onSettings={() => setSettings(true)}
        onCancel={leave}
        onSave={() => save(stored.etag)}
      />
      <ErrorMessage error={error} />
      {dashboard.tiles.length === 0 && (
        <Empty title="No tiles yet">
          <p>A tile is a chart, a number, a list of events or text.</p>
        </Empty>
      )}
      <Sections
        dashboard={dashboard}
        state={state}
        onTab={(container, tab) => setQuery({ [`tab.${container}`]: tab })}
        onOpen={(container, isOpen) => setQuery({ [`open.${container}`]: isOpen ? '1' : '0' })}
        grid={(tiles) => (
          <EditableGrid
            tiles={tiles}
            onPlaces={draft.moveTiles}
            draw={(tile, handles) => (
              <EditableTile
                key={tile.id}
                tile={tile}
                query={queryOf(tile)}
                handles={handles}
                draft={draft}
                onEdit={() => setEdited(tile)}
                {...view}
              />
            )}
          />
        )}
      />
      {edited && (
        <TileEditor
          tile={edited}
          containers={dashboard.containers ?? []}
          sources={sources}
          queryOf={queryOf}
          onApply={(tile) => {
            draft.putTile(tile);
            closeTile();
          }}
          onClose={closeTile}
          {...view}
        />
      )}
      {isSettings && (
        <SettingsDialog
          dashboard={dashboard}
          sources={sources}
          onApply={(changed) => {
            draft.replace(changed);
            setSettings(false);
          }}
          onClose={() => setSettings(false)}
        />
      )}
      {hasConflict && (
        <ConflictDialog
          name={stored.dashboard.name}
          onReload={() => {
            draft.replace(stored.dashboard);
            setConflict(false);
            onReload();
            leave();
          }}
          onOverwrite={() => save(undefined)}
          onCopy={saveCopy}
          onClose={() => setConflict(false)}
        />
      )}
    </div>
  );
}

interface EditableTileProps extends TileView {
  readonly tile: Tile;
  readonly query: TileQuery;
  readonly handles: GridHandles;
  readonly draft: Draft;
  readonly onEdit: () => void;
}

/** A tile in the grid of the editor, with its actions and a handle to resize it. */
function EditableTile({ tile, query, handles, draft, onEdit, ...view }: EditableTileProps): VNode {
  const { style, isActive, onPointerDown, onKeyDown } = handles;
  return (
    <TileCard
      tile={tile}
      query={query}
      style={style}
      class={isActive ? 'active' : undefined}
      actions={
        <TileActions
          name={tile.name ?? ''}
          onPointerDown={(event) => onPointerDown(event, 'move')}
          onKeyDown={onKeyDown}
          onEdit={onEdit}
          onDuplicate={() => draft.duplicateTile(tile)}
          onRemove={() => draft.removeTile(tile)}
        />
      }
      {...view}
    >
      <div class="resize-handle" title="Drag to resize" onPointerDown={(event) => onPointerDown(event, 'resize')} />
    </TileCard>
  );
}
