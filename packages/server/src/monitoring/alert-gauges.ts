import type { AlertExecutionError } from '@observability-api/schemas';
import { type RawBuilder, sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { PAGE_ROWS } from '../alerting/schedule/due-alerts.ts';
import { coalesceCalls } from '../domain/coalesce-calls.ts';
import { nextFreeTick } from '../domain/next-free-tick.ts';
import type { Clock } from '../domain/timestamp.ts';
import type { Store } from '../store/store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

const STATES = ['OK', 'PENDING', 'ALERT', 'INSUFFICIENT_DATA', 'DISABLED'] as const;

/** The types of `executionErrors` of an alert whose evaluation failed. Errors of deliveries have other types. */
const FAILURES = ['INVALID_ALERT', 'QUERY_ERROR', 'QUERY_TIMEOUT', 'UNKNOWN'] satisfies AlertExecutionError['type'][];

/**
 * Matches alerts whose last evaluation failed: their state is `INSUFFICIENT_DATA`, and one of their errors has a type of {@link FAILURES}.
 * JSON escapes the quotes in messages, so that only types match.
 */
const IS_FAILING = sql<boolean>`(alerts.state = 'INSUFFICIENT_DATA' and (${sql.join(
  FAILURES.map((type) => sql`alerts.execution_errors like ${`%"type":"${type}"%`}`),
  sql` or `,
)}))`;

/** The parts of the service that the gauges read. */
export interface ObservedService {
  readonly store: Pick<Store, 'db' | 'kind'>;
  readonly telemetry: Pick<Telemetry, 'state'> | undefined;
  readonly clock: Clock;
}

/** The values of the gauges for the alerts of all tenants. */
interface AlertCounts {
  readonly byState: ReadonlyMap<string, number>;
  readonly failing: number;
  /**
   * The end of the oldest window that is not evaluated yet, in Unix milliseconds. It can be in the future. Null if there is none. Ignores
   * disabled and failing alerts.
   */
  readonly oldestDueMs: number | null;
}

/** Alerts with the same state and the same value of `failing`. */
interface AlertGroup {
  readonly state: string;
  /** 1 if the last evaluation of each alert failed, otherwise 0. */
  readonly failing: number;
  readonly count: number;
  /** The end of the oldest window of these alerts that is not evaluated yet. It can be in the future. Null if there is none. */
  readonly due: number | null;
}

interface AlertKey {
  readonly tenant: string;
  readonly id: string;
}

/** Counts the alerts of all tenants in groups. Reads SQLite in pages, because each of its statements blocks the event loop. */
async function readGroups({ db, kind }: ObservedService['store']): Promise<AlertGroup[]> {
  const groups: AlertGroup[] = [];
  let after: AlertKey = { tenant: '', id: '' };
  for (;;) {
    const last = kind === 'sqlite' ? await lastOfPage(db, after) : undefined;
    const { rows } = await sql<AlertGroup>`
      select alerts.state, case when ${IS_FAILING} then 1 else 0 end as failing, count(*) as count, min(e.due_ms) as due
      from alerts left join alert_evaluations e on e.tenant_id = alerts.tenant_id and e.alert_id = alerts.id
      where (alerts.tenant_id, alerts.id) > (${after.tenant}, ${after.id})
      ${last ? sql`and (alerts.tenant_id, alerts.id) <= (${last.tenant}, ${last.id})` : sql``}
      group by 1, 2`.execute(db);
    groups.push(...rows);
    if (!last) return groups;
    after = last;
    await nextFreeTick();
  }
}

/** Returns the last alert of a full page after `after`, or undefined if fewer alerts follow. */
function lastOfPage(db: Store['db'], after: AlertKey): Promise<AlertKey | undefined> {
  return db
    .selectFrom('alerts')
    .select(['tenant_id as tenant', 'id'])
    .where(sql<boolean>`(tenant_id, id) > (${after.tenant}, ${after.id})`)
    .orderBy('tenant_id')
    .orderBy('id')
    .offset(PAGE_ROWS - 1)
    .limit(1)
    .executeTakeFirst();
}

/** Counts the alerts of all tenants. Returns undefined if the store is unavailable. */
async function countAlerts(store: ObservedService['store']): Promise<AlertCounts | undefined> {
  const groups = await readGroups(store).catch(() => undefined);
  if (!groups) return undefined;
  const byState = new Map<string, number>();
  let failing = 0;
  let oldestDueMs: number | null = null;
  for (const { state, count, due, failing: isFailing } of groups) {
    byState.set(state, (byState.get(state) ?? 0) + count);
    if (isFailing) failing += count;
    else if (due !== null && state !== 'DISABLED') oldestDueMs = Math.min(oldestDueMs ?? due, due);
  }
  return { byState, failing, oldestDueMs };
}

/**
 * Adds gauges for alerts by state, failing alerts, the delay of evaluations, the age of the oldest undelivered notification, and the
 * availability of the telemetry engine. A gauge of the store keeps its last value while the store is unavailable.
 */
export function addAlertGauges({ store, telemetry, clock }: ObservedService, registry: Registry): void {
  if (telemetry) addEngineGauge(telemetry, registry);
  // The gauges that call `count` are collected at the same time and share its result.
  const count = coalesceCalls(() => countAlerts(store));
  addStateGauge(count, registry);
  const gauges: readonly StoreGauge[] = [
    {
      name: 'observability_api_alerts_failing',
      help: 'Alerts whose last evaluation failed. Alerts without data in their window do not count.',
      read: async () => (await count())?.failing,
    },
    {
      name: 'observability_api_alert_evaluation_delay_seconds',
      help: 'Time since the end of the oldest window that has ended and is not evaluated; 0 if there is none. Disabled and failing alerts do not count.',
      async read() {
        const counts = await count();
        return counts && ageSeconds(counts.oldestDueMs, clock());
      },
    },
    {
      name: 'observability_api_oldest_undelivered_notification_seconds',
      help: 'Age of the oldest notification whose delivery has not ended; 0 if there is none.',
      async read() {
        const query = sql<OldestRow>`select min(created_ms) as oldest_ms from alert_notifications where done_at is null`;
        const rows = await readRows(store.db, query);
        return rows && ageSeconds(rows[0]?.oldest_ms ?? null, clock());
      },
    },
  ];
  for (const gauge of gauges) addStoreGauge(gauge, registry);
}

function addEngineGauge(telemetry: Pick<Telemetry, 'state'>, registry: Registry): void {
  new Gauge({
    name: 'observability_api_engine_up',
    help: '1 if the telemetry engine responds or has not been used yet, 0 otherwise.',
    aggregator: 'min',
    registers: [registry],
    async collect() {
      this.set((await telemetry.state()) === 'no response' ? 0 : 1);
    },
  });
}

function addStateGauge(count: () => Promise<AlertCounts | undefined>, registry: Registry): void {
  new Gauge({
    name: 'observability_api_alerts',
    help: 'Alerts of all tenants by state.',
    labelNames: ['state'],
    // All processes count the alerts of the same store.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const counts = await count();
      if (counts) for (const state of STATES) this.set({ state }, counts.byState.get(state) ?? 0);
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
  /** Null if all deliveries have ended. */
  readonly oldest_ms: number | null;
}

/** Returns the rows of a query, or undefined if the store is unavailable. */
async function readRows<Row>(db: Store['db'], query: RawBuilder<Row>): Promise<readonly Row[] | undefined> {
  const result = await query.execute(db).catch(() => undefined);
  return result?.rows;
}

/** Returns the seconds since the oldest time; 0 if there is none, or if it is in the future. */
function ageSeconds(oldestMs: number | null, nowMs: number): number {
  return oldestMs === null ? 0 : Math.max(0, (nowMs - Number(oldestMs)) / 1000);
}
