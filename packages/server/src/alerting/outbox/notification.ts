import { hash } from 'node:crypto';
import type { AlertNotification, AlertThresholdType } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { AlertsTable } from '../../store/tables.ts';
import type { StateChange } from '../state/group-state.ts';
import { describeThreshold, type Threshold } from '../state/threshold.ts';

/** The first notification of an incident, a further one while the alert fires, or the last one. Only repeats are superseded. */
export type NotificationKind = 'firing' | 'repeat' | 'resolution';

/** The parts of a notification. */
export interface NotificationInput {
  readonly alert: Selectable<AlertsTable>;
  /** Empty if the tile was deleted or has no name. */
  readonly tileName: string;
  readonly change: StateChange;
  readonly link: string;
  readonly webhookId: string;
  /** The filter of the evaluated series. */
  readonly sourceQuery: string;
}

/** The values of template variables that the default body of a notification does not contain. */
export interface TemplateContext {
  readonly alertType: string;
  readonly teamId: string;
  readonly sourceQuery: string;
  readonly note: string;
  readonly tags: readonly string[];
  /** The fields that the tile is grouped by. */
  readonly groupBy: readonly string[];
}

/** A notification as the outbox stores it. Earlier versions stored no context. */
export type StoredContent = AlertNotification & { readonly context?: TemplateContext };

/** Longer values of a group are truncated in texts. The property `group` of the notification contains them in full. */
const MAX_GROUP_CHARACTERS = 200;

/** Returns the threshold of an alert. */
export function toThreshold(alert: Selectable<AlertsTable>): Threshold {
  return {
    type: alert.threshold_type as AlertThresholdType,
    threshold: alert.threshold,
    max: alert.threshold_max ?? alert.threshold,
  };
}

/** Returns the values of a group as text, each truncated to 200 characters. */
export function describeGroup(group: readonly string[]): string {
  return group.map((value) => [...value].slice(0, MAX_GROUP_CHARACTERS).join('') || '(empty)').join(', ');
}

/** An alert keeps its stored upper bound when its threshold type changes. Only range types use it. */
function isRange({ threshold_type }: Selectable<AlertsTable>): boolean {
  return threshold_type === 'between' || threshold_type === 'not_between';
}

/** The units of the length of a window in milliseconds, the largest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Returns the length of a window as text, such as `5 minutes`. A single unit has no number: `minute`. */
function describeLength(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => milliseconds % each === 0) ?? UNITS[3];
  const count = milliseconds / size;
  return count === 1 ? unit : `${count} ${unit}s`;
}

/** Returns a value with at most six significant digits. The property `value` of the notification has all. */
function describeValue(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(6)));
}

function notificationBody({
  alert,
  tileName,
  change: { group, value, state, window, isStale },
}: NotificationInput): string {
  const ofGroup = group.length > 0 ? ` of ${describeGroup(group)}` : '';
  if (isStale) return `The alert no longer watches ${tileName || 'the tile'}${ofGroup}.`;
  const ofValues = group.length > 0 ? ` (${describeGroup(group)})` : '';
  const result = state === 'ALERT' ? '' : 'resolved; ';
  const threshold = describeThreshold(toThreshold(alert));
  const length = describeLength(window.endMs - window.startMs);
  return `${tileName || 'The tile'}${ofValues}: ${describeValue(value)} in the last ${length} (${result}threshold: ${threshold})`;
}

function digest(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/**
 * Returns the idempotency key of a notification. It is the same for the same alert, webhook, group, window and state,
 * whichever process sends it.
 */
export function idempotencyKey({ alert, webhookId, change: { group, window, state } }: NotificationInput): string {
  return digest(alert.id, webhookId, group, window.startMs, window.endMs, state);
}

/** Returns a key that is the same for all notifications of one group to one webhook. */
export function groupKey({ webhookId, change: { group } }: Pick<NotificationInput, 'webhookId' | 'change'>): string {
  return digest(webhookId, group).slice(0, 32);
}

/** Returns whether a notification is the first of an incident for its webhook, a further one, or the last one. */
export function notificationKind({
  webhookId,
  change: { state, notifiedBefore },
}: NotificationInput): NotificationKind {
  if (state === 'OK') return 'resolution';
  return notifiedBefore.includes(webhookId) ? 'repeat' : 'firing';
}

/** Returns the values of the further template variables. */
export function templateContext({ alert, sourceQuery, change: { subject } }: NotificationInput): TemplateContext {
  return {
    alertType: alert.source,
    teamId: alert.tenant_id,
    sourceQuery,
    note: alert.note ?? '',
    tags: JSON.parse(alert.tags) as string[],
    groupBy: subject.groupBy,
  };
}

/** Creates the notification that a webhook receives about a window of an alert. */
export function createNotification(input: NotificationInput): AlertNotification {
  const { alert, tileName, change, link, webhookId } = input;
  const { group, subject, value, state, window, sinceMs } = change;
  return {
    title: alert.name ?? alert.display_name ?? `Alert on ${tileName || 'a tile'}`,
    body: alert.message ?? notificationBody(input),
    link,
    state,
    alertId: alert.id,
    dashboardId: subject.dashboardId,
    tileId: subject.tileId,
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
