import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../support/postgres.ts';
import { childrenOf, isRunning } from '../support/processes.ts';
import { readyLine } from '../support/ready-line.ts';
import { removeDirectory } from '../support/remove-directory.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

describe.skipIf(postgres.missingReason !== undefined)('several workers', () => {
  let directory: string;
  let database: TestDatabase;
  let running: ChildProcess[];
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'workers-'));
    database = await postgres.database();
    running = [];
  });
  afterEach(async () => {
    for (const child of running) if (child.exitCode === null && child.signalCode === null) await kill(child);
    removeDirectory(directory);
    await database.release();
  });

  const kill = async (child: ChildProcess) => {
    const end = once(child, 'close');
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    await end;
  };

  const start = (...argv: string[]) => {
    const options = ['--log-level=silent', '--port=0', '--workers=2', '--telemetry=off', ...argv];
    const child = spawn(process.execPath, ['--conditions=observability-api-source', main, ...options], {
      cwd: directory,
      env: { ...process.env, OBSERVABILITY_API_DATABASE_URL: database.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk) => {
        output[name] += chunk;
      });
    }
    const end = once(child, 'close').then(([code]) => ({ code, ...output }));
    const ready = async () => {
      while (!readyLine(output.stdout) && child.exitCode === null) await wait(20);
      const url = readyLine(output.stdout)?.url;
      if (!url) throw new Error(`did not start: ${output.stderr}`);
      return url;
    };
    return { child, end, ready, output };
  };

  const workersOf = ({ pid }: ChildProcess): number[] => (pid === undefined ? [] : childrenOf(pid));

  /** Requests without keep-alive, so that the connections are distributed over the workers. */
  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { headers: { ...headers, connection: 'close' } });

  const apiKey = (): string =>
    JSON.parse(readFileSync(join(directory, 'data', 'credentials.json'), 'utf8')).openSource.apiKey;

  it('share a port, print one ready line and report their metrics together', async () => {
    const { child, end, ready, output } = start();
    const url = await ready();
    expect(workersOf(child)).toHaveLength(2);
    const headers = { authorization: `Bearer ${apiKey()}` };
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await get(`${url}/api/v2/dashboards`, headers)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const metrics = async () => (await get(`${url}/metrics`)).text();
    await expect
      .poll(metrics)
      .toContain(
        'observability_api_requests_total{deployment="open-source",operation="listDashboards",status="2xx"} 20\n',
      );
    expect(await metrics()).toContain('observability_api_store_up{engine="postgres"} 1\n');
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, stderr: '' });
    expect(output.stdout.match(/"msg":"ready"/g)).toHaveLength(1);
  });

  it('replace a worker that dies', async () => {
    const { child, ready, output } = start();
    const url = await ready();
    const [victim] = workersOf(child);
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
    const replaced = () => {
      const workers = workersOf(child);
      return workers.length === 2 && !workers.includes(victim ?? 0);
    };
    await expect.poll(replaced).toBe(true);
    await expect.poll(() => output.stdout).toContain('a worker exited and will be replaced');
    const line = output.stdout.split('\n').find((text) => text.includes('a worker exited')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 40, pid: victim, exit: 'SIGKILL', delayMs: 200 });
    await expect.poll(() => output.stdout).toContain('"msg":"a new worker is ready"');
    for (let count = 0; count < 6; count += 1) expect((await get(`${url}/health`)).status).toBe(200);
  });

  it('stop while one of them is being replaced', async () => {
    const { child, end, ready } = start();
    await ready();
    const [victim] = workersOf(child);
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
    await expect.poll(() => workersOf(child).filter((pid) => pid !== victim)).toHaveLength(2);
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
  });

  it('finish requests in flight on the first signal, and exit on a second signal a second later', async () => {
    const { child, end, ready } = start();
    const { hostname, port } = new URL(await ready());
    const workers = workersOf(child);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const head = [
      'POST /api/v2/dashboards HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${apiKey()}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    const metrics = async () =>
      (await fetch(`http://${hostname}:${port}/metrics`, { headers: { connection: 'close' } })).text();
    // The request above and the one for the metrics.
    await expect.poll(metrics).toMatch(/^observability_api_requests_in_flight 2$/m);
    child.kill('SIGTERM');
    await wait(2_000);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect((await end).code).toBe(143);
    await expect.poll(() => workers.filter(isRunning)).toEqual([]);
    socket.destroy();
  });

  it('that fail to start report the reason once', async () => {
    const { end } = start('--cors-origin=nonsense');
    const { code, stdout, stderr } = await end;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Expected --cors-origin to be .*, received "nonsense"\.\n$/);
  });
});
