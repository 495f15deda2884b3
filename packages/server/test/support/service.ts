import type { DashboardInput, TileInput } from '@observability-api/schemas';
import { openService, type Service, type ServiceOptions } from '../../src/app/service.ts';
import { JsonText } from '../../src/domain/json-text.ts';
import type { Tenant } from '../../src/domain/tenant.ts';
import type { Page } from '../../src/store/read-page.ts';

/** The first moment of every test that brings its own clock. */
export const START = Date.parse('2026-01-12T09:30:00.000Z');

/** A clock that a test moves. */
export class TestClock {
  time = START;
  readonly now = (): number => this.time;
}

/** A service in memory, its two tenants, and the clock it goes by. */
export async function openTestService(options: Partial<ServiceOptions> = {}) {
  const clock = new TestClock();
  const service = await openService({ dataDir: ':memory:', clock: clock.now, ...options });
  const { credentials } = service;
  if (!credentials) throw new Error('a service in memory always has credentials');
  const { tenant: team } = await service.readBearer(`Bearer ${credentials.openSource.apiKey}`).authenticate();
  const { organizationId, serviceId, keyId, keySecret } = credentials.managed;
  const managed = await service.tenants.service(organizationId, serviceId);
  const admin = await service.readBasic(basic(keyId, keySecret)).authenticate();
  return { service, clock, credentials, team, managed, admin };
}

/** The header of Basic authentication. */
export function basic(keyId: string, keySecret: string): string {
  return `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
}

/** The items of a page, read to its end, and the total of its list. */
export async function readAll<Resource>(reading: Promise<Page<Resource>>) {
  const page = await reading;
  const items: Resource[] = [];
  for await (const batch of page.batches()) {
    for (const item of batch) items.push(item instanceof JsonText ? item.parse() : item);
  }
  return { items, total: page.total };
}

/** A page that holds everything. */
export const ALL = { limit: 1000, offset: 0 };

/** A tile with one time series, as the HTTP adapter hands it on: defaults are filled in. */
export function timeTile(more: Partial<TileInput> = {}): TileInput {
  return {
    name: 'Errors',
    x: 0,
    y: 0,
    w: 12,
    h: 4,
    series: [{ type: 'time', aggFn: 'count', where: 'level:error', groupBy: [], displayType: 'line' }],
    ...more,
  };
}

/** A dashboard with the tiles. */
export function dashboardOf(...tiles: TileInput[]): DashboardInput {
  return { name: 'Checkout', tiles };
}

/** A generic webhook of the tenant; its id. */
export async function makeWebhook(service: Service, tenant: Tenant, name = 'On-call'): Promise<string> {
  const { resource } = await service.webhooks.create(tenant, {
    name,
    service: 'generic',
    url: 'https://hooks.example.org/on-call',
  });
  return resource.id;
}

/** The pointers and codes of what was refused; fails when nothing was. */
export async function refusal(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => new Error('nothing was refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error) || !('issues' in error)) throw error;
  return (error.issues as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`);
}
