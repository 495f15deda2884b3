import type { Session } from 'chdb';

/** A session of the engine, and the database that it is in. */
export interface PooledSession {
  readonly session: Session;
  database: string;
}

/** A pool of sessions. */
export interface SessionPool {
  /** Runs `work` on a session that nothing else uses at the same time. Waits for a free session. */
  use<Result>(work: (seat: PooledSession) => Promise<Result>): Promise<Result>;
  /** Runs a statement on a session of its own. Resolves when the engine has returned a result or an error. */
  check(): Promise<void>;
  /** Waits for running statements, then closes all sessions. */
  close(): Promise<void>;
}

/**
 * Opens sessions. What a failed statement had already answered would be put in front of the next answer on its session:
 * a throwaway statement takes it, and a session on which not even that runs is replaced.
 */
export function openSessionPool(open: () => Session, count: number): SessionPool {
  const fresh = (): PooledSession => ({ session: open(), database: 'default' });
  const free: PooledSession[] = Array.from({ length: count }, fresh);
  const waiting: ((seat: PooledSession) => void)[] = [];
  const checked = open();
  let checking: Promise<void> | undefined;
  let closing: (() => void) | undefined;

  const giveBack = (seat: PooledSession): void => {
    const next = waiting.shift();
    if (next) next(seat);
    else free.push(seat);
    if (free.length === count) closing?.();
  };
  const rinsed = async (seat: PooledSession): Promise<PooledSession> => {
    try {
      await seat.session.queryAsync('SELECT 1', { format: 'Null' });
      return seat;
    } catch {
      seat.session.close();
      return fresh();
    }
  };
  return {
    async use(work) {
      const seat = free.pop() ?? (await new Promise<PooledSession>((resolve) => waiting.push(resolve)));
      try {
        const result = await work(seat);
        giveBack(seat);
        return result;
      } catch (error) {
        giveBack(await rinsed(seat));
        throw error;
      }
    },
    check() {
      checking ??= checked
        .queryAsync('SELECT 1', { format: 'Null' })
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => {
          checking = undefined;
        });
      return checking;
    },
    async close() {
      if (free.length < count) {
        await new Promise<void>((resolve) => {
          closing = resolve;
        });
      }
      for (const { session } of free) session.close();
      await checking;
      checked.close();
    },
  };
}
