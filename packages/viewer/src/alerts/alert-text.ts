import type { ValueRange } from '@observability-api/charts';
import type { Alert, AlertChannel, AlertInput, Webhook } from '@observability-api/schemas';
import type { Tone } from '../parts/message.tsx';

/** The names and colors of the states of alerts, the most urgent state first. */
export const STATES: Readonly<Record<string, readonly [text: string, tone: Tone]>> = {
  ALERT: ['Firing', 'bad'],
  PENDING: ['Pending', 'warning'],
  INSUFFICIENT_DATA: ['No result', 'warning'],
  OK: ['OK', 'good'],
  DISABLED: ['Disabled', 'neutral'],
};

/** The comparisons with a threshold that the user can select. */
export const COMPARISONS = [
  ['above', 'at least'],
  ['above_exclusive', 'more than'],
  ['below', 'less than'],
  ['below_or_equal', 'at most'],
  ['equal', 'equal to'],
  ['not_equal', 'not equal to'],
  ['between', 'between'],
  ['not_between', 'not between'],
] as const;

/** Returns the receiver of a channel: the name of the webhook, or its id if it is not in `webhooks`, or the recipients of the e-mail. */
export function channelText(channel: AlertChannel, webhooks: readonly Webhook[]): string {
  if (channel.type === 'email') return channel.emailRecipients.join(', ');
  return webhooks.find(({ id }) => id === channel.webhookId)?.name ?? channel.webhookId;
}

/** Returns true if the comparison has two bounds. */
export function hasTwoBounds(thresholdType: string): boolean {
  return thresholdType === 'between' || thresholdType === 'not_between';
}

/** Returns the condition of an alert as a part of a sentence: `at least 10 in 5m`. */
export function conditionText(
  alert: Pick<AlertInput, 'threshold' | 'thresholdMax' | 'thresholdType' | 'interval'>,
): string {
  const { threshold, thresholdMax, thresholdType, interval } = alert;
  const comparison = COMPARISONS.find(([type]) => type === thresholdType)?.[1] ?? thresholdType;
  const bounds = hasTwoBounds(thresholdType) ? `${threshold} and ${thresholdMax}` : threshold;
  return `${comparison} ${bounds} in ${interval}`;
}

/** Returns the ranges of values to mark in a chart: those in which the alert fires, or the threshold for `not_equal`. */
export function firingRanges({
  thresholdType,
  threshold,
  thresholdMax = threshold,
}: Pick<AlertInput, 'threshold' | 'thresholdMax' | 'thresholdType'>): ValueRange[] {
  switch (thresholdType) {
    case 'above':
    case 'above_exclusive':
      return [{ from: threshold }];
    case 'below':
    case 'below_or_equal':
      return [{ to: threshold }];
    case 'between':
      return [{ from: threshold, to: thresholdMax }];
    case 'not_between':
      return [{ to: threshold }, { from: thresholdMax }];
    default:
      return [{ from: threshold, to: threshold }];
  }
}

/**
 * Returns the title of an alert: its name, its display name, or the name of the tile, saved search or chart that it watches. Returns
 * `Alert` if it has none of these names.
 */
export function alertTitle(alert: Alert, subjectName: string | undefined): string {
  return alert.name ?? alert.displayName ?? subjectName ?? 'Alert';
}

/** Returns alerts sorted by urgency, the most urgent first. */
export function byUrgency(alerts: readonly Alert[]): Alert[] {
  const order = Object.keys(STATES);
  return alerts.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
