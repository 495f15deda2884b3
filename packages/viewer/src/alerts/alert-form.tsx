import type { Alert, AlertChannel, AlertInput } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hrefOf } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { SelectField, TextField } from '../parts/field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useApi } from '../session/api.ts';
import { canHaveAlert } from '../tile/tile-query.ts';
import { AlertPreview } from './alert-preview.tsx';
import { COMPARISONS, hasTwoBounds, INTERVALS } from './alert-text.ts';
import type { Watchable } from './watched.ts';

interface AlertFormProps {
  /** The alert to change. Without it, the form creates one. */
  readonly alert?: Alert | undefined;
  readonly watchable: Watchable;
  /** The tile that is selected initially. */
  readonly dashboardId?: string | undefined;
  readonly tileId?: string | undefined;
  readonly onSubmit: (input: AlertInput) => Promise<void>;
  readonly onClose: () => void;
}

const NO_DATA = [
  ['zero', 'counts as 0'],
  ['ok', 'is OK'],
  ['alert', 'fires the alert'],
  ['insufficient_data', 'has no result'],
] as const;

/** The channel of a preview before the user has selected one. */
const NO_WEBHOOK = '000000000000000000000000';

/** Returns the recipients of the e-mail channel, if there is one. */
function recipientsOf(channels: readonly AlertChannel[]): readonly string[] {
  return channels.flatMap((channel) => (channel.type === 'email' ? channel.emailRecipients : []));
}

/** Returns the channels of the form. A channel that the alert already has keeps its other properties. */
function channelsOf(
  stored: readonly AlertChannel[],
  webhookIds: readonly string[],
  recipients: string,
): AlertChannel[] {
  const emailRecipients = recipients.split(/[\s,;]+/).filter((address) => address !== '');
  const mail = stored.find((channel) => channel.type === 'email');
  return [
    ...webhookIds.map(
      (webhookId): AlertChannel =>
        stored.find((channel) => channel.type === 'webhook' && channel.webhookId === webhookId) ?? {
          type: 'webhook',
          webhookId,
        },
    ),
    ...(emailRecipients.length > 0 ? [{ ...mail, type: 'email' as const, emailRecipients }] : []),
  ];
}

/** Creates or changes an alert. */
export function AlertForm({ alert, watchable, dashboardId, tileId, onSubmit, onClose }: AlertFormProps): VNode {
  const api = useApi();
  const webhooks = useLoad((signal) => api.webhooks.list({ signal }).all(), 'webhooks');
  const tiles = watchable.dashboards.flatMap((dashboard) =>
    dashboard.tiles
      .filter(canHaveAlert)
      .map((tile) => [`${dashboard.id}/${tile.id}`, `${dashboard.name} / ${tile.name || 'tile'}`] as const),
  );
  const first = dashboardId && tileId ? `${dashboardId}/${tileId}` : (tiles[0]?.[0] ?? '');
  // The form keeps the saved search or the chart of an alert.
  const hasTile = !alert || alert.tileId !== undefined;
  const [tile, setTile] = useState(alert ? `${alert.dashboardId}/${alert.tileId}` : first);
  const [fields, setFields] = useState({
    name: alert?.name ?? '',
    thresholdType: alert?.thresholdType ?? 'above',
    threshold: String(alert?.threshold ?? ''),
    thresholdMax: String(alert?.thresholdMax ?? ''),
    interval: alert?.interval ?? '5m',
    noData: alert?.noData ?? 'zero',
    windows: String(alert?.numConsecutiveWindows ?? 1),
    message: alert?.message ?? '',
    recipients: recipientsOf(alert?.channels ?? []).join(', '),
  });
  const stored = alert?.channels ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(
    stored.flatMap((channel) => (channel.type === 'webhook' ? [channel.webhookId] : [])),
  );
  const set = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes });

  const inputOf = (webhookIds = chosen): AlertInput => {
    const [board = '', watched = ''] = tile.split('/');
    const {
      channel: _channel,
      channels: _channels,
      thresholdMax: _max,
      ...kept
    } = (alert ?? {}) as Partial<AlertInput>;
    return {
      ...kept,
      ...(hasTile ? { source: 'tile', dashboardId: board, tileId: watched } : {}),
      name: fields.name || null,
      message: fields.message || null,
      interval: fields.interval,
      thresholdType: fields.thresholdType,
      threshold: Number(fields.threshold),
      ...(hasTwoBounds(fields.thresholdType) ? { thresholdMax: Number(fields.thresholdMax) } : {}),
      noData: fields.noData,
      numConsecutiveWindows: Number(fields.windows) > 1 ? Number(fields.windows) : null,
      channels: channelsOf(stored, webhookIds, fields.recipients),
    } as AlertInput;
  };

  // The preview requires a channel. Its result does not depend on the channel.
  const hasChannel = chosen.length > 0 || fields.recipients !== '';
  const hasBounds = fields.threshold !== '' && (!hasTwoBounds(fields.thresholdType) || fields.thresholdMax !== '');
  const previewed = hasBounds && tile !== '' ? inputOf(hasChannel ? chosen : [NO_WEBHOOK]) : undefined;

  return (
    <FormDialog
      title={alert ? 'Edit the alert' : 'New alert'}
      size="medium"
      action={alert ? 'Save' : 'Create'}
      onClose={onClose}
      onSubmit={() => onSubmit(inputOf())}
    >
      <TextField label="Name" value={fields.name} maxLength={512} onInput={(name) => set({ name })} />
      {hasTile && <SelectField label="Tile" value={tile} options={tiles} onChange={setTile} />}
      <div class="fields">
        <SelectField
          label="Fires if the value is"
          value={fields.thresholdType}
          options={COMPARISONS}
          onChange={(thresholdType) => set({ thresholdType: thresholdType as AlertInput['thresholdType'] })}
        />
        <TextField
          label="Threshold"
          type="number"
          required
          value={fields.threshold}
          onInput={(threshold) => set({ threshold })}
        />
        {hasTwoBounds(fields.thresholdType) && (
          <TextField
            label="Upper bound"
            type="number"
            required
            value={fields.thresholdMax}
            onInput={(thresholdMax) => set({ thresholdMax })}
          />
        )}
        <SelectField
          label="In a window of"
          value={fields.interval}
          options={INTERVALS.map((interval) => [interval, interval] as const)}
          onChange={(interval) => set({ interval: interval as AlertInput['interval'] })}
        />
        <TextField
          label="Consecutive windows"
          type="number"
          value={fields.windows}
          onInput={(windows) => set({ windows })}
        />
        <SelectField
          label="A window without data"
          value={fields.noData}
          options={NO_DATA}
          onChange={(noData) => set({ noData: noData as NonNullable<AlertInput['noData']> })}
        />
      </div>
      <AlertPreview input={previewed} watchable={watchable} />
      <fieldset class="field">
        <legend>Notify</legend>
        {(webhooks.data ?? []).map(({ id, name }) => (
          <label key={id} class="check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) =>
                setChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {name}
          </label>
        ))}
        <TextField
          label="E-mail to"
          hint="Addresses, separated by commas."
          value={fields.recipients}
          onInput={(recipients) => set({ recipients })}
        />
        {webhooks.data?.length === 0 && (
          <p class="hint">
            There are no webhooks. <a href={hrefOf('/webhooks', { new: '1' })}>Create one first.</a>
          </p>
        )}
      </fieldset>
      <TextField
        label="Text of the notification"
        hint="If empty, the text contains the value and the threshold."
        value={fields.message}
        maxLength={4096}
        onInput={(message) => set({ message })}
      />
    </FormDialog>
  );
}
