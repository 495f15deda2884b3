import type { Alert, AlertPreview, AlertPreviewVariant } from '@observability-api/schemas';
import { countText, fittingRows, jsonBytes, lines, MAX_RESULT_BYTES, shorten, table, truncateBytes } from '../text.ts';
import { isoTime, rangeText, type TimeInput, timeArguments, timeRange } from '../time.ts';
import { defineTool, idArgument, type ToolContext, ToolError } from '../tool.ts';
import { alertArgument, patchAlert } from './alerts.ts';

interface PreviewInput extends TimeInput {
  readonly alert?: object;
  readonly alertId?: string;
  readonly patch?: readonly object[];
}

const DEFAULT_FROM = '-7d';

export const previewAlert = defineTool<PreviewInput>({
  name: 'preview_alert',
  title: 'Preview an alert',
  description:
    'Computes when an alert would have fired in a range of at most 90 days. With alertId and either patch or alert, compares the changed alert with the stored one. Stores and sends nothing.',
  isReadOnly: true,
  properties: {
    alert: alertArgument,
    alertId: idArgument('Id of a stored alert.'),
    patch: {
      type: 'array',
      items: { type: 'object' },
      description: 'JSON Patch operations on the stored alert, as in save_alert.',
    },
    ...timeArguments(DEFAULT_FROM),
  },
  required: [],
  async run({ alert, alertId, patch, from, to }, { api, signal, now }) {
    if (!alert && alertId === undefined) throw new ToolError('Expected alert, alertId, or both.');
    if (patch && (alert || alertId === undefined)) throw new ToolError('Expected alertId with patch, and no alert.');
    const range = timeRange({ from, to }, now, DEFAULT_FROM);
    const { startTime, endTime } = range;
    const stored = alertId === undefined ? undefined : await storedAlert(alertId, { api, signal });
    const changed = alert ?? (patch && stored && patchAlert(stored, patch));
    const { content } = await api.request<AlertPreview>({
      method: 'POST',
      path: '/alerts/preview',
      body: {
        alert: changed ?? stored,
        from: startTime,
        to: endTime,
        ...(changed && stored && { compareWith: alertId }),
      },
      signal,
    });
    const variants = Object.entries(content) as [string, AlertPreviewVariant][];
    const shown = variants.map(([name, variant]) => [name, shownVariant(variant)] as const);
    return {
      text: lines(...shown.map(([name, variant]) => variantText(name === 'alert' ? 'Alert' : 'Stored alert', variant))),
      notes: [rangeText(range)],
      data: Object.fromEntries(shown),
    };
  },
});

async function storedAlert(alertId: string, { api, signal }: Pick<ToolContext, 'api' | 'signal'>): Promise<Alert> {
  const path = `/alerts/${encodeURIComponent(alertId)}`;
  return (await api.request<Alert>({ method: 'GET', path, signal })).content;
}

/** The maximum number of listed state changes per alert, and their maximum size in bytes. A result can have two alerts. */
const MAX_LISTED = 30;
const MAX_LISTED_BYTES = MAX_RESULT_BYTES / 4;

/** The maximum length of a group value, in characters. */
const MAX_VALUE_LENGTH = 200;

/** The maximum size of the body of a notification in bytes. */
const MAX_BODY_BYTES = 2_000;

/** Limits a preview to the size of a result: the first transitions and the first notification. */
function shownVariant({ transitions, notifications, ...rest }: AlertPreviewVariant) {
  const withGroup = <Item extends { readonly group: readonly string[] }>(item: Item) => ({
    ...item,
    group: item.group.map((value) => shorten(value, MAX_VALUE_LENGTH)),
  });
  const listed = transitions.slice(0, MAX_LISTED).map(withGroup);
  return {
    ...rest,
    transitions: fittingRows(listed, jsonBytes, MAX_LISTED_BYTES).rows,
    notifications: notifications.slice(0, 1).map((notification) => ({
      ...withGroup(notification),
      body: notification.body === null ? null : truncateBytes(notification.body, MAX_BODY_BYTES),
    })),
  };
}

function variantText(title: string, variant: ReturnType<typeof shownVariant>): string {
  const { windows, firings, alertMs, hours, transitions, transitionCount, notifications, notificationCount } = variant;
  const { warnings = [], timeZone } = variant;
  const [first] = notifications;
  const byHour = hours.flatMap((count, hour) => (count === 0 ? [] : [`${hour}h: ${count}`])).join(', ');
  return lines(
    `${title}: ${countText(windows, 'window')}, fired ${countText(firings, 'time')}, ${countText(Math.round(alertMs / 60_000), 'minute')} in ALERT, ${countText(notificationCount, 'notification')}.`,
    ...warnings.map((warning) => `Warning: ${warning}`),
    windows === 0 && 'No window was evaluated: the range contains no whole window, or the alert is disabled.',
    byHour && `Firings by hour of the day (${timeZone}): ${byHour}.`,
    transitions.length > 0 &&
      table(
        ['time', 'group', 'from', 'to', 'value'],
        transitions.map(({ time, group, from, to, value }) => [isoTime(time), group.join(', '), from, to, value]),
      ),
    transitionCount > transitions.length &&
      `Left out: ${countText(transitionCount - transitions.length, 'later change')}. Use a shorter range.`,
    first && `First notification (${first.state}, ${isoTime(first.time)}): ${first.body ?? first.error}`,
  );
}
