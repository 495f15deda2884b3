import { hash } from 'node:crypto';
import type { AlertNotification, AlertSeverity, AlertThresholdType } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { findChannel } from '../../domain/alert-channel.ts';
import type { AlertsTable } from '../../store/tables.ts';
import type { StateNotice } from '../state/group-state.ts';
import { nounOf } from '../state/subject.ts';
import { describeThreshold, type Threshold } from '../state/threshold.ts';

/**
 * The position of a notification in an incident, which is an `ALERT` of a group or a failure of the evaluation:
 *
 * - `firing`: the first notification to the channel
 * - `repeat`: a further one while the incident is open. Only repeats can be superseded, see `supersedeRepeats`
 * - `resolution`: the last one, with the state `OK`
 */
export type NotificationKind = 'firing' | 'repeat' | 'resolution';

/** The values that a notification is created from. */
export interface NotificationInput {
  readonly alert: Selectable<AlertsTable>;
  /** The name of the tile, saved search or chart that the notice is about. Empty if it was deleted or has no name. */
  readonly name: string;
  readonly notice: StateNotice;
  readonly link: string;
  readonly channelId: string;
  /** A filter of the query of the alert, or an empty string. See `PreparedAlertQuery`. */
  readonly sourceQuery: string;
}

/** Values for template variables. They are stored together with an {@link AlertNotification}. */
export interface TemplateContext {
  readonly alertType: string;
  readonly teamId: string;
  readonly sourceQuery: string;
  readonly note: string;
  readonly tags: readonly string[];
  /** The fields that the values are grouped by. */
  readonly groupBy: readonly string[];
  /** The severity of the channel, or an empty string if it has none. Absent in the context of earlier versions. */
  readonly severity?: string;
}

/** A notification as the outbox stores it. Earlier versions stored no context. */
export type StoredContent = AlertNotification & {
  readonly context?: TemplateContext;
  /** The recipients, if the channel is an e-mail channel. */
  readonly emailRecipients?: readonly string[];
};

/** Maximum length of a group value in titles and messages. The property `group` of the notification has the full values. */
const MAX_VALUE_CHARACTERS = 200;

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
  // A character has at most two code units.
  const truncate = (value: string) => [...value.slice(0, 2 * MAX_VALUE_CHARACTERS)].slice(0, MAX_VALUE_CHARACTERS);
  return group.map((value) => truncate(value).join('') || '(empty)').join(', ');
}

/** Returns true if the threshold type has an upper bound. Earlier versions also stored an upper bound with other types. */
function hasUpperBound({ threshold_type }: Selectable<AlertsTable>): boolean {
  return threshold_type === 'between' || threshold_type === 'not_between';
}

/** The units of the length of a window in milliseconds, largest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Returns the length of a window as text, such as `5 minutes`. A single unit has no number: `minute`. */
function describeLength(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, unitMs]) => milliseconds % unitMs === 0) ?? UNITS[3];
  const count = milliseconds / size;
  return count === 1 ? unit : `${count} ${unit}s`;
}

/**
 * Returns a fraction with at most six significant digits, and an integer with all. The property `value` of the notification has all
 * digits.
 */
function describeValue(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(6)));
}

/** Maximum length of the text of a notification, see {@link AlertNotification}. */
const MAX_BODY_LENGTH = 16_384;

/** Returns the text for an alert that cannot be evaluated, truncated to {@link MAX_BODY_LENGTH}. A reason can list many names. */
function failureBody(reason: string): string {
  const text = `The alert cannot be evaluated. ${reason}`;
  return text.length <= MAX_BODY_LENGTH ? text : `${text.slice(0, MAX_BODY_LENGTH - 1).toWellFormed()}…`;
}

function notificationBody({
  alert,
  name,
  notice: { group, subject, value, state, window, isStale, failure },
}: NotificationInput): string {
  if (failure === null) return 'The alert can be evaluated again.';
  if (failure !== undefined) return failureBody(failure);
  const ofGroup = group.length > 0 ? ` of ${describeGroup(group)}` : '';
  const noun = nounOf(subject);
  if (isStale) return `The alert no longer watches ${name || `the ${noun}`}${ofGroup}.`;
  const ofValues = group.length > 0 ? ` (${describeGroup(group)})` : '';
  const result = state === 'ALERT' ? '' : 'resolved; ';
  const threshold = describeThreshold(toThreshold(alert));
  const length = describeLength(window.endMs - window.startMs);
  return `${name || `The ${noun}`}${ofValues}: ${describeValue(value)} in the last ${length} (${result}threshold: ${threshold})`;
}

function digest(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/** Returns the group that a notice is about, or `evaluation` if it is about the evaluation. A group is a list and never this string. */
function scopeOf({ group, failure }: StateNotice): readonly string[] | 'evaluation' {
  return failure === undefined ? group : 'evaluation';
}

/**
 * Returns the idempotency key of a notification. It is the same for the same alert, channel, group, window and state,
 * whichever process creates it. The key of a notice about the evaluation also contains the time at which the failures began, because
 * the evaluation can fail, succeed and fail again with the same last window.
 */
export function idempotencyKey({ alert, channelId, notice }: NotificationInput): string {
  const { window, state, failure, sinceMs } = notice;
  const incident = failure === undefined ? [] : [sinceMs];
  return digest(alert.id, channelId, scopeOf(notice), window.startMs, window.endMs, state, ...incident);
}

/** Returns a key that is the same for all notifications of one group to one channel. */
export function groupKey({ channelId, notice }: Pick<NotificationInput, 'channelId' | 'notice'>): string {
  return digest(channelId, scopeOf(notice)).slice(0, 32);
}

/** Returns the kind of a notification. */
export function notificationKind({
  channelId,
  notice: { state, notifiedBefore },
}: NotificationInput): NotificationKind {
  if (state === 'OK') return 'resolution';
  return notifiedBefore.includes(channelId) ? 'repeat' : 'firing';
}

/** Returns the severity of the channel. Undefined if it has none, or if the alert no longer has the channel. */
function severityOf({ alert, channelId }: NotificationInput): AlertSeverity | undefined {
  return findChannel(alert, channelId)?.severity ?? undefined;
}

/** Returns the {@link TemplateContext} of a notification. */
export function templateContext(input: NotificationInput): TemplateContext {
  const { alert, sourceQuery, notice } = input;
  return {
    alertType: alert.source,
    teamId: alert.tenant_id,
    sourceQuery,
    note: alert.note ?? '',
    tags: JSON.parse(alert.tags) as string[],
    groupBy: notice.subject.groupBy,
    severity: severityOf(input) ?? '',
  };
}

/** Creates the notification that a channel receives about a window of an alert. */
export function createNotification(input: NotificationInput): AlertNotification {
  const { alert, name, notice, link, channelId } = input;
  const { group, subject, value, state, window, sinceMs } = notice;
  const severity = severityOf(input);
  return {
    title: alert.name ?? alert.display_name ?? `Alert on ${name || `a ${nounOf(subject)}`}`,
    body: (notice.failure === undefined && alert.message) || notificationBody(input),
    link,
    state,
    ...(severity && { severity }),
    alertId: alert.id,
    ...(subject.dashboardId !== undefined && { dashboardId: subject.dashboardId }),
    ...(subject.tileId !== undefined && { tileId: subject.tileId }),
    ...(subject.savedSearchId !== undefined && { savedSearchId: subject.savedSearchId }),
    group: [...group],
    value,
    threshold: alert.threshold,
    thresholdType: alert.threshold_type as AlertThresholdType,
    ...(hasUpperBound(alert) && { thresholdMax: toThreshold(alert).max }),
    startTime: window.startMs,
    endTime: window.endMs,
    eventId: digest(alert.id, channelId, scopeOf(notice), sinceMs).slice(0, 32),
  };
}
