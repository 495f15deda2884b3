import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startIncompleteRequest } from '../support/incomplete-request.ts';
import { postgres, type TestDatabase } from '../support/postgres.ts';
import { childrenOf, isRunning, removeDirectory } from '../support/processes.ts';
import { endCommands, runCommand } from '../support/run-command.ts';

describe.skipIf(!postgres.isAvailable)('several workers', () => {
  let directory: string;
  let database: TestDatabase;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'workers-'));
    database = await postgres.database();
  });
  afterEach(async () => {
    await endCommands('SIGTERM');
    removeDirectory(directory);
    await database.release();
  });

  const start = (...argv: string[]) =>
    runCommand(['--log-level=silent', '--port=0', '--workers=2', '--telemetry=off', ...argv], {
      cwd: directory,
      env: { OBSERVABILITY_API_DATABASE_URL: database.url },
    });

  const workersOf = ({ pid }: ChildProcess): number[] => (pid === undefined ? [] : childrenOf(pid));

  /** Sends a request on a new connection. New connections are distributed over the workers. */
  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { headers: { ...headers, connection: 'close' } });

  const apiKey = (): string =>
    JSON.parse(readFileSync(join(directory, 'data', 'credentials.json'), 'utf8')).openSource.apiKey;

  it('share a port, print one ready line and report their metrics together', async () => {
    const { process: child, ended, ready, output } = start();
    const { url } = await ready();
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
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
    expect(output.stdout.match(/"msg":"ready"/g)).toHaveLength(1);
  });

  it('let one of them apply monitoring files, at the start and on SIGHUP', async () => {
    mkdirSync(join(directory, 'files'));
    writeFileSync(join(directory, 'files/one.yaml'), 'kind: Dashboard\nname: One\ntiles: []\n');
    const { process: child, ready, output } = start('--provision=files');
    const { url } = await ready();
    await expect.poll(() => output.stdout).toContain('"created":["Dashboard/One"]');
    writeFileSync(join(directory, 'files/two.yaml'), 'kind: Dashboard\nname: Two\ntiles: []\n');
    child.kill('SIGHUP');
    await expect.poll(() => output.stdout).toContain('"created":["Dashboard/Two"]');
    const { data } = await (await get(`${url}/api/v2/dashboards`, { authorization: `Bearer ${apiKey()}` })).json();
    expect(data).toMatchObject([{ name: 'One' }, { name: 'Two' }]);
    expect(workersOf(child)).toHaveLength(2);
  });

  it('replace a worker that dies', async () => {
    const { process: child, ready, output } = start();
    const { url } = await ready();
    const [killedPid] = workersOf(child);
    if (killedPid !== undefined) process.kill(killedPid, 'SIGKILL');
    const replaced = () => {
      const workers = workersOf(child);
      return workers.length === 2 && !workers.includes(killedPid ?? 0);
    };
    await expect.poll(replaced).toBe(true);
    await expect.poll(() => output.stdout).toContain('a worker exited and will be replaced');
    const line = output.stdout.split('\n').find((text) => text.includes('a worker exited')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 40, pid: killedPid, exit: 'SIGKILL', delayMs: 200 });
    await expect.poll(() => output.stdout).toContain('"msg":"a new worker is ready"');
    for (let count = 0; count < 6; count += 1) expect((await get(`${url}/health`)).status).toBe(200);
  });

  it('replace a worker that dies while another one starts', async () => {
    const { process: child, ready } = start();
    await expect.poll(() => workersOf(child), { interval: 5 }).toHaveLength(2);
    const [killedPid = 0] = workersOf(child);
    process.kill(killedPid, 'SIGKILL');
    await ready();
    await expect.poll(() => workersOf(child).filter((pid) => pid !== killedPid)).toHaveLength(2);
  });

  it('stop while one of them is being replaced', async () => {
    const { process: child, ended, ready } = start();
    await ready();
    const [killedPid] = workersOf(child);
    if (killedPid !== undefined) process.kill(killedPid, 'SIGKILL');
    await expect.poll(() => workersOf(child).filter((pid) => pid !== killedPid)).toHaveLength(2);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it('wait for requests in flight after a signal, and exit immediately on another signal after more than 1 s', async () => {
    const { process: child, ended, ready } = start();
    const { url } = await ready();
    const workers = workersOf(child);
    const socket = await startIncompleteRequest(url, apiKey());
    child.kill('SIGTERM');
    // A signal within a second of the first one is ignored, because npm repeats Ctrl+C.
    await wait(2_000);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect((await ended).code).toBe(143);
    await expect.poll(() => workers.filter(isRunning)).toEqual([]);
    socket.destroy();
  });

  it('report the signal of a worker that is killed while it stops', async () => {
    const { process: child, ended, ready, output } = start();
    const { url } = await ready();
    const workers = workersOf(child);
    const socket = await startIncompleteRequest(url, apiKey());
    child.kill('SIGTERM');
    // The worker with the request in flight does not stop.
    await expect.poll(() => workers.filter(isRunning)).toHaveLength(1);
    for (const pid of workers.filter(isRunning)) process.kill(pid, 'SIGKILL');
    expect((await ended).code).toBe(1);
    expect(output.stdout).toMatch(/Expected all workers to exit with code 0, received (0, SIGKILL|SIGKILL, 0)\./);
    socket.destroy();
  });

  it('that fail to start report the reason once', async () => {
    const { code, stdout, stderr } = await start('--cors-origin=nonsense').ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Expected --cors-origin to be .*, received "nonsense"\.\n$/);
  });
});
