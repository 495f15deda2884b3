import type { Dashboard } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { showError } from '../app/error-text.ts';
import { hrefOf, navigate, setQuery, useLocation, useTitle } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { useUnmounted } from '../app/use-unmounted.ts';
import { copyOf } from '../dashboard/copy.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { SearchField, TextField } from '../parts/field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Menu } from '../parts/menu.tsx';
import { Empty, ErrorMessage, Loading } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';
import { filterDashboards, parseTags, tagsOf } from './filter-dashboards.ts';

/** The list of dashboards with search and tags. The URL contains the search text and the selected tag. */
export function DashboardList(): VNode {
  const api = useApi();
  const { query } = useLocation();
  const list = useLoad((signal) => api.dashboards.list({ signal }).all(), 'dashboards');
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<Dashboard>();
  const isClosed = useUnmounted();
  useTitle('Dashboards');
  const words = query.get('q') ?? '';
  const tag = query.get('tag') ?? undefined;
  const dashboards = list.data ?? [];
  // A link from a tile can contain the name of a dashboard instead of its id.
  const name = query.get('name');
  const named = name === null ? undefined : dashboards.find((dashboard) => dashboard.name === name);
  useEffect(() => {
    if (named) navigate(`/dashboards/${named.id}`, { ...Object.fromEntries(query), name: undefined }, 'replace');
  }, [named]);
  const shown = filterDashboards(dashboards, words, tag);

  const duplicate = async (dashboard: Dashboard) => {
    const copy = await api.dashboards.create(copyOf(dashboard));
    // The user may have opened another page in the meantime.
    if (isClosed.current) showToast(`Created ${copy.name}.`);
    else navigate(`/dashboards/${copy.id}`);
  };

  return (
    <div class="page">
      <header class="page-head">
        <h1>Dashboards</h1>
        <Button class="desktop-only" kind="primary" icon="plus" onClick={() => setCreating(true)}>
          New dashboard
        </Button>
      </header>
      <div class="toolbar">
        <SearchField label="Search dashboards" value={words} onInput={(value) => setQuery({ q: value }, 'replace')} />
        <TagChips tags={tagsOf(dashboards)} selected={tag} />
      </div>
      <ErrorMessage error={list.error} />
      {name !== null && list.data && !named && <p class="notice">There is no dashboard with the name {name}.</p>}
      {!list.data && list.isLoading && <Loading noun="dashboards" />}
      {list.data && dashboards.length === 0 && (
        <Empty title="No dashboards yet">
          <p>A dashboard is a grid of charts, event lists and text.</p>
          <Button class="desktop-only" kind="primary" icon="plus" onClick={() => setCreating(true)}>
            New dashboard
          </Button>
        </Empty>
      )}
      {dashboards.length > 0 && shown.length === 0 && (
        <Empty title="No dashboard matches">
          <Button onClick={() => setQuery({ q: undefined, tag: undefined })}>Show all</Button>
        </Empty>
      )}
      {shown.length > 0 && (
        <ul class="list" aria-label="Dashboards">
          {shown.map((dashboard) => (
            <DashboardRow
              key={dashboard.id}
              dashboard={dashboard}
              onDuplicate={() => duplicate(dashboard).catch(showError)}
              onDelete={() => setDeleting(dashboard)}
            />
          ))}
        </ul>
      )}
      {isCreating && <CreateDialog onClose={() => setCreating(false)} onLateCreation={list.reload} />}
      {deleting && (
        <Confirm
          title="Delete this dashboard?"
          action="Delete"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await api.dashboards.delete(deleting.id);
            list.change((current) => current.filter(({ id }) => id !== deleting.id));
            showToast(`Deleted ${deleting.name}.`);
          }}
        >
          <p>
            <strong>{deleting.name}</strong> and the alerts of its tiles will be deleted. This cannot be undone.
          </p>
        </Confirm>
      )}
    </div>
  );
}

/** Buttons that limit the list to the dashboards with a tag. */
function TagChips({
  tags,
  selected,
}: {
  readonly tags: readonly string[];
  readonly selected?: string | undefined;
}): VNode {
  return (
    <fieldset class="chips">
      <legend class="hidden">Tags</legend>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          class="chip"
          aria-pressed={tag === selected}
          onClick={() => setQuery({ tag: tag === selected ? undefined : tag })}
        >
          {tag}
        </button>
      ))}
    </fieldset>
  );
}

interface DashboardRowProps {
  readonly dashboard: Dashboard;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

function DashboardRow({ dashboard, onDuplicate, onDelete }: DashboardRowProps): VNode {
  return (
    <li class="row">
      <a class="row-main" href={hrefOf(`/dashboards/${dashboard.id}`)}>
        <span class="row-title">{dashboard.name}</span>
        <span class="muted">{dashboard.tiles.length === 1 ? '1 tile' : `${dashboard.tiles.length} tiles`}</span>
      </a>
      <span class="row-tags">
        {dashboard.tags.map((tag) => (
          <span key={tag} class="tag">
            {tag}
          </span>
        ))}
      </span>
      <Menu
        label={`Actions for ${dashboard.name}`}
        items={[
          { text: 'Duplicate', icon: 'copy', onSelect: onDuplicate },
          { text: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
        ]}
      />
    </li>
  );
}

interface CreateDialogProps {
  readonly onClose: () => void;
  /** Called if the dashboard is created after the user has closed the dialog. */
  readonly onLateCreation: () => void;
}

function CreateDialog({ onClose, onLateCreation }: CreateDialogProps): VNode {
  const api = useApi();
  const isClosed = useUnmounted();
  const [name, setName] = useState('');
  const [tags, setTags] = useState('');
  return (
    <FormDialog
      title="New dashboard"
      action="Create"
      onClose={onClose}
      onSubmit={async () => {
        const dashboard = await api.dashboards.create({ name, tiles: [], tags: parseTags(tags) });
        if (isClosed.current) onLateCreation();
        else navigate(`/dashboards/${dashboard.id}`, { edit: '1' });
      }}
    >
      <TextField label="Name" required value={name} onInput={setName} maxLength={1024} />
      <TextField label="Tags" hint="Separated by commas." value={tags} onInput={setTags} />
    </FormDialog>
  );
}
