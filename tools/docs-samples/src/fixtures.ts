import type { Credentials } from '@observability-api/server';

/** A deployment. */
export type Deployment = 'open-source' | 'managed';

/** The ids of a tenant's resources, by the name of the id in the samples. */
export type Ids = Readonly<Record<string, string>>;

/** A source with the properties that fixtures read. */
interface Source {
  readonly id: string;
  readonly kind: string;
  readonly connection: string;
  readonly from: { readonly databaseName: string };
}

/** Creates the resources that the samples of a deployment need. */
export interface Fixtures {
  /** Deletes the resources of earlier samples, creates new ones and returns their ids. */
  createAll(): Promise<Ids>;
  /** Silences an alert, so that its silence can be ended. */
  silence(alertId: string | undefined, until: Date): Promise<void>;
  /** Creates an alert that fires in each window of a minute, and whose webhook rejects all notifications. Returns its id. */
  createFailingAlert(ids: Ids): Promise<string>;
  /** Returns the id of a failed delivery of an alert, or undefined if there is none. */
  failedDelivery(alertId: string): Promise<string | undefined>;
}

/** Returns the `Authorization` header of the first tenant. */
export function authorization(credentials: Credentials, deployment: Deployment): string {
  const { openSource, managed } = credentials;
  if (deployment === 'open-source') return `Bearer ${openSource.apiKey}`;
  return `Basic ${Buffer.from(`${managed.keyId}:${managed.keySecret}`).toString('base64')}`;
}

/** Returns fixtures that use the HTTP interface of a running service. */
export function fixturesOf(url: string, credentials: Credentials, deployment: Deployment): Fixtures {
  const { organizationId, serviceId, pipeId } = credentials.managed;
  const organization = `${url}/v1/organizations/${organizationId}`;
  const base = deployment === 'managed' ? `${organization}/services/${serviceId}/observability` : `${url}/api/v2`;
  const call = async <T>(method: string, address: string, body?: unknown): Promise<T> => {
    const response = await fetch(address, {
      method,
      headers: { authorization: authorization(credentials, deployment), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${text}`);
    const { data, result } = JSON.parse(text) as { data?: T; result?: T };
    return (data ?? result) as T;
  };
  const removeAll = async (collection: string) => {
    const items = await call<{ id: string }[]>('GET', `${base}/${collection}`);
    for (const { id } of items) await call('DELETE', `${base}/${collection}/${id}`);
  };
  let builtInSources: readonly Source[] | undefined;
  // Samples get their own source, because the tiles of other samples read the first source of the service.
  const createSource = async () => {
    const sources = await call<Source[]>('GET', `${base}/sources`);
    builtInSources ??= sources;
    const builtInIds = new Set(builtInSources.map(({ id }) => id));
    for (const { id } of sources) if (!builtInIds.has(id)) await call('DELETE', `${base}/sources/${id}`);
    const log = builtInSources.find(({ kind }) => kind === 'log');
    if (!log) throw new Error('Expected the first start to create a source of the kind log.');
    const { id: _, ...input } = log;
    return call<Source>('POST', `${base}/sources`, { ...input, name: 'Fixture' });
  };
  const createConnection = async (builtIn: string) => {
    const connections = await call<{ id: string }[]>('GET', `${base}/connections`);
    for (const { id } of connections) if (id !== builtIn) await call('DELETE', `${base}/connections/${id}`);
    const input = {
      name: 'Fixture',
      host: 'https://warehouse.example.org:8443',
      username: 'reader',
      password: 'fixture',
    };
    const { id } = await call<{ id: string }>('POST', `${base}/connections`, input);
    return id;
  };
  let earlierKey: string | undefined;
  return {
    async silence(alertId, until) {
      await call('PUT', `${base}/alerts/${alertId}/silence`, { until: until.toISOString() });
    },
    async createFailingAlert({ dashboardId, tileId }) {
      // The service itself responds with 404, which is not retried. Its address must be in `webhookAllow`.
      const webhook = await call<{ id: string }>('POST', `${base}/webhooks`, {
        name: 'Failing',
        service: 'generic',
        url: `${url}/no-webhook-receiver`,
      });
      const alert = await call<{ id: string }>('POST', `${base}/alerts`, {
        source: 'tile',
        dashboardId,
        tileId,
        interval: '1m',
        threshold: 0,
        thresholdType: 'above',
        channel: { type: 'webhook', webhookId: webhook.id },
      });
      return alert.id;
    },
    async failedDelivery(alertId) {
      const [delivery] = await call<{ id: string }[]>('GET', `${base}/alerts/${alertId}/deliveries?status=failed`);
      return delivery?.id;
    },
    async createAll() {
      // Deleting a dashboard deletes its alerts, and a webhook without alerts can be deleted.
      await removeAll('dashboards');
      await removeAll('webhooks');
      const createWebhook = (name: string) =>
        call<{ id: string }>('POST', `${base}/webhooks`, {
          name,
          service: 'generic',
          url: 'https://hooks.example.org/',
        });
      // Samples get a webhook that no alert uses, because only such a webhook can be deleted.
      const [used, webhook] = [await createWebhook('Used'), await createWebhook('Unused')];
      const series = [{ type: 'time', aggFn: 'count' }];
      const dashboard = await call<{ id: string; tiles: { id: string }[] }>('POST', `${base}/dashboards`, {
        name: 'Fixture',
        tiles: [{ name: 'Fixture', x: 0, y: 0, w: 1, h: 1, series }],
      });
      const tileId = dashboard.tiles[0]?.id ?? '';
      const alert = await call<{ id: string }>('POST', `${base}/alerts`, {
        source: 'tile',
        dashboardId: dashboard.id,
        tileId,
        interval: '1h',
        threshold: 1,
        thresholdType: 'above',
        channel: { type: 'webhook', webhookId: used.id },
      });
      const source = await createSource();
      await removeAll('saved-searches');
      const savedSearch = await call<{ id: string }>('POST', `${base}/saved-searches`, {
        name: 'Fixture',
        sourceId: source.id,
      });
      const ids = {
        dashboardId: dashboard.id,
        tileId,
        alertId: alert.id,
        webhookId: webhook.id,
        savedSearchId: savedSearch.id,
        sourceId: source.id,
        builtInConnectionId: source.connection,
        databaseName: source.from.databaseName,
      };
      if (deployment === 'open-source') return { ...ids, connectionId: await createConnection(source.connection) };
      // An organization has at most 100 keys. The sample may have deleted the earlier one.
      if (earlierKey) await call('DELETE', `${organization}/keys/${earlierKey}`).catch(() => undefined);
      const { key } = await call<{ key: { id: string } }>('POST', `${organization}/keys`, {});
      earlierKey = key.id;
      return { ...ids, organizationId, serviceId, pipeId, keyId: key.id };
    },
  };
}
