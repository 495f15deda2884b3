import { hash } from 'node:crypto';
import type { AlertNotification, AlertThresholdType } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { AlertsTable } from '../../store/tables.ts';
import type { StateChange } from '../state/groups.ts';
import { describeThreshold, type Threshold } from '../state/threshold.ts';

/** What a notification is made of. */
export interface NotificationInput {
  readonly alert: Selectable<AlertsTable>;
  readonly tileName: string;
  readonly finding: StateChange;
  readonly link: string;
  readonly webhookId: string;
}

/** Longer values of a group are cut in texts; the notification has them whole. */
const MAX_GROUP_CHARACTERS = 200;

/** The threshold of an alert. */
export function toThreshold(alert: Selectable<AlertsTable>): Threshold {
  return {
    type: alert.threshold_type as AlertThresholdType,
    threshold: alert.threshold,
    max: alert.threshold_max ?? alert.threshold,
  };
}

/** The values of a group in a text for people. */
export function describeGroup(group: readonly string[]): string {
  return group.map((value) => [...value].slice(0, MAX_GROUP_CHARACTERS).join('') || '(empty)').join(', ');
}

/** An alert that was on a range keeps its upper end, which means nothing to other thresholds. */
function isRange({ threshold_type }: Selectable<AlertsTable>): boolean {
  return threshold_type === 'between' || threshold_type === 'not_between';
}

function notificationBody({
  alert,
  tileName,
  finding: { group, value, state, window, isStale: isFormer },
}: NotificationInput): string {
  const ofGroup = group.length > 0 ? ` of ${describeGroup(group)}` : '';
  if (isFormer) return `The alert no longer watches ${tileName || 'the tile'}${ofGroup}.`;
  const what = `${tileName || 'The tile'}${ofGroup}`;
  const when = `from ${toIsoTime(window.startMs)} to ${toIsoTime(window.endMs)}`;
  const bound = `the alert is for ${describeThreshold(toThreshold(alert))}`;
  return state === 'ALERT'
    ? `${what} was ${value} ${when}; ${bound}.`
    : `${what} was ${value} again ${when}; ${bound}.`;
}

function digest(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/** The idempotency key of a notification: the same for the same alert, webhook, group, window and state, whoever sends it. */
export function idempotencyKey({ alert, webhookId, finding: { group, window, state } }: NotificationInput): string {
  return digest(alert.id, webhookId, group, window.startMs, window.endMs, state);
}

/** What a webhook is told about a window of an alert. */
export function createNotification(told: NotificationInput): AlertNotification {
  const { alert, tileName, finding, link, webhookId } = told;
  const { group, of, value, state, window, sinceMs } = finding;
  return {
    title: alert.name ?? `Alert on ${tileName || 'a tile'}`,
    body: alert.message ?? notificationBody(told),
    link,
    state,
    alertId: alert.id,
    dashboardId: of.dashboardId,
    tileId: of.tileId,
    group: [...group],
    value,
    threshold: alert.threshold,
    thresholdType: alert.threshold_type as AlertThresholdType,
    ...(isRange(alert) && { thresholdMax: toThreshold(alert).max }),
    startTime: window.startMs,
    endTime: window.endMs,
    eventId: digest(alert.id, webhookId, group, sinceMs).slice(0, 32),
  };
}
