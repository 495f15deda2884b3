import type { Alert } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { hrefOf, navigate, setQuery, useLocation, useTitle } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { Button } from '../parts/button.tsx';
import { SearchField } from '../parts/field.tsx';
import { Empty, ErrorMessage, Loading } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';
import { AlertDetail } from './alert-detail.tsx';
import { inputOf } from './alert-fields.ts';
import { AlertForm } from './alert-form.tsx';
import { AlertState } from './alert-state.tsx';
import { type PossibleSubjects, subjectOf } from './alert-subject.ts';
import { alertTitle, byUrgency, conditionText, STATES } from './alert-text.ts';

/** The list of alerts, or one alert. */
export function AlertsPage({ id }: { readonly id: string | undefined }): VNode {
  const api = useApi();
  const { query } = useLocation();
  const alerts = useLoad((signal) => api.alerts.list({ signal }).all(), 'alerts');
  const dashboards = useLoad((signal) => api.dashboards.list({ signal }).all(), 'dashboards');
  const searches = useLoad((signal) => api.savedSearches.list({ signal }).all(), 'saved-searches');
  const loadedAlerts = alerts.data ?? [];
  const subjects = { dashboards: dashboards.data ?? [], searches: searches.data ?? [] };
  const selected = id === undefined ? undefined : loadedAlerts.find((alert) => alert.id === id);
  useTitle(selected ? alertTitle(selected, subjectOf(selected, subjects).name) : 'Alerts');
  const replace = (changed: Alert) =>
    alerts.change((current) =>
      current.some((alert) => alert.id === changed.id)
        ? current.map((alert) => (alert.id === changed.id ? changed : alert))
        : [...current, changed],
    );
  const isNew = query.get('new') === '1' && dashboards.data !== undefined;
  return (
    <div class="page">
      <ErrorMessage error={alerts.error ?? dashboards.error ?? searches.error} />
      {alerts.isLoading && !alerts.data && <Loading noun="alerts" />}
      {selected && (
        <AlertDetail
          key={selected.id}
          alert={selected}
          subjects={subjects}
          onChange={replace}
          onDelete={() => {
            alerts.change((current) => current.filter((alert) => alert.id !== selected.id));
            navigate('/alerts');
          }}
        />
      )}
      {id !== undefined && alerts.data && !selected && (
        <Empty heading="h1" title="Alert not found">
          <a href={hrefOf('/alerts')}>All alerts</a>
        </Empty>
      )}
      {id === undefined && alerts.data && <AlertList alerts={loadedAlerts} subjects={subjects} />}
      {isNew && (
        <AlertForm
          subjects={subjects}
          dashboardId={query.get('dashboard') ?? undefined}
          tileId={query.get('tile') ?? undefined}
          onClose={() => setQuery({ new: undefined, dashboard: undefined, tile: undefined })}
          onSubmit={async (fields, isOpen) => {
            const alert = await api.alerts.create(inputOf(undefined, fields));
            replace(alert);
            showToast('Created the alert.');
            // The back button does not open the form again.
            if (isOpen()) navigate(`/alerts/${alert.id}`, {}, 'replace');
          }}
        />
      )}
    </div>
  );
}

interface AlertListProps {
  readonly alerts: readonly Alert[];
  readonly subjects: PossibleSubjects;
}

function AlertList({ alerts, subjects }: AlertListProps): VNode {
  const { query } = useLocation();
  const words = (query.get('q') ?? '').toLowerCase();
  const state = query.get('state');
  const rows = byUrgency(alerts)
    .map((alert) => {
      const { name, label } = subjectOf(alert, subjects);
      return { alert, title: alertTitle(alert, name), label };
    })
    .filter(
      ({ alert, title, label }) =>
        (!state || alert.state === state) && `${title} ${label}`.toLowerCase().includes(words),
    );
  const states = Object.keys(STATES).filter((name) => name === state || alerts.some((alert) => alert.state === name));
  return (
    <>
      <header class="page-head">
        <h1>Alerts</h1>
        <Button class="desktop-only" kind="primary" icon="plus" onClick={() => setQuery({ new: '1' })}>
          New alert
        </Button>
      </header>
      {alerts.length === 0 && (
        <Empty title="No alerts yet">
          <p>
            An alert watches a tile of a dashboard, a saved search or a chart, and notifies webhooks or e-mail
            addresses.
          </p>
          <Button class="desktop-only" kind="primary" icon="plus" onClick={() => setQuery({ new: '1' })}>
            New alert
          </Button>
        </Empty>
      )}
      {alerts.length > 0 && (
        <>
          <div class="toolbar">
            <SearchField
              label="Search alerts"
              value={query.get('q') ?? ''}
              onInput={(q) => setQuery({ q }, 'replace')}
            />
            {(states.length > 1 || state) && (
              <fieldset class="chips">
                <legend class="hidden">States</legend>
                {states.map((name) => (
                  <button
                    key={name}
                    type="button"
                    class="chip"
                    aria-pressed={name === state}
                    onClick={() => setQuery({ state: name === state ? undefined : name })}
                  >
                    {STATES[name]?.[0]}
                  </button>
                ))}
              </fieldset>
            )}
          </div>
          {rows.length === 0 && <Empty title="No alert matches" />}
          {rows.length > 0 && (
            <ul class="list" aria-label="Alerts">
              {rows.map(({ alert, title, label }) => (
                <li key={alert.id} class="row">
                  <AlertState alert={alert} />
                  <a class="row-main" href={hrefOf(`/alerts/${alert.id}`)}>
                    <span class="row-title">{title}</span>
                    <span class="muted row-note">{label}</span>
                  </a>
                  <span class="muted row-tags">{conditionText(alert)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}
