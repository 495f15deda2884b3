import type { DashboardContainer, Source, Tile, TileConfig, TileQuery } from '@observability-api/schemas';
import { isObject } from '@observability-api/schemas/runtime';
import type { RefObject, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useUnmounted } from '../app/use-unmounted.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { ErrorMessage } from '../parts/message.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { type Api, useApi } from '../session/api.ts';
import { TileContent, type TileView } from '../tile/tile-card.tsx';
import { sourceValues } from './completion.ts';
import { JsonEditor } from './json-editor.tsx';
import { TileForm } from './tile-form.tsx';

interface TileEditorProps extends TileView {
  readonly tile: Tile;
  /** True if the dashboard does not have the tile yet. */
  readonly isNew: boolean;
  readonly containers: readonly DashboardContainer[];
  readonly sources: readonly Source[];
  /** Returns the request for the preview. */
  readonly queryOf: (tile: Tile) => TileQuery;
  /** True while the tile has changes that are not applied. */
  readonly hasTileChanges: RefObject<boolean>;
  readonly onApply: (tile: Tile) => void;
  readonly onClose: () => void;
}

const TABS = [
  ['form', 'Form'],
  ['json', 'JSON'],
] as const;

/** The delay after the last input before the preview is requested. */
const PREVIEW_DELAY_MS = 350;

/** Edits a tile, with a preview of the result. */
export function TileEditor({
  tile,
  isNew,
  containers,
  sources,
  queryOf,
  hasTileChanges,
  onApply,
  onClose,
  ...view
}: TileEditorProps): VNode {
  const api = useApi();
  const { draft, setDraft, text, setText, setConfig, invalidJson } = useTileDraft(tile);
  // The form cannot edit a tile that has `series` instead of `config`.
  const [tab, setTab] = useState<string>(tile.config ? 'form' : 'json');
  const schema = useContentSchema(tile.config !== undefined);
  const isClosed = useUnmounted();
  const [rejection, setRejection] = useState<unknown>();
  const preview = useDelayed(invalidJson === undefined ? draft : undefined, PREVIEW_DELAY_MS);
  useEffect(() => setRejection(undefined), [draft]);
  const hasChanges = draft !== tile || invalidJson !== undefined;
  useEffect(() => {
    hasTileChanges.current = hasChanges;
    return () => {
      hasTileChanges.current = false;
    };
  }, [hasChanges]);
  const latest = useRef({ draft, text });
  latest.current = { draft, text };

  const apply = async () => {
    if (invalidJson !== undefined) return;
    // During the check, the user may cancel, or change the tile. After a change, the editor stays open.
    const isCurrent = () => !isClosed.current && latest.current.draft === draft && latest.current.text === text;
    try {
      await checkTile(api, draft, containers);
      if (isCurrent()) onApply(draft);
    } catch (error) {
      if (isCurrent()) setRejection(error);
    }
  };
  return (
    <Dialog
      title={isNew ? 'New tile' : `Edit ${tile.name || 'tile'}`}
      size="full"
      onClose={onClose}
      onSubmit={apply}
      hasChanges={hasChanges}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={invalidJson !== undefined}>
            Apply
          </Button>
        </>
      }
    >
      <div class="tile-editor">
        <div class="tile-editor-form">
          <TextField
            label="Title"
            value={draft.name}
            onInput={(name) => setDraft({ ...draft, name })}
            maxLength={1024}
          />
          {containers.length > 0 && (
            <SelectField
              label="Section"
              value={sectionOf(draft, containers)}
              options={sectionsOf(containers)}
              onChange={(value) => setDraft(withSection(draft, value))}
            />
          )}
          <Tabs label="Editing mode" tabs={tile.config ? TABS : TABS.slice(1)} current={tab} onChange={setTab}>
            {tab === 'form' && draft.config && (
              <TileForm config={draft.config} sources={sources} range={view.range} onChange={setConfig} />
            )}
            {tab === 'json' && schema && (
              <>
                <JsonEditor
                  label="Configuration as JSON"
                  value={text}
                  schema={schema}
                  valuesOf={sourceValues(sources)}
                  onInput={setText}
                />
                <p class={invalidJson === undefined ? 'hint' : 'danger-text'} role="status">
                  {invalidJson ?? 'Press Ctrl+Space for suggestions.'}
                </p>
              </>
            )}
          </Tabs>
          <ErrorMessage error={rejection} />
        </div>
        <section class="tile-preview" aria-label="Preview">
          {preview ? (
            <TileContent tile={preview} query={queryOf(preview)} {...view} />
          ) : (
            <p class="tile-body tile-message">No preview, because the JSON is not valid.</p>
          )}
        </section>
      </div>
    </Dialog>
  );
}

interface TileDraft {
  /** The tile with unsaved changes. */
  readonly draft: Tile;
  readonly setDraft: (draft: Tile) => void;
  /** The `config` or `series` of the draft as JSON. It may be invalid while the user types. */
  readonly text: string;
  /** Changes the JSON. Changes the draft too if the JSON is valid. */
  readonly setText: (text: string) => void;
  /** Changes the configuration and its JSON. */
  readonly setConfig: (config: TileConfig) => void;
  /** The error of the JSON. Undefined if it is valid. */
  readonly invalidJson: string | undefined;
}

/** Returns the state of a tile that the user edits. Initially, the draft equals the tile. */
function useTileDraft(tile: Tile): TileDraft {
  const [draft, setDraft] = useState(tile);
  const [text, storeText] = useState(() => textOf(tile));
  return {
    draft,
    setDraft,
    text,
    setText(next) {
      storeText(next);
      if (jsonError(next, !tile.config) !== undefined) return;
      const content = JSON.parse(next);
      setDraft(tile.config ? { ...draft, config: content } : { ...draft, series: content });
    },
    setConfig(config) {
      setDraft({ ...draft, config });
      storeText(JSON.stringify(config, undefined, 2));
    },
    invalidJson: jsonError(text, !tile.config),
  };
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns the JSON Schema of `config` or, if `hasConfig` is false, of `series`. Undefined until it is loaded. */
function useContentSchema(hasConfig: boolean): Schema | undefined {
  const [schema, setSchema] = useState<Schema>();
  useEffect(() => {
    const load = hasConfig
      ? import('@observability-api/schemas/json/tile-config')
      : import('@observability-api/schemas/json/tile-input');
    load.then(
      ({ default: loaded }) => setSchema(hasConfig ? loaded : seriesSchema(loaded)),
      // If the schema cannot be loaded, the editor works without suggestions.
      () => setSchema({}),
    );
  }, [hasConfig]);
  return schema;
}

/** Validates a tile in a dashboard with the sections `containers`. Throws an Error that lists the issues. */
async function checkTile(api: Api, tile: Tile, containers: readonly DashboardContainer[]): Promise<void> {
  const { errors } = await api.dashboards.validate({ name: 'Draft', tiles: [tile], containers });
  if (errors.length === 0) return;
  const lines = errors.map(({ path, message }) => {
    const place = path.replace(/^tiles\.0\.(config\.)?/, '');
    return place ? `${place}: ${message}` : message;
  });
  throw new Error(lines.join('\n'));
}

/** Returns the `config` or `series` of a tile as JSON. */
function textOf({ config, series }: Tile): string {
  return JSON.stringify(config ?? series, undefined, 2);
}

/** Returns the error of a text that is not valid JSON for `config` or `series`. Returns undefined if the text is valid. */
function jsonError(text: string, isSeries: boolean): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isSeries) return Array.isArray(value) && value.every(isObject) ? undefined : 'Expected an array of objects.';
    return isObject(value) ? undefined : 'Expected an object.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the schema of the series of a tile. */
function seriesSchema(tileInput: Schema): Schema {
  return { type: 'array', items: { $ref: '#/$defs/Series' }, $defs: tileInput['$defs'] };
}

/** Returns the options for the section and the tab of a tile. */
function sectionsOf(containers: readonly DashboardContainer[]): [value: string, text: string][] {
  return [
    ['[null,null]', 'None'],
    ...containers.flatMap(({ id, title, tabs = [] }): [string, string][] =>
      tabs.length === 0
        ? [[JSON.stringify([id, null]), title]]
        : tabs.map((tab): [string, string] => [JSON.stringify([id, tab.id]), `${title}: ${tab.title}`]),
    ),
  ];
}

/** Returns the selected option for the section and the tab of a tile. A tile without a tab is on the first tab. */
function sectionOf({ containerId, tabId }: Tile, containers: readonly DashboardContainer[]): string {
  const firstTab = containers.find(({ id }) => id === containerId)?.tabs?.[0];
  return JSON.stringify([containerId, tabId ?? firstTab?.id]);
}

function withSection({ containerId: _container, tabId: _tab, ...tile }: Tile, value: string): Tile {
  const [containerId, tabId] = JSON.parse(value);
  return { ...tile, ...(containerId ? { containerId } : {}), ...(tabId ? { tabId } : {}) };
}

/** Returns the latest value that stayed the same for `delayMs` (debounce). */
function useDelayed<Value>(value: Value, delayMs: number): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(() => value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
