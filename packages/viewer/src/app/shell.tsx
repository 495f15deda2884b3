import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Toasts } from '../parts/toast.tsx';
import { isOnline, useApi } from '../session/api.ts';
import { type Session, signOut } from '../session/session.ts';
import icon from './icon.svg';
import { hrefOf, useLocation } from './location.ts';
import { useStore } from './store.ts';
import { toggleTheme, useTheme } from './theme.ts';

const SECTIONS = [
  ['dashboards', 'Dashboards'],
  ['explore', 'Explore'],
  ['alerts', 'Alerts'],
  ['sources', 'Sources'],
  ['webhooks', 'Webhooks'],
  ['keys', 'Keys'],
] as const;

/** The frame around all pages: navigation, offline message and toasts. */
export function Shell({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ComponentChildren;
}): VNode {
  const { path } = useLocation();
  const theme = useTheme();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path]);
  const sections = SECTIONS.filter(([name]) => name !== 'keys' || session.deployment === 'managed');
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <header class={isOpen ? 'top open' : 'top'}>
        <a class="brand" href={hrefOf('/dashboards')}>
          <img src={icon} alt="" width="24" height="24" />
          <span>Observability</span>
        </a>
        <Button
          class="menu-toggle"
          kind="quiet"
          icon={isOpen ? 'close' : 'menu'}
          label={isOpen ? 'Close the menu' : 'Open the menu'}
          onClick={() => setOpen(!isOpen)}
        />
        <nav aria-label="Pages">
          {sections.map(([name, text]) => (
            <a key={name} href={hrefOf(`/${name}`)} aria-current={path.startsWith(`/${name}`) ? 'page' : undefined}>
              {text}
            </a>
          ))}
          <a class="wide-only" href={`${session.apiBase}/docs/`} target="_blank" rel="noopener">
            Docs
          </a>
        </nav>
        <div class="top-end">
          <Button
            kind="quiet"
            icon={theme === 'light' ? 'moon' : 'sun'}
            label={theme === 'light' ? 'Dark theme' : 'Light theme'}
            onClick={toggleTheme}
          />
          <Button kind="quiet" onClick={() => signOut()}>
            Sign out
          </Button>
        </div>
      </header>
      <Offline />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Toasts />
    </>
  );
}

const RETRY_MS = 5000;

/** While the service does not respond, displays a message and sends a request every five seconds. */
function Offline(): VNode | null {
  const api = useApi();
  const online = useStore(isOnline);
  useEffect(() => {
    if (online) return;
    // The client sets `isOnline` when a response arrives, even an error response.
    const timer = setInterval(() => {
      // The call is a union of the calls of both clients, whose `catch` has no common type.
      Promise.resolve(api.dashboards.list({ limit: 1, retries: 0 })).catch(() => undefined);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [api, online]);
  if (online) return null;
  return (
    <p class="offline" role="alert">
      The service does not respond. What you see may be out of date. Trying again…
    </p>
  );
}
