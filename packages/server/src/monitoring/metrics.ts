import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { TenantBounds, TenantUsage } from '../domain/tenant-bounds.ts';
import type { Store } from '../store/store.ts';

/** Counts one answer. */
export type RecordResponse = (status: number, seconds: number) => void;

/** What the service counts of itself. */
export interface Metrics {
  /** Makes what counts the answers of one operation; deployment and operation are `none` beside the specs. */
  measure(deployment: string, operation: string): RecordResponse;
  /** Notes that a request is in flight until its response ends. */
  begin(response: ServerResponse): void;
  /** Everything that was counted, to be written as text or put together with what other processes counted. */
  readonly registry: Registry;
}

/** From a cached answer in memory to the longest that a request may take. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const labels = ['deployment', 'operation'] as const;

let processMetrics: Registry | undefined;

/** Memory, CPU, event loop and so on: of the process, so they are started once, when somebody wants to read them. */
export function metricsOfProcess(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

/** Makes the metrics of a service. */
export function createMetrics(store: Pick<Store, 'kind' | 'unavailability' | 'db'>, bounds: TenantBounds): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'observability_api_requests_total',
    help: 'Requests that were answered, by the class of the status.',
    labelNames: [...labels, 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'observability_api_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: labels,
    buckets,
    registers,
  });
  let inFlight = 0;
  new Gauge({
    name: 'observability_api_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  new Gauge({
    name: 'observability_api_store_up',
    help: '1 if the store can be read and written, else 0.',
    labelNames: ['engine'],
    aggregator: 'min',
    registers,
    async collect() {
      this.set({ engine: store.kind }, (await store.unavailability()) === undefined ? 1 : 0);
    },
  });
  observeUsage(store, bounds, registers);
  const end = (): void => {
    inFlight -= 1;
  };
  return {
    registry,
    measure(deployment, operation) {
      const observed = durations.labels(deployment, operation);
      const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'].map((status) =>
        requests.labels(deployment, operation, status),
      );
      return (status, seconds) => {
        classes[Math.floor(status / 100) - 1]?.inc();
        observed.observe(seconds);
      };
    },
    begin(response) {
      inFlight += 1;
      response.once('close', end);
    },
  };
}

/** Adds the use of all tenants, and of the tenant that is nearest to each of its bounds. */
function observeUsage({ db }: Pick<Store, 'db'>, bounds: TenantBounds, registers: Registry[]): void {
  const limits: Readonly<Record<keyof TenantUsage, number>> = {
    dashboards: bounds.maxDashboards,
    alerts: bounds.maxAlerts,
    webhooks: bounds.maxWebhooks,
    bytes: bounds.maxStoredBytes,
  };
  const kinds = Object.keys(limits) as (keyof TenantUsage)[];
  const read = async (aggregate: 'sum' | 'max'): Promise<TenantUsage> => {
    const columns = kinds.map((kind) => sql`coalesce(${sql.raw(aggregate)}(${sql.ref(kind)}), 0) as ${sql.ref(kind)}`);
    const { rows } = await sql<TenantUsage>`select ${sql.join(columns)} from tenant_usage`.execute(db);
    return rows[0] ?? { dashboards: 0, alerts: 0, webhooks: 0, bytes: 0 };
  };
  new Gauge({
    name: 'observability_api_stored',
    help: 'What all tenants store: dashboards, alerts, webhooks, and their bytes.',
    labelNames: ['kind'],
    aggregator: 'max',
    registers,
    async collect() {
      const usage = await read('sum').catch(() => undefined);
      if (usage) for (const kind of kinds) this.set({ kind }, Number(usage[kind]));
    },
  });
  new Gauge({
    name: 'observability_api_largest_tenant_use_ratio',
    help: 'Use of a bound by the tenant that uses most of it; 1 is the bound.',
    labelNames: ['kind'],
    aggregator: 'max',
    registers,
    async collect() {
      const usage = await read('max').catch(() => undefined);
      if (usage) for (const kind of kinds) this.set({ kind }, Number(usage[kind]) / Math.max(1, limits[kind]));
    },
  });
}
