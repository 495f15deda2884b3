import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCredentials } from '@observability-api/open-source/testing';

/** The installed service in a child process. */
export interface PackedServer {
  /** The content of `credentials.json`. */
  readonly credentials: TestCredentials;
  readonly credentialsFile: string;
  /** The output so far. */
  readonly output: () => string;
  /** Sends SIGTERM, removes the data directory and returns the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the installed service in a child process, with free ports, an empty data directory, no rate limits, and additional options. */
export async function startPackedServer(project: string, options: readonly string[] = []): Promise<PackedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'observability-data-'));
  const main = join(project, 'node_modules/@observability-api/server/bin/observability-api.js');
  const args = [main, '--port', '0', '--data-dir', dataDir, '--rate-limit', 'off', ...options];
  const child = spawn(process.execPath, args, { cwd: project });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('"msg":"ready"}\n')) resolve();
      });
    }
    child.on('exit', () => reject(new Error(`The service did not start:\n${output}`)));
  });
  const credentialsFile = join(dataDir, 'credentials.json');
  return {
    credentials: JSON.parse(await readFile(credentialsFile, 'utf8')) as TestCredentials,
    credentialsFile,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      await rm(dataDir, { recursive: true });
      return code;
    },
  };
}
