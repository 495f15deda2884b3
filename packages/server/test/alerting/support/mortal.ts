import type { Send } from '../../../src/alerting/delivery/attempts.ts';
import type { Timers } from '../../../src/alerting/schedule/timers.ts';
import type { Store } from '../../../src/store/store.ts';

/** A moment at which a process can be killed: before or after a transaction, before or after a webhook took something. */
export type Moment = 'before a write' | 'after a write' | 'before sending' | 'after sending';

/** A process that a test kills: from then on nothing that it waits for ever comes. */
export function mortal(diesAt: (moment: Moment) => boolean) {
  let isDead = false;
  const never = () => new Promise<never>(() => undefined);
  const unlessDead = async <Result>(result: Result): Promise<Result> => (isDead ? never() : result);
  const reach = async (moment: Moment): Promise<void> => {
    isDead ||= diesAt(moment);
    if (isDead) await never();
  };
  return {
    isDead: () => isDead,
    kill() {
      isDead = true;
    },
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
    timing: (timing: Timers): Timers => ({
      elapsed: timing.elapsed,
      wait: async (milliseconds, signal) => {
        await timing.wait(milliseconds, signal);
        return unlessDead(undefined);
      },
    }),
  };
}
