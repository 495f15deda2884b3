import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '@observability-api/cli';
import type { Credentials } from '../../../src/index.ts';
import type { DeploymentName } from '../../http/support/api.ts';

/** The result of a command. */
export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs commands of the command line in a temporary folder, for one tenant. */
export interface CommandLine {
  readonly folder: string;
  run(...argv: readonly string[]): Promise<CommandResult>;
  /** Runs a command in a terminal with this many columns, without colors. */
  inTerminal(columns: number, ...argv: readonly string[]): Promise<CommandResult>;
  /** Runs a command until `isDone` returns true for its text on stdout. Calls `isDone` after each write. */
  runUntil(isDone: (stdout: string) => boolean, ...argv: readonly string[]): Promise<CommandResult>;
  /** Environment variables in addition to the credentials. Tests add them. */
  readonly env: Record<string, string>;
  /** Deletes the folder. */
  delete(): void;
}

/** Creates a command line with the credentials of a tenant. */
export function createCommandLine(deployment: DeploymentName, credentials: Credentials): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'monitoring-'));
  const env: Record<string, string> = {};
  const start = async (argv: readonly string[], columns?: number, isDone?: (stdout: string) => boolean) => {
    const output = { stdout: '', stderr: '' };
    const stop = new AbortController();
    const stream = (name: keyof typeof output) => ({
      isTTY: columns !== undefined,
      columns,
      write: (text: string) => {
        output[name] += text;
        if (isDone?.(output.stdout)) stop.abort();
      },
    });
    const exitCode = await run(argv, {
      stdin: Readable.from([]),
      stdout: stream('stdout'),
      stderr: stream('stderr'),
      env: {
        ...variables(deployment, credentials),
        NO_COLOR: '1',
        OBSERVABILITY_CONTEXTS: join(folder, 'contexts.json'),
        ...env,
      },
      cwd: folder,
      ...(isDone && { signal: stop.signal }),
    });
    return { exitCode, ...output };
  };
  return {
    folder,
    env,
    run: (...argv) => start(argv),
    inTerminal: (columns, ...argv) => start(argv, columns),
    runUntil: (isDone, ...argv) => start(argv, undefined, isDone),
    delete: () => rmSync(folder, { recursive: true }),
  };
}

/** Returns the environment variables with the credentials. */
function variables(deployment: DeploymentName, { openSource, managed }: Credentials): Record<string, string> {
  if (deployment === 'open-source') {
    return { OBSERVABILITY_API_URL: openSource.baseUrl, OBSERVABILITY_API_KEY: openSource.apiKey };
  }
  return {
    OBSERVABILITY_API_URL: managed.baseUrl,
    OBSERVABILITY_API_KEY_ID: managed.keyId,
    OBSERVABILITY_API_KEY_SECRET: managed.keySecret,
    OBSERVABILITY_API_ORGANIZATION_ID: managed.organizationId,
    OBSERVABILITY_API_SERVICE_ID: managed.serviceId,
  };
}
