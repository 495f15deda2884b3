import type { Source, SourceInput } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { hrefOf, setQuery, useLocation, useTitle } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { copyName } from '../dashboard/copy.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Menu } from '../parts/menu.tsx';
import { Badge, Empty, ErrorMessage, Loading } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';
import { SourceFields } from './source-fields.tsx';

const JsonDialog = lazy(async () => (await import('../edit/json-dialog.tsx')).JsonDialog);

const KINDS: Readonly<Record<Source['kind'], string>> = {
  log: 'Logs',
  trace: 'Traces',
  metric: 'Metrics',
  session: 'Sessions',
  promql: 'PromQL',
};

/**
 * The error if the stored source has changed since the list was loaded. The page then reloads the list, so a second save replaces the
 * source.
 */
const CONFLICT =
  'Another user has changed this source. Save again to replace it, or close this dialog and edit the source again.';

/** The list of sources, with their tables. */
export function SourcesPage(): VNode {
  const api = useApi();
  const { query } = useLocation();
  const list = useLoad((signal) => api.sources.list({ signal }).all(), 'sources');
  const [deleting, setDeleting] = useState<Source>();
  useTitle('Sources');
  const sources = list.data ?? [];
  const byId = (id: string | null) => sources.find((source) => source.id === id);
  const edited = byId(query.get('edit'));
  const withFields = byId(query.get('fields'));
  const isNew = query.get('new') === '1' && list.data !== undefined;
  const close = () => setQuery({ new: undefined, edit: undefined, fields: undefined });
  const save = async (value: object) => {
    const input = value as SourceInput;
    const { data, warnings } = await (edited
      ? api.sources.modify(edited.id, (stored) => {
          if (JSON.stringify(stored) === JSON.stringify(edited)) return input;
          list.reload();
          throw new Error(CONFLICT);
        })
      : api.sources.create(input)
    ).withResponse();
    list.change((current) =>
      edited ? current.map((source) => (source.id === data.id ? data : source)) : [...current, data],
    );
    showToast(warnings.length > 0 ? warnings.map(({ message }) => message).join(' ') : 'Saved.');
  };
  return (
    <div class="page">
      <header class="page-head">
        <h1>Sources</h1>
        <Button class="desktop-only" kind="primary" icon="plus" onClick={() => setQuery({ new: '1' })}>
          New source
        </Button>
      </header>
      <ErrorMessage error={list.error} />
      {!list.data && list.isLoading && <Loading noun="sources" />}
      {list.data?.length === 0 && (
        <Empty title="No sources">
          <p>A source describes the tables of logs, traces or metrics, and the meaning of their columns.</p>
        </Empty>
      )}
      {sources.length > 0 && (
        <ul class="list" aria-label="Sources">
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} onDelete={() => setDeleting(source)} />
          ))}
        </ul>
      )}
      {withFields && <SourceFields source={withFields} onClose={close} />}
      {(edited || isNew) && (
        <JsonDialog
          key={edited?.id ?? 'new'}
          title={edited ? `Edit ${edited.name}` : 'New source'}
          action={edited ? 'Save' : 'Create'}
          value={edited ?? templateOf(sources)}
          loadSchema={loadSchema}
          onSubmit={save}
          onClose={close}
        />
      )}
      {deleting && (
        <Confirm
          title="Delete this source?"
          action="Delete"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await api.sources.delete(deleting.id);
            list.change((current) => current.filter(({ id }) => id !== deleting.id));
            showToast(`Deleted ${deleting.name}.`);
          }}
        >
          <p>
            Tiles, searches and alerts will no longer be able to use <strong>{deleting.name}</strong>. The tables and
            their data will remain.
          </p>
        </Confirm>
      )}
    </div>
  );
}

interface SourceRowProps {
  readonly source: Source;
  readonly onDelete: () => void;
}

function SourceRow({ source, onDelete }: SourceRowProps): VNode {
  return (
    <li class="row">
      <span class="row-main">
        <span class="row-title">{source.name}</span>
        <code class="muted row-note">{tablesOf(source)}</code>
      </span>
      {source.disabled && <Badge tone="neutral">Disabled</Badge>}
      <span class="tag">{KINDS[source.kind]}</span>
      <span class="row-action">
        {hasEvents(source) && (
          <a href={hrefOf('/explore', { source: source.id })}>
            Explore<span class="hidden"> {source.name}</span>
          </a>
        )}
      </span>
      <Menu
        label={`Actions for ${source.name}`}
        items={[
          { text: 'Fields', icon: 'table', onSelect: () => setQuery({ fields: source.id }) },
          { text: 'Edit', icon: 'edit', isDesktopOnly: true, onSelect: () => setQuery({ edit: source.id }) },
          { text: 'Delete', icon: 'trash', danger: true, isDesktopOnly: true, onSelect: onDelete },
        ]}
      />
    </li>
  );
}

async function loadSchema(): Promise<Readonly<Record<string, unknown>>> {
  return (await import('@observability-api/schemas/json/source-input')).default;
}

/** Returns the initial values of a new source. If there are sources, copies the first one, as an example of the properties. */
function templateOf([first]: readonly Source[]): object {
  if (!first) return { name: '', kind: 'log' };
  const { id: _id, ...properties } = first;
  return { ...properties, name: copyName(first.name) };
}

function hasEvents({ kind }: Source): boolean {
  return kind !== 'metric' && kind !== 'promql';
}

/** Returns the names of the tables of a source, as text. */
function tablesOf(source: Source): string {
  const { databaseName, tableName } = source.from;
  if (tableName) return `${databaseName}.${tableName}`;
  const tables = 'metricTables' in source ? Object.values(source.metricTables as Record<string, string>) : [];
  return tables.length > 0 ? `${databaseName}: ${tables.join(', ')}` : databaseName;
}
