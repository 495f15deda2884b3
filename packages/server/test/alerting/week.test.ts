import { describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { Random, seedOfRun } from '../telemetry/support/random.ts';
import { expectedNotifications, nameOf, type SimulatedAlert } from './support/expected.ts';
import { mortal } from './support/mortal.ts';
import { SimulatedTime } from './support/simulated-time.ts';
import { makeAlert, makeWebhook, openWorld } from './support/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A week in `npm run soak`; in `npm test` half a day with many more kills. */
const scale =
  process.env['SOAK'] === '1'
    ? { length: 7 * 24 * HOUR, killing: 0.0007, timeout: 1_800_000 }
    : { length: 12 * HOUR, killing: 0.003, timeout: 60_000 };

/** A number that looks random and is the same for the same text. */
function chance(text: string): number {
  let state = 2166136261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  state = Math.imul(state ^ (state >>> 15), 2246822519);
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
}

const [sqlite] = engines;

describe('alerts over a week with kills, slow webhooks and clocks that are set', () => {
  it(
    'miss no window, notify in order, and of one again only after a kill, under the same key',
    async () => {
      if (!sqlite) throw new Error('there is always sqlite');
      const random = new Random(seedOfRun('a week of alerts'));
      const time = new SimulatedTime();
      const the = await openWorld(sqlite);
      const { service, team } = the;
      const begin = the.clock.time;

      const urls = ['https://quick.example.org/', 'https://slow.example.org/', 'https://broken.example.org/'];
      const ids = new Map<string, string>();
      for (const url of urls) ids.set(url, await makeWebhook(service, team, { url }));
      const groups = [['a'], ['b'], ['c']];
      const kinds = [
        { interval: '1m', intervalMs: MINUTE, webhooks: urls, groups: [[]], more: {} },
        {
          interval: '5m',
          intervalMs: 5 * MINUTE,
          webhooks: urls.slice(0, 2),
          groups,
          more: { scheduleOffsetMinutes: 2 },
        },
        {
          interval: '15m',
          intervalMs: 15 * MINUTE,
          webhooks: urls.slice(2),
          groups,
          more: { scheduleStartAt: new Date(begin + 7 * MINUTE).toISOString() },
        },
        { interval: '1m', intervalMs: MINUTE, webhooks: urls.slice(1, 2), groups, more: { numConsecutiveWindows: 3 } },
      ] as const;
      const alerts: SimulatedAlert[] = [];
      for (const [index, { interval, intervalMs, webhooks, groups: ofKind, more }] of kinds.entries()) {
        const where = `kind:${index}`;
        const isGrouped = ofKind[0]?.length === 1;
        const id = await makeAlert(service, team, {
          tile: { series: [{ type: 'time', aggFn: 'count', where, groupBy: isGrouped ? ['ServiceName'] : [] }] },
          webhooks: webhooks.map((url) => ids.get(url) ?? ''),
          interval,
          ...more,
        });
        const rows = (startMs: number) =>
          ofKind.flatMap((group) => {
            const luck = chance(`${where} ${group.join()} ${startMs}`);
            return luck < 0.2 ? [] : [{ group: [...group], value: luck < 0.75 ? 3 : 10 + Math.floor(luck * 10) }];
          });
        const consecutive = 'numConsecutiveWindows' in more ? more.numConsecutiveWindows : 1;
        alerts.push({ id, webhooks, groups: ofKind, intervalMs, consecutive, threshold: 10, rows });
      }
      the.world.rows = (startMs, where) => {
        const alert = alerts[Number(where.split(':')[1])];
        // Rows of the last second of a window are there two seconds later, whatever the clocks say.
        const hasArrived = alert && startMs + alert.intervalMs + 2000 <= begin + time.now;
        return hasArrived ? alert.rows(startMs) : [];
      };

      const taken = new Map<string, { keys: string[]; by: number[] }>();
      /** The windows that a webhook was told of an alert and group, in the order in which it first heard of them. */
      const told = new Map<string, number[]>();
      const killed = new Set<number>();
      const killings: string[] = [];
      let areFaultsOn = true;
      let started = 0;
      let alive = 0;

      const start = () => {
        const number = started;
        started += 1;
        alive += 1;
        let skewMs = 0;
        const process = mortal((moment) => {
          if (!areFaultsOn || alive < 1 || !random.chance(scale.killing)) return false;
          killed.add(number);
          killings.push(moment);
          alive -= 1;
          void time.wait((1 + random.below(6)) * MINUTE).then(start);
          return true;
        });
        const failures = new Map<string, number>();
        const send = process.send(async (url, { headers = {}, body = '' } = {}) => {
          const key = headers['idempotency-key'] ?? '';
          if (url.includes('slow')) await time.wait(random.below(25_000));
          if (url.includes('broken') && areFaultsOn) {
            const count = failures.get(key) ?? 0;
            failures.set(key, count + 1);
            if (count < 2 && random.chance(0.4)) return { status: random.pick([500, 429, 503]) };
            if (count < 2 && random.chance(0.2)) throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
          }
          const { alertId, group, startTime, state } = JSON.parse(body);
          const name = nameOf(alertId, url, group, startTime, state);
          const line = JSON.stringify([alertId, url, group]);
          if (!taken.has(name)) told.set(line, [...(told.get(line) ?? []), startTime]);
          const known = taken.get(name) ?? { keys: [], by: [] };
          taken.set(name, { keys: [...known.keys, key], by: [...known.by, number] });
          return { status: 200 };
        });
        const alerting = the.evaluator({
          ...{ isMortal: true, send, store: process.store(service.store), timing: process.timing(time) },
          clock: () => begin + time.now + skewMs,
          aheadMs: async () => Math.max(0, skewMs),
          waitsForRows: true,
        });
        const every = async (milliseconds: number, work: () => Promise<void>) => {
          await time.wait(random.below(milliseconds));
          while (!process.isDead()) {
            await work();
            await time.wait(milliseconds);
          }
        };
        void every(MINUTE, async () => {
          if (areFaultsOn && random.chance(0.01)) skewMs = (random.below(60) - 30) * MINUTE;
          if (!areFaultsOn) skewMs = 0;
          await alerting.runDueAlerts();
        });
        void every(10_000, () => alerting.heartbeat());
      };
      start();
      start();

      await time.advance(scale.length);
      areFaultsOn = false;
      await time.advance(45 * MINUTE);
      const evaluations = await service.store.db.selectFrom('alert_evaluations').selectAll().execute();
      const unsent = await service.store.db
        .selectFrom('alert_notifications')
        .select('key')
        .where('done_at', 'is', null)
        .execute();
      const expected = alerts.flatMap((alert) => {
        const { from_ms: end = 0 } = evaluations.find(({ alert_id }) => alert_id === alert.id) ?? {};
        expect(begin + time.now - end).toBeLessThan(alert.intervalMs + 2 * MINUTE);
        // The window in which the alert was made, or the one that it starts with.
        const first = end - Math.floor((end - begin) / alert.intervalMs) * alert.intervalMs;
        const isAnchored = alert.intervalMs === 15 * MINUTE;
        return expectedNotifications(alert, first === begin || isAnchored ? first : first - alert.intervalMs, end);
      });
      const again = [...taken].filter(([, { keys }]) => keys.length > 1);
      const windows = alerts.reduce((sum, { intervalMs }) => sum + scale.length / intervalMs, 0);
      console.log(
        `${windows} windows, ${expected.length} notifications, ${killings.length} kills, ${again.length} notified again`,
      );
      expect(unsent.length).toBeLessThan(10);
      const all = new Set(expected);
      expect([...taken.keys()].filter((name) => !all.has(name))).toEqual([]);
      expect(expected.filter((name) => !taken.has(name)).length).toBe(unsent.length);
      expect(the.world.counts).toMatchObject({ notEvaluated: 0, notDelivered: 0 });
      expect(killings.length).toBeGreaterThan(0);
      for (const [line, starts] of told) expect(starts, line).toEqual(starts.toSorted((a, b) => a - b));
      for (const [name, { keys, by }] of again) {
        expect(new Set(keys).size, name).toBe(1);
        // Everybody but the last who sent it was killed before it could note that it had.
        expect(
          by.slice(0, -1).every((number) => killed.has(number)),
          name,
        ).toBe(true);
      }
      await service.close();
    },
    scale.timeout,
  );
});
