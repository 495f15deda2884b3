import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Send } from './delivery/attempts.ts';
import { createKeyedQueue } from './delivery/keyed-queue.ts';
import { createSender, type Queued } from './delivery/sender.ts';
import { type EvaluationContext, evaluateAlert } from './evaluate/evaluate-alert.ts';
import { acquireAlerts, type LeasedAlert } from './lease/acquire-alerts.ts';
import { activeLeaseIds, createEvaluatorLease } from './lease/evaluator-lease.ts';
import {
  deleteDelivered,
  type LeasedNotification,
  leasedBy,
  releaseLease,
  takeOverExpired,
  unsentPages,
} from './outbox/outbox.ts';
import { type Candidate, dueCandidates } from './schedule/due-alerts.ts';
import { systemTimers, type Timers } from './schedule/timers.ts';

/** What alerting is made of. */
export interface AlertingOptions extends EvaluationContext {
  /** Sends what is for webhooks. */
  readonly send: Send;
  readonly timing?: Timers;
  /** How far the clock is ahead of others; asked once in a round that finds work. @default never */
  readonly clockSkewMs?: () => Promise<number>;
  /** A window is judged this long after its end: what happened at its end has to arrive first. @default 8000 */
  readonly graceMs?: number;
}

/** Evaluates the alerts of all tenants and notifies their webhooks. Any number of these share a store. */
export interface Alerting {
  /**
   * Evaluates what is due, as far as a round has time for it, and sends it in the background. Rounds come one after the
   * other. `graceMs` is for whoever knows that everything has arrived.
   */
  runDueAlerts(graceMs?: number): Promise<void>;
  /** Shows others that this process is at it, and looks for those that have died: their work is then taken over. */
  heartbeat(): Promise<void>;
  /** Resolves when no round is at work and everything that was to be sent was sent or given up. */
  deliveriesSettled(): Promise<void>;
  /** Whether some evaluator may have died, which only time can tell. */
  hasUnverifiedLeases(): Promise<boolean>;
  /**
   * Begins nothing more, waits a little for what is under way, and leaves the rest to others: at once, unless a webhook
   * has not answered yet. Then they find out by themselves, when what it was sent has arrived or never will.
   */
  close(): Promise<void>;
}

/** Alerts that one process takes at once, so that others have theirs. */
const BATCH = 20;

/** As many as the embedded engine works on at once. */
const CONCURRENT_EVALUATIONS = 4;

/** Less than the ten seconds after which rounds begin: timers may ring a little early, and clocks differ a little. */
const GRACE_MS = 8_000;

/** No alert is begun later in a round: with the next one it is everybody's turn again. */
const ROUND_MS = 45_000;

/** For so long those that failed the last time are begun, however long the others took. */
const FAILING_MS = 10_000;

const CLOSING_MS = 10_000;
const PRUNE_INTERVAL_MS = 3_600_000;

/** Builds alerting on a store; nothing happens before the first round. */
export function createAlerting(options: AlertingOptions): Alerting {
  const { store, clock, observer, send, timing = systemTimers, clockSkewMs: aheadMs = async () => 0 } = options;
  const presence = createEvaluatorLease({ store, timing });
  const stopping = new AbortController();
  const inHand = new Set<string>();
  /** Since when those wait that could not be sent, and will be queued again. */
  const waitingSince = new Map<string, number>();
  let forgotten = Number.NEGATIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();
  let beating: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const sendOne = createSender({ store, lease: presence, clock, timing, send, observer, stopping: stopping.signal });
  const lanes = createKeyedQueue<Queued>(async (queued) => {
    const ending = await sendOne(queued);
    const { key } = queued.waiting;
    inHand.delete(key);
    if (ending === 'waits') waitingSince.set(key, queued.sinceMs);
    if (inHand.size === 0) void inTurn(leaveWhenDone).catch(() => undefined);
    // Many may end without anything to wait for, such as those that are given up after an hour.
    await othersTurn();
    return ending === 'taken';
  });

  const leaveWhenDone = async (): Promise<void> => {
    if (inHand.size === 0) await presence.release();
  };

  const queue = (all: readonly LeasedNotification[]): void => {
    for (const { tenant, key, alertId, webhookId, owner } of all) {
      if (stopping.signal.aborted || inHand.has(key)) continue;
      inHand.add(key);
      const sinceMs = waitingSince.get(key) ?? timing.elapsed();
      waitingSince.delete(key);
      lanes.add(webhookId, { waiting: { tenant, key, alertId, webhookId, owner }, sinceMs });
    }
  };

  const evaluateOne = async (claimed: LeasedAlert): Promise<void> => {
    try {
      queue(await evaluateAlert(options, claimed));
    } catch (err) {
      observer.evaluated(false);
      observer.warn(
        { tenant: claimed.alert.tenant_id, alertId: claimed.alert.id, err },
        'an alert waits to be evaluated',
      );
    }
  };

  const evaluateUntil = async (end: number, due: readonly Candidate[], arrivedMs: () => number): Promise<void> => {
    const goesOn = () => !stopping.signal.aborted && timing.elapsed() < end;
    for (let index = 0; index < due.length && goesOn(); index += BATCH) {
      const claimed = await acquireAlerts(store, presence, due.slice(index, index + BATCH), arrivedMs());
      const each = claimed.values();
      const work = async () => {
        for (const alert of each) if (goesOn()) await evaluateOne(alert);
      };
      await Promise.all(Array.from({ length: CONCURRENT_EVALUATIONS }, work));
    }
  };

  const evaluateAll = async (graceMs: number): Promise<void> => {
    const end = timing.elapsed() + ROUND_MS;
    const { healthy: well, failing } = await dueCandidates(store.db, clock() - graceMs);
    if (well.length + failing.length === 0) return;
    const wrongMs = await aheadMs();
    if (wrongMs !== 0) {
      observer.warn({ aheadMs: wrongMs }, 'the clock of this machine is not that of the telemetry engine');
    }
    const arrivedMs = () => clock() - wrongMs - graceMs;
    await evaluateUntil(end, well, arrivedMs);
    await evaluateUntil(Math.max(end, timing.elapsed() + FAILING_MS), failing, arrivedMs);
  };

  const collect = async (): Promise<void> => {
    const gone = new Set(waitingSince.keys());
    const living = await activeLeaseIds(store.db);
    for await (const part of unsentPages(store)) {
      if (stopping.signal.aborted) return;
      // Most often nothing is free, which is found out without waiting for those who write.
      const isSomeFree = part.some(({ owner }) => owner === null || !living.has(owner));
      // A commit that failed may have gone through after all, and what could not be sent for a while waits again.
      const mine = isSomeFree ? await takeOverExpired(store, presence, part) : leasedBy(part, presence.id());
      for (const { key } of mine) gone.delete(key);
      queue(mine);
    }
    // What was not queued again is somebody else's by now.
    for (const key of gone) waitingSince.delete(key);
  };

  const round = async (graceMs = options.graceMs ?? GRACE_MS): Promise<void> => {
    if (stopping.signal.aborted) return;
    try {
      await evaluateAll(graceMs);
      await collect();
      if (timing.elapsed() - forgotten > PRUNE_INTERVAL_MS) {
        forgotten = timing.elapsed();
        await deleteDelivered(store, clock());
      }
    } finally {
      await leaveWhenDone();
    }
  };

  return {
    runDueAlerts: (graceMs) => inTurn(() => round(graceMs)),
    async heartbeat() {
      if (stopping.signal.aborted) return;
      const beat = presence.heartbeat().then((isSomeDead) => (isSomeDead ? inTurn(() => round()) : undefined));
      beating = Promise.allSettled([beating, beat]);
      await beat;
    },
    async deliveriesSettled() {
      // A round gives lanes work, lanes that are done a turn in which it leaves, and a beat may begin a round.
      let seen: readonly unknown[];
      do {
        seen = [beating, last];
        await Promise.all(seen);
        await lanes.idle();
      } while (seen[0] !== beating || seen[1] !== last);
    },
    hasUnverifiedLeases: presence.hasUnverifiedLeases,
    async close() {
      stopping.abort();
      lanes.clear();
      let isSending = true;
      const sent = lanes.idle().then(() => {
        isSending = false;
      });
      await Promise.race([Promise.all([last, sent]), timing.wait(CLOSING_MS)]);
      if (!isSending) return presence.release();
      // What a webhook may have got and not answered is left to whoever finds out that this process is gone; the rest at once.
      const owner = presence.id();
      const sending = lanes.activeItems().map(({ waiting }) => waiting.key);
      if (owner !== undefined) await releaseLease(store, owner, sending).catch(() => undefined);
    },
  };
}
