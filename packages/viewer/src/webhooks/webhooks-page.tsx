import type { Webhook, WebhookTestResult } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { setQuery, useLocation, useTitle } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Menu } from '../parts/menu.tsx';
import { Badge, Empty, ErrorMessage, Loading } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';
import { changedInputOf, inputOf, type WebhookFields } from './webhook-fields.ts';
import { serviceText, WebhookForm } from './webhook-form.tsx';

/** The state of a webhook test. A running test has neither a result nor an error. */
type TestState = { readonly result?: WebhookTestResult; readonly error?: unknown };

/** The list of webhooks. Each can be tested. */
export function WebhooksPage(): VNode {
  const api = useApi();
  const { query } = useLocation();
  const list = useLoad((signal) => api.webhooks.list({ signal }).all(), 'webhooks');
  const [deleting, setDeleting] = useState<Webhook>();
  const [tests, setTests] = useState<ReadonlyMap<string, TestState>>(new Map());
  useTitle('Webhooks');
  const webhooks = list.data ?? [];
  const edited = webhooks.find(({ id }) => id === query.get('edit'));
  const close = () => setQuery({ new: undefined, edit: undefined });
  const test = async (id: string) => {
    setTests((previous) => new Map(previous).set(id, {}));
    const tested: TestState = await api.webhooks.test(id).then(
      (result: WebhookTestResult) => ({ result }),
      (error: unknown) => ({ error }),
    );
    setTests((previous) => new Map(previous).set(id, tested));
  };
  const save = async (fields: WebhookFields) => {
    // Another user may have changed other fields since the webhook was loaded.
    const saved = edited
      ? await api.webhooks.modify(edited.id, (stored) => changedInputOf(stored, edited, fields))
      : await api.webhooks.create(inputOf(undefined, fields));
    list.change((current) =>
      edited ? current.map((webhook) => (webhook.id === saved.id ? saved : webhook)) : [...current, saved],
    );
    showToast('Saved.');
  };
  return (
    <div class="page">
      <header class="page-head">
        <h1>Webhooks</h1>
        <Button class="desktop-only" kind="primary" icon="plus" onClick={() => setQuery({ new: '1' })}>
          New webhook
        </Button>
      </header>
      <ErrorMessage error={list.error} />
      {!list.data && list.isLoading && <Loading noun="webhooks" />}
      {list.data && webhooks.length === 0 && (
        <Empty title="No webhooks yet">
          <p>A webhook receives the notifications of alerts.</p>
        </Empty>
      )}
      {webhooks.length > 0 && (
        <ul class="list" aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              tested={tests.get(webhook.id)}
              onTest={() => test(webhook.id)}
              onDelete={() => setDeleting(webhook)}
            />
          ))}
        </ul>
      )}
      {(query.get('new') === '1' || edited) && (
        <WebhookForm key={edited?.id ?? 'new'} webhook={edited} onSubmit={save} onClose={close} />
      )}
      {deleting && (
        <Confirm
          title="Delete this webhook?"
          action="Delete"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await api.webhooks.delete(deleting.id);
            list.change((current) => current.filter(({ id }) => id !== deleting.id));
            showToast(`Deleted ${deleting.name}.`);
          }}
        >
          <p>
            <strong>{deleting.name}</strong> will be deleted if no alert uses it. This cannot be undone.
          </p>
        </Confirm>
      )}
    </div>
  );
}

interface WebhookRowProps {
  readonly webhook: Webhook;
  /** Undefined if the webhook was not tested. */
  readonly tested: TestState | undefined;
  readonly onTest: () => void;
  readonly onDelete: () => void;
}

function WebhookRow({ webhook, tested, onTest, onDelete }: WebhookRowProps): VNode {
  return (
    <li class="row wrap">
      <span class="row-main">
        <span class="row-title">{webhook.name}</span>
        <span class="muted row-note">{webhook.description || webhook.url}</span>
      </span>
      <span class="tag">{serviceText(webhook.service)}</span>
      <Button onClick={onTest}>
        Test<span class="hidden"> {webhook.name}</span>
      </Button>
      <Menu
        label={`Actions for ${webhook.name}`}
        items={[
          { text: 'Edit', icon: 'edit', onSelect: () => setQuery({ edit: webhook.id }) },
          { text: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
        ]}
      />
      <TestResult tested={tested} />
    </li>
  );
}

/** The response of the receiver to a sample notification. */
function TestResult({ tested }: { readonly tested: TestState | undefined }): VNode | null {
  if (!tested) return null;
  const { result, error } = tested;
  if (error) return <ErrorMessage error={error} />;
  if (!result) return <p class="row-detail muted">Sending…</p>;
  const { status, durationMs, response } = result;
  const accepted = status !== null && status >= 200 && status < 300;
  return (
    <p class="row-detail" role="status">
      <Badge tone={accepted ? 'good' : 'bad'}>{status ?? 'No response'}</Badge>
      <span>
        {result.error ?? `${accepted ? 'Accepted' : 'Rejected'} after ${durationMs} ms.`}
        {response && <code> {response}</code>}
      </span>
    </p>
  );
}
