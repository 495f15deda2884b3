import cluster from 'node:cluster';
import { redactPasswords } from '../domain/secrets.ts';
import { writeResult } from './command-result.ts';
import { Lifecycle } from './lifecycle.ts';
import { type Options, readOptions } from './options.ts';
import { provisionOnSignal } from './provision-on-signal.ts';
import { startupMessage } from './startup-message.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import type { Serve } from './workers/run-worker.ts';

function fail(error: unknown, options?: Options): never {
  process.stderr.write(`${startupMessage(error, options)}\n`);
  if (options && ['trace', 'debug'].includes(options.logLevel) && error instanceof Error) {
    process.stderr.write(`${redactPasswords(error.stack ?? '')}\n`);
  }
  process.exit(1);
}

async function startCluster(count: number, lifecycle: Lifecycle) {
  const { startWorkers } = await import('./workers/start-workers.ts');
  return startWorkers(count, lifecycle);
}

/** Ignores write errors of stdout and stderr, so that a full disk or a closed pipe does not end the process. */
function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * Runs the command `admin` or `evaluate`, if it is the first argument. Otherwise prints the text that an option such as `--help` requests,
 * or starts the server. Only the primary process prints the addresses. Exits with code 1 on an error.
 */
export async function run(argv: readonly string[], serve: Serve): Promise<void> {
  if (argv[0] === 'admin') return (await import('./admin/run-admin.ts')).runAdmin(argv.slice(1));
  if (argv[0] === 'evaluate') return (await import('./evaluate/run-evaluate.ts')).runEvaluate(argv.slice(1));
  let options: Options | undefined;
  try {
    const request = readOptions(argv);
    if ('print' in request) {
      writeResult({ stdout: request.print, stderr: '', code: 0 });
      return;
    }
    options = request.serve;
    ignoreOutputErrors();
    if (cluster.isWorker) {
      const { runWorker } = await import('./workers/run-worker.ts');
      return await runWorker(options, serve);
    }
    const lifecycle = new Lifecycle();
    const server = options.workers > 1 ? await startCluster(options.workers, lifecycle) : await serve(options);
    stopOnSignal(server, lifecycle);
    // Before the service reports that it is ready: without a listener, SIGHUP ends the process.
    if (options.provision !== undefined && server.provision) {
      // Workers do not apply the files when they start, so this process requests the first run.
      provisionOnSignal(server.provision, lifecycle, options.workers > 1);
    }
    lifecycle.ready(server, options);
  } catch (error) {
    fail(error, options);
  }
}
