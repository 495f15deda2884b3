import type { AlertPreviewVariant, TileInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { isWebhookId } from '../../domain/alert-channel.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import type { Store } from '../../store/store.ts';
import type { AlertsTable, WebhooksTable } from '../../store/tables.ts';
import type { AnyTile } from '../../telemetry/query/tiles/plan-tile.ts';
import type { LinkTo } from '../outbox/alert-link.ts';
import { type Schedule, scheduleOf, type Window, windowsWithin } from '../schedule/windows.ts';
import type { EvaluationRule, StateNotice } from '../state/group-state.ts';
import type { StoredState } from '../state/stored-state.ts';
import type { SubjectIds } from '../state/subject.ts';
import { createNotifications } from './create-notifications.ts';
import { type DisplayedSubject, displayedSubjects } from './displayed-subjects.ts';
import { evaluateWindows } from './evaluate-windows.ts';
import { ruleOf } from './evaluation-rule.ts';
import { type AlertCharts, type PreparedAlertQuery, prepareAlertQuery } from './prepare-alert-query.ts';
import { DEFAULT_PREVIEW_LIMITS, type PreviewLimits, PreviewSink } from './preview-sink.ts';
import { type AlertQuery, readAlertQuery, subjectIdsOf } from './read-alert-query.ts';
import { limitValues, readLargestRange, type WindowValues } from './window-values.ts';

/** Maximum number of windows that are evaluated in one tick of the event loop. */
const MAX_WINDOWS_PER_STEP = 500;

/** The dependencies of a preview. */
export interface PreviewContext {
  readonly store: Pick<Store, 'db'>;
  readonly tenantCharts: AlertCharts;
  readonly linkTo: LinkTo;
  /** The time zone for `hours` in the result, and for times in messages. */
  readonly timeZone: string;
}

/** The alert to preview and the range `[fromMs, toMs)`. */
export interface PreviewRequest {
  readonly alert: Selectable<AlertsTable>;
  /** The tile that the alert watches instead of its stored tile. */
  readonly tile?: (AnyTile & Pick<TileInput, 'name'>) | undefined;
  readonly fromMs: number;
  readonly toMs: number;
  readonly signal: AbortSignal;
}

async function webhooksOf({ db }: Pick<Store, 'db'>, tenant: string, channelIds: readonly string[]) {
  const ids = channelIds.filter(isWebhookId);
  if (ids.length === 0) return new Map<string, never>();
  const rows = db.selectFrom('webhooks').selectAll().where('tenant_id', '=', tenant).where('id', 'in', ids).execute();
  return new Map((await rows).map((row) => [row.id, row]));
}

/** The values that all windows of a preview share. */
interface PreviewRun {
  readonly alert: Selectable<AlertsTable>;
  readonly query: AlertQuery;
  readonly prepared: PreparedAlertQuery;
  readonly rule: EvaluationRule;
  readonly sink: PreviewSink;
  readonly signal: AbortSignal;
  readonly webhooks: ReadonlyMap<string, Selectable<WebhooksTable>>;
  displayOf(ids: SubjectIds): DisplayedSubject;
}

/** Adds the notifications of notices to the result until its list of notifications is full. */
async function addNotifications(
  { alert, prepared, sink, webhooks, displayOf }: PreviewRun,
  notices: readonly StateNotice[],
): Promise<void> {
  for (const notice of notices) {
    if (!sink.hasRoom) return;
    const notifications = await createNotifications({ alert, owner: '' }, [notice], prepared.sourceQuery, displayOf);
    for (const notification of notifications) {
      if (!sink.hasRoom) return;
      // Rendering a template can block the event loop for a millisecond or more.
      await nextFreeTick();
      await sink.addNotification(notification, webhooks.get(notification.channelId));
    }
  }
}

/** Evaluates consecutive windows in steps, and adds them to the result. Returns the state after the last window. */
async function evaluateInSteps(
  run: PreviewRun,
  values: readonly WindowValues[],
  initialState: StoredState,
): Promise<StoredState> {
  let state = initialState;
  let done = 0;
  while (done < values.length) {
    run.signal.throwIfAborted();
    await nextFreeTick();
    const step = values.slice(done, done + MAX_WINDOWS_PER_STEP);
    const plan = { fromMs: step[0]?.window.startMs ?? 0, skipped: 0 };
    const evaluated = evaluateWindows(plan, limitValues(step, run.query.noun), state, run.rule);
    state = { groups: evaluated.groups, evaluatedUntilMs: evaluated.evaluatedUntilMs };
    done += evaluated.windows.length;
    for (const window of evaluated.windows) run.sink.addWindow(window);
    run.sink.countNotifications(evaluated.notices);
    await addNotifications(run, evaluated.notices);
  }
  return state;
}

/** Reads the values of all windows with one query, or with several if one query exceeds a limit, and evaluates them. */
async function evaluateAll(run: PreviewRun, schedule: Schedule, windows: readonly Window[]): Promise<void> {
  let state: StoredState = { groups: [] };
  let done = 0;
  let readSize = windows.length;
  while (done < windows.length) {
    const values = await readLargestRange(run.prepared, schedule, windows.slice(done, done + readSize));
    readSize = values.length;
    state = await evaluateInSteps(run, values, state);
    done += values.length;
  }
}

/**
 * Evaluates an alert over the windows of a range. Applies the rules of the evaluator, but ignores silences. The initial state is `OK`.
 * Stores and sends nothing. Throws InvalidTileError, InvalidSeriesError, UnavailableError, the errors of the telemetry engine and the
 * reason of the signal.
 */
export async function previewAlert(
  { store, tenantCharts, linkTo, timeZone }: PreviewContext,
  { alert, tile, fromMs, toMs, signal }: PreviewRequest,
  limits: PreviewLimits = DEFAULT_PREVIEW_LIMITS,
): Promise<AlertPreviewVariant> {
  const tenant = alert.tenant_id;
  const stored = await readAlertQuery(store, tenant, alert);
  const query = tile ? { ...stored, name: tile.name, tile } : stored;
  const prepared = await prepareAlertQuery(tenantCharts, tenant, query, {
    queue: { workload: 'charts', tenant },
    signal,
  });
  const rule = ruleOf(alert, { ...subjectIdsOf(alert), groupBy: prepared.groupBy }, { isSilenced: false });
  const webhooks = await webhooksOf(store, tenant, rule.channelIds);
  const displayOf = await displayedSubjects({ store, linkTo }, alert, query.name, []);
  const schedule = scheduleOf(alert);
  const windows = alert.enabled === 0 ? [] : windowsWithin(schedule, fromMs, toMs);
  const sink = new PreviewSink(limits, timeZone);
  await evaluateAll({ alert, query, prepared, rule, sink, signal, webhooks, displayOf }, schedule, windows);
  const result = sink.result(windows[0]?.startMs ?? null, windows.at(-1)?.endMs ?? null);
  const warnings = windows.length === 0 ? [] : await prepared.findUnseenNames();
  return warnings.length === 0 ? result : { ...result, warnings: [...warnings] };
}
