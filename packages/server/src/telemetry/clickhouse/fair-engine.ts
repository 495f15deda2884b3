import type { Engine, Statement, Workload } from './engine.ts';
import { PlaceQueue } from './place-queue.ts';

/** How many statements of each workload run in an engine at the same time. */
export type Places = Readonly<Record<Workload, number>>;

/** The sum of the places of all workloads. */
export function totalPlaces(places: Places): number {
  return places.charts + places.alerts + places.system;
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
 * Returns an engine that shares its places fairly. Each workload has its own places, and in each workload the tenants take turns.
 * A statement holds its place until the engine has finished or cancelled it, also when its caller has disconnected.
 */
export function fairEngine(engine: Engine, places: Places): Engine {
  const queues: Readonly<Record<Workload, PlaceQueue>> = {
    charts: new PlaceQueue('charts', places.charts),
    alerts: new PlaceQueue('alerts', places.alerts),
    system: new PlaceQueue('system', places.system),
  };
  const inPlace = async <Result>(
    { workload, tenant }: { readonly workload: Workload; readonly tenant: string },
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const release = await queues[workload].acquire(tenant, signal);
    const running = work().finally(release);
    return signal ? withAbort(running, signal) : running;
  };
  const read = <Result>({ queue, database = 'default', signal }: Statement, work: () => Promise<Result>) =>
    inPlace(queue ?? { workload: 'system', tenant: database }, signal, work);
  const write = <Result>(tenant: string, work: () => Promise<Result>) =>
    inPlace({ workload: 'system', tenant }, undefined, work);
  return {
    query: <Row>(statement: Statement) => read(statement, () => engine.query<Row>(statement)),
    columns: (statement) => read(statement, () => engine.columns(statement)),
    insert: (database, table, rows) => write(database, () => engine.insert(database, table, rows)),
    command: (sql, database = 'default') => write(database, () => engine.command(sql, database)),
    isReady: () => engine.isReady(),
    close: (graceMs) => engine.close(graceMs),
  };
}
