import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Credentials } from '../../src/accounts/credentials.ts';
import { type Api, callerWith } from '../http/support/api.ts';
import { type CommandOptions, type ReadyLine, runCommand } from '../support/run-command.ts';

/** A service in its own process. */
export interface Child extends ReadyLine {
  readonly credentials: Credentials;
  readonly process: ChildProcess;
  /** A client of the open source deployment that uses the key created at the first start. */
  readonly api: Api;
  /** Returns the text that the process has written to stdout and stderr. */
  output(): string;
  /** Sends a signal and waits for the end of the process. Returns the exit code; null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

interface ChildOptions extends Pick<CommandOptions, 'setupCommand'> {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly args?: readonly string[];
  /** A module that the process imports before the service. The process then has an IPC channel to the test process. */
  readonly preload?: string;
}

/** Starts the service and waits until it is ready. */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { dataDir, databaseUrl, args = [], setupCommand, preload } = options;
  const command = runCommand(['--port=0', `--data-dir=${dataDir}`, ...args], {
    setupCommand,
    // The memory limits of `npm start` and of the container image.
    nodeOptions: [
      '--max-semi-space-size=4',
      '--max-old-space-size=1024',
      ...(preload === undefined ? [] : [`--import=${preload}`]),
    ],
    env: {
      OBSERVABILITY_API_RATE_LIMIT: 'off',
      // Tests that need the telemetry engine pass --telemetry=on.
      OBSERVABILITY_API_TELEMETRY: 'off',
      ...(databaseUrl !== undefined && { OBSERVABILITY_API_DATABASE_URL: databaseUrl }),
    },
    ...(preload !== undefined && { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
  });
  const ready = await command.ready();
  const credentials: Credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
  return {
    ...ready,
    credentials,
    process: command.process,
    api: callerWith('open-source', ready.url, credentials),
    output: () => command.output.stdout + command.output.stderr,
    async end(signal) {
      command.process.kill(signal);
      return (await command.ended).code;
    },
  };
}
