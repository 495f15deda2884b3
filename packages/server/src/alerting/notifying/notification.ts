import { hash } from 'node:crypto';
import type { AlertNotification, AlertThresholdType } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { isoTime } from '../../resources/instant.ts';
import type { AlertsTable } from '../../store/tables.ts';
import type { Finding } from '../judging/groups.ts';
import { inWords, type Threshold } from '../judging/threshold.ts';

/** What a notification is made of. */
export interface Told {
  readonly alert: Selectable<AlertsTable>;
  readonly tileName: string;
  readonly finding: Finding;
  readonly link: string;
  readonly webhookId: string;
}

/** Longer values of a group are cut in texts; the notification has them whole. */
const MOST_GROUP_CHARACTERS = 200;

/** The threshold of an alert. */
export const thresholdOf = (alert: Selectable<AlertsTable>): Threshold => ({
  type: alert.threshold_type as AlertThresholdType,
  threshold: alert.threshold,
  max: alert.threshold_max ?? alert.threshold,
});

/** The values of a group in a text for people. */
export const groupInWords = (group: readonly string[]): string =>
  group.map((value) => [...value].slice(0, MOST_GROUP_CHARACTERS).join('') || '(empty)').join(', ');

/** An alert that was on a range keeps its upper end, which means nothing to other thresholds. */
const isRange = ({ threshold_type }: Selectable<AlertsTable>): boolean =>
  threshold_type === 'between' || threshold_type === 'not_between';

const sentence = ({ alert, tileName, finding: { group, value, state, window, isFormer } }: Told): string => {
  const ofGroup = group.length > 0 ? ` of ${groupInWords(group)}` : '';
  if (isFormer) return `The alert no longer watches ${tileName || 'the tile'}${ofGroup}.`;
  const what = `${tileName || 'The tile'}${ofGroup}`;
  const when = `from ${isoTime(window.startMs)} to ${isoTime(window.endMs)}`;
  const bound = `the alert is for ${inWords(thresholdOf(alert))}`;
  return state === 'ALERT'
    ? `${what} was ${value} ${when}; ${bound}.`
    : `${what} was ${value} again ${when}; ${bound}.`;
};

const digest = (...parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts), 'hex');

/** The idempotency key of a notification: the same for the same alert, webhook, group, window and state, whoever sends it. */
export const keyOf = ({ alert, webhookId, finding: { group, window, state } }: Told): string =>
  digest(alert.id, webhookId, group, window.startMs, window.endMs, state);

/** What a webhook is told about a window of an alert. */
export const notificationOf = (told: Told): AlertNotification => {
  const { alert, tileName, finding, link, webhookId } = told;
  const { group, of, value, state, window, sinceMs } = finding;
  return {
    title: alert.name ?? `Alert on ${tileName || 'a tile'}`,
    body: alert.message ?? sentence(told),
    link,
    state,
    alertId: alert.id,
    dashboardId: of.dashboardId,
    tileId: of.tileId,
    group: [...group],
    value,
    threshold: alert.threshold,
    thresholdType: alert.threshold_type as AlertThresholdType,
    ...(isRange(alert) && { thresholdMax: thresholdOf(alert).max }),
    startTime: window.startMs,
    endTime: window.endMs,
    eventId: digest(alert.id, webhookId, group, sinceMs).slice(0, 32),
  };
};
