import type { AlertPreviewVariant, TileInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { isWebhookId } from '../../domain/alert-channel.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import type { Store } from '../../store/store.ts';
import type { AlertsTable } from '../../store/tables.ts';
import type { AnyTile } from '../../telemetry/query/tiles/plan-tile.ts';
import type { LinkTo } from '../outbox/alert-link.ts';
import { scheduleOf, windowsWithin } from '../schedule/windows.ts';
import type { StoredState } from '../state/stored-state.ts';
import { createNotifications } from './create-notifications.ts';
import { displayedSubjects } from './displayed-subjects.ts';
import { evaluateWindows } from './evaluate-windows.ts';
import { ruleOf } from './evaluation-rule.ts';
import { type AlertCharts, openWatched } from './open-watched.ts';
import { DEFAULT_PREVIEW_LIMITS, type PreviewLimits, PreviewSink } from './preview-sink.ts';
import { readWatched, watchedIdsOf } from './read-watched.ts';
import { limitValues, readLargestRange } from './window-values.ts';

/** The number of windows that are evaluated before the event loop continues. */
const WINDOWS_PER_STEP = 500;

/** The dependencies of a preview. */
export interface PreviewContext {
  readonly store: Pick<Store, 'db'>;
  readonly tenantCharts: AlertCharts;
  readonly linkTo: LinkTo;
  /** The time zone of the hours of the result and of the times in messages. */
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

/**
 * Evaluates an alert over the windows of a range with the code of the evaluator, from the state `OK`. The values come from
 * as few statements as the limit of rows permits. Stores and sends nothing. Throws InvalidTileError, the errors of the
 * queries and the reason of the signal.
 */
export async function previewAlert(
  { store, tenantCharts, linkTo, timeZone }: PreviewContext,
  { alert, tile, fromMs, toMs, signal }: PreviewRequest,
  limits: PreviewLimits = DEFAULT_PREVIEW_LIMITS,
): Promise<AlertPreviewVariant> {
  const tenant = alert.tenant_id;
  const stored = await readWatched(store, tenant, alert);
  const watched = tile ? { ...stored, name: tile.name, tile } : stored;
  const opened = await openWatched(tenantCharts, tenant, watched, { queue: { workload: 'charts', tenant }, signal });
  const rule = ruleOf(alert, { ...watchedIdsOf(alert), groupBy: opened.groupBy }, { isSilenced: false });
  const webhooks = await webhooksOf(store, tenant, rule.channelIds);
  const displayOf = await displayedSubjects({ store, linkTo }, alert, watched.name, { groups: [] });
  const schedule = scheduleOf(alert);
  const windows = alert.enabled === 0 ? [] : windowsWithin(schedule, fromMs, toMs);
  const sink = new PreviewSink(limits, timeZone);
  let state: StoredState = { groups: [] };
  let next = 0;
  let readSize = windows.length;
  while (next < windows.length) {
    const range = windows.slice(next, next + readSize);
    let values = await readLargestRange(opened, schedule, range);
    readSize = values.length;
    while (values.length > 0) {
      signal.throwIfAborted();
      await nextFreeTick();
      const plan = { fromMs: values[0]?.window.startMs ?? 0, skipped: 0 };
      const {
        groups,
        changes,
        evaluatedUntilMs,
        windows: done,
      } = evaluateWindows(plan, limitValues(values.slice(0, WINDOWS_PER_STEP), watched.noun), state, rule);
      state = { groups, evaluatedUntilMs };
      next += done.length;
      values = values.slice(done.length);
      for (const evaluated of done) sink.addWindow(evaluated);
      sink.countNotifications(changes);
      for (const change of changes) {
        if (!sink.hasRoom) break;
        for (const notification of await createNotifications(
          { alert, owner: '' },
          [change],
          opened.sourceQuery,
          displayOf,
        )) {
          if (!sink.hasRoom) break;
          // Rendering a template takes a millisecond.
          await nextFreeTick();
          await sink.addNotification(notification, webhooks.get(notification.channelId));
        }
      }
    }
  }
  const result = sink.result(windows[0]?.startMs ?? null, windows.at(-1)?.endMs ?? null);
  // A tile that cannot be queried has already thrown its error.
  const warnings = windows.length === 0 ? [] : await opened.findUnseenNames();
  return warnings.length === 0 ? result : { ...result, warnings: [...warnings] };
}
