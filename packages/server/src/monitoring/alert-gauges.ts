import type { AlertExecutionError } from '@observability-api/schemas';
import { type RawBuilder, sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../domain/timestamp.ts';
import type { Store } from '../store/store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

const STATES = ['OK', 'PENDING', 'ALERT', 'INSUFFICIENT_DATA', 'DISABLED'] as const;

/** The types of execution errors of evaluations. */
const FAILURES = ['INVALID_ALERT', 'QUERY_ERROR', 'QUERY_TIMEOUT', 'UNKNOWN'] satisfies AlertExecutionError['type'][];

/**
 * Matches alerts whose last evaluation failed: their errors have one of these types. JSON escapes the quotes in messages, so that
 * only types match.
 */
const IS_FAILING = sql<boolean>`(alerts.state = 'INSUFFICIENT_DATA' and (${sql.join(
  FAILURES.map((type) => sql`alerts.execution_errors like ${`%"type":"${type}"%`}`),
  sql` or `,
)}))`;

/** The parts of the service that the gauges read. */
export interface ObservedService {
  readonly store: Pick<Store, 'db'>;
  readonly telemetry: Pick<Telemetry, 'state'> | undefined;
  readonly clock: Clock;
}

/**
 * Adds gauges for the alerts by state, the failing alerts, the delay of evaluations, the age of the oldest undelivered notification,
 * and the availability of the telemetry engine. A gauge keeps its last value while the store is unavailable.
 */
export function addAlertGauges({ store: { db }, telemetry, clock }: ObservedService, registry: Registry): void {
  if (telemetry) addEngineGauge(telemetry, registry);
  addStateGauge(db, registry);
  const gauges: readonly StoreGauge[] = [
    {
      name: 'observability_api_alerts_failing',
      help: 'Alerts whose last evaluation failed. Alerts without data in their window do not count.',
      async read() {
        const query = sql<{ count: number }>`select count(*) as count from alerts where ${IS_FAILING}`;
        const rows = await readRows(db, query);
        return rows && Number(rows[0]?.count ?? 0);
      },
    },
    {
      name: 'observability_api_alert_evaluation_delay_seconds',
      help: 'Time since the end of the oldest window that is not evaluated; 0 if there is none. Disabled and failing alerts do not count.',
      async read() {
        const query = sql<OldestRow>`
          select min(e.due_ms) as oldest_ms from alert_evaluations e
          join alerts on alerts.tenant_id = e.tenant_id and alerts.id = e.alert_id
          where alerts.state <> 'DISABLED' and not ${IS_FAILING}`;
        const rows = await readRows(db, query);
        return rows && ageSeconds(rows, clock());
      },
    },
    {
      name: 'observability_api_oldest_undelivered_notification_seconds',
      help: 'Age of the oldest notification that is not delivered; 0 if there is none.',
      async read() {
        const query = sql<OldestRow>`select min(created_ms) as oldest_ms from alert_notifications where done_at is null`;
        const rows = await readRows(db, query);
        return rows && ageSeconds(rows, clock());
      },
    },
  ];
  for (const gauge of gauges) addStoreGauge(gauge, registry);
}

function addEngineGauge(telemetry: Pick<Telemetry, 'state'>, registry: Registry): void {
  new Gauge({
    name: 'observability_api_engine_up',
    help: '1 if the telemetry engine responds or was not used yet, 0 otherwise.',
    aggregator: 'min',
    registers: [registry],
    async collect() {
      this.set((await telemetry.state()) === 'no response' ? 0 : 1);
    },
  });
}

function addStateGauge(db: Store['db'], registry: Registry): void {
  new Gauge({
    name: 'observability_api_alerts',
    help: 'Alerts of all tenants by state.',
    labelNames: ['state'],
    // All processes count the alerts of the same store.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const query = sql<{ state: string; count: number }>`select state, count(*) as count from alerts group by state`;
      const rows = await readRows(db, query);
      if (!rows) return;
      const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
      for (const state of STATES) this.set({ state }, counts.get(state) ?? 0);
    },
  });
}

/** A gauge with one value that all processes read from the same store. */
interface StoreGauge {
  readonly name: string;
  readonly help: string;
  /** Returns the value, or undefined if the store is unavailable. */
  read(): Promise<number | undefined>;
}

function addStoreGauge({ name, help, read }: StoreGauge, registry: Registry): void {
  new Gauge({
    name,
    help,
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const value = await read();
      if (value !== undefined) this.set(value);
    },
  });
}

interface OldestRow {
  /** Null if there is no row to compare. */
  readonly oldest_ms: number | null;
}

/** Returns the rows of a query, or undefined if the store is unavailable. */
async function readRows<Row>(db: Store['db'], query: RawBuilder<Row>): Promise<readonly Row[] | undefined> {
  const result = await query.execute(db).catch(() => undefined);
  return result?.rows;
}

/** Returns the seconds since the oldest time; 0 if there is none, or if it is in the future. */
function ageSeconds([row]: readonly OldestRow[], nowMs: number): number {
  const oldestMs = row?.oldest_ms ?? null;
  return oldestMs === null ? 0 : Math.max(0, (nowMs - Number(oldestMs)) / 1000);
}
