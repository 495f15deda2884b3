import type { PreviewedNotification } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import type { Send } from '../../src/alerting/delivery/attempts.ts';
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

type AlertingEnv = Awaited<ReturnType<typeof openAlertingEnv>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The extent of the simulation: a week in `npm run soak`, and half a day with more frequent kills in `npm test`. */
const scale = isSoak
  ? { length: 7 * 24 * HOUR, killProbability: 0.0007, timeout: 1_800_000 }
  : { length: 12 * HOUR, killProbability: 0.003, timeout: 300_000 };

/** Returns a pseudo-random number from 0 to 1. The number is the same for equal texts. */
function hashToUnit(text: string): number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  state = Math.imul(state ^ (state >>> 15), 2246822519);
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Expects a preview of the past to contain the accepted notifications with their bodies, and one notification per webhook for each
 * transition to `ALERT`. Returns the number of previewed notifications that were not delivered yet.
 */
async function expectPreviewOfThePast(
  { service, team, tenantCharts }: AlertingEnv,
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
  const previewed = preview.notifications.map((notification) => [nameOf(notification), notification.body] as const);
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
async function createSimulatedAlerts(env: AlertingEnv): Promise<SimulatedAlert[]> {
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
    const isAnchored = 'scheduleStartAt' in overrides;
    alerts.push({ id, webhooks, groups: kindGroups, intervalMs, isAnchored, consecutive, threshold: 10, rows });
  }
  return alerts;
}

/** A notification that a webhook accepted once or several times. */
interface Accepted {
  readonly keys: readonly string[];
  /** The numbers of the processes that sent it. */
  readonly senders: readonly number[];
  readonly text: string;
}

/** Processes that evaluate alerts in simulated time. They are killed at random, and their clocks change. */
class SimulatedProcesses {
  readonly accepted = new Map<string, Accepted>();
  /** The start times of the windows of accepted notifications, by alert, webhook and group. In the order of arrival, without repeats. */
  readonly notifiedStarts = new Map<string, number[]>();
  /** The numbers of the killed processes. */
  readonly killed = new Set<number>();
  readonly kills: string[] = [];
  areFaultsEnabled = true;
  readonly #env: AlertingEnv;
  readonly #time: SimulatedTimers;
  readonly #random: Random;
  readonly #beginMs: number;
  #started = 0;

  constructor(env: AlertingEnv, time: SimulatedTimers, random: Random) {
    this.#env = env;
    this.#time = time;
    this.#random = random;
    this.#beginMs = env.clock.time;
  }

  /** Starts a process that evaluates due alerts every minute and sends a heartbeat every ten seconds. */
  start(): void {
    const number = this.#started;
    this.#started += 1;
    let skewMs = 0;
    const process = killableProcess((moment) => this.#kill(number, moment));
    const alerting = this.#env.evaluator({
      canBeKilled: true,
      send: process.send(this.#createSend(number)),
      store: process.store(this.#env.service.store),
      timers: process.timers(this.#time),
      clock: () => this.#beginMs + this.#time.now + skewMs,
      clockSkewMs: async () => Math.max(0, skewMs),
      hasGracePeriod: true,
    });
    const repeat = async (intervalMs: number, work: () => Promise<void>) => {
      await this.#time.wait(this.#random.below(intervalMs));
      while (!process.isDead()) {
        await work();
        await this.#time.wait(intervalMs);
      }
    };
    void repeat(MINUTE, async () => {
      if (this.areFaultsEnabled && this.#random.chance(0.01)) skewMs = (this.#random.below(60) - 30) * MINUTE;
      if (!this.areFaultsEnabled) skewMs = 0;
      await alerting.runDueAlerts();
    });
    void repeat(10_000, () => alerting.heartbeat());
  }

  /** Decides at random whether the process is killed at this moment. If so, a new process starts one to six minutes later. */
  #kill(number: number, moment: string): boolean {
    if (!this.areFaultsEnabled || !this.#random.chance(scale.killProbability)) return false;
    this.killed.add(number);
    this.kills.push(moment);
    void this.#time.wait((1 + this.#random.below(6)) * MINUTE).then(() => this.start());
    return true;
  }

  /** Returns a function that sends to the webhooks. One is slow, and one fails at most twice per notification and process. */
  #createSend(number: number): Send {
    const failures = new Map<string, number>();
    return async (url, { headers = {}, body = '' } = {}) => {
      const key = headers['idempotency-key'] ?? '';
      if (url.includes('slow')) await this.#time.wait(this.#random.below(25_000));
      if (url.includes('broken') && this.areFaultsEnabled) {
        const count = failures.get(key) ?? 0;
        failures.set(key, count + 1);
        if (count < 2 && this.#random.chance(0.4)) return { status: this.#random.pick([500, 429, 503]) };
        if (count < 2 && this.#random.chance(0.2)) throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
      }
      this.#accept(number, key, url, body);
      return { status: 200 };
    };
  }

  #accept(number: number, key: string, url: string, text: string): void {
    const { alertId, group, startTime, state } = JSON.parse(text);
    const name = notificationName(alertId, url, group, startTime, state);
    const target = JSON.stringify([alertId, url, group]);
    if (!this.accepted.has(name)) {
      this.notifiedStarts.set(target, [...(this.notifiedStarts.get(target) ?? []), startTime]);
    }
    const { keys = [], senders = [] } = this.accepted.get(name) ?? {};
    this.accepted.set(name, { keys: [...keys, key], senders: [...senders, number], text });
  }
}

/** Returns the range of the evaluated windows of an alert. `endMs` is the end of the last one. */
function evaluatedRange(alert: SimulatedAlert, beginMs: number, endMs: number): readonly [number, number] {
  // The first window that starts at or after the creation of the alert.
  const first = endMs - Math.floor((endMs - beginMs) / alert.intervalMs) * alert.intervalMs;
  // The window in which the alert was created is evaluated, too, unless it is before `scheduleStartAt`.
  return [first === beginMs || alert.isAnchored ? first : first - alert.intervalMs, endMs];
}

/** Expects all senders of a notification except the last to have been killed, and all repeats of a notification to have the same key. */
function expectRepeatsAfterKills({ accepted, killed }: SimulatedProcesses): void {
  for (const [name, { keys, senders }] of accepted) {
    expect(new Set(keys).size, name).toBe(1);
    // A process that is not killed stores the delivery, so no process sends the notification again.
    expect(
      senders.slice(0, -1).every((number) => killed.has(number)),
      name,
    ).toBe(true);
  }
}

describe('alerts of processes with kills, slow webhooks and clock changes', () => {
  it(
    'miss no window, notify in order, and repeat only notifications of killed processes, with the same key',
    async () => {
      const time = new SimulatedTimers();
      const env = await openAlertingEnv(sqlite);
      const { service } = env;
      const beginMs = env.clock.time;
      const alerts = await createSimulatedAlerts(env);
      env.rows = (startMs, where) => {
        const alert = alerts[Number(where.split(':')[1])];
        // The rows of a window arrive two seconds after its end. The clocks of the processes do not affect this.
        const hasArrived = alert && startMs + alert.intervalMs + 2000 <= beginMs + time.now;
        return hasArrived ? alert.rows(startMs) : [];
      };
      const processes = new SimulatedProcesses(env, time, new Random(seedOfRun('a week of alerts')));
      processes.start();
      processes.start();
      await time.advance(scale.length);
      processes.areFaultsEnabled = false;
      await time.advance(45 * MINUTE);

      const { accepted, kills, notifiedStarts } = processes;
      const evaluations = await service.store.db.selectFrom('alert_evaluations').selectAll().execute();
      const undelivered = await env.undelivered();
      const rangeOf = (alert: SimulatedAlert) => {
        const { from_ms: end = 0 } = evaluations.find(({ alert_id }) => alert_id === alert.id) ?? {};
        expect(beginMs + time.now - end).toBeLessThan(alert.intervalMs + 2 * MINUTE);
        return evaluatedRange(alert, beginMs, end);
      };
      const expected = alerts.flatMap((alert) => expectedNotifications(alert, ...rangeOf(alert)));
      const windowCount = alerts.reduce((sum, { intervalMs }) => sum + scale.length / intervalMs, 0);
      console.log(`${windowCount} windows, ${expected.length} notifications, ${kills.length} kills`);
      expect(undelivered.length).toBeLessThan(10);
      const expectedNames = new Set(expected);
      expect([...accepted.keys()].filter((name) => !expectedNames.has(name))).toEqual([]);
      expect(expected.filter((name) => !accepted.has(name)).length).toBe(undelivered.length);
      expect(env.counts).toMatchObject({ notEvaluated: 0, notDelivered: 0 });
      expect(kills.length).toBeGreaterThan(0);
      for (const [target, starts] of notifiedStarts) expect(starts, target).toEqual(starts.toSorted((a, b) => a - b));
      expectRepeatsAfterKills(processes);
      let missing = 0;
      for (const alert of alerts) missing += await expectPreviewOfThePast(env, alert, rangeOf(alert), accepted);
      expect(missing).toBe(undelivered.length);
      await service.close();
    },
    scale.timeout,
  );
});
