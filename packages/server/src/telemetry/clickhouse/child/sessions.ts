import type { Session } from 'chdb';

/** A session of the engine and its current database. */
export interface PooledSession {
  readonly session: Session;
  database: string;
}

/** The sessions of the engine. Each runs one statement at a time. */
export interface SessionPool {
  /** Runs `work` on a session that nothing else uses at the same time. Waits for a free session. */
  use<Result>(work: (pooled: PooledSession) => Promise<Result>): Promise<Result>;
  /** Runs a statement on a separate session. Resolves when the engine has returned a result or an error. */
  check(): Promise<void>;
  /** Waits for running statements, then closes all sessions. */
  close(): Promise<void>;
}

/** Opens a session and sets its settings. Closes the session if that fails. */
function openSession(open: () => Session, settings: readonly string[]): Session {
  const session = open();
  try {
    session.query(`SET ${settings.join(', ')}`);
    return session;
  } catch (error) {
    session.close();
    throw error;
  }
}

/**
 * Opens a pool of sessions with these settings, each as `name = value`. After a failed statement, chdb puts its partial result in front
 * of the next result of the session. After a failure, the pool therefore runs another statement and discards its result. If this
 * statement fails too, the pool closes the session, and opens another one at the next use.
 */
export function openSessionPool(open: () => Session, count: number, settings: readonly string[]): SessionPool {
  const openPooled = (): PooledSession => ({ session: openSession(open, settings), database: 'default' });
  /** The idle sessions. An entry is undefined if its session must be opened again. */
  const idle: (PooledSession | undefined)[] = Array.from({ length: count }, openPooled);
  const waiting: ((pooled: PooledSession | undefined) => void)[] = [];
  const checkSession = openSession(open, settings);
  let checking: Promise<void> | undefined;
  let closing: (() => void) | undefined;

  const acquire = async (): Promise<PooledSession | undefined> =>
    idle.length > 0 ? idle.pop() : new Promise((resolve) => waiting.push(resolve));
  const release = (pooled: PooledSession | undefined): void => {
    const next = waiting.shift();
    if (next) next(pooled);
    else idle.push(pooled);
    if (idle.length === count) closing?.();
  };
  const reset = async (pooled: PooledSession): Promise<PooledSession | undefined> => {
    try {
      await pooled.session.queryAsync('SELECT 1', { format: 'Null' });
      return pooled;
    } catch {
      pooled.session.close();
      return undefined;
    }
  };
  return {
    async use(work) {
      let pooled = await acquire();
      try {
        pooled ??= openPooled();
        const result = await work(pooled);
        release(pooled);
        return result;
      } catch (error) {
        release(pooled && (await reset(pooled)));
        throw error;
      }
    },
    check() {
      checking ??= checkSession
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
      if (idle.length < count) {
        await new Promise<void>((resolve) => {
          closing = resolve;
        });
      }
      for (const pooled of idle) pooled?.session.close();
      await checking;
      checkSession.close();
    },
  };
}
