import type { Webhook } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useUnmounted } from '../app/use-unmounted.ts';
import { SelectField, TextAreaField, TextField } from '../parts/field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { fieldsOf, type WebhookFields } from './webhook-fields.ts';

interface WebhookFormProps {
  readonly webhook: Webhook | undefined;
  readonly onSubmit: (fields: WebhookFields) => Promise<void>;
  readonly onClose: () => void;
}

const SERVICES = [
  ['generic', 'Generic (JSON)'],
  ['slack', 'Slack'],
  ['incidentio', 'incident.io'],
] as const;

/** The options for the body of a notification: the template of the form or the default body, and the presets of the API. */
const BODIES = [
  ['', 'The template below, or the default'],
  ['pagerduty', 'PagerDuty'],
  ['opsgenie', 'Opsgenie'],
  ['teams', 'Microsoft Teams'],
  ['discord', 'Discord'],
  ['telegram', 'Telegram'],
  ['incidentio', 'incident.io'],
] as const;

/** Returns the display name of the `service` of a webhook. */
export function serviceText(service: string): string {
  return SERVICES.find(([name]) => name === service)?.[1] ?? service;
}

/**
 * Creates or changes a webhook. The API never returns the headers, the query parameters or the secret. If one of these fields is empty,
 * its stored value is kept, unless the URL or the receiver changes. An empty description or body template deletes the stored one.
 */
export function WebhookForm({ webhook, onSubmit, onClose }: WebhookFormProps): VNode {
  const isClosed = useUnmounted();
  const [fields, setFields] = useState(() => fieldsOf(webhook));
  const set = (changes: Partial<WebhookFields>) => setFields({ ...fields, ...changes });
  const isSlack = fields.service === 'slack';
  const isSameTarget = webhook?.url === fields.url && webhook.service === fields.service;
  const keepHint = !webhook
    ? ''
    : isSameTarget
      ? ' Leave empty to keep the stored value.'
      : ' If empty, the stored value is deleted, because the URL or the receiver changes.';
  return (
    <FormDialog
      title={webhook ? `Edit ${webhook.name}` : 'New webhook'}
      action={webhook ? 'Save' : 'Create'}
      onSubmit={async () => {
        await onSubmit(fields);
        // The user may have cancelled in the meantime, and opened another form.
        if (!isClosed.current) onClose();
      }}
      onClose={onClose}
    >
      <TextField label="Name" required maxLength={1024} value={fields.name} onInput={(name) => set({ name })} />
      <SelectField
        label="Receiver"
        value={fields.service}
        options={SERVICES}
        onChange={(service) => set({ service })}
      />
      <TextField
        label="URL"
        type="url"
        required
        value={fields.url}
        onInput={(url) => set({ url })}
        placeholder="https://hooks.example.org/…"
      />
      <TextField
        label="Description"
        maxLength={2048}
        value={fields.description}
        onInput={(description) => set({ description })}
      />
      {!isSlack && (
        <>
          <SelectField label="Body" value={fields.preset} options={BODIES} onChange={(preset) => set({ preset })} />
          {fields.preset === '' && (
            <TextAreaField
              label="Body template"
              hint={'JSON with variables such as {{title}}. If empty, the default body is sent.'}
              monospace
              rows={4}
              value={fields.body}
              onInput={(body) => set({ body })}
            />
          )}
          <TextAreaField
            label="Headers"
            hint={`One per line.${keepHint}`}
            placeholder="X-Environment: production"
            monospace
            rows={2}
            value={fields.headers}
            onInput={(headers) => set({ headers })}
          />
          <TextAreaField
            label="Query parameters"
            hint={`One per line.${keepHint}`}
            placeholder="chat_id=42"
            monospace
            rows={2}
            value={fields.queryParams}
            onInput={(queryParams) => set({ queryParams })}
          />
        </>
      )}
      <TextField
        label="Secret"
        type="password"
        hint={`Signs deliveries. At least 16 characters.${keepHint}`}
        value={fields.secret}
        onInput={(secret) => set({ secret })}
      />
    </FormDialog>
  );
}
