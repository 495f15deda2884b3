import type { AlertInput, AlertNotification, TileInput } from '@observability-api/schemas';
import { Alerting } from '../../../src/alerting/alerting.ts';
import type { Send } from '../../../src/alerting/delivery/attempts.ts';
import type { LinkTo } from '../../../src/alerting/outbox/alert-link.ts';
import type { Timers } from '../../../src/alerting/schedule/timers.ts';
import type { Service } from '../../../src/app/open-service.ts';
import { createIds } from '../../../src/domain/ids.ts';
import type { Tenant } from '../../../src/domain/tenant.ts';
import type { Store } from '../../../src/store/store.ts';
import type { TestEngine } from '../../support/engines.ts';
import { createWebhook, dashboardOf, type TestService, timeTile } from '../../support/service.ts';
import { type Rows, simulatedTelemetry } from './simulated-telemetry.ts';
import { instantTimers } from './simulated-timers.ts';

/** A request to a webhook. */
export interface SentNotification {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AlertNotification;
}

/** The differences of an evaluator from the default one. */
export interface EvaluatorOptions {
  readonly store?: Pick<Store, 'db' | 'transaction'>;
  readonly send?: Send;
  readonly timers?: Timers;
  readonly clock?: () => number;
  readonly clockSkewMs?: () => Promise<number>;
  readonly newId?: () => string;
  readonly linkTo?: LinkTo;
  /** Uses the default grace period. Other evaluators have none, because simulated rows are available immediately. */
  readonly hasGracePeriod?: true;
  /** The evaluator may be dead when the test ends, and is not closed. */
  readonly canBeKilled?: true;
}

/** The link of all notifications. */
export const LINK = 'https://dashboards.example.org/x';

/** Opens a service whose evaluators query simulated telemetry. By default, every webhook accepts every notification. */
export async function openAlertingEnv(engine: TestEngine) {
  const { service, clock, team, managed } = await engine.openTestService();
  const { tenantCharts, queries } = simulatedTelemetry(
    (startMs, where) => env.rows(startMs, where),
    () => env.unseen,
  );
  const opened: Alerting[] = [];
  const env = {
    service,
    clock,
    team,
    managed,
    tenantCharts,
    queries,
    /** The simulated rows. Tests assign it. */
    rows: (() => []) as Rows,
    /** Messages about names that were never received. Tests assign it. */
    unseen: [] as string[],
    /** The accepted notifications. */
    sent: [] as SentNotification[],
    warnings: [] as string[],
    counts: { evaluated: 0, notEvaluated: 0, delivered: 0, notDelivered: 0, postponed: 0, stateUnknown: 0 },
    /** Accepts a notification. */
    accept: (async (url, { headers = {}, body = '' } = {}) => {
      env.sent.push({ url, headers, body: JSON.parse(body) });
      return { status: 200 };
    }) as Send,
    /** Creates an evaluator on the store of the service. */
    evaluator({ canBeKilled, hasGracePeriod, ...options }: EvaluatorOptions = {}): Alerting {
      const alerting = new Alerting({
        store: service.store,
        tenantCharts,
        clock: clock.now,
        newId: createIds(clock.now),
        send: env.accept,
        timers: instantTimers(),
        ...(!hasGracePeriod && { graceMs: 0 }),
        linkTo: async () => () => LINK,
        observer: {
          evaluated: (succeeded) => {
            env.counts[succeeded ? 'evaluated' : 'notEvaluated'] += 1;
          },
          delivered: (succeeded) => {
            env.counts[succeeded ? 'delivered' : 'notDelivered'] += 1;
          },
          stateUnknown: () => {
            env.counts.stateUnknown += 1;
          },
          postponed: () => {
            env.counts.postponed += 1;
          },
          warn: (_, message) => env.warnings.push(message),
        },
        ...options,
      });
      if (!canBeKilled) opened.push(alerting);
      return alerting;
    },
    /** Evaluates the due alerts and waits for the deliveries. */
    async evaluate(alerting: Alerting): Promise<void> {
      await alerting.runDueAlerts();
      await alerting.deliveriesSettled();
    },
    /** Returns state, value and group of the notifications since the last call. */
    takeSent: () => env.sent.splice(0).map(({ body }) => [body.state, body.value, ...body.group]),
    async close() {
      for (const alerting of opened) await alerting.close();
      await service.close();
    },
  };
  return env;
}

/** Creates a dashboard with a tile and an alert on it that fires at 10 or more in a minute. Returns the id of the alert. */
export async function createAlert(
  service: TestService,
  tenant: Tenant,
  { tile = {}, webhooks, ...overrides }: Partial<AlertInput> & { tile?: Partial<TileInput>; webhooks?: string[] } = {},
): Promise<string> {
  const dashboard = await service.dashboards.create(tenant, dashboardOf(timeTile(tile)));
  const ids = webhooks ?? [await createWebhook(service, tenant)];
  const { resource } = await service.alerts.create(tenant, {
    source: 'tile',
    interval: '1m',
    threshold: 10,
    thresholdType: 'above',
    dashboardId: dashboard.resource.id,
    tileId: dashboard.resource.tiles[0]?.id ?? '',
    channels: ids.map((webhookId) => ({ type: 'webhook', webhookId })),
    ...overrides,
  });
  return resource.id;
}

/** Replaces some properties of an alert. */
export async function changeAlert(
  service: TestService,
  tenant: Tenant,
  id: string,
  { webhooks, ...changes }: Partial<AlertInput> & { webhooks?: string[] },
): Promise<void> {
  const { channels, channel: _, ...rest } = (await service.alerts.get(tenant, id)).resource;
  const newChannels = webhooks?.map((webhookId) => ({ type: 'webhook', webhookId }) as const) ?? channels;
  await service.alerts.replace(tenant, id, { ...rest, ...changes, channels: newChannels });
}

/** Silences all alerts until a moment. Writes to the store, because the API has no operation for it. */
export async function silenceAlerts({ store, clock }: Pick<Service, 'store' | 'clock'>, untilMs: number) {
  const silence = { by: 'on-call', at: new Date(clock()).toISOString(), until: new Date(untilMs).toISOString() };
  await store.db
    .updateTable('alerts')
    .set({ silenced: JSON.stringify(silence) })
    .execute();
}
