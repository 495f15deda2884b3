import type { ManagedClient } from '@observability-api/managed';
import { createClient, type OpenSourceClient } from '@observability-api/open-source';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { loadScript } from '../app/load-script.ts';
import { createStore } from '../app/store.ts';
import { type Session, signOut } from './session.ts';

type Shared = 'alerts' | 'charts' | 'dashboards' | 'savedSearches' | 'search' | 'sources' | 'webhooks';

/** The client of either deployment. Only the client of the managed deployment has the resource `keys`. */
export type Api =
  | (Pick<OpenSourceClient, Shared> & { readonly keys?: undefined })
  | Pick<ManagedClient, Shared | 'keys'>;

/** False if the last request got no response. Requests that are aborted or time out do not count. Initially true. */
export const isOnline = createStore(true);

let requestsInFlight = 0;

/** Returns true while a request has no response. */
export function isWaiting(): boolean {
  return requestsInFlight > 0;
}

/**
 * Creates the client of the deployment. Loads the code of the managed client only if it is needed. Throws a TypeError if the key is
 * malformed, and a {@link ScriptLoadError} if that code cannot be loaded.
 */
export async function createApi(session: Session): Promise<Api> {
  const { apiBase: baseUrl, deployment, key, organizationId, serviceId } = session;
  const connection = {
    baseUrl,
    // The key belongs to the user of this browser.
    dangerouslyAllowBrowser: true,
    logLevel: 'error' as const,
    middleware: [observe],
  };
  if (deployment === 'managed') {
    const { createClient: createManagedClient } = await loadScript(() => import('@observability-api/managed'));
    const [keyId, keySecret] = splitKey(key);
    return createManagedClient({ ...connection, keyId, keySecret, organizationId, serviceId });
  }
  return createClient({ ...connection, apiKey: key });
}

/** Splits `keyId:keySecret` of a managed key. */
export function splitKey(key: string): [keyId: string, keySecret: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
}

/** Counts the requests in flight, and tracks whether the service responds. Signs out if the service rejects the key. */
async function observe<Request extends { readonly signal: AbortSignal }>(
  request: Request,
  next: (request: Request) => Promise<Response>,
): Promise<Response> {
  requestsInFlight += 1;
  try {
    const response = await next(request);
    isOnline.set(true);
    if (response.status === 401) signOut('The service rejects this key.');
    return response;
  } catch (error) {
    // Leaving a page aborts its requests.
    if (!request.signal.aborted) isOnline.set(false);
    throw error;
  } finally {
    requestsInFlight -= 1;
  }
}

export const ApiContext = createContext<Api | undefined>(undefined);

/** Returns the client of the user who is signed in. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Expected a component inside of ApiContext.');
  return api;
}
