import type { AlertInput, AlertNotification, TileInput, WebhookInput } from '@observability-api/schemas';
import { type Alerting, createAlerting } from '../../../src/alerting/alerting.ts';
import type { Send } from '../../../src/alerting/delivery/attempts.ts';
import type { LinkTo } from '../../../src/alerting/outbox/dashboard-link.ts';
import type { Timers } from '../../../src/alerting/schedule/timers.ts';
import type { Service } from '../../../src/app/service.ts';
import { createIds } from '../../../src/domain/ids.ts';
import type { Tenant } from '../../../src/domain/tenant.ts';
import type { Store } from '../../../src/store/store.ts';
import type { TestEngine } from '../../support/engines.ts';
import { dashboardOf, timeTile } from '../../support/service.ts';
import { type Rows, simulatedTelemetry } from './simulated-charts.ts';
import { instantTiming } from './simulated-time.ts';

/** What a webhook was sent. */
export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AlertNotification;
}

/** How an evaluator of a test differs from an ordinary one. */
export interface EvaluatorOptions {
  readonly store?: Pick<Store, 'db' | 'transaction'>;
  readonly send?: Send;
  readonly timing?: Timers;
  readonly clock?: () => number;
  readonly aheadMs?: () => Promise<number>;
  readonly newId?: () => string;
  readonly linkTo?: LinkTo;
  /** Simulated rows are there at once, so that others judge a window when it ends. */
  readonly waitsForRows?: true;
  /** It may be dead when the test ends, and is then not closed. */
  readonly isMortal?: true;
}

/** Evaluators of one store, on telemetry that a test makes up; every webhook takes what it is sent. */
export async function openWorld(engine: TestEngine) {
  const { service, clock, team, managed } = await engine.openTestService();
  const world = {
    rows: (() => []) as Rows,
    sent: [] as Sent[],
    warnings: [] as string[],
    counts: { evaluated: 0, notEvaluated: 0, delivered: 0, notDelivered: 0 },
  };
  const { telemetry, asked } = simulatedTelemetry((startMs, where) => world.rows(startMs, where));
  const take: Send = async (url, { headers = {}, body = '' } = {}) => {
    world.sent.push({ url, headers, body: JSON.parse(body) });
    return { status: 200 };
  };
  const opened: Alerting[] = [];
  const evaluator = ({ isMortal, waitsForRows, ...options }: EvaluatorOptions = {}): Alerting => {
    const alerting = createAlerting({
      ...{ store: service.store, telemetry, clock: clock.now, newId: createIds(clock.now), send: take },
      timing: instantTiming(),
      ...(!waitsForRows && { graceMs: 0 }),
      linkTo: async () => () => 'https://dashboards.example.org/x',
      observer: {
        evaluated: (isDone) => {
          world.counts[isDone ? 'evaluated' : 'notEvaluated'] += 1;
        },
        delivered: (isDone) => {
          world.counts[isDone ? 'delivered' : 'notDelivered'] += 1;
        },
        warn: (_, message) => world.warnings.push(message),
      },
      ...options,
    });
    if (!isMortal) opened.push(alerting);
    return alerting;
  };
  return {
    ...{ world, service, clock, team, managed, evaluator, asked, take },
    /** Evaluates what is due and waits until it is delivered. */
    async evaluate(alerting: Alerting): Promise<void> {
      await alerting.runDueAlerts();
      await alerting.deliveriesSettled();
    },
    /** What was sent since it was last asked: state, value and group. */
    news: () => world.sent.splice(0).map(({ body }) => [body.state, body.value, ...body.group]),
    async close() {
      for (const alerting of opened) await alerting.close();
      await service.close();
    },
  };
}

/** A webhook at an address; its id. */
export async function makeWebhook(
  service: Service,
  tenant: Tenant,
  more: Partial<Extract<WebhookInput, { service: 'generic' }>> = {},
): Promise<string> {
  const name = more.name ?? `On-call ${crypto.randomUUID()}`;
  const url = 'https://hooks.example.org/on-call';
  return (await service.webhooks.create(tenant, { service: 'generic', url, ...more, name })).resource.id;
}

/** An alert on a tile of its own, that is for 10 or more in a minute; its id. */
export async function makeAlert(
  service: Service,
  tenant: Tenant,
  { tile = {}, webhooks, ...more }: Partial<AlertInput> & { tile?: Partial<TileInput>; webhooks?: string[] } = {},
): Promise<string> {
  const dashboard = await service.dashboards.create(tenant, dashboardOf(timeTile(tile)));
  const ids = webhooks ?? [await makeWebhook(service, tenant)];
  const { resource } = await service.alerts.create(tenant, {
    ...{ source: 'tile', interval: '1m', threshold: 10, thresholdType: 'above' },
    dashboardId: dashboard.resource.id,
    tileId: dashboard.resource.tiles[0]?.id ?? '',
    channels: ids.map((webhookId) => ({ type: 'webhook', webhookId })),
    ...more,
  });
  return resource.id;
}

/** Writes an alert as it is but for what is said. */
export async function changeAlert(
  service: Service,
  tenant: Tenant,
  id: string,
  { webhooks, ...changes }: Partial<AlertInput> & { webhooks?: string[] },
): Promise<void> {
  const { channels, channel: _, ...rest } = (await service.alerts.get(tenant, id)).resource;
  const wanted = webhooks?.map((webhookId) => ({ type: 'webhook', webhookId }) as const) ?? channels;
  await service.alerts.replace(tenant, id, { ...rest, ...changes, channels: wanted });
}

/** Silences alerts until a moment; only the store can. */
export async function silenceAlerts({ store, clock }: Pick<Service, 'store' | 'clock'>, untilMs: number) {
  const silence = { by: 'on-call', at: new Date(clock()).toISOString(), until: new Date(untilMs).toISOString() };
  await store.db
    .updateTable('alerts')
    .set({ silenced: JSON.stringify(silence) })
    .execute();
}
