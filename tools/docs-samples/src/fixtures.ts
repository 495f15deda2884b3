import type { Credentials } from '@observability-api/server';

/** A deployment. */
export type Deployment = 'open-source' | 'managed';

/** The ids of a tenant's resources by name, such as `dashboardId`, and the name of its database as `databaseName`. */
export type Ids = Readonly<Record<string, string>>;

interface Identified {
  readonly id: string;
}

/** A source with the properties that fixtures read. */
interface Source extends Identified {
  readonly kind: string;
  readonly connection: string;
  readonly from: { readonly databaseName: string };
}

/** The settings of an alert on a tile that differ between fixtures. */
interface AlertSettings {
  readonly dashboardId: string | undefined;
  readonly tileId: string | undefined;
  readonly webhookId: string;
  readonly interval: string;
  readonly threshold: number;
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
  return new HttpFixtures(url, credentials, deployment);
}

class HttpFixtures implements Fixtures {
  readonly #url: string;
  readonly #credentials: Credentials;
  readonly #deployment: Deployment;
  readonly #organization: string;
  /** The URL of the collections of the tenant. */
  readonly #base: string;
  #builtInSources: readonly Source[] | undefined;
  /** The id of the key that {@link createAll} created last. */
  #earlierKey: string | undefined;

  constructor(url: string, credentials: Credentials, deployment: Deployment) {
    const { organizationId, serviceId } = credentials.managed;
    this.#url = url;
    this.#credentials = credentials;
    this.#deployment = deployment;
    this.#organization = `${url}/v1/organizations/${organizationId}`;
    this.#base =
      deployment === 'managed' ? `${this.#organization}/services/${serviceId}/observability` : `${url}/api/v2`;
  }

  async silence(alertId: string | undefined, until: Date): Promise<void> {
    await this.#call('PUT', `${this.#base}/alerts/${alertId}/silence`, { until: until.toISOString() });
  }

  async createFailingAlert({ dashboardId, tileId }: Ids): Promise<string> {
    // The service itself responds with 404, which is not retried. Its address must be in `webhookAllow`.
    const webhookId = await this.#createWebhook('Failing', `${this.#url}/no-webhook-receiver`);
    return this.#createAlert({ dashboardId, tileId, webhookId, interval: '1m', threshold: 0 });
  }

  async failedDelivery(alertId: string): Promise<string | undefined> {
    const address = `${this.#base}/alerts/${alertId}/deliveries?status=failed`;
    const [delivery] = await this.#call<Identified[]>('GET', address);
    return delivery?.id;
  }

  async createAll(): Promise<Ids> {
    // Deleting a dashboard deletes its alerts, and a webhook without alerts can be deleted.
    await this.#removeAll('dashboards');
    await this.#removeAll('webhooks');
    await this.#removeAll('saved-searches');
    // Samples get a webhook that no alert uses, because only such a webhook can be deleted.
    const used = await this.#createWebhook('Used', 'https://hooks.example.org/');
    const webhookId = await this.#createWebhook('Unused', 'https://hooks.example.org/');
    const { id: dashboardId, tiles } = await this.#create<Identified & { tiles: Identified[] }>('dashboards', {
      name: 'Fixture',
      tiles: [{ name: 'Fixture', x: 0, y: 0, w: 1, h: 1, series: [{ type: 'time', aggFn: 'count' }] }],
    });
    const tileId = tiles[0]?.id ?? '';
    const alertId = await this.#createAlert({ dashboardId, tileId, webhookId: used, interval: '1h', threshold: 1 });
    const source = await this.#createSource();
    const savedSearch = await this.#create('saved-searches', { name: 'Fixture', sourceId: source.id });
    const ids = {
      dashboardId,
      tileId,
      alertId,
      webhookId,
      savedSearchId: savedSearch.id,
      sourceId: source.id,
      builtInConnectionId: source.connection,
      databaseName: source.from.databaseName,
    };
    if (this.#deployment === 'open-source') {
      return { ...ids, connectionId: await this.#createConnection(source.connection) };
    }
    const { organizationId, serviceId, pipeId } = this.#credentials.managed;
    return { ...ids, organizationId, serviceId, pipeId, keyId: await this.#createKey() };
  }

  async #call<T>(method: string, address: string, body?: unknown): Promise<T> {
    const response = await fetch(address, {
      method,
      headers: {
        authorization: authorization(this.#credentials, this.#deployment),
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${text}`);
    const { data, result } = JSON.parse(text) as { data?: T; result?: T };
    return (data ?? result) as T;
  }

  #list<T = Identified>(collection: string): Promise<T[]> {
    return this.#call('GET', `${this.#base}/${collection}`);
  }

  #create<T = Identified>(collection: string, body: unknown): Promise<T> {
    return this.#call('POST', `${this.#base}/${collection}`, body);
  }

  /** Deletes the resources of a collection, except those with the ids to keep. */
  async #removeAll(collection: string, keptIds: readonly string[] = []): Promise<void> {
    for (const { id } of await this.#list(collection)) {
      if (!keptIds.includes(id)) await this.#call('DELETE', `${this.#base}/${collection}/${id}`);
    }
  }

  async #createWebhook(name: string, url: string): Promise<string> {
    return (await this.#create('webhooks', { name, service: 'generic', url })).id;
  }

  async #createAlert({ webhookId, ...settings }: AlertSettings): Promise<string> {
    const channel = { type: 'webhook', webhookId };
    return (await this.#create('alerts', { source: 'tile', thresholdType: 'above', channel, ...settings })).id;
  }

  /**
   * Deletes the sources of earlier samples, and creates a source that samples can change and delete. Keeps the sources that the first
   * start created, because tiles without a `sourceId` read the first enabled source of a kind.
   */
  async #createSource(): Promise<Source> {
    this.#builtInSources ??= await this.#list<Source>('sources');
    await this.#removeAll(
      'sources',
      this.#builtInSources.map(({ id }) => id),
    );
    const log = this.#builtInSources.find(({ kind }) => kind === 'log');
    if (!log) throw new Error('Expected the first start to create a source of the kind log.');
    const { id: _, ...input } = log;
    return this.#create('sources', { ...input, name: 'Fixture' });
  }

  async #createConnection(builtIn: string): Promise<string> {
    await this.#removeAll('connections', [builtIn]);
    const address = { host: 'https://warehouse.example.org:8443', username: 'reader', password: 'fixture' };
    return (await this.#create('connections', { name: 'Fixture', ...address })).id;
  }

  async #createKey(): Promise<string> {
    const keys = `${this.#organization}/keys`;
    // An organization has at most 100 keys. The sample may have deleted the earlier one.
    if (this.#earlierKey) await this.#call('DELETE', `${keys}/${this.#earlierKey}`).catch(() => undefined);
    const { key } = await this.#call<{ key: Identified }>('POST', keys, {});
    this.#earlierKey = key.id;
    return key.id;
  }
}
