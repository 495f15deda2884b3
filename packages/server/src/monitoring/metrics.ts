import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { TenantBounds, TenantUsage } from '../domain/tenant.ts';
import type { Store } from '../store/store.ts';

/** Counts a response and records its duration. */
export type RecordResponse = (status: number, seconds: number) => void;

/** The metrics of the service. */
export interface Metrics {
  /** Returns the function that records the responses of an operation. For routes outside of the specs, both names are `none`. */
  measure(deployment: string, operation: string): RecordResponse;
  /** Counts a request as in flight until its response is closed. */
  begin(response: ServerResponse): void;
  /** The registry that contains the metrics. */
  readonly registry: Registry;
}

/** The upper bounds of the histogram in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const LABELS = ['deployment', 'operation'] as const;

let processMetrics: Registry | undefined;

/** Returns the registry with the metrics of the process: memory, CPU, event loop. Creates it on the first call. */
export function metricsOfProcess(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

/** Creates the metrics of a service. */
export function createMetrics(store: Pick<Store, 'kind' | 'unavailability' | 'db'>, bounds: TenantBounds): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'observability_api_requests_total',
    help: 'Responses, by status class.',
    labelNames: [...LABELS, 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'observability_api_request_duration_seconds',
    help: 'Time from the receipt of the request headers to the end of the response.',
    labelNames: LABELS,
    buckets: BUCKETS,
    registers,
  });
  let inFlight = 0;
  new Gauge({
    name: 'observability_api_requests_in_flight',
    help: 'Requests in flight.',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  new Gauge({
    name: 'observability_api_store_up',
    help: '1 if the store can be read and written, 0 otherwise.',
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

/** Adds the storage use of all tenants, and the highest use of a single tenant relative to its limits. */
function observeUsage({ db }: Pick<Store, 'db'>, bounds: TenantBounds, registers: Registry[]): void {
  const limits: Readonly<Record<keyof TenantUsage, number>> = {
    dashboards: bounds.maxDashboards,
    alerts: bounds.maxAlerts,
    webhooks: bounds.maxWebhooks,
    saved_searches: bounds.maxSavedSearches,
    bytes: bounds.maxStoredBytes,
  };
  const kinds = Object.keys(limits) as (keyof TenantUsage)[];
  const read = async (aggregate: 'sum' | 'max'): Promise<TenantUsage> => {
    const columns = kinds.map((kind) => sql`coalesce(${sql.raw(aggregate)}(${sql.ref(kind)}), 0) as ${sql.ref(kind)}`);
    const { rows } = await sql<TenantUsage>`select ${sql.join(columns)} from tenant_usage`.execute(db);
    return rows[0] ?? { dashboards: 0, alerts: 0, webhooks: 0, saved_searches: 0, bytes: 0 };
  };
  new Gauge({
    name: 'observability_api_stored',
    help: 'Stored dashboards, alerts, webhooks and saved searches of all tenants. The kind "bytes" is the size of all resources and of the responses that idempotency keys store.',
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
    help: 'Highest use of a limit by a single tenant; 1 is the limit.',
    labelNames: ['kind'],
    aggregator: 'max',
    registers,
    async collect() {
      const usage = await read('max').catch(() => undefined);
      if (usage) for (const kind of kinds) this.set({ kind }, Number(usage[kind]) / Math.max(1, limits[kind]));
    },
  });
}
