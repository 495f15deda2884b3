import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import icon from '../app/icon.svg';
import { Button } from '../parts/button.tsx';
import { ErrorMessage } from '../parts/message.tsx';
import { createApi } from './api.ts';
import type { AppConfig } from './config.ts';
import { signIn } from './session.ts';

/** Throws an Error if the text cannot be a key of the deployment. */
function checkKey(key: string, isManaged: boolean): void {
  if (isManaged && !key.includes(':')) throw new Error('Expected an API key as keyId:keySecret.');
  if (!isManaged && !/^[\w\-.~+/]+=*$/.test(key))
    throw new Error(
      'Expected the API key of a team. For the managed deployment, open /view/?organizationId=…&serviceId=…',
    );
}

/** Asks for a key, and checks it with one request. */
export function SignIn({
  config,
  message,
}: {
  readonly config: AppConfig;
  readonly message?: string | undefined;
}): VNode {
  const [key, setKey] = useState('');
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const isManaged = config.deployment === 'managed';
  const submit = async () => {
    const session = { ...config, key: key.trim() };
    setBusy(true);
    setError(undefined);
    try {
      checkKey(session.key, isManaged);
      const api = await createApi(session);
      await api.dashboards.list({ limit: 1 });
      signIn(session);
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  return (
    <main class="sign-in">
      <form
        class="card"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <img src={icon} alt="" width="40" height="40" />
        <h1>Sign in</h1>
        <p class="muted">
          {isManaged
            ? 'Paste an API key as keyId:keySecret.'
            : 'Paste the API key of your team, or open the link that the service has printed.'}{' '}
          The service writes its first key to <code>credentials.json</code> in its data directory.
        </p>
        {message && !error && <p class="notice">{message}</p>}
        <label class="field">
          <span>API key</span>
          <input
            class="input"
            type="password"
            autocomplete="off"
            spellcheck={false}
            required
            value={key}
            onInput={(event) => setKey(event.currentTarget.value)}
          />
        </label>
        <ErrorMessage error={error} />
        <Button kind="primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Checking…' : 'Sign in'}
        </Button>
        <p class="hint">The key stays in this tab. It is sent only to {new URL(config.apiBase).host}.</p>
      </form>
    </main>
  );
}
