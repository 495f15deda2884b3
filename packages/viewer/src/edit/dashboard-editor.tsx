import type { Tile, TileQuery } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { setQuery } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { Sections } from '../dashboard/sections.tsx';
import { useRefresh } from '../dashboard/use-refresh.ts';
import type { ViewState } from '../dashboard/view-state.ts';
import { Empty, ErrorMessage } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';
import { TileCard, type TileView } from '../tile/tile-card.tsx';
import { inlineTileQuery, stateFor } from '../tile/tile-query.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditableGrid, type GridHandles } from './editable-grid.tsx';
import { EditorHead } from './editor-head.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { TileActions } from './tile-actions.tsx';
import { TileEditor } from './tile-editor.tsx';
import { type DashboardDraft, newTile } from './use-dashboard-draft.ts';
import { useEditing } from './use-editing.ts';
import type { Stored } from './use-save.ts';

interface DashboardEditorProps {
  readonly stored: Stored;
  readonly state: ViewState;
  readonly onSaved: (stored: Stored) => void;
  readonly onReload: () => void;
}

/** Edits a dashboard. Changes are stored when the user saves. */
export function DashboardEditor({ stored, state, onSaved, onReload }: DashboardEditorProps): VNode {
  const api = useApi();
  const [edited, setEdited] = useState<Tile | undefined>(() =>
    stored.dashboard.tiles.find(({ id }) => id === state.tile),
  );
  const [isEditingSettings, setEditingSettings] = useState(false);
  const hasTileChanges = useRef(false);
  const editing = useEditing(stored, edited !== undefined || isEditingSettings, hasTileChanges, onSaved);
  const { base, draft, isBusy, error, leave, save, closeConflict } = editing;
  const { dashboard } = draft;
  const { data: sources = [], error: sourcesError } = useLoad(
    (signal) => api.sources.list({ signal }).all(),
    'sources',
  );
  const { range, refreshCount } = useRefresh(state.range, 0);
  const view: TileView = { timeZone: state.timeZone, range, refreshCount, onZoom: () => undefined };
  const queryOf = (tile: Tile) => inlineTileQuery(tile, stateFor(tile, state), dashboard.filters, range);
  const closeTile = () => {
    setEdited(undefined);
    setQuery({ tile: undefined }, 'replace');
  };
  return (
    <div class="dashboard">
      <h1 class="hidden">Edit {base.dashboard.name}</h1>
      <EditorHead
        dashboard={dashboard}
        canSave={editing.hasChanges && !isBusy}
        onChange={draft.replace}
        onAddTile={() => setEdited(newTile(dashboard, sources[0]?.id ?? ''))}
        onSettings={() => setEditingSettings(true)}
        onCancel={leave}
        onSave={() => save(base.etag)}
      />
      <ErrorMessage error={error ?? sourcesError} />
      {dashboard.tiles.length === 0 && (
        <Empty title="No tiles yet">
          <p>A tile is a chart, a number, a list of events or text.</p>
        </Empty>
      )}
      <EditableTiles draft={draft} state={state} view={view} queryOf={queryOf} onEdit={setEdited} />
      {edited && (
        <TileEditor
          tile={edited}
          isNew={!dashboard.tiles.some(({ id }) => id === edited.id)}
          containers={dashboard.containers ?? []}
          sources={sources}
          queryOf={queryOf}
          hasTileChanges={hasTileChanges}
          onApply={(tile) => {
            draft.putTile(tile);
            closeTile();
          }}
          onClose={closeTile}
          {...view}
        />
      )}
      {isEditingSettings && (
        <SettingsDialog
          dashboard={dashboard}
          sources={sources}
          onApply={(changed) => {
            draft.replace(changed);
            setEditingSettings(false);
          }}
          onClose={() => setEditingSettings(false)}
        />
      )}
      {editing.hasConflict && (
        <ConflictDialog
          name={base.dashboard.name}
          onReload={() => {
            draft.replace(base.dashboard);
            closeConflict();
            onReload();
            leave();
          }}
          onOverwrite={() => save(undefined)}
          onCopy={editing.saveCopy}
          onClose={closeConflict}
        />
      )}
    </div>
  );
}

interface EditableTilesProps {
  readonly draft: DashboardDraft;
  readonly state: ViewState;
  readonly view: TileView;
  readonly queryOf: (tile: Tile) => TileQuery;
  readonly onEdit: (tile: Tile) => void;
}

/** The sections of a dashboard, with tiles that the user can move and resize. */
function EditableTiles({ draft, state, view, queryOf, onEdit }: EditableTilesProps): VNode {
  return (
    <Sections
      dashboard={draft.dashboard}
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
              onEdit={() => onEdit(tile)}
              {...view}
            />
          )}
        />
      )}
    />
  );
}

interface EditableTileProps extends TileView {
  readonly tile: Tile;
  readonly query: TileQuery;
  readonly handles: GridHandles;
  readonly draft: DashboardDraft;
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
          name={tile.name || 'the tile'}
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
