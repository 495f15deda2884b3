import { useEffect } from 'preact/hooks';
import { createStore, useStore } from './store.ts';

/** A location in the app: the path below the base, and the query. */
export interface AppLocation {
  /** Starts with a slash: `/dashboards/6740a3f2c51e9b0012d4e8a1`. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The path of the app without a slash at the end: `/view`. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const currentLocation = createStore<AppLocation>(locationOf(window.location));

function locationOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): AppLocation {
  const path = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : '/';
  return { path, query: new URLSearchParams(search) };
}

/** Returns the current location, and renders the component again when it changes. */
export function useLocation(): AppLocation {
  return useStore(currentLocation);
}

/** Sets the title of the page, which the history of the browser shows. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Observability`;
  }, [title]);
}

let sharedQuery: Readonly<Record<string, string>> = {};

/** Adds parameters to all URLs of the app, so that the recipient of a link sees the same managed service. */
export function shareQuery(query: Readonly<Record<string, string>>): void {
  sharedQuery = query;
}

/** Returns the URL of a location. Empty and absent parameters are left out. */
export function hrefOf(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const parameters = Object.entries({ ...query, ...sharedQuery });
  const search = new URLSearchParams(parameters.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return search.size > 0 ? `${BASE}${path}?${search}` : `${BASE}${path}`;
}

/** Navigates to a location, unless the user decides to stay on a page with unsaved changes. */
export function navigate(
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
  mode: 'push' | 'replace' = 'push',
): void {
  open(hrefOf(path, query), mode);
}

/**
 * Changes parameters of the current location; `undefined` and the empty string remove one. With `replace`, the history gets no new
 * entry. Use it for changes while the user types.
 */
export function setQuery(
  changes: Readonly<Record<string, string | undefined>>,
  mode: 'push' | 'replace' = 'push',
): void {
  const { path, query } = currentLocation.get();
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (next.toString() !== query.toString()) open(hrefOf(path, Object.fromEntries(next)), mode);
}

/** Returns false to cancel the navigation to a location. */
type Guard = (next: AppLocation) => boolean;

const guards = new Set<Guard>();

/**
 * Calls the guard before a link, `navigate`, `setQuery`, or the back or forward button of the browser changes the displayed
 * location. Returns a function that removes the guard.
 */
export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

function guardsAgree(next: AppLocation): boolean {
  return [...guards].every((guard) => guard(next));
}

/** The position of the current entry in the history of the tab. The app stores the position of an entry in its `state`. */
let position = 0;

/** Returns the position of the current entry. An entry that a link within the page added has none, and gets the next position. */
function readPosition(): number {
  const stored: unknown = history.state?.position;
  if (typeof stored === 'number') return stored;
  history.replaceState({ position: position + 1 }, '');
  return position + 1;
}

function open(href: string, mode: 'push' | 'replace'): void {
  const { path } = currentLocation.get();
  const next = locationOf(new URL(href, window.location.href));
  if (!guardsAgree(next)) return;
  if (mode === 'push') {
    position += 1;
    history.pushState({ position }, '', href);
  } else history.replaceState({ position }, '', href);
  currentLocation.set(next);
  if (next.path !== path) window.scrollTo(0, 0);
}

/** Opens the location that the back or forward button selected. If a guard cancels the navigation, returns to the entry that was open. */
function followHistory(): void {
  const { path, query } = currentLocation.get();
  const next = locationOf(window.location);
  const nextPosition = readPosition();
  const isSame = next.path === path && next.query.toString() === query.toString();
  if (!isSame && !guardsAgree(next)) return history.go(position - nextPosition);
  position = nextPosition;
  if (!isSame) currentLocation.set(next);
}

/** Handles links of the app without reloading the page, and the back and forward buttons of the browser. */
export function followLinks(): void {
  // A page that is loaded again keeps its position.
  position = history.state?.position ?? 0;
  history.replaceState({ position }, '');
  window.addEventListener('popstate', followHistory);
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== window.location.origin || !link.pathname.startsWith(`${BASE}/`)) return;
    // The browser follows links within the page.
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    open(link.pathname + link.search, 'push');
  });
}
