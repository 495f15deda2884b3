import type { Alert } from '@observability-api/schemas';
import alertInterval from '@observability-api/schemas/json/alert-interval';
import alertState from '@observability-api/schemas/json/alert-state';
import alertThresholdType from '@observability-api/schemas/json/alert-threshold-type';
import { applyJsonPatch } from '../patch.ts';
import { jsonBytes, lines, MAX_RESULT_BYTES, type Notes, shorten, table } from '../text.ts';
import { defineTool, idArgument, ToolError } from '../tool.ts';
import { type PageInput, pageArguments, readPage } from './page.ts';
import { patchArgument, save } from './save.ts';

interface ListInput extends PageInput {
  readonly alertId?: string;
  readonly state?: Alert['state'];
}

const DEFAULT_LIMIT = 100;

export const listAlerts = defineTool<ListInput>({
  name: 'list_alerts',
  title: 'List alerts',
  description:
    'Lists alerts with their states, conditions, and tiles, saved searches or charts. With alertId, returns one with all fields.',
  isReadOnly: true,
  properties: {
    alertId: idArgument('Returns only this alert.'),
    state: { type: 'string', enum: alertState.enum, description: 'Filters the page: only alerts in this state.' },
    ...pageArguments(DEFAULT_LIMIT, 'state'),
  },
  required: [],
  async run({ alertId, state, ...page }, context) {
    if (alertId !== undefined) {
      const { api, signal } = context;
      const path = `/alerts/${encodeURIComponent(alertId)}`;
      const { content: alert } = await api.request<Alert>({ method: 'GET', path, signal });
      const shown = fittingAlert(alert);
      return { text: JSON.stringify(shown.alert), notes: shown.notes, data: { alert: shown.alert } };
    }
    const { rows, total, notes } = await readPage(
      {
        path: '/alerts',
        noun: 'alert',
        page,
        defaultLimit: DEFAULT_LIMIT,
        isFiltered: state !== undefined,
        rowOf: (alert: Alert) => (state === undefined || alert.state === state ? summary(alert) : undefined),
      },
      context,
    );
    return {
      text: alertTable(rows),
      notes: [...notes, rows.length > 0 && 'Pass alertId for all fields of an alert.'],
      data: { alerts: rows, total },
    };
  },
});

/** Returns an alert, or its main fields if it is too large for a result. */
function fittingAlert(alert: Alert): { readonly alert: Alert | ReturnType<typeof summary>; readonly notes: Notes } {
  if (jsonBytes(alert) <= MAX_RESULT_BYTES) return { alert, notes: [] };
  return {
    alert: summary(alert),
    notes: ['The alert is too large for a result: only its main fields are shown. A patch can change the others.'],
  };
}

/** The maximum length of the errors of an alert in a list, in characters. Longer errors could exceed the maximum size of a result. */
const MAX_ERRORS_LENGTH = 1_000;

/** Returns the fields of an alert that a list shows. */
function summary(alert: Alert) {
  const { id, name, displayName, state, thresholdType, threshold, thresholdMax, interval } = alert;
  const { dashboardId, tileId, savedSearchId, chartConfig, silenced, executionErrors } = alert;
  return {
    id,
    name: name ?? displayName ?? '',
    state: silenced ? `${state} (silenced)` : state,
    condition: `${thresholdType} ${threshold}${thresholdMax === undefined ? '' : ` and ${thresholdMax}`} in ${interval}`,
    dashboardId,
    tileId,
    savedSearchId,
    chart: chartConfig && (chartConfig.name || 'unnamed'),
    errors: shorten((executionErrors ?? []).map(({ message }) => message).join('; '), MAX_ERRORS_LENGTH),
  };
}

function alertTable(alerts: readonly ReturnType<typeof summary>[]): string {
  return table(
    ['id', 'name', 'state', 'condition', 'dashboardId', 'tileId', 'savedSearchId', 'chart', 'errors'],
    alerts.map((alert) => [
      ...[alert.id, alert.name, alert.state, alert.condition],
      ...[alert.dashboardId, alert.tileId, alert.savedSearchId, alert.chart, alert.errors],
    ]),
  );
}

/** The schema of an argument with an alert. Only the description names the properties of the alert. */
export const alertArgument = {
  type: 'object',
  description: `{ source: "tile", dashboardId, tileId, interval, threshold, thresholdType, channel: { type: "webhook", webhookId } }. Instead of a tile: { source: "saved_search", savedSearchId, groupBy } or { source: "inline", chartConfig }. interval: ${alertInterval.enum.join(', ')}. thresholdType: ${alertThresholdType.enum.join(', ')}; above includes the threshold, below does not. See get_schema of AlertInput.`,
} as const;

/**
 * Returns an alert with a JSON Patch applied, and changes the given alert. An alert of the API has `channels`, and `channel` repeats their
 * first item. If the patch changes only one of the two properties, the result omits the other: the API ignores or rejects a `channel` that
 * differs.
 * Throws ToolError if the patch fails, or if it changes only `channel` of an alert with several channels.
 */
export function patchAlert(alert: Alert, patch: readonly object[]): Alert {
  const before = [alert.channel, alert.channels].map((value) => JSON.stringify(value));
  const patched = applyJsonPatch(alert, patch);
  const { channel, channels, ...rest } = patched;
  const [isChannelChanged, areChannelsChanged] = [channel, channels].map(
    (value, index) => value !== undefined && JSON.stringify(value) !== before[index],
  );
  if (isChannelChanged === areChannelsChanged) return patched;
  if (areChannelsChanged) return { ...rest, channels } as Alert;
  if (channels && channels.length > 1) {
    throw new ToolError(
      `The alert has ${channels.length} channels. Expected a patch of /channels, received one of /channel. Nothing was saved.`,
    );
  }
  return { ...rest, channel } as Alert;
}

interface SaveInput {
  readonly alert?: object;
  readonly alertId?: string;
  readonly patch?: readonly object[];
}

export const saveAlert = defineTool<SaveInput>({
  name: 'save_alert',
  title: 'Save an alert',
  description: 'Creates an alert, or changes one with a JSON Patch. Call preview_alert first.',
  isReadOnly: false,
  properties: {
    alert: { type: 'object', description: 'The new alert, as in preview_alert.' },
    alertId: idArgument('Id of the alert to change.'),
    patch: patchArgument('alert'),
  },
  required: [],
  async run({ alert, alertId, patch }, context) {
    const { content } = await save<Alert>(
      { id: alertId, patch, body: alert },
      { path: '/alerts', kind: 'alert', applyPatch: patchAlert },
      context,
    );
    const { alert: shown, notes } = fittingAlert(content);
    return {
      text: lines(`Saved the alert ${content.id}.`, alertTable([summary(content)])),
      notes,
      data: { alert: shown },
    };
  },
});
