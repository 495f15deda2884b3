import type { Alert, AlertPreview, AlertPreviewVariant } from '@observability-api/schemas';
import { counted, lines, table } from '../text.ts';
import { isoTime, rangeText, type TimeInput, timeArguments, timeRange } from '../time.ts';
import { defineTool, idArgument, type ToolContext, ToolError } from '../tool.ts';
import { alertArgument } from './alerts.ts';

interface PreviewInput extends TimeInput {
  readonly alert?: object;
  readonly alertId?: string;
}

const DEFAULT_FROM = '-7d';

export const previewAlert = defineTool<PreviewInput>({
  name: 'preview_alert',
  title: 'Preview an alert',
  description:
    'Computes when an alert would have fired in a range of at most 90 days. Compares it with a stored one if both alert and alertId are set. Stores and sends nothing.',
  isReadOnly: true,
  properties: {
    alert: alertArgument,
    alertId: idArgument('Id of a stored alert to preview, or to compare alert with.'),
    ...timeArguments(DEFAULT_FROM),
  },
  required: [],
  async run({ alert, alertId, from, to }, { api, signal, now }) {
    if (!alert && alertId === undefined) throw new ToolError('Expected alert, alertId, or both.');
    const range = timeRange({ from, to }, now, DEFAULT_FROM);
    const { startTime, endTime } = range;
    const stored = alertId === undefined ? undefined : await storedAlert(alertId, { api, signal });
    const { content } = await api.request<AlertPreview>({
      method: 'POST',
      path: '/alerts/preview',
      body: { alert: alert ?? stored, from: startTime, to: endTime, ...(alert && stored && { compareWith: alertId }) },
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

/** The maximum number of transitions and of notifications that a result contains. */
const MAX_LISTED = 30;

/** Returns the part of a preview that fits into a result. */
function shownVariant({ transitions, notifications, ...rest }: AlertPreviewVariant) {
  return {
    ...rest,
    transitions: transitions.slice(0, MAX_LISTED),
    notifications: notifications.slice(0, 1),
  };
}

function variantText(title: string, variant: ReturnType<typeof shownVariant>): string {
  const { windows, firings, alertMs, hours, transitions, transitionCount, notificationCount, warnings = [] } = variant;
  const byHour = hours.flatMap((count, hour) => (count === 0 ? [] : [`${hour}h: ${count}`])).join(', ');
  return lines(
    `${title}: ${counted(windows, 'window')}, fired ${counted(firings, 'time')}, ${counted(Math.round(alertMs / 60_000), 'minute')} in ALERT, ${counted(notificationCount, 'notification')}.`,
    ...warnings.map((warning) => `Warning: ${warning}`),
    windows === 0 && 'The range contains no whole window. Use an earlier from.',
    byHour && `Firings by hour of the day (time zone of the service): ${byHour}.`,
    transitions.length > 0 &&
      table(
        ['time', 'group', 'from', 'to', 'value'],
        transitions.map(({ time, group, from, to, value }) => [isoTime(time), group.join(', '), from, to, value]),
      ),
    transitionCount > transitions.length &&
      `Left out: ${counted(transitionCount - transitions.length, 'later change')}. Use a shorter range.`,
  );
}
