import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { type AlertTargets, alert, alertTargets, dashboard, tile } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, type MeasuredService, measuredService, RUNS } from './event-loop-gap.ts';

const service = measuredService();
function api() {
  return service().api;
}

/** The default limit of alerts per tenant. */
const ALERTS = 10_000;

/** Writes to the store of a service over a connection of its own, as another process would. */
function write(work: (store: DatabaseSync) => void, { dataDir }: Pick<MeasuredService, 'dataDir'> = service()): void {
  const store = new DatabaseSync(join(dataDir, 'store.sqlite'), { timeout: 5_000 });
  store.exec('begin immediate');
  work(store);
  store.exec('commit');
  store.close();
}

/** Inserts copies of a row. `columnsOf` returns the columns in which a copy differs. */
function copyRow(
  store: DatabaseSync,
  { table, key, id, count }: { table: string; key: string; id: string; count: number },
  columnsOf: (nth: number) => Record<string, string>,
): void {
  const row = store.prepare(`select * from ${table} where ${key} = ?`).get(id) ?? {};
  const names = Object.keys(row);
  const insert = store.prepare(`insert into ${table} values (${names.map((name) => `:${name}`).join(', ')})`);
  for (let nth = 1; nth <= count; nth += 1) insert.run({ ...row, ...columnsOf(nth) });
}

let lastId = 0;
/** Returns an id that the service has not created. */
function newId(): string {
  lastId += 1;
  return `f${lastId.toString(16).padStart(23, '0')}`;
}

/** Creates an alert on a tile through the API, and copies it in the store up to {@link ALERTS} alerts. */
async function createAlerts(): Promise<AlertTargets> {
  const targets = await alertTargets(api());
  const { id } = await api().create('/alerts', alert(targets, { message: 'x'.repeat(4_000) }));
  const ids = Array.from({ length: ALERTS }, newId);
  const idOf = (nth: number) => ids[nth] ?? id;
  write((store) => {
    copyRow(store, { table: 'alerts', key: 'id', id, count: ALERTS - 1 }, (nth) => ({ id: idOf(nth) }));
    const links = { table: 'alert_webhooks', key: 'alert_id', id, count: ALERTS - 1 };
    copyRow(store, links, (nth) => ({ alert_id: idOf(nth) }));
  });
  return targets;
}

/** Calls `create` once for each of the {@link RUNS} of a workload, because each run deletes the resource that it tests. */
async function forEachRun<Created>(create: () => Promise<Created>): Promise<Created[]> {
  const created: Created[] = [];
  for (let run = 0; run < RUNS; run += 1) created.push(await create());
  return created;
}

describe('a service', () => {
  it('deletes 10,000 alerts with their dashboard without blocking the event loop', async () => {
    const targets = await forEachRun(createAlerts);
    await expectShortGaps(service(), async () => {
      expect((await api().delete(`/dashboards/${targets.pop()?.dashboardId}`)).status).toBe(200);
    });
    expect((await api().get('/alerts')).json.meta.total).toBe(0);
  });

  it('deletes 10,000 alerts with their tile without blocking the event loop', async () => {
    const targets = await forEachRun(createAlerts);
    await expectShortGaps(service(), async () => {
      const path = `/dashboards/${targets.pop()?.dashboardId}`;
      expect((await api().put(path, dashboard(tile()))).status).toBe(200);
    });
    expect((await api().get('/alerts')).json.meta.total).toBe(0);
  });

  it('deletes an alert with 50,000 delivered and 2,000 undelivered notifications without blocking the event loop', async () => {
    const targets = await alertTargets(api());
    const create = async () => {
      const { id } = await api().create('/alerts', alert(targets));
      write((store) => {
        const insert = store.prepare(
          `insert into alert_notifications (tenant_id, key, sequence, alert_id, channel_id, content, done_at)
           select tenant_id, ?, ?, id, ?, ?, ? from alerts where id = ?`,
        );
        const content = JSON.stringify({ body: 'x'.repeat(1_000) });
        for (let nth = 0; nth < 52_000; nth += 1) {
          const key = newId();
          const doneAt = nth < 50_000 ? new Date().toISOString() : null;
          insert.run(key, key, targets.webhookId, content, doneAt, id);
        }
      });
      return id;
    };
    const ids = await forEachRun(create);
    await expectShortGaps(service(), async () => {
      expect((await api().delete(`/alerts/${ids.pop()}`)).status).toBe(200);
    });
  });

  it('finds no failed delivery among 50,000 pending ones of 5 KB without blocking the event loop', async () => {
    const { id } = await api().create('/alerts', alert(await alertTargets(api())));
    write((store) => {
      const insert = store.prepare(
        `insert into alert_notifications (tenant_id, key, sequence, alert_id, channel_id, content)
         select tenant_id, ?, ?, id, '', ? from alerts where id = ?`,
      );
      const content = JSON.stringify({ body: 'x'.repeat(5_000) });
      for (let nth = 0; nth < 50_000; nth += 1) {
        const key = newId();
        insert.run(key, key, content, id);
      }
    });
    await expectShortGaps(service(), async () => {
      const response = await api().get(`/alerts/${id}/deliveries?status=failed`);
      expect(response.json.meta.total).toBe(0);
    });
  });
});

/** As many errors as an alert can have. The last error is from its evaluation, the others are from its webhook. */
const errors = Array.from({ length: 20 }, (_, nth) => ({
  timestamp: new Date().toISOString(),
  type: nth === 19 ? 'QUERY_ERROR' : 'WEBHOOK_ERROR',
  message: `The webhook "${'n'.repeat(200)}" could not be notified: ${'h'.repeat(200)} (3 attempts).`,
}));

/**
 * The service evaluates the due alerts in rounds. The next round starts at most 32 seconds after the end of the previous one. So a round
 * runs or starts in this time.
 */
const ROUND_MS = 35_000;

describe.runIf(isSoak)(`a service with ${ALERTS - 1} failing alerts`, () => {
  const evaluating = measuredService(['--telemetry=on', '--otlp-port=0']);

  it('evaluates alerts, lists 1,000 of them and counts all failing ones in its metrics without blocking the event loop', async () => {
    const { api: caller, url } = evaluating();
    const body = alert(await alertTargets(caller), { message: 'x'.repeat(4_000), interval: '1m' });
    const { id } = await caller.create('/alerts', body);
    const failed = { execution_errors: JSON.stringify(errors), state: 'INSUFFICIENT_DATA' };
    write((store) => {
      const copies = { table: 'alerts', key: 'id', id, count: ALERTS - 1 };
      copyRow(store, copies, () => ({ id: newId(), ...failed }));
    }, evaluating());
    await expectShortGaps(evaluating(), async () => {
      const response = await fetch(`${url}/metrics`);
      expect(await response.text()).toContain(`observability_api_alerts_failing ${ALERTS - 1}`);
    });
    await expectShortGaps(evaluating(), async () => {
      expect((await caller.get('/alerts?limit=1000')).status).toBe(200);
    });
    await expectShortGaps(evaluating(), () => new Promise((resolve) => setTimeout(resolve, ROUND_MS)));
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const evaluations = metrics.matchAll(/^observability_api_alert_evaluations_total\{.*\} (\d+)$/gm);
    expect([...evaluations].reduce((sum, [, count]) => sum + Number(count), 0)).toBeGreaterThan(1_000);
  }, 240_000);
});
