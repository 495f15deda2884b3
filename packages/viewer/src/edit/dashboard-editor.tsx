import { PreconditionFailedError } from '@observability-api/open-source';
import type { Dashboard, DashboardInput, Tile } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { navigate, setQuery } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { bottomOf, type Place } from '../dashboard/grid-layout.ts';
import { Sections } from '../dashboard/sections.tsx';
import { useRefresh } from '../dashboard/use-refresh.ts';
import type { ViewState } from '../dashboard/view-state.ts';
import { parseTags } from '../dashboards/filter-dashboards.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Empty, ErrorMessage } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';
import { TileCard, type TileView } from '../tile/tile-card.tsx';
import { draftTileQuery } from '../tile/tile-query.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditableGrid } from './editable-grid.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { TileActions } from './tile-actions.tsx';
import { TileEditor } from './tile-editor.tsx';
import { withDisplayType } from './tile-templates.ts';
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
  const [draft, setDraft] = useState<Dashboard>(stored.dashboard);
  const [tags, setTags] = useState(stored.dashboard.tags.join(', '));
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
  const hasChanges = draft !== stored.dashboard;
  const isLeaving = useRef(false);
  useLeaveGuard(() => hasChanges && !isLeaving.current);

  const queryOf = (tile: Tile) =>
    draftTileQuery(tile as Parameters<typeof draftTileQuery>[0], state, draft.filters, range);
  const setTiles = (change: (tiles: readonly Tile[]) => Tile[]) =>
    setDraft((previous) => ({ ...previous, tiles: change(previous.tiles) }));
  const place = (places: ReadonlyMap<string, Place>) =>
    setTiles((tiles) => tiles.map((tile) => ({ ...tile, ...places.get(tile.id) })));
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
      const { data, etag } = await api.dashboards.update(draft.id, draft as DashboardInput, options).withResponse();
      setDraft(data);
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
    const { id: _id, ...copy } = draft;
    const { id } = await api.dashboards.create({ ...(copy as DashboardInput), name: `${draft.name} (copy)` });
    isLeaving.current = true;
    navigate(`/dashboards/${id}`);
  };
  const add = () => {
    const config = withDisplayType(undefined, 'line', sources[0]?.id ?? '');
    const free = draft.tiles.filter(({ containerId }) => containerId === undefined);
    setEdited({ id: newId(), name: 'New tile', x: 0, y: bottomOf(free), w: 12, h: 6, config } as Tile);
  };
  const duplicate = (tile: Tile) => {
    const copy = { ...tile, id: newId(), name: `${tile.name} (copy)`, y: tile.y + tile.h };
    setTiles((tiles) => [...tiles, copy]);
  };
  const apply = (tile: Tile) => {
    setTiles((tiles) =>
      tiles.some(({ id }) => id === tile.id) ? tiles.map((one) => (one.id === tile.id ? tile : one)) : [...tiles, tile],
    );
    closeTile();
  };

  return (
    <div class="dashboard">
      <h1 class="hidden">Edit {stored.dashboard.name}</h1>
      <header class="editor-head">
        <TextField
          label="Name"
          required
          value={draft.name}
          maxLength={1024}
          onInput={(name) => setDraft({ ...draft, name })}
        />
        <TextField
          label="Tags"
          value={tags}
          onInput={(text) => {
            setTags(text);
            setDraft({ ...draft, tags: parseTags(text) });
          }}
        />
        <div class="editor-actions">
          <Button icon="plus" onClick={add}>
            Add tile
          </Button>
          <Button icon="code" onClick={() => setSettings(true)}>
            Filters and sections
          </Button>
          <Button onClick={leave}>Cancel</Button>
          <Button kind="primary" disabled={isBusy || !hasChanges} onClick={() => save(stored.etag)}>
            Save
          </Button>
        </div>
      </header>
      <ErrorMessage error={error} />
      {draft.tiles.length === 0 && (
        <Empty title="No tiles yet">
          <p>A tile is a chart, a number, a list of events or text.</p>
        </Empty>
      )}
      <Sections
        dashboard={draft}
        state={state}
        onTab={(container, tab) => setQuery({ [`tab.${container}`]: tab })}
        onOpen={(container, isOpen) => setQuery({ [`open.${container}`]: isOpen ? '1' : '0' })}
        grid={(tiles) => (
          <EditableGrid
            tiles={tiles}
            onPlaces={place}
            draw={(tile, { style, isActive, onPointerDown, onKeyDown }) => (
              <TileCard
                key={tile.id}
                tile={tile}
                query={queryOf(tile)}
                style={style}
                class={isActive ? 'active' : undefined}
                actions={
                  <TileActions
                    name={tile.name ?? ''}
                    onPointerDown={(event) => onPointerDown(event, 'move')}
                    onKeyDown={onKeyDown}
                    onEdit={() => setEdited(tile)}
                    onDuplicate={() => duplicate(tile)}
                    onRemove={() => setTiles((all) => all.filter(({ id }) => id !== tile.id))}
                  />
                }
                {...view}
              >
                <div
                  class="resize-handle"
                  title="Drag to resize"
                  onPointerDown={(event) => onPointerDown(event, 'resize')}
                />
              </TileCard>
            )}
          />
        )}
      />
      {edited && (
        <TileEditor
          tile={edited}
          containers={draft.containers ?? []}
          sources={sources}
          queryOf={queryOf}
          onApply={apply}
          onClose={closeTile}
          {...view}
        />
      )}
      {isSettings && (
        <SettingsDialog
          dashboard={draft}
          sources={sources}
          onApply={(changed) => {
            setDraft(changed);
            setSettings(false);
          }}
          onClose={() => setSettings(false)}
        />
      )}
      {hasConflict && (
        <ConflictDialog
          name={stored.dashboard.name}
          onReload={() => {
            setDraft(stored.dashboard);
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

function newId(): string {
  return crypto.randomUUID();
}
