import { AggregatorRegistry } from 'prom-client';
import type { RunningServer, StartupHooks } from '../../app/start-server.ts';
import { UnavailableError } from '../../domain/errors.ts';
import type { GatherMetrics } from '../../monitoring/gather-metrics.ts';
import type { Options } from '../options.ts';
import { startupMessage } from '../startup-message.ts';
import { type FromWorker, isMessage, type ToWorker } from './worker-messages.ts';

/** Starts the server in this process. */
export type Serve = (options: Options, hooks?: StartupHooks) => Promise<RunningServer>;

function sendMessage(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });
}

function onMessage(listen: (message: ToWorker) => void): void {
  process.on('message', (message: unknown) => {
    if (isMessage<ToWorker>(message)) listen(message);
  });
}

/** Gathers the metrics of all workers through the primary process. */
function gatherFromAll(): GatherMetrics {
  const waiting = new Map<number, (text: string | undefined) => void>();
  let lastId = 0;
  onMessage((message) => {
    if (message.kind !== 'metrics') return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
  return (registries) => {
    // The constructor adds the listener that sends the metrics of this worker when the primary process requests them.
    AggregatorRegistry.setRegistries(registries());
    new AggregatorRegistry();
    return async () => {
      lastId += 1;
      const id = lastId;
      const response = new Promise<string | undefined>((resolve) => waiting.set(id, resolve));
      await sendMessage({ kind: 'metrics-requested', id });
      const text = await response;
      if (text === undefined) throw new UnavailableError('Not every worker returned its metrics.');
      return text;
    };
  };
}

/** Handles the requests of the primary process to stop, and to apply the monitoring files of `--provision`. */
function handleRequests(serving: Promise<RunningServer>): void {
  onMessage(async (message) => {
    if (message.kind === 'stop') {
      const closed = serving.then((server) => server.close());
      await closed.then(
        () => process.exit(0),
        () => process.exit(1),
      );
    } else if (message.kind === 'provision') {
      const { id } = message;
      const done = serving.then((server) => server.provision?.());
      await done.then(
        (result) => sendMessage({ kind: 'provisioned', id, ...(result && { result }) }),
        (error: Error) => sendMessage({ kind: 'provisioned', id, error: error.message }),
      );
    }
  });
}

/** Serves as one of several workers until the primary process sends `stop`. */
export async function runWorker(options: Options, serve: Serve): Promise<void> {
  // Terminals and service managers send signals to every process. Only the primary process reacts to them.
  const signals = ['SIGTERM', 'SIGINT', ...(options.provision === undefined ? [] : ['SIGHUP'])];
  for (const signal of signals) process.on(signal, () => undefined);
  try {
    const serving = serve(options, { gatherMetrics: gatherFromAll(), provisionsAtStart: false });
    // Handles messages before the server is ready, because `stop` may arrive during startup.
    handleRequests(serving);
    const { url, viewerUrl, otlpUrl, otlpGrpcUrl, notices, credentials } = await serving;
    const addresses = {
      url,
      ...(viewerUrl !== undefined && { viewerUrl }),
      ...(otlpUrl !== undefined && { otlpUrl }),
      ...(otlpGrpcUrl !== undefined && { otlpGrpcUrl }),
    };
    await sendMessage({ kind: 'ready', server: { ...addresses, notices, credentials } });
  } catch (error) {
    await sendMessage({ kind: 'failed', message: startupMessage(error, options) });
    process.exit(1);
  }
}
