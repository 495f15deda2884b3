import type { Alert, Webhook } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hrefOf } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { useUnmounted } from '../app/use-unmounted.ts';
import { SelectField, TextField } from '../parts/field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { ErrorMessage } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';
import { canHaveAlert } from '../tile/tile-query.ts';
import { type AlertFields, canSelectTile, channelsOf, fieldsOf, previewInputOf } from './alert-fields.ts';
import { AlertPreview } from './alert-preview.tsx';
import { INTERVAL_MS, type PossibleSubjects } from './alert-subject.ts';
import { COMPARISONS, hasTwoBounds } from './alert-text.ts';

interface AlertFormProps {
  /** The alert to change. Without it, the form creates one. */
  readonly alert?: Alert | undefined;
  readonly subjects: PossibleSubjects;
  /** The tile that is selected initially. */
  readonly dashboardId?: string | undefined;
  readonly tileId?: string | undefined;
  /** Stores the alert. `isOpen` returns false after the user has closed the form. */
  readonly onSubmit: (fields: AlertFields, isOpen: () => boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** The values of `noData`, with their texts: the result of an evaluation window without data. */
const NO_DATA = [
  ['zero', 'Count as 0'],
  ['ok', 'Are OK'],
  ['alert', 'Fire the alert'],
  ['insufficient_data', 'Have no result'],
] as const;

/** Creates or changes an alert. */
export function AlertForm({ alert, subjects, dashboardId, tileId, onSubmit, onClose }: AlertFormProps): VNode {
  const tiles = subjects.dashboards.flatMap((dashboard) =>
    dashboard.tiles
      .filter(canHaveAlert)
      .map((tile) => [`${dashboard.id}/${tile.id}`, `${dashboard.name} / ${tile.name || 'tile'}`] as const),
  );
  const initialTile = dashboardId && tileId ? `${dashboardId}/${tileId}` : (tiles[0]?.[0] ?? '');
  const [fields, setFields] = useState(() => fieldsOf(alert, initialTile));
  const api = useApi();
  const { data: webhooks, error } = useLoad((signal) => api.webhooks.list({ signal }).all(), 'webhooks');
  const hasChannel = channelsOf(alert, fields).length > 0;
  const isClosed = useUnmounted();
  const [isSubmitted, setSubmitted] = useState(false);
  const set = (changes: Partial<AlertFields>) => setFields((previous) => ({ ...previous, ...changes }));
  return (
    <FormDialog
      title={alert ? 'Edit the alert' : 'New alert'}
      size="medium"
      action={alert ? 'Save' : 'Create'}
      onClose={onClose}
      onSubmit={async () => {
        setSubmitted(true);
        if (hasChannel) await onSubmit(fields, () => !isClosed.current);
      }}
    >
      <TextField label="Name" value={fields.name} maxLength={512} onInput={(name) => set({ name })} />
      {canSelectTile(alert) && (
        <SelectField label="Tile" value={fields.tile} options={tiles} onChange={(tile) => set({ tile })} />
      )}
      <Condition fields={fields} onChange={set} />
      <AlertPreview input={previewInputOf(alert, fields, webhooks?.[0]?.id)} subjects={subjects} />
      <ErrorMessage error={error} />
      <Channels fields={fields} onChange={set} webhooks={webhooks} isMissing={isSubmitted && !hasChannel} />
      <TextField
        label="Notification text"
        hint="If empty, the text contains the value and the threshold."
        value={fields.message}
        maxLength={4096}
        onInput={(message) => set({ message })}
      />
    </FormDialog>
  );
}

interface PartProps {
  readonly fields: AlertFields;
  readonly onChange: (changes: Partial<AlertFields>) => void;
}

/** The threshold of an alert, and its evaluation windows. */
function Condition({ fields, onChange }: PartProps): VNode {
  return (
    <div class="fields">
      <SelectField
        label="Fires if the value is"
        value={fields.thresholdType}
        options={COMPARISONS}
        onChange={(thresholdType) => onChange({ thresholdType: thresholdType as AlertFields['thresholdType'] })}
      />
      <TextField
        label="Threshold"
        type="number"
        required
        value={fields.threshold}
        onInput={(threshold) => onChange({ threshold })}
      />
      {hasTwoBounds(fields.thresholdType) && (
        <TextField
          label="Upper bound"
          type="number"
          required
          value={fields.thresholdMax}
          onInput={(thresholdMax) => onChange({ thresholdMax })}
        />
      )}
      <SelectField
        label="Window"
        value={fields.interval}
        options={Object.keys(INTERVAL_MS).map((interval) => [interval, interval] as const)}
        onChange={(interval) => onChange({ interval: interval as AlertFields['interval'] })}
      />
      <TextField
        label="Consecutive windows"
        type="number"
        value={fields.windows}
        onInput={(windows) => onChange({ windows })}
      />
      <SelectField
        label="Windows without data"
        value={fields.noData}
        options={NO_DATA}
        onChange={(noData) => onChange({ noData: noData as AlertFields['noData'] })}
      />
    </div>
  );
}

interface ChannelsProps extends PartProps {
  /** Undefined until they are loaded. */
  readonly webhooks: readonly Webhook[] | undefined;
  /** True if the user has tried to save the alert, and it has no channel. */
  readonly isMissing: boolean;
}

/** The webhooks and e-mail addresses that an alert notifies. */
function Channels({ fields, onChange, webhooks, isMissing }: ChannelsProps): VNode {
  const { webhookIds } = fields;
  return (
    <fieldset class="field">
      <legend>Notify</legend>
      {(webhooks ?? []).map(({ id, name }) => (
        <label key={id} class="check">
          <input
            type="checkbox"
            checked={webhookIds.includes(id)}
            onChange={(event) =>
              onChange({
                webhookIds: event.currentTarget.checked
                  ? [...webhookIds, id]
                  : webhookIds.filter((selected) => selected !== id),
              })
            }
          />
          {name}
        </label>
      ))}
      <TextField
        label="E-mail to"
        hint="Addresses, separated by commas."
        value={fields.recipients}
        onInput={(recipients) => onChange({ recipients })}
      />
      {isMissing && (
        <p class="danger-text" role="alert">
          Choose a webhook, or enter an e-mail address.
        </p>
      )}
      {webhooks?.length === 0 && (
        <p class="hint">
          There are no webhooks. <a href={hrefOf('/webhooks', { new: '1' })}>Create a webhook.</a>
        </p>
      )}
    </fieldset>
  );
}
