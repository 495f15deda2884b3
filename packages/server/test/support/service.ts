import type { DashboardInput, TileInput, WebhookInput } from '@observability-api/schemas';
import { openService, type Service, type ServiceOptions } from '../../src/app/open-service.ts';
import { JsonText } from '../../src/domain/serialized.ts';
import type { Tenant } from '../../src/domain/tenant.ts';
import type { Tx } from '../../src/resources/context.ts';
import type { Page } from '../../src/store/read-page.ts';
import type { Store } from '../../src/store/store.ts';

/** The start time of test clocks. */
export const START = Date.parse('2026-01-12T09:30:00.000Z');

/** A clock that a test sets. */
export class TestClock {
  time = START;
  readonly now = (): number => this.time;
}

/** A resource service, such as `service.alerts`, whose writes open their own transaction. */
export type InTransactions<Resource> = {
  [Name in keyof Resource]: Resource[Name] extends (tx: Tx, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : Resource[Name];
};

type Method = (...args: unknown[]) => Promise<unknown>;

/** The methods whose first parameter is a transaction. */
const WRITES = ['create', 'replace', 'update', 'delete', 'retryDelivery', 'silence', 'endSilence'];

/** Wraps the writes of a resource service in transactions of the store. */
export function inTransactions<Resource extends object>(store: Store, resource: Resource): InTransactions<Resource> {
  return new Proxy(resource, {
    get(target, name) {
      const method = (Reflect.get(target, name) as Method).bind(target);
      if (!WRITES.includes(String(name))) return method;
      return (...callArguments: unknown[]) => store.transaction((tx) => method(tx, ...callArguments));
    },
  }) as InTransactions<Resource>;
}

type WritableResource =
  | 'dashboards'
  | 'alerts'
  | 'connections'
  | 'savedSearches'
  | 'sources'
  | 'webhooks'
  | 'keys'
  | 'pipeSettings';

/** A service whose writes take no transaction: each write opens its own. */
export type TestService = Omit<Service, WritableResource> & {
  readonly [Name in WritableResource]: InTransactions<Service[Name]>;
} & {
  /** The same service, in which a write takes a transaction as its first argument. */
  readonly raw: Service;
};

/** Opens a service whose writes take no transaction. */
export async function openDirectService(options: ServiceOptions): Promise<TestService> {
  const service = await openService(options);
  const { store } = service;
  return Object.create(service, {
    raw: { value: service },
    dashboards: { value: inTransactions(store, service.dashboards) },
    alerts: { value: inTransactions(store, service.alerts) },
    savedSearches: { value: inTransactions(store, service.savedSearches) },
    connections: { value: inTransactions(store, service.connections) },
    sources: { value: inTransactions(store, service.sources) },
    webhooks: { value: inTransactions(store, service.webhooks) },
    keys: { value: inTransactions(store, service.keys) },
    pipeSettings: { value: inTransactions(store, service.pipeSettings) },
  });
}

/** Opens a service with one tenant of each deployment, by default in memory. */
export async function openTestService(options: Partial<ServiceOptions> = {}) {
  const clock = new TestClock();
  const service = await openDirectService({ dataDir: ':memory:', clock: clock.now, ...options });
  const { credentials } = service;
  if (!credentials) throw new Error('Expected a service in memory to have credentials.');
  const { tenant: team } = await service.readBearer(`Bearer ${credentials.openSource.apiKey}`).authenticate();
  const { organizationId, serviceId, keyId, keySecret } = credentials.managed;
  const managed = await service.tenants.service(organizationId, serviceId);
  const admin = await service.readBasic(basic(keyId, keySecret)).authenticate();
  return { service, clock, credentials, team, managed, admin };
}

/** Returns the header of Basic authentication. */
export function basic(keyId: string, keySecret: string): string {
  return `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
}

/** Returns all items of a page and the total of the list. */
export async function readAll<Resource>(result: Promise<Page<Resource>>) {
  const page = await result;
  const items: Resource[] = [];
  for await (const batch of page.batches()) {
    for (const item of batch) items.push(item instanceof JsonText ? item.parse() : item);
  }
  return { items, total: page.total };
}

/** The paging options of the longest page. */
export const ALL = { limit: 1000, offset: 0 };

/** Returns a tile with one time series. It has the defaults that the validation of a request would set. */
export function timeTile(overrides: Partial<TileInput> = {}): TileInput {
  return {
    name: 'Errors',
    x: 0,
    y: 0,
    w: 12,
    h: 4,
    series: [{ type: 'time', aggFn: 'count', where: 'level:error', groupBy: [], displayType: 'line' }],
    ...overrides,
  };
}

/** Returns a dashboard with the tiles. */
export function dashboardOf(...tiles: TileInput[]): DashboardInput {
  return { name: 'Checkout', tiles };
}

/** Creates a generic webhook with a unique name and returns its id. */
export async function createWebhook(
  service: TestService,
  tenant: Tenant,
  overrides: Partial<Exclude<WebhookInput, { service: 'slack' }>> = {},
): Promise<string> {
  const name = `On-call ${crypto.randomUUID()}`;
  const url = 'https://hooks.example.org/on-call';
  return (await service.webhooks.create(tenant, { name, service: 'generic', url, ...overrides })).resource.id;
}
