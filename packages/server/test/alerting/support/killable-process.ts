import type { Send } from '../../../src/alerting/delivery/attempts.ts';
import type { Timers } from '../../../src/alerting/schedule/timers.ts';
import type { Store } from '../../../src/store/store.ts';

/** A moment at which a process can be killed: before or after a transaction (a write) or a request to a webhook. */
export type Moment = 'before a write' | 'after a write' | 'before sending' | 'after sending';

/** Simulates a process that is killed when `isKilledAt` returns true. Its transactions, requests and waits then never settle. */
export function killableProcess(isKilledAt: (moment: Moment) => boolean) {
  let isDead = false;
  const never = () => new Promise<never>(() => undefined);
  const reach = async (moment: Moment): Promise<void> => {
    isDead ||= isKilledAt(moment);
    if (isDead) await never();
  };
  return {
    isDead: () => isDead,
    store: (store: Pick<Store, 'db' | 'transaction'>): Pick<Store, 'db' | 'transaction'> => ({
      db: store.db,
      async transaction(work) {
        await reach('before a write');
        const result = await store.transaction(work);
        await reach('after a write');
        return result;
      },
    }),
    send:
      (send: Send): Send =>
      async (...request) => {
        await reach('before sending');
        const response = await send(...request);
        await reach('after sending');
        return response;
      },
    timers: (timers: Timers): Timers => ({
      elapsedMs: timers.elapsedMs,
      wait: async (milliseconds, signal) => {
        await timers.wait(milliseconds, signal);
        if (isDead) await never();
      },
    }),
  };
}
