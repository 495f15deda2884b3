import type { ManagedClient } from '@observability-api/managed';
import type { ApiKey, ApiKeyCreated } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { showError } from '../app/error-text.ts';
import { useTitle } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { Button } from '../parts/button.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Menu } from '../parts/menu.tsx';
import { Badge, ErrorMessage, Loading } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { formatTime, localTimeZone } from '../time/range.ts';
import { KeyForm } from './key-form.tsx';

/** The API keys of an organization. Only the managed deployment has them. */
export function KeysPage({ keys }: { readonly keys: ManagedClient['keys'] }): VNode {
  const list = useLoad((signal) => keys.list({ signal }), 'keys');
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<ApiKeyCreated>();
  const [deleting, setDeleting] = useState<ApiKey>();
  const [edited, setEdited] = useState<ApiKey>();
  useTitle('Keys');
  const apiKeys: readonly ApiKey[] = list.data?.items ?? [];
  const setState = async ({ id }: ApiKey, state: ApiKey['state']) => {
    try {
      await keys.update(id, { state });
      list.reload();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div class="page">
      <header class="page-head">
        <h1>Keys</h1>
        <Button class="desktop-only" kind="primary" icon="plus" onClick={() => setCreating(true)}>
          New key
        </Button>
      </header>
      <ErrorMessage error={list.error} />
      {!list.data && list.isLoading && <Loading noun="keys" />}
      {apiKeys.length > 0 && (
        <ul class="list" aria-label="Keys">
          {apiKeys.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              onEdit={() => setEdited(key)}
              onState={(state) => setState(key, state)}
              onDelete={() => setDeleting(key)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <KeyForm
          stored={edited}
          onClose={() => setEdited(undefined)}
          onSubmit={async (input) => {
            await keys.update(edited.id, input);
            setEdited((current) => (current === edited ? undefined : current));
            list.reload();
            showToast('Saved.');
          }}
        />
      )}
      {isCreating && (
        <KeyForm
          onClose={() => setCreating(false)}
          onSubmit={async (input) => {
            setCreated(await keys.create(input));
            setCreating(false);
            list.reload();
          }}
        />
      )}
      {created && (
        <Dialog title="The new key" onClose={() => setCreated(undefined)}>
          <p>Copy the key now. The secret cannot be read again.</p>
          <CodeBlock label="Key" code={`${created.keyId ?? ''}:${created.keySecret ?? ''}`} />
        </Dialog>
      )}
      {deleting && (
        <Confirm
          title="Delete this key?"
          action="Delete"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await keys.delete(deleting.id);
            list.reload();
            showToast(`Deleted ${deleting.name}.`);
          }}
        >
          <p>
            Programs with the key <strong>{deleting.name}</strong> will no longer have access. This cannot be undone.
          </p>
        </Confirm>
      )}
    </div>
  );
}

interface KeyRowProps {
  readonly apiKey: ApiKey;
  readonly onEdit: () => void;
  readonly onState: (state: ApiKey['state']) => void;
  readonly onDelete: () => void;
}

function KeyRow({ apiKey, onEdit, onState, onDelete }: KeyRowProps): VNode {
  const { name, keySuffix, usedAt, expireAt, roles, state } = apiKey;
  const timeZone = localTimeZone();
  return (
    <li class="row">
      <span class="row-main">
        <span class="row-title">{name}</span>
        <span class="muted row-note">
          <code>…{keySuffix}</code> {usedAt ? `used ${formatTime(usedAt, timeZone, 'numeric')}` : 'never used'}
          {expireAt && `, ${isExpired(apiKey) ? 'expired' : 'expires'} ${formatTime(expireAt, timeZone, 'numeric')}`}
        </span>
      </span>
      <span class="row-tags">
        {roles.map((role) => (
          <span key={role} class="tag">
            {role}
          </span>
        ))}
      </span>
      {isExpired(apiKey) && <Badge tone="warning">Expired</Badge>}
      {state === 'disabled' && <Badge tone="neutral">Disabled</Badge>}
      <Menu
        label={`Actions for ${name}`}
        items={[
          { text: 'Edit', icon: 'edit', onSelect: onEdit },
          state === 'enabled'
            ? { text: 'Disable', icon: 'close', onSelect: () => onState('disabled') }
            : { text: 'Enable', icon: 'check', onSelect: () => onState('enabled') },
          { text: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
        ]}
      />
    </li>
  );
}

function isExpired({ expireAt }: ApiKey): boolean {
  return typeof expireAt === 'string' && Date.parse(expireAt) <= Date.now();
}
