import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Provision } from '../../app/provisioning.ts';
import { StartupError } from '../../domain/errors.ts';
import type { StartedService } from '../banner.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Stoppable } from '../stop-on-signal.ts';
import { type FromWorker, isMessage, type ToWorker } from './worker-messages.ts';

/**
 * Delay before the replacement of a worker that was ready for longer than `HEALTHY_MS`. Each exit after a shorter time and each failed
 * start doubles the delay, up to the maximum.
 */
const FIRST_DELAY_MS = 100;

const MAX_DELAY_MS = 10_000;

/** A worker that was ready for this long resets the delay when it exits. */
const HEALTHY_MS = 60_000;

/** Running worker processes that share the addresses of the service. */
export interface Workers extends Stoppable, StartedService {
  /** Applies the monitoring files of `--provision` in one worker. */
  readonly provision: Provision;
}

function sendMessage(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}

function liveWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

/** The exit of a worker that was ready. */
interface WorkerExit {
  readonly pid: number | undefined;
  /** The exit code or the signal. */
  readonly exit: number | string;
  readonly readyMs: number;
}

/**
 * Starts a worker and waits until it is ready. Throws StartupError with the worker's message if it fails to start. Calls `onExit` if it
 * exits later.
 */
async function startWorker(onExit: (exit: WorkerExit) => void): Promise<StartedService> {
  const worker = cluster.fork();
  return new Promise((resolve, reject) => {
    let readyAt: number | undefined;
    worker.on('message', (message: unknown) => {
      if (!isMessage<FromWorker>(message)) return;
      if (message.kind === 'failed') reject(new StartupError(message.message));
      if (message.kind !== 'ready') return;
      readyAt = performance.now();
      resolve(message.server);
    });
    worker.once('exit', (code, signal) => {
      if (readyAt === undefined) reject(new StartupError('A worker exited before it was ready.'));
      else onExit({ pid: worker.process.pid, exit: signal ?? code, readyMs: performance.now() - readyAt });
    });
  });
}

/** Responds to workers that request the metrics of all workers. */
function shareMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage<FromWorker>(message) || message.kind !== 'metrics-requested') return;
    const { id } = message;
    aggregator.clusterMetrics().then(
      (text) => sendMessage(worker, { kind: 'metrics', id, text }),
      () => sendMessage(worker, { kind: 'metrics', id }),
    );
  });
}

/** The id of the last request to a worker to apply the monitoring files. The response has the same id. */
let lastProvisionId = 0;

/** Applies the monitoring files of `--provision` in one worker. */
async function provisionInWorker(): ReturnType<Provision> {
  const [worker] = liveWorkers();
  if (!worker) throw new Error('There is no worker.');
  lastProvisionId += 1;
  const id = lastProvisionId;
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      settle();
    };
    const onExit = () => end(() => reject(new Error('The worker exited.')));
    const onMessage = (message: unknown) => {
      if (!isMessage<FromWorker>(message) || message.kind !== 'provisioned' || message.id !== id) return;
      const { result, error } = message;
      end(() => (result ? resolve(result) : reject(new Error(error))));
    };
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    sendMessage(worker, { kind: 'provision', id });
  });
}

/**
 * Starts `count` worker processes that share the arguments and the ports of this process. A worker that exits later is
 * replaced, with a growing delay if workers exit early. Throws StartupError if a worker fails to start.
 */
export async function startWorkers(count: number, lifecycle: Lifecycle): Promise<Workers> {
  let stopping = false;
  let delayMs = FIRST_DELAY_MS;
  const killChildren = (): void => {
    stopping = true;
    for (const worker of liveWorkers()) worker.process.kill('SIGKILL');
  };
  const start = () => startWorker(replace);
  const replace = ({ pid, exit, readyMs }: WorkerExit): void => {
    if (stopping) return;
    delayMs = readyMs > HEALTHY_MS ? FIRST_DELAY_MS : Math.min(delayMs * 2, MAX_DELAY_MS);
    lifecycle.workerExited({ pid, exit, delayMs });
    void startLater();
  };
  const startLater = async (): Promise<void> => {
    await wait(delayMs);
    if (stopping) return;
    try {
      await start();
      lifecycle.workerReplaced();
    } catch (error) {
      if (stopping) return;
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
      lifecycle.workerFailed(error, delayMs);
      await startLater();
    }
  };
  shareMetrics();
  try {
    // The first worker migrates the store and creates the first tenants.
    const first = await start();
    await Promise.all(Array.from({ length: count - 1 }, start));
    return {
      ...first,
      provision: provisionInWorker,
      killChildren,
      async close() {
        stopping = true;
        const ends = liveWorkers().map((worker) => once(worker, 'exit'));
        for (const worker of liveWorkers()) sendMessage(worker, { kind: 'stop' });
        // The code is null for a worker that a signal has killed.
        const exits = (await Promise.all(ends)).map(([code, signal]) => signal ?? code);
        if (exits.some((exit) => exit !== 0))
          throw new Error(`Expected all workers to exit with code 0, received ${exits.join(', ')}.`);
      },
    };
  } catch (error) {
    killChildren();
    throw error;
  }
}
