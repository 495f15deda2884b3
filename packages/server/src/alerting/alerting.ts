import { setImmediate } from 'node:timers/promises';
import { runForTenant } from '../domain/current-tenant.ts';
import { nextFreeTick } from '../domain/next-free-tick.ts';
import { DEFAULT_TIME_ZONE } from '../domain/time-zone.ts';
import { StoreBusyError } from '../store/store-unavailable-error.ts';
import type { Send } from './delivery/attempts.ts';
import { KeyedQueue } from './delivery/keyed-queue.ts';
import type { Mailer } from './delivery/mailer.ts';
import { Sender } from './delivery/sender.ts';
import { type EvaluationContext, evaluateAlert } from './evaluate/evaluate-alert.ts';
import { acquireAlerts, type LeasedAlert } from './lease/acquire-alerts.ts';
import { activeLeaseIds, EvaluatorLease } from './lease/evaluator-lease.ts';
import {
  dueFilter,
  type LeasedNotification,
  leasedBy,
  releaseWork,
  takeOverOrphaned,
  undeliveredPages,
} from './outbox/outbox.ts';
import { deleteNotificationsOfDeletedAlerts, pruneOutbox } from './outbox/prune.ts';
import { type Candidate, dueCandidates } from './schedule/due-alerts.ts';
import { systemTimers, type Timers } from './schedule/timers.ts';

/** The dependencies and settings of {@link Alerting}. */
export interface AlertingOptions extends EvaluationContext {
  /** Sends requests to webhooks. */
  readonly send: Send;
  /** Sends e-mails. Undefined if the service sends none. */
  readonly mailer?: Mailer | undefined;
  /** The time zone of the times in notifications. @default 'UTC' */
  readonly timeZone?: string | undefined;
  readonly timers?: Timers;
  /**
   * Returns the milliseconds by which `clock` is ahead of the telemetry engine. Called once in each round that selects alerts.
   * @default 0
   */
  readonly clockSkewMs?: () => Promise<number>;
  /** Minimum delay between the end of a window and its evaluation, in milliseconds. It gives late rows time to arrive. @default 8000 */
  readonly graceMs?: number;
}

/** Maximum number of alerts that a process leases at a time, so that other processes get their share. */
const BATCH_SIZE = 20;

/** Number of evaluations that run concurrently. The embedded engine runs the same number of alert queries at a time. */
const CONCURRENT_EVALUATIONS = 4;

/**
 * The default of `graceMs`. Rounds start 10 to 12 seconds after each full and each half minute. The grace is shorter, because timers may
 * fire early and clocks differ slightly.
 */
const GRACE_MS = 8_000;

/** A round starts evaluations for this long. The next round selects the remaining alerts again. */
const ROUND_MS = 45_000;

/** A round starts evaluations of failing alerts for at least this long, even after {@link ROUND_MS}. */
const FAILING_ALERTS_MS = 10_000;

/** A round deletes the notifications of deleted alerts for at most this long. */
const DELETION_MS = 2_000;

const CLOSE_TIMEOUT_MS = 10_000;
const PRUNE_INTERVAL_MS = 600_000;

/** The outbox is pruned before the interval ends if this process has created this number of notifications since the last time. */
const PRUNE_AFTER_NOTIFICATIONS = 20_000;

/**
 * Evaluates the alerts of all tenants and notifies their channels. Any number of processes can share one store: each evaluation and each
 * notification belongs to the lease of one process. See {@link EvaluatorLease}.
 */
export class Alerting {
  readonly #options: AlertingOptions;
  readonly #timers: Timers;
  readonly #lease: EvaluatorLease;
  readonly #sender: Sender;
  /** The notifications to send, by tenant and channel, so that each channel receives them in order. */
  readonly #queue: KeyedQueue<LeasedNotification>;
  readonly #stopping = new AbortController();
  /** The keys of the notifications that are queued or being sent. */
  readonly #queuedKeys = new Set<string>();
  #prunedAtMs = Number.NEGATIVE_INFINITY;
  /** The number of notifications that this process has created since it pruned the outbox. */
  #createdSincePrune = 0;
  /** The last task of {@link #runExclusive}. */
  #lastTask: Promise<unknown> = Promise.resolve();
  /** Resolves when all heartbeats that have started have ended. */
  #heartbeats: Promise<unknown> = Promise.resolve();

  constructor(options: AlertingOptions) {
    const { store, clock, send, mailer, observer, timers = systemTimers, timeZone = DEFAULT_TIME_ZONE } = options;
    this.#options = options;
    this.#timers = timers;
    this.#lease = new EvaluatorLease({ store, timers });
    const stopping = this.#stopping.signal;
    this.#sender = new Sender({
      store,
      lease: this.#lease,
      clock,
      timers,
      send,
      mailer,
      timeZone,
      observer,
      stopping,
    });
    this.#queue = new KeyedQueue(
      (notification) => this.#send(notification),
      ({ tenant }) => tenant,
    );
  }

  /**
   * Runs a round: evaluates the due alerts and sends their notifications in the background. Starts evaluations for about 45
   * seconds, and those of failing alerts for at least ten. The remaining alerts follow in the next round. Rounds never overlap.
   * `graceMs` replaces the option of the same name for this round. Throws errors of the store.
   */
  runDueAlerts(graceMs?: number): Promise<void> {
    return this.#runExclusive(() => this.#runRound(graceMs));
  }

  /**
   * Renews the lease of this process. If the lease of another process has expired, runs a round that takes over its work. Throws
   * errors of the store.
   */
  async heartbeat(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    const heartbeat = this.#lease
      .heartbeat()
      .then((hasExpired) => (hasExpired ? this.#runExclusive(() => this.#runRound()) : undefined));
    // Without `then`, the result would contain the results of all earlier heartbeats.
    this.#heartbeats = Promise.allSettled([this.#heartbeats, heartbeat]).then(() => undefined);
    await heartbeat;
  }

  /** Resolves when no round is running, and no notification is queued or being sent. Postponed notifications are not queued. */
  async deliveriesSettled(): Promise<void> {
    // A round fills the queue, a finished queue releases the lease, and a heartbeat may start a round.
    let awaited: readonly unknown[];
    do {
      awaited = [this.#heartbeats, this.#lastTask];
      await Promise.all(awaited);
      await this.#queue.idle();
    } while (awaited[0] !== this.#heartbeats || awaited[1] !== this.#lastTask);
  }

  /** Returns true if the store has leases whose heartbeat this process has not observed yet. Their processes may have died. */
  hasUnverifiedLeases(): Promise<boolean> {
    return this.#lease.hasUnverifiedLeases();
  }

  /**
   * Starts no more work and waits up to ten seconds for the work in flight. Then releases alerts and notifications, so that other
   * processes can continue with them immediately. Keeps the notifications whose receivers have not responded yet. Another process takes
   * these over when the lease has expired: their requests have ended by that time.
   */
  async close(): Promise<void> {
    this.#stopping.abort();
    this.#queue.clear();
    let isSending = true;
    const sent = this.#queue.idle().then(() => {
      isSending = false;
    });
    await Promise.race([Promise.all([this.#lastTask, sent]), this.#timers.wait(CLOSE_TIMEOUT_MS)]);
    if (!isSending) return this.#lease.release();
    const leaseId = this.#lease.id;
    const sending = this.#queue.activeItems().map(({ key }) => key);
    if (leaseId !== undefined) await releaseWork(this.#options.store, leaseId, sending).catch(() => undefined);
  }

  /** Runs a task after all previous ones. */
  #runExclusive<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => undefined);
    return result;
  }

  async #runRound(graceMs = this.#options.graceMs ?? GRACE_MS): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    try {
      await this.#evaluateDue(graceMs);
      const endMs = this.#timers.elapsedMs() + DELETION_MS;
      await deleteNotificationsOfDeletedAlerts(this.#options.store, () => this.#timers.elapsedMs() < endMs);
      await this.#queueUndelivered();
      await this.#prune();
    } finally {
      await this.#releaseIfDone();
    }
  }

  async #evaluateDue(graceMs: number): Promise<void> {
    const { store, clock, observer, clockSkewMs = async () => 0 } = this.#options;
    const endMs = this.#timers.elapsedMs() + ROUND_MS;
    const { healthy, failing } = await dueCandidates(store.db, clock() - graceMs);
    if (healthy.length + failing.length === 0) return;
    const aheadMs = await clockSkewMs();
    if (aheadMs !== 0) {
      observer.warn({ aheadMs }, 'the clock of this machine differs from the clock of the telemetry engine');
    }
    const dueMs = () => clock() - aheadMs - graceMs;
    await this.#evaluateUntil(endMs, healthy, dueMs);
    await this.#evaluateUntil(Math.max(endMs, this.#timers.elapsedMs() + FAILING_ALERTS_MS), failing, dueMs);
  }

  /**
   * Evaluates alerts in batches. Starts no evaluation after `endMs` of the monotonic clock. `dueMs` returns the time up to which windows
   * are due.
   */
  async #evaluateUntil(endMs: number, candidates: readonly Candidate[], dueMs: () => number): Promise<void> {
    const mayStart = () => !this.#stopping.signal.aborted && this.#timers.elapsedMs() < endMs;
    for (let index = 0; index < candidates.length && mayStart(); index += BATCH_SIZE) {
      const batch = candidates.slice(index, index + BATCH_SIZE);
      // The concurrent loops below take their alerts from one iterator.
      const remaining = (await this.#acquire(batch, dueMs())).values();
      const evaluateRemaining = async () => {
        for (const leased of remaining) if (mayStart()) await this.#evaluate(leased);
      };
      await Promise.all(Array.from({ length: CONCURRENT_EVALUATIONS }, evaluateRemaining));
    }
  }

  /** Leases the due alerts of a batch. Leases none if the store is too busy: the next round selects the batch again. */
  async #acquire(batch: readonly Candidate[], nowMs: number): Promise<LeasedAlert[]> {
    const { store, observer } = this.#options;
    try {
      return await acquireAlerts(store, this.#lease, batch, nowMs);
    } catch (err) {
      if (!(err instanceof StoreBusyError)) throw err;
      observer.warn({ alerts: batch.length, err }, 'alerts could not be leased and will be retried');
      return [];
    }
  }

  async #evaluate(leased: LeasedAlert): Promise<void> {
    const { observer } = this.#options;
    try {
      const notifications = await runForTenant(leased.alert.tenant_id, () => evaluateAlert(this.#options, leased));
      // The commit of many notifications blocks the event loop, so they are queued in the next tick.
      await setImmediate();
      this.#createdSincePrune += notifications.length;
      this.#enqueue(notifications);
    } catch (err) {
      observer.evaluated(false);
      const { tenant_id: tenant, id: alertId } = leased.alert;
      observer.warn({ tenant, alertId, err }, 'an alert could not be evaluated and will be retried');
    }
  }

  /** Queues the due notifications of this process. Takes over those without an owner and those of expired leases. */
  async #queueUndelivered(): Promise<void> {
    const { store, clock } = this.#options;
    const active = await activeLeaseIds(store.db);
    const filterDue = dueFilter(clock());
    for await (const page of undeliveredPages(store)) {
      if (this.#stopping.signal.aborted) return;
      const due = filterDue(page);
      // Usually all notifications belong to active leases. The check avoids waiting for the write lock of the store.
      const hasOrphaned = due.some(({ owner }) => owner === null || !active.has(owner));
      // This process may own notifications that are not in its queue: those that it could not send in an earlier round, and those of a
      // commit that succeeded although it reported an error.
      this.#enqueue(hasOrphaned ? await takeOverOrphaned(store, this.#lease, due) : leasedBy(due, this.#lease.id));
    }
  }

  async #prune(): Promise<void> {
    const nowMs = this.#timers.elapsedMs();
    const isDue = nowMs - this.#prunedAtMs > PRUNE_INTERVAL_MS;
    if (!isDue && this.#createdSincePrune < PRUNE_AFTER_NOTIFICATIONS) return;
    this.#prunedAtMs = nowMs;
    this.#createdSincePrune = 0;
    const { store, clock, observer } = this.#options;
    const abandoned = await pruneOutbox(store, clock());
    if (abandoned > 0)
      observer.warn({ abandoned }, 'a tenant has too many undelivered notifications: the oldest are abandoned');
  }

  #enqueue(notifications: readonly LeasedNotification[]): void {
    for (const { tenant, key, alertId, channelId, owner } of notifications) {
      if (this.#stopping.signal.aborted || this.#queuedKeys.has(key)) continue;
      this.#queuedKeys.add(key);
      // Copies the properties: a notification that was just created has its content as well, which must not stay in memory.
      // Channels of several tenants can have the same e-mail recipients, and then they have the same id.
      this.#queue.add(`${tenant} ${channelId}`, { tenant, key, alertId, channelId, owner });
    }
  }

  /** Sends a queued notification. Returns true if it was delivered, or if it is obsolete. See {@link Sender.send}. */
  async #send(notification: LeasedNotification): Promise<boolean> {
    // Thousands of notifications may end without a request, for example those that are abandoned after a day. With SQLite, they would
    // block the event loop.
    const succeeded = await runForTenant(notification.tenant, async () => {
      await nextFreeTick();
      return this.#sender.send(notification);
    });
    this.#queuedKeys.delete(notification.key);
    if (this.#queuedKeys.size === 0) void this.#runExclusive(() => this.#releaseIfDone()).catch(() => undefined);
    return succeeded;
  }

  async #releaseIfDone(): Promise<void> {
    if (this.#queuedKeys.size === 0) await this.#lease.release();
  }
}
