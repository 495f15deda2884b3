import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Credentials } from '../../src/accounts/credentials.ts';
import { readyLine } from '../support/ready-line.ts';
import { removeDirectory } from '../support/remove-directory.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Services in their own processes, with one database and one data directory. */
export interface Processes {
  readonly urls: readonly string[];
  readonly dataDir: string;
  /** The credentials of the first tenants. */
  readonly credentials: Credentials;
  /** Stops all services and returns their exit codes. */
  stop(): Promise<(number | null)[]>;
}

async function startOne(databaseUrl: string, dataDir: string, options: readonly string[]) {
  const child = spawn(
    process.execPath,
    [
      '--conditions=observability-api-source',
      main,
      '--port=0',
      `--data-dir=${dataDir}`,
      '--log-level=silent',
      ...options,
    ],
    {
      env: { ...process.env, OBSERVABILITY_API_DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = readyLine(output);
      if (ready !== undefined) resolve(ready.url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`The service exited with ${code}: ${output}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, stop };
}

/** Starts `count` services concurrently on a database. `options` are command line options. */
export async function startProcesses(
  databaseUrl: string,
  count: number,
  options: readonly string[],
): Promise<Processes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'processes-'));
  const starts = Array.from({ length: count }, () => startOne(databaseUrl, dataDir, options));
  const started = (await Promise.allSettled(starts)).flatMap((start) =>
    start.status === 'fulfilled' ? [start.value] : [],
  );
  const stop = async () => {
    const codes = await Promise.all(started.map((child) => child.stop()));
    removeDirectory(dataDir);
    return codes;
  };
  try {
    await Promise.all(starts);
    const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    return { urls: started.map(({ url }) => url), dataDir, credentials, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
