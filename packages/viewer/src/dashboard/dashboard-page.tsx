import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isNotFound } from '../app/error-text.ts';
import { lazy } from '../app/lazy.tsx';
import { hrefOf, setQuery, useLocation, useTitle } from '../app/location.ts';
import { useIsPhone } from '../app/use-is-phone.ts';
import { useLoad } from '../app/use-load.ts';
import type { Stored } from '../edit/use-save.ts';
import { Empty, ErrorMessage, Loading } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';
import type { Session } from '../session/session.ts';
import { DashboardView } from './dashboard-view.tsx';
import { savedFilters } from './saved-filters.ts';
import { readViewState } from './view-state.ts';

const DashboardEditor = lazy(async () => (await import('../edit/dashboard-editor.tsx')).DashboardEditor);

/** Loads a dashboard and displays it, or its editor. */
export function DashboardPage({ id, session }: { readonly id: string; readonly session: Session }): VNode {
  const api = useApi();
  const { query } = useLocation();
  const isPhone = useIsPhone();
  const state = readViewState(query);
  // The editor stays open if the window becomes as narrow as a phone. Closing it would discard its changes.
  const isEditing = useRef(false);
  isEditing.current = state.isEditing && (isEditing.current || !isPhone);
  const loaded = useLoad<Stored>(async (signal) => {
    const { data, etag } = await api.dashboards.get(id, { signal }).withResponse();
    return { dashboard: data, etag };
  }, id);
  const stored = loaded.data;
  useTitle(stored?.dashboard.name ?? 'Dashboard');
  const saved = stored && !state.ignoresSavedFilters ? savedFilters(stored.dashboard) : {};
  const savedText = JSON.stringify(saved);
  // The saved filters become part of the URL before the dashboard is displayed.
  useEffect(() => {
    const parameters: Record<string, string | undefined> = JSON.parse(savedText);
    if (Object.keys(parameters).length > 0) setQuery({ ...parameters, saved: '1' }, 'replace');
  }, [savedText]);
  if (!stored || savedText !== '{}')
    return (
      <div class="page">
        {loaded.error ? (
          <Empty
            heading="h1"
            title={isNotFound(loaded.error) ? 'Dashboard not found' : 'The dashboard cannot be displayed'}
          >
            {!isNotFound(loaded.error) && <ErrorMessage error={loaded.error} />}
            <a href={hrefOf('/dashboards')}>All dashboards</a>
          </Empty>
        ) : (
          <Loading noun="the dashboard" />
        )}
      </div>
    );
  return isEditing.current ? (
    <DashboardEditor
      key={id}
      stored={stored}
      state={state}
      onSaved={(latest) => loaded.change(() => latest)}
      onReload={loaded.reload}
    />
  ) : (
    <>
      {state.isEditing && <p class="notice">Editing requires a wider window.</p>}
      <DashboardView key={id} dashboard={stored.dashboard} state={state} session={session} />
    </>
  );
}
