import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { ErrorMessage, Loading } from '../parts/message.tsx';
import { type Api, ApiContext, createApi } from '../session/api.ts';
import { type Session, sessionState, signOut, startSession } from '../session/session.ts';
import { SignIn } from '../session/sign-in.tsx';
import { ScriptLoadError } from './load-script.ts';
import { Page } from './page.tsx';
import { Shell } from './shell.tsx';
import { useStore } from './store.ts';

/** The app: signs in, then displays the page of the URL. */
export function App(): VNode {
  const state = useStore(sessionState);
  switch (state.kind) {
    case 'loading':
      return <Loading noun="the app" />;
    case 'unavailable':
      return (
        <Problem title="The app cannot start">
          <p class="muted">{state.message}</p>
          <Button kind="primary" onClick={() => startSession()}>
            Try again
          </Button>
        </Problem>
      );
    case 'signed-out':
      return <SignIn config={state.config} message={state.message} />;
    case 'signed-in':
      return <SignedIn key={state.session.key} session={state.session} />;
  }
}

/** A page with the reason why the app cannot be used. */
function Problem({ title, children }: { readonly title: string; readonly children: ComponentChildren }): VNode {
  return (
    <main class="sign-in">
      <div class="card">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

function SignedIn({ session }: { readonly session: Session }): VNode {
  const [api, setApi] = useState<Api>();
  const [error, setError] = useState<unknown>();
  useLayoutEffect(() => {
    createApi(session).then(setApi, setError);
  }, [session]);
  if (error instanceof ScriptLoadError)
    return (
      <Problem title="The app cannot be loaded">
        <p class="muted">{error.message}</p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Problem>
    );
  if (error)
    return (
      <Problem title="The app cannot use this key">
        <ErrorMessage error={error} />
        <Button onClick={() => signOut()}>Sign out</Button>
      </Problem>
    );
  if (!api) return <Loading noun="the app" />;
  return (
    <ApiContext.Provider value={api}>
      <Shell session={session}>
        <Page session={session} />
      </Shell>
    </ApiContext.Provider>
  );
}
