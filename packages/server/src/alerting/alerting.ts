import type { Send } from './delivering/attempts.ts';
import { createLanes } from './delivering/lanes.ts';
import { createSender, type Queued } from './delivering/sender.ts';
import { type ClaimedAlert, claimAlerts } from './evaluating/claim-alerts.ts';
import { candidates } from './evaluating/due-alerts.ts';
import { type Evaluation, evaluateAlert } from './evaluating/evaluate-alert.ts';
import { forgetOld, ownedBy, takeOver, type Waiting } from './notifying/outbox.ts';
import { createPresence } from './sharing/presence.ts';
import { realTiming, type Timing } from './timing.ts';

/** What alerting is made of. */
export interface AlertingOptions extends Evaluation {
  /** Sends what is for webhooks. */
  readonly send: Send;
  readonly timing?: Timing;
}

/** Evaluates the alerts of all tenants and notifies their webhooks. Any number of these share a store. */
export interface Alerting {
  /** Evaluates what is due, and sends it in the background. Rounds come one after the other. */
  round(): Promise<void>;
  /** Shows others that this process is at it, and looks for those that have died: their work is then taken over. */
  beat(): Promise<void>;
  /** Resolves when everything that was to be sent was sent or given up. */
  delivered(): Promise<void>;
  /** Whether some evaluator may have died, which only time can tell. */
  othersAreUncertain(): Promise<boolean>;
  /** Begins nothing more, waits a little for what is under way, and leaves the rest to others. */
  close(): Promise<void>;
}

/** Alerts that one process takes at once, so that others have theirs. */
const BATCH = 20;

/** As many as the embedded engine works on at once. */
const AT_ONCE = 4;

const CLOSING_MS = 10_000;
const FORGET_EVERY_MS = 3_600_000;

/** Builds alerting on a store; nothing happens before the first round. */
export const createAlerting = (options: AlertingOptions): Alerting => {
  const { store, clock, observer, send, timing = realTiming } = options;
  const presence = createPresence({ store, timing });
  const stopping = new AbortController();
  const inHand = new Set<string>();
  let forgotten = Number.NEGATIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const sendOne = createSender({ store, presence, clock, timing, send, observer, stopping: stopping.signal });
  const lanes = createLanes<Queued>(async (queued) => {
    const isTaken = await sendOne(queued);
    inHand.delete(queued.waiting.key);
    if (inHand.size === 0) void inTurn(leaveWhenDone).catch(() => undefined);
    return isTaken;
  });

  const leaveWhenDone = async (): Promise<void> => {
    if (inHand.size === 0) await presence.leave();
  };

  const queue = (all: readonly Waiting[]): void => {
    for (const waiting of all) {
      if (stopping.signal.aborted || inHand.has(waiting.key)) continue;
      inHand.add(waiting.key);
      lanes.add(waiting.webhookId, { waiting, sinceMs: timing.elapsed() });
    }
  };

  const evaluateOne = async (claimed: ClaimedAlert): Promise<void> => {
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

  const evaluateAll = async (): Promise<void> => {
    const due = await candidates(store.db, clock());
    for (let index = 0; index < due.length && !stopping.signal.aborted; index += BATCH) {
      const claimed = await claimAlerts(store, presence, due.slice(index, index + BATCH), clock());
      const each = claimed.values();
      const work = async () => {
        for (const alert of each) if (!stopping.signal.aborted) await evaluateOne(alert);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  };

  const collect = async (): Promise<void> => {
    const own = presence.id();
    // A commit that failed may have gone through after all, and what could not be sent for a while waits again.
    if (own !== undefined) queue(await ownedBy(store, own));
    if (!stopping.signal.aborted) queue(await takeOver(store, presence));
  };

  const round = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    try {
      await evaluateAll();
      await collect();
      if (timing.elapsed() - forgotten > FORGET_EVERY_MS) {
        forgotten = timing.elapsed();
        await forgetOld(store, clock());
      }
    } finally {
      await leaveWhenDone();
    }
  };

  return {
    round: () => inTurn(round),
    async beat() {
      if (stopping.signal.aborted) return;
      if (await presence.beat()) await inTurn(round);
    },
    async delivered() {
      await lanes.idle();
      // What it owned is given back by then.
      await last;
    },
    othersAreUncertain: presence.othersAreUncertain,
    async close() {
      stopping.abort();
      lanes.clear();
      const settled = Promise.all([last, lanes.idle()]);
      await Promise.race([settled, timing.wait(CLOSING_MS)]);
      await presence.leave();
    },
  };
};
