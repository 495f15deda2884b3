import type { Api, Json } from './api.ts';

/** A valid id that no resource has. */
export const UNKNOWN_ID = '0123456789abcdef01234567';
/** A valid uuid that no resource has. */
export const UNKNOWN_UUID = '11111111-2222-4333-8444-555555555555';

/** Returns a text of `length` characters, each of two bytes in UTF-8. */
export function text(length: number): string {
  return 'é'.repeat(length);
}

/** Returns a tile. */
export function tile(overrides: Json = {}, series: Json[] = [{ type: 'time', aggFn: 'count' }]): Json {
  return { name: 'Errors', x: 0, y: 0, w: 12, h: 4, series, ...overrides };
}

/** Returns a dashboard with the tiles. */
export function dashboard(...tiles: Json[]): Json {
  return { name: 'Checkout', tiles };
}

let webhooks = 0;

/** Returns a webhook with a unique name. Its URL has a public IP address, so that the service does not query DNS. */
export function webhook(overrides: Json = {}): Json {
  webhooks += 1;
  return { name: `Receiver ${webhooks}`, service: 'generic', url: 'https://93.184.216.34/on-call', ...overrides };
}

/** The ids that an alert refers to. */
export interface AlertTargets {
  readonly dashboardId: string;
  readonly tileId: string;
  readonly webhookId: string;
}

/** Returns a connection. */
export function connection(overrides: Json = {}): Json {
  return { name: 'Warehouse', host: 'https://warehouse.example.org:8443', username: 'reader', ...overrides };
}

/** Returns a source of logs on a connection. */
export function source(connectionId: string, overrides: Json = {}): Json {
  return {
    name: 'Audit',
    kind: 'log',
    connection: connectionId,
    from: { databaseName: 'default', tableName: 'otel_logs' },
    timestampValueExpression: 'Timestamp',
    defaultTableSelectExpression: 'Timestamp, Body',
    ...overrides,
  };
}

/** Returns a saved search of a source. */
export function savedSearch(sourceId: string, overrides: Json = {}): Json {
  return { name: 'Errors', sourceId, ...overrides };
}

/** Returns the id of the tenant's first source of a kind. */
export async function sourceIdOf(api: Api, kind = 'log'): Promise<string> {
  return (await api.get('/sources')).content.find((item: Json) => item.kind === kind).id;
}

/** Creates a dashboard and a webhook. Returns their ids and the id of the first tile. `tiles` are further tiles. */
export async function alertTargets(api: Api, ...tiles: Json[]): Promise<AlertTargets> {
  const { id: dashboardId, tiles: createdTiles } = await api.create('/dashboards', dashboard(tile(), ...tiles));
  const { id: webhookId } = await api.create('/webhooks', webhook());
  return { dashboardId, tileId: createdTiles[0].id, webhookId };
}

/** Returns a minimal alert on the targets. */
export function alert({ dashboardId, tileId, webhookId }: AlertTargets, overrides: Json = {}): Json {
  const channel = { type: 'webhook', webhookId };
  return {
    source: 'tile',
    dashboardId,
    tileId,
    interval: '5m',
    threshold: 10,
    thresholdType: 'above',
    channel,
    ...overrides,
  };
}
