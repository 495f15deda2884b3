import { isatty } from 'node:tty';
import { messageOf } from '../domain/describe-error.ts';
import { packageVersion } from '../domain/package-version.ts';
import { createLog } from '../monitoring/create-log.ts';
import { banner, readyText, type StartedService } from './banner.ts';
import type { Options } from './options.ts';

const STDOUT = 1;

/**
 * Reports startup, shutdown, provisioning results and worker exits, whatever `--log-level` is. Writes text if the output is a terminal, and
 * one line of JSON per event if not.
 */
export class Lifecycle {
  readonly #log = createLog('info');
  readonly #isTerminal: boolean;

  constructor(isTerminal = isatty(STDOUT)) {
    this.#isTerminal = isTerminal;
  }

  ready(server: StartedService, options: Options): void {
    for (const notice of server.notices) this.#log.warn(notice);
    if (this.#isTerminal) {
      process.stdout.write(`${banner(server, options)}\n${readyText(server, server.createSignInUrl?.())}`);
      return;
    }
    const { url, viewerUrl, otlpUrl, otlpGrpcUrl } = server;
    this.#log.info(
      { version: packageVersion(), url, viewerUrl, otlpUrl, otlpGrpcUrl, engine: engineOf(options) },
      'ready',
    );
    this.#log.flush();
  }

  stopping(signal: string): void {
    this.#log.info({ signal }, 'stopping');
  }

  stopped(): void {
    this.#log.info('stopped');
  }

  stopFailed(error: unknown): void {
    this.#log.error({ err: error }, 'the service did not stop cleanly');
  }

  provisioned(result: object): void {
    this.#log.info(result, 'provisioned');
  }

  provisioningFailed(error: unknown): void {
    this.#log.error(`The folder of --provision was not applied. ${messageOf(error)}`);
  }

  workerExited(fields: { readonly pid: number | undefined; readonly exit: string | number; readonly delayMs: number }) {
    this.#log.warn(fields, 'a worker exited and will be replaced');
  }

  workerReplaced(): void {
    this.#log.info('a new worker is ready');
  }

  workerFailed(error: unknown, delayMs: number): void {
    this.#log.warn({ err: error, delayMs }, 'a new worker did not start and will be replaced');
  }
}

function engineOf({ telemetry, clickhouseUrl }: Options): 'off' | 'embedded' | 'clickhouse' {
  if (telemetry === 'off') return 'off';
  return clickhouseUrl === undefined ? 'embedded' : 'clickhouse';
}
