import { isObject } from '@observability-api/schemas/runtime';

/** The settings of the app. The host, which is the web server that serves the app, returns them at `config.json`. */
export interface AppConfig {
  readonly deployment: 'open-source' | 'managed';
  /** The origin of the API, or a URL with a path. */
  readonly apiBase: string;
  readonly organizationId?: string | undefined;
  readonly serviceId?: string | undefined;
  readonly version: string;
}

/** Sends a request to the web server that serves the app. Throws an Error if the server does not respond. */
export function requestHost(path: string, init: RequestInit): Promise<Response> {
  return fetch(`${import.meta.env.BASE_URL}${path}`, init).catch((cause) => {
    throw new Error('The service does not respond.', { cause });
  });
}

/** Loads the settings of the app. Throws an Error if they are invalid or cannot be loaded. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await requestHost('config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`Expected the settings of the app, received status ${response.status}.`);
  return parseConfig(await response.json());
}

/** Validates the settings. Resolves a relative `apiBase` against the URL of the page. Throws an Error if they are invalid. */
export function parseConfig(value: unknown): AppConfig {
  if (!isObject(value)) throw new Error('Expected the settings of the app to be a JSON object.');
  const { deployment, apiBase, organizationId, serviceId, version } = value;
  if (deployment !== 'open-source' && deployment !== 'managed')
    throw new Error(`Expected deployment to be "open-source" or "managed", received ${JSON.stringify(deployment)}.`);
  const base = typeof apiBase === 'string' ? apiBase : '/';
  return {
    deployment,
    apiBase: new URL(base, window.location.href).href.replace(/\/$/, ''),
    organizationId: textOf(organizationId),
    serviceId: textOf(serviceId),
    version: textOf(version) ?? '',
  };
}

/** Returns the settings for the managed service whose ids are in a query. Returns the settings unchanged if an id is missing. */
export function selectService(config: AppConfig, query: URLSearchParams): AppConfig {
  const organizationId = textOf(query.get('organizationId'));
  const serviceId = textOf(query.get('serviceId'));
  return organizationId && serviceId ? { ...config, deployment: 'managed', organizationId, serviceId } : config;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
