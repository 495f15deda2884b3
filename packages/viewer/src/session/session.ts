import { isObject } from '@observability-api/schemas/runtime';
import { shareQuery } from '../app/location.ts';
import { createStore } from '../app/store.ts';
import { type AppConfig, loadConfig, requestHost, selectService } from './config.ts';

/** The session of the user: the settings of the app, and the key. */
export interface Session extends AppConfig {
  /** The key of the open source deployment, or `keyId:keySecret` of the managed deployment. */
  readonly key: string;
}

/** The state of the app before and after signing in. */
export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable'; readonly message: string }
  | { readonly kind: 'signed-out'; readonly config: AppConfig; readonly message?: string | undefined }
  | { readonly kind: 'signed-in'; readonly session: Session };

/** The name of the item of `sessionStorage` with the key. The browser deletes it when the tab is closed. */
const KEY_ITEM = 'observability-api';

/** The name of the item of `sessionStorage` with the ids of the managed service that the URL had at the last {@link startSession}. */
const SERVICE_ITEM = 'observability-api.service';

const storage = openStorage();

/** Returns the storage of the tab, or undefined if the browser blocks it. The session then ends when the page is loaded again. */
function openStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

export const sessionState = createStore<SessionState>({ kind: 'loading' });

/** The one-time code of the sign-in link, until the service accepts or rejects it. */
let code: string | undefined;

/** Loads the settings. Signs in with the code of the sign-in link, or else with the key that this tab has stored. */
export async function startSession(): Promise<void> {
  sessionState.set({ kind: 'loading' });
  code = takeCode() ?? code;
  try {
    const config = selectService(await loadConfig(), readService());
    if (code) {
      await signInWithCode(config, code);
      code = undefined;
      return;
    }
    const key = storage?.getItem(KEY_ITEM);
    if (key) sessionState.set({ kind: 'signed-in', session: { ...config, key } });
    else sessionState.set({ kind: 'signed-out', config });
  } catch (error) {
    sessionState.set({ kind: 'unavailable', message: error instanceof Error ? error.message : String(error) });
  }
}

/** Signs in with a sign-in link that is opened in this tab. The browser does not load the page again if only the part after `#` differs. */
export function followSignInLinks(): void {
  window.addEventListener('hashchange', () => {
    if (codeOfLink() !== null) startSession();
  });
}

function codeOfLink(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('code');
}

/** Returns the code of the sign-in link and removes it from the URL and the history. Returns undefined if the URL has none. */
function takeCode(): string | undefined {
  const linked = codeOfLink();
  if (linked === null) return undefined;
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  return linked;
}

/**
 * Returns the ids of the managed service in the URL, and adds them to all links of the app. Deletes the stored key if it is for another
 * service.
 */
function readService(): URLSearchParams {
  const query = [...new URLSearchParams(window.location.search)];
  const ids = new URLSearchParams(query.filter(([name]) => name === 'organizationId' || name === 'serviceId'));
  const text = ids.toString();
  if (text !== (storage?.getItem(SERVICE_ITEM) ?? '')) storage?.removeItem(KEY_ITEM);
  if (text) storage?.setItem(SERVICE_ITEM, text);
  else storage?.removeItem(SERVICE_ITEM);
  shareQuery(Object.fromEntries(ids));
  return ids;
}

/**
 * Exchanges a one-time code for a key. If the service rejects the code, the page asks for a key. Throws an Error if the service
 * did not check the code, for example because it does not respond.
 */
async function signInWithCode(config: AppConfig, oneTimeCode: string): Promise<void> {
  const response = await requestHost('session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ code: oneTimeCode }),
  });
  if (response.status === 429) throw new Error('There were too many attempts to sign in. Try again in a minute.');
  if (response.status >= 500)
    throw new Error(`The service cannot sign you in: it responded with status ${response.status}.`);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && isObject(body) && typeof body['key'] === 'string') {
    const { organizationId, serviceId } = body;
    return signIn({
      ...config,
      ...(body['deployment'] === 'open-source' || body['deployment'] === 'managed'
        ? { deployment: body['deployment'] }
        : {}),
      ...(typeof organizationId === 'string' ? { organizationId } : {}),
      ...(typeof serviceId === 'string' ? { serviceId } : {}),
      key: body['key'],
    });
  }
  const message = 'The link has expired or was used before. Paste a key, or restart the service for a new link.';
  sessionState.set({ kind: 'signed-out', config, message });
}

/** Signs in with a key. The first request shows whether the service accepts it. */
export function signIn(session: Session): void {
  storage?.setItem(KEY_ITEM, session.key);
  sessionState.set({ kind: 'signed-in', session });
}

/** Deletes the stored key. If the user is signed in, displays the sign-in page with the message. */
export function signOut(message?: string): void {
  const state = sessionState.get();
  storage?.removeItem(KEY_ITEM);
  if (state.kind !== 'signed-in') return;
  const { key, ...config } = state.session;
  sessionState.set({ kind: 'signed-out', config, message });
}
