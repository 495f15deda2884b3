import type { AlertInput, AlertNotification, TileInput } from '@observability-api/schemas';
import { Alerting } from '../../../src/alerting/alerting.ts';
import type { Send } from '../../../src/alerting/delivery/attempts.ts';
import type { Mailer } from '../../../src/alerting/delivery/mailer.ts';
import type { AlertObserver } from '../../../src/alerting/observer.ts';
import type { LinkTo } from '../../../src/alerting/outbox/alert-link.ts';
import type { Timers } from '../../../src/alerting/schedule/timers.ts';
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

/** Options of an evaluator that differ from the defaults. */
export interface EvaluatorOptions {
  readonly store?: Pick<Store, 'db' | 'transaction'>;
  readonly send?: Send;
  readonly mailer?: Mailer;
  readonly timers?: Timers;
  readonly clock?: () => number;
  readonly clockSkewMs?: () => Promise<number>;
  readonly newId?: () => string;
  readonly linkTo?: LinkTo;
  /** Windows are due only after the grace period of the service. By default, there is none: simulated rows arrive immediately. */
  readonly hasGracePeriod?: true;
  /** The test may kill the evaluator, so `close` does not close it. */
  readonly canBeKilled?: true;
}

const MINUTE = 60_000;

/** The link in notifications, unless a test sets `linkTo`. */
export const LINK = 'https://dashboards.example.org/x';

const NO_EVENTS = { evaluated: 0, notEvaluated: 0, delivered: 0, notDelivered: 0, postponed: 0, stateUnknown: 0 };

/** Creates an observer that counts the events of evaluators and stores their warnings. */
function createObserver({ counts, warnings }: { counts: typeof NO_EVENTS; warnings: string[] }): AlertObserver {
  return {
    evaluated: (succeeded) => {
      counts[succeeded ? 'evaluated' : 'notEvaluated'] += 1;
    },
    delivered: (succeeded) => {
      counts[succeeded ? 'delivered' : 'notDelivered'] += 1;
    },
    stateUnknown: () => {
      counts.stateUnknown += 1;
    },
    postponed: () => {
      counts.postponed += 1;
    },
    warn: (_, message) => warnings.push(message),
  };
}

/** Opens a service whose evaluators query simulated telemetry. By default, every webhook accepts every notification. */
export async function openAlertingEnv(engine: Pick<TestEngine, 'openTestService'>) {
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
    /** Returns the simulated rows. Tests assign it. */
    rows: (() => []) as Rows,
    /** The messages about metrics and attributes that were never received. Tests assign them. */
    unseen: [] as string[],
    /** The accepted notifications. */
    sent: [] as SentNotification[],
    warnings: [] as string[],
    counts: { ...NO_EVENTS },
    /** Records a notification in `sent` and responds with 200. */
    accept: (async (url, { headers = {}, body = '' } = {}) => {
      env.sent.push({ url, headers, body: JSON.parse(body) });
      return { status: 200 };
    }) as Send,
    /** Creates an evaluator, which is an {@link Alerting}, on the store of the service. */
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
        observer: createObserver(env),
        ...options,
      });
      if (!canBeKilled) opened.push(alerting);
      return alerting;
    },
    /** Simulates one row with this value in every window. */
    setValue(value: number): void {
      env.rows = () => [{ group: [], value }];
    },
    readAlert: async (id: string) => (await service.alerts.get(team, id)).resource,
    /** Advances the clock and evaluates the due alerts. Waits for the deliveries. */
    async advance(alerting: Alerting = env.evaluator(), minutes = 1): Promise<void> {
      clock.time += minutes * MINUTE;
      await env.evaluate(alerting);
    },
    /** Evaluates the due alerts and waits for the deliveries. */
    async evaluate(alerting: Alerting): Promise<void> {
      await alerting.runDueAlerts();
      await alerting.deliveriesSettled();
    },
    /** Returns the stored notifications whose delivery has not ended. */
    undelivered: () =>
      service.store.db.selectFrom('alert_notifications').selectAll().where('done_at', 'is', null).execute(),
    /** Returns state, value and group of the notifications since the last call. */
    takeSent: () => env.sent.splice(0).map(({ body }) => [body.state, body.value, ...body.group]),
    async close() {
      for (const alerting of opened) await alerting.close();
      await service.close();
    },
  };
  return env;
}

/** Advances the time in steps of ten seconds and sends a heartbeat before each step and at the end. Waits for the deliveries. */
export async function runHeartbeats(
  alerting: Alerting,
  timers: ReturnType<typeof instantTimers>,
  seconds: number,
): Promise<void> {
  for (let elapsed = 0; elapsed < seconds; elapsed += 10) {
    await alerting.heartbeat();
    timers.advance(10_000);
  }
  await alerting.heartbeat();
  await alerting.deliveriesSettled();
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

/** Adds copies of an alert to the store. No round has evaluated them yet. */
export async function copyAlert({ store }: TestService, id: string, count: number): Promise<void> {
  const alert = await store.db.selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, nth) => ({ ...alert, id: `f${String(nth).padStart(23, '0')}` }));
  await store.db.insertInto('alerts').values(copies).execute();
}

/** Changes some properties of an alert. */
export async function changeAlert(
  service: TestService,
  tenant: Tenant,
  id: string,
  { webhooks, ...changes }: Partial<AlertInput> & { webhooks?: string[] },
): Promise<void> {
  const { channels, channel: _, ...properties } = (await service.alerts.get(tenant, id)).resource;
  const newChannels = webhooks?.map((webhookId) => ({ type: 'webhook', webhookId }) as const) ?? channels;
  await service.alerts.replace(tenant, id, { ...properties, ...changes, channels: newChannels });
}

/** Silences an alert until a time. */
export async function silenceAlert(service: TestService, tenant: Tenant, id: string, untilMs: number): Promise<void> {
  await service.alerts.silence(tenant, id, { until: new Date(untilMs).toISOString() }, 'on-call');
}
