import type { Alert, Webhook } from '@observability-api/schemas';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { hrefOf, setQuery, useLocation } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { readViewState } from '../dashboard/view-state.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Menu } from '../parts/menu.tsx';
import { ErrorMessage } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';
import { TileCard } from '../tile/tile-card.tsx';
import { formatTime, readRange, resolveRange, type TimeRange, toFixedRange } from '../time/range.ts';
import { RangePicker } from '../time/range-picker.tsx';
import { changedInputOf } from './alert-fields.ts';
import { AlertForm } from './alert-form.tsx';
import { AlertState } from './alert-state.tsx';
import { type AlertSubject, type PossibleSubjects, queryOfWindows, subjectOf } from './alert-subject.ts';
import { alertTitle, channelText, conditionText, firingRanges } from './alert-text.ts';
import { Deliveries } from './deliveries.tsx';

interface AlertDetailProps {
  readonly alert: Alert;
  readonly subjects: PossibleSubjects;
  readonly onChange: (alert: Alert) => void;
  readonly onDelete: () => void;
}

/** The durations of a silence, with their number of hours. */
const SILENCES = [
  ['For 1 hour', 1],
  ['For 4 hours', 4],
  ['For 1 day', 24],
  ['For 7 days', 168],
] as const;

/** Displays an alert with the values that it watches, its settings, errors and notifications. */
export function AlertDetail({ alert, subjects, onChange, onDelete }: AlertDetailProps): VNode {
  const api = useApi();
  const { query } = useLocation();
  const [error, setError] = useState<unknown>();
  const [isDeleting, setDeleting] = useState(false);
  const webhooks = useLoad((signal) => api.webhooks.list({ signal }).all(), 'webhooks').data ?? [];
  const subject = subjectOf(alert, subjects);
  const title = alertTitle(alert, subject.name);
  const { timeZone } = readViewState(query);
  const [from, to] = [query.get('from') ?? 'now-24h', query.get('to') ?? 'now'];
  const rangeText = readRange(new URLSearchParams({ from, to }));
  const range = useMemo(() => resolveRange(rangeText, Date.now()), [rangeText.from, rangeText.to]);
  return (
    <>
      <header class="page-head">
        <div class="dashboard-title">
          <a class="crumb" href={hrefOf('/alerts')}>
            Alerts
          </a>
          <h1>{title}</h1>
          <AlertState alert={alert} />
        </div>
        <div class="dashboard-controls">
          <RangePicker
            range={rangeText}
            timeZone={timeZone}
            onRange={(next) => setQuery({ ...next })}
            onTimeZone={(tz) => setQuery({ tz })}
          />
          <AlertActions alert={alert} onChange={onChange} onDelete={() => setDeleting(true)} onError={setError} />
        </div>
      </header>
      <ErrorMessage error={error} />
      <Facts alert={alert} subject={subject} webhooks={webhooks} timeZone={timeZone} />
      {alert.executionErrors && alert.executionErrors.length > 0 && (
        <section class="notice error" aria-label="Errors of evaluations and notifications">
          <ul>
            {alert.executionErrors.map(({ timestamp, message }) => (
              <li key={timestamp + message}>
                {formatTime(timestamp, timeZone)}: {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <SubjectTile alert={alert} subject={subject} range={range} timeZone={timeZone} />
      <Deliveries alertId={alert.id} webhooks={webhooks} timeZone={timeZone} />
      {query.get('edit') === '1' && (
        <AlertForm
          alert={alert}
          subjects={subjects}
          onClose={() => setQuery({ edit: undefined })}
          onSubmit={async (fields, isOpen) => {
            // Another user may have changed other fields since the alert was loaded.
            onChange(await api.alerts.modify(alert.id, (stored) => changedInputOf(stored, alert, fields)));
            if (isOpen()) setQuery({ edit: undefined });
            showToast('Saved.');
          }}
        />
      )}
      {isDeleting && (
        <Confirm
          title="Delete this alert?"
          action="Delete"
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            await api.alerts.delete(alert.id);
            showToast(`Deleted ${title}.`);
            onDelete();
          }}
        >
          <p>
            <strong>{title}</strong> will no longer notify anyone. This cannot be undone.
          </p>
        </Confirm>
      )}
    </>
  );
}

interface AlertActionsProps {
  readonly alert: Alert;
  readonly onChange: (alert: Alert) => void;
  /** Called when the user selects `Delete`. */
  readonly onDelete: () => void;
  readonly onError: (error: unknown) => void;
}

/** The buttons that silence, edit, disable and delete an alert. */
function AlertActions({ alert, onChange, onDelete, onError }: AlertActionsProps): VNode {
  const api = useApi();
  const attempt = (action: () => Promise<void>) => () => action().catch(onError);
  const silence = (hours: number) =>
    attempt(async () => {
      const until = new Date(Date.now() + hours * 3_600_000).toISOString();
      onChange(await api.alerts.silence(alert.id, { until }));
      showToast('Silenced.');
    });
  const endSilence = attempt(async () => {
    await api.alerts.endSilence(alert.id);
    onChange({ ...alert, silenced: null });
  });
  const setEnabled = (enabled: boolean) =>
    attempt(async () => {
      // Another user may have changed the alert since it was loaded.
      const changed = await api.alerts.modify(alert.id, (draft) => {
        draft.enabled = enabled;
      });
      onChange(changed);
    });
  return (
    <>
      {alert.silenced ? (
        <Button onClick={endSilence}>End the silence</Button>
      ) : (
        <Menu
          label="Silence"
          icon="mute"
          hasText
          items={SILENCES.map(([text, hours]) => ({ text, onSelect: silence(hours) }))}
        />
      )}
      <Button class="desktop-only" icon="edit" onClick={() => setQuery({ edit: '1' })}>
        Edit
      </Button>
      <Menu
        label="More actions"
        items={[
          alert.state === 'DISABLED'
            ? { text: 'Enable', icon: 'check', onSelect: setEnabled(true) }
            : { text: 'Disable', icon: 'close', onSelect: setEnabled(false) },
          { text: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
        ]}
      />
    </>
  );
}

interface FactsProps {
  readonly alert: Alert;
  readonly subject: AlertSubject;
  readonly webhooks: readonly Webhook[];
  readonly timeZone: string;
}

/** The settings of an alert. */
function Facts({ alert, subject, webhooks, timeZone }: FactsProps): VNode {
  const { page, tile, label, noun } = subject;
  return (
    <dl class="facts">
      <Fact name="Fires if">the value is {conditionText(alert)}</Fact>
      {(alert.numConsecutiveWindows ?? 1) > 1 && <Fact name="Consecutive windows">{alert.numConsecutiveWindows}</Fact>}
      <Fact name={noun}>{page ? <a href={hrefOf(...page)}>{label}</a> : tile ? label || 'unnamed' : 'none'}</Fact>
      <Fact name="Notifies">{(alert.channels ?? []).map((channel) => channelText(channel, webhooks)).join(', ')}</Fact>
      {alert.silenced && <Fact name="Silenced until">{formatTime(alert.silenced.until, timeZone)}</Fact>}
      {alert.note && <Fact name="Note">{alert.note}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }): VNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SubjectTileProps {
  readonly alert: Alert;
  readonly subject: AlertSubject;
  readonly range: TimeRange;
  readonly timeZone: string;
}

/** The values that an alert watches. If the buckets are as long as an evaluation window, marks the {@link firingRanges}. */
function SubjectTile({ alert, subject, range, timeZone }: SubjectTileProps): VNode | null {
  const { tile } = subject;
  const query = subject.query?.(range);
  const windowQuery = query && queryOfWindows(query, alert.interval);
  // Without `windowQuery`, the buckets are longer than an evaluation window. The threshold does not apply to their values.
  const marks = useMemo(() => (windowQuery ? firingRanges(alert) : []), [alert, windowQuery === undefined]);
  if (!tile || !query) return null;
  return (
    <div class="alert-tile">
      <TileCard
        tile={tile}
        query={windowQuery ?? query}
        range={range}
        refreshCount={0}
        timeZone={timeZone}
        onZoom={(zoomed) => setQuery({ ...toFixedRange(zoomed) })}
        marks={marks}
      />
    </div>
  );
}
