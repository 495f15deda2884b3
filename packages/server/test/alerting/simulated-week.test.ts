import type { PreviewedNotification } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { previewAlert } from '../../src/alerting/evaluate/preview-alert.ts';
import { channelId } from '../../src/domain/alert-channel.ts';
import { sqlite } from '../support/engines.ts';
import { ALL, createWebhook, readAll } from '../support/service.ts';
import { isSoak } from '../support/soak.ts';
import { Random, seedOfRun } from '../telemetry/support/random.ts';
import { createAlert, LINK, openAlertingEnv } from './support/alerting-env.ts';
import { expectedNotifications, notificationName, type SimulatedAlert } from './support/expected-notifications.ts';
import { killableProcess } from './support/killable-process.ts';
import { SimulatedTimers } from './support/simulated-timers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A week in `npm run soak`, and half a day with more kills in `npm test`. */
const scale = isSoak
  ? { length: 7 * 24 * HOUR, killProbability: 0.0007, timeout: 1_800_000 }
  : { length: 12 * HOUR, killProbability: 0.003, timeout: 300_000 };

/** Returns a pseudo-random number from 0 to 1 that depends on the text only. */
function hashToUnit(text: string): number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  state = Math.imul(state ^ (state >>> 15), 2246822519);
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Expects a preview to list the transitions of the simulated rows and the notifications that were accepted, with their bodies.
 * Returns the number of previewed notifications that were not delivered yet.
 */
async function expectPreviewOfThePast(
  { service, team, tenantCharts }: Awaited<ReturnType<typeof openAlertingEnv>>,
  alert: SimulatedAlert,
  [fromMs, toMs]: readonly [number, number],
  accepted: ReadonlyMap<string, { readonly text: string }>,
): Promise<number> {
  const row = await service.store.db
    .selectFrom('alerts')
    .selectAll()
    .where('id', '=', alert.id)
    .executeTakeFirstOrThrow();
  const linkTo = async () => () => LINK;
  const unlimited = { items: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY };
  const preview = await previewAlert(
    { store: service.store, tenantCharts, linkTo, timeZone: 'UTC' },
    { alert: row, fromMs, toMs, signal: new AbortController().signal },
    unlimited,
  );
  const webhooks = await readAll(service.webhooks.list(team, ALL));
  const urls = new Map(webhooks.items.map(({ id, url }) => [id, url]));
  const nameOf = ({ time, channel, state, group }: PreviewedNotification) =>
    notificationName(alert.id, urls.get(channelId(channel)) ?? '', group, time - alert.intervalMs, state);
  const inRange = (name: string) => Number(name.split(' ').at(-2)) + alert.intervalMs <= (preview.lastEnd ?? 0);
  const received = [...accepted].filter(([name]) => name.startsWith(`${alert.id} `) && inRange(name));
  const previewed = preview.notifications.map((each) => [nameOf(each), each.body] as const);
  expect(received.length).toBeGreaterThan(0);
  const delivered = previewed.filter(([name]) => accepted.has(name));
  expect(delivered.toSorted()).toEqual(received.map(([name, { text }]) => [name, text] as const).toSorted());
  const firings = new Set(
    preview.transitions
      .filter(({ to }) => to === 'ALERT')
      .flatMap(({ time, group }) =>
        alert.webhooks.map((url) => notificationName(alert.id, url, group, time - alert.intervalMs, 'ALERT')),
      ),
  );
  const names = new Set(previewed.map(([name]) => name));
  expect([...firings].filter((name) => !names.has(name))).toEqual([]);
  return previewed.length - delivered.length;
}

const URLS = ['https://quick.example.org/', 'https://slow.example.org/', 'https://broken.example.org/'];

/** Creates alerts with different schedules, groups and webhooks. */
async function createSimulatedAlerts(env: Awaited<ReturnType<typeof openAlertingEnv>>): Promise<SimulatedAlert[]> {
  const ids = new Map<string, string>();
  for (const url of URLS) ids.set(url, await createWebhook(env.service, env.team, { url }));
  const groups = [['a'], ['b'], ['c']];
  const kinds = [
    { interval: '1m', intervalMs: MINUTE, webhooks: URLS, groups: [[]], overrides: {} },
    {
      interval: '5m',
      intervalMs: 5 * MINUTE,
      webhooks: URLS.slice(0, 2),
      groups,
      overrides: { scheduleOffsetMinutes: 2 },
    },
    {
      interval: '15m',
      intervalMs: 15 * MINUTE,
      webhooks: URLS.slice(2),
      groups,
      overrides: { scheduleStartAt: new Date(env.clock.time + 7 * MINUTE).toISOString() },
    },
    {
      interval: '1m',
      intervalMs: MINUTE,
      webhooks: URLS.slice(1, 2),
      groups,
      overrides: { numConsecutiveWindows: 3 },
    },
  ] as const;
  const alerts: SimulatedAlert[] = [];
  for (const [index, { interval, intervalMs, webhooks, groups: kindGroups, overrides }] of kinds.entries()) {
    const where = `kind:${index}`;
    const isGrouped = kindGroups[0]?.length === 1;
    const id = await createAlert(env.service, env.team, {
      tile: { series: [{ type: 'time', aggFn: 'count', where, groupBy: isGrouped ? ['ServiceName'] : [] }] },
      webhooks: webhooks.map((url) => ids.get(url) ?? ''),
      interval,
      ...overrides,
    });
    const rows = (startMs: number) =>
      kindGroups.flatMap((group) => {
        const unit = hashToUnit(`${where} ${group.join()} ${startMs}`);
        return unit < 0.2 ? [] : [{ group: [...group], value: unit < 0.75 ? 3 : 10 + Math.floor(unit * 10) }];
      });
    const consecutive = 'numConsecutiveWindows' in overrides ? overrides.numConsecutiveWindows : 1;
    alerts.push({ id, webhooks, groups: kindGroups, intervalMs, consecutive, threshold: 10, rows });
  }
  return alerts;
}

describe('alerts over a week with kills, slow webhooks and clock changes', () => {
  it(
    'miss no window, notify in order, and repeat a notification only after a kill, with the same key',
    async () => {
      const random = new Random(seedOfRun('a week of alerts'));
      const time = new SimulatedTimers();
      const env = await openAlertingEnv(sqlite);
      const { service } = env;
      const beginMs = env.clock.time;

      const alerts = await createSimulatedAlerts(env);
      env.rows = (startMs, where) => {
        const alert = alerts[Number(where.split(':')[1])];
        // The rows of a window arrive two seconds after its end, independent of the clocks of the processes.
        const hasArrived = alert && startMs + alert.intervalMs + 2000 <= beginMs + time.now;
        return hasArrived ? alert.rows(startMs) : [];
      };

      const accepted = new Map<string, { keys: string[]; by: number[]; text: string }>();
      /** The start times of the notified windows by alert, webhook and group, in the order of the first notification. */
      const notifiedStarts = new Map<string, number[]>();
      const killed = new Set<number>();
      const kills: string[] = [];
      let areFaultsEnabled = true;
      let started = 0;
      let alive = 0;

      const startProcess = () => {
        const number = started;
        started += 1;
        alive += 1;
        let skewMs = 0;
        const process = killableProcess((moment) => {
          if (!areFaultsEnabled || alive < 1 || !random.chance(scale.killProbability)) return false;
          killed.add(number);
          kills.push(moment);
          alive -= 1;
          void time.wait((1 + random.below(6)) * MINUTE).then(startProcess);
          return true;
        });
        const failures = new Map<string, number>();
        const send = process.send(async (url, { headers = {}, body = '' } = {}) => {
          const key = headers['idempotency-key'] ?? '';
          if (url.includes('slow')) await time.wait(random.below(25_000));
          if (url.includes('broken') && areFaultsEnabled) {
            const count = failures.get(key) ?? 0;
            failures.set(key, count + 1);
            if (count < 2 && random.chance(0.4)) return { status: random.pick([500, 429, 503]) };
            if (count < 2 && random.chance(0.2)) throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
          }
          const { alertId, group, startTime, state } = JSON.parse(body);
          const name = notificationName(alertId, url, group, startTime, state);
          const line = JSON.stringify([alertId, url, group]);
          if (!accepted.has(name)) notifiedStarts.set(line, [...(notifiedStarts.get(line) ?? []), startTime]);
          const known = accepted.get(name) ?? { keys: [], by: [] };
          accepted.set(name, { keys: [...known.keys, key], by: [...known.by, number], text: body });
          return { status: 200 };
        });
        const alerting = env.evaluator({
          canBeKilled: true,
          send,
          store: process.store(service.store),
          timers: process.timers(time),
          clock: () => beginMs + time.now + skewMs,
          clockSkewMs: async () => Math.max(0, skewMs),
          hasGracePeriod: true,
        });
        const every = async (milliseconds: number, work: () => Promise<void>) => {
          await time.wait(random.below(milliseconds));
          while (!process.isDead()) {
            await work();
            await time.wait(milliseconds);
          }
        };
        void every(MINUTE, async () => {
          if (areFaultsEnabled && random.chance(0.01)) skewMs = (random.below(60) - 30) * MINUTE;
          if (!areFaultsEnabled) skewMs = 0;
          await alerting.runDueAlerts();
        });
        void every(10_000, () => alerting.heartbeat());
      };
      startProcess();
      startProcess();

      await time.advance(scale.length);
      areFaultsEnabled = false;
      await time.advance(45 * MINUTE);
      const evaluations = await service.store.db.selectFrom('alert_evaluations').selectAll().execute();
      const unsent = await env.unsent();
      const rangeOf = (alert: SimulatedAlert) => {
        const { from_ms: end = 0 } = evaluations.find(({ alert_id }) => alert_id === alert.id) ?? {};
        expect(beginMs + time.now - end).toBeLessThan(alert.intervalMs + 2 * MINUTE);
        // The window in which the alert was created, or its first anchored window.
        const first = end - Math.floor((end - beginMs) / alert.intervalMs) * alert.intervalMs;
        const isAnchored = alert.intervalMs === 15 * MINUTE;
        return [first === beginMs || isAnchored ? first : first - alert.intervalMs, end] as const;
      };
      const expected = alerts.flatMap((alert) => expectedNotifications(alert, ...rangeOf(alert)));
      const repeated = [...accepted].filter(([, { keys }]) => keys.length > 1);
      const windows = alerts.reduce((sum, { intervalMs }) => sum + scale.length / intervalMs, 0);
      console.log(
        `${windows} windows, ${expected.length} notifications, ${kills.length} kills, ${repeated.length} repeated`,
      );
      expect(unsent.length).toBeLessThan(10);
      const all = new Set(expected);
      expect([...accepted.keys()].filter((name) => !all.has(name))).toEqual([]);
      expect(expected.filter((name) => !accepted.has(name)).length).toBe(unsent.length);
      expect(env.counts).toMatchObject({ notEvaluated: 0, notDelivered: 0 });
      expect(kills.length).toBeGreaterThan(0);
      for (const [line, starts] of notifiedStarts) expect(starts, line).toEqual(starts.toSorted((a, b) => a - b));
      for (const [name, { keys, by }] of repeated) {
        expect(new Set(keys).size, name).toBe(1);
        // Every sender except the last was killed before it could store the delivery.
        expect(
          by.slice(0, -1).every((number) => killed.has(number)),
          name,
        ).toBe(true);
      }
      let missing = 0;
      for (const alert of alerts) missing += await expectPreviewOfThePast(env, alert, rangeOf(alert), accepted);
      expect(missing).toBe(unsent.length);
      await service.close();
    },
    scale.timeout,
  );
});
