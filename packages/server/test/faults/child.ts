import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Credentials } from '../../src/accounts/credentials.ts';
import { type Api, firstCaller } from '../http/support/api.ts';
import { type ReadyLine, readyLine } from '../support/ready-line.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Running processes. They are killed when the tests exit. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A service in its own process. */
export interface Child {
  readonly url: string;
  /** The URL of the OTLP listener; undefined if telemetry is off. */
  readonly otlpUrl: string | undefined;
  readonly credentials: Credentials;
  readonly process: ChildProcess;
  /** A client of the open source deployment with its first key. */
  readonly api: Api;
  /** The output so far. */
  output(): string;
  /** Sends a signal and returns the exit code; null if the signal ended the process. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

interface ChildOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly args?: readonly string[];
  /** A shell command that runs before the service, for example a limit. */
  readonly before?: string;
  /** A module that the process imports before the service. The process then has an IPC channel to this one. */
  readonly preload?: string;
}

/** Starts the service and waits until it is ready. */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { dataDir, databaseUrl, args = [], before, preload } = options;
  const command = [
    process.execPath,
    '--conditions=observability-api-source',
    // As `npm start` and the container image set it.
    '--max-semi-space-size=2',
    ...(preload === undefined ? [] : [`--import=${preload}`]),
    main,
    '--port=0',
    `--data-dir=${dataDir}`,
  ];
  const [file = '', ...rest] = [
    ...(before === undefined ? [] : ['sh', '-c', `${before} && exec "$@"`, 'sh']),
    ...command,
    ...args,
  ];
  const env = {
    ...process.env,
    OBSERVABILITY_API_RATE_LIMIT: 'off',
    // Most of these tests break the store and need no engine. Those that do pass --telemetry=on.
    OBSERVABILITY_API_TELEMETRY: 'off',
    ...(databaseUrl !== undefined && { OBSERVABILITY_API_DATABASE_URL: databaseUrl }),
  };
  const child = spawn(file, rest, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(preload === undefined ? [] : ['ipc' as const])],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  const ended = once(child, 'close');
  const { url, otlpUrl } = await new Promise<ReadyLine>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = readyLine(output);
      if (ready !== undefined) resolve(ready);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    ended.then(([code]) => reject(new Error(`The service exited with ${code} before it was ready: ${output}`)), reject);
  });
  const credentials: Credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
  return {
    url,
    otlpUrl,
    credentials,
    process: child,
    api: firstCaller('open-source', url, credentials),
    output: () => output,
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
