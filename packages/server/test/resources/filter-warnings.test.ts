import { expect, it, vi } from 'vitest';
import { filterWarnings } from '../../src/resources/dashboards/filter-warnings.ts';
import type { Engine, Statement } from '../../src/telemetry/clickhouse/engine.ts';
import { fairEngine } from '../../src/telemetry/clickhouse/fair-engine.ts';
import { findSqlSyntaxError } from '../../src/telemetry/filter/sql-expression.ts';

/** Returns a dashboard with different SQL filters that do not parse. */
function dashboardWith(filters: number) {
  const select = Array.from({ length: filters }, (_, nth) => ({ where: `Body = = ${nth}`, whereLanguage: 'sql' }));
  const tile = { name: 'a', x: 0, y: 0, w: 1, h: 1, config: { displayType: 'line', sourceId: 'a', select } };
  return { name: 'SQL', tiles: [tile] } as never;
}

it('the check of an SQL filter does not wait for the checks of another tenant', async () => {
  const started: string[] = [];
  const engine = {
    query({ queue }: Statement) {
      started.push(queue?.tenant ?? 'none');
      return new Promise(() => undefined);
    },
  } as unknown as Engine;
  const fair = fairEngine(engine, { charts: 2, alerts: 2, system: 2 });
  const stop = new AbortController();
  const checks = ['noisy', 'noisy', 'noisy', 'quiet'].map((tenant) =>
    findSqlSyntaxError(fair, 'a = 1', { queue: { workload: 'charts', tenant }, signal: stop.signal }),
  );
  await vi.waitFor(() => expect(started).toEqual(['noisy', 'quiet']));
  // Waiting checks would otherwise fail during the tests of other files, after their timeout.
  stop.abort();
  await Promise.allSettled(checks);
});

it('slow checks of SQL filters are aborted after a total time limit, and cause no warnings', async () => {
  const signals: AbortSignal[] = [];
  const warnings = await filterWarnings(dashboardWith(20), (_, signal) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  expect([warnings, signals.every(({ aborted }) => aborted)]).toEqual([[], true]);
  // A timer can end a fraction of a millisecond early. The next filter then gets the remaining time.
  expect(signals.length).toBeLessThanOrEqual(2);
});
