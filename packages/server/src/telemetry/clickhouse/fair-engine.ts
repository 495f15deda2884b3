import { SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import type { Engine, Statement, StatementQueue, Workload } from './engine.ts';
import { EngineBusyError } from './engine-errors.ts';

/** The number of slots of each {@link Workload}: the maximum number of its statements that run concurrently. */
export type Slots = Readonly<Record<Workload, number>>;

/** Returns the sum of the slots of all workloads. */
export function totalSlots(slots: Slots): number {
  return slots.charts + slots.alerts + slots.system;
}

function createQueue(workload: Workload, slots: Slots): SlotQueue {
  return new SlotQueue({ slots: slots[workload], createTimeoutError: () => new EngineBusyError(workload) });
}

/** Rejects with the reason of the signal as soon as it is aborted, even if the work goes on. */
function withAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Returns an engine that schedules statements fairly. Each workload has its own slots, which its tenants get in rotation. A tenant holds at
 * most half of them, see {@link SlotQueue}.
 * A statement holds its slot until the engine has finished or cancelled it, even if its caller has disconnected.
 */
export function fairEngine(engine: Engine, slots: Slots): Engine {
  const queues: Readonly<Record<Workload, SlotQueue>> = {
    charts: createQueue('charts', slots),
    alerts: createQueue('alerts', slots),
    system: createQueue('system', slots),
  };
  const inSlot = async <Result>(
    { workload, tenant }: StatementQueue,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const release = await queues[workload].acquire(tenant, signal);
    const running = work().finally(release);
    return signal ? withAbort(running, signal) : running;
  };
  const read = <Result>({ queue, database = 'default', signal }: Statement, work: () => Promise<Result>) =>
    inSlot(queue ?? { workload: 'system', tenant: database }, signal, work);
  const write = <Result>(tenant: string, work: () => Promise<Result>) =>
    inSlot({ workload: 'system', tenant }, undefined, work);
  return {
    query: <Row>(statement: Statement) => read(statement, () => engine.query<Row>(statement)),
    columns: (statement) => read(statement, () => engine.columns(statement)),
    insert: (database, table, rows) => write(database, () => engine.insert(database, table, rows)),
    command: (sql, database = 'default') => write(database, () => engine.command(sql, database)),
    isReady: () => engine.isReady(),
    close: (graceMs) => engine.close(graceMs),
  };
}
