import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startIncompleteRequest } from '../support/incomplete-request.ts';
import { listenOnLoopback } from '../support/listen.ts';
import { removeDirectory } from '../support/processes.ts';
import { endCommands, runCommand } from '../support/run-command.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'command-line-'));
});
afterEach(async () => {
  await endCommands('SIGKILL');
  removeDirectory(directory);
});

/** Starts the command in the temporary directory. Despite `silent`, it logs its start and its stop. */
function start(...args: string[]) {
  return runCommand(['--log-level=silent', ...args], { cwd: directory });
}

describe('the command', () => {
  it('logs its version, its addresses and its engine when it is ready, even with --log-level=silent', async () => {
    const { process: child, ended, output, ready } = start('--port=0');
    const { url } = await ready();
    const origin = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(output.stdout.split('\n').map((line) => line && JSON.parse(line))).toEqual([
      {
        level: 30,
        time: expect.any(String),
        msg: 'ready',
        version: expect.any(String),
        url: origin,
        otlpUrl: origin,
        otlpGrpcUrl: origin,
        engine: 'embedded',
        viewerUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/view\/$/),
      },
      '',
    ]);
    const { openSource } = JSON.parse(readFileSync(join(directory, 'data', 'credentials.json'), 'utf8'));
    expect(openSource.baseUrl).toBe(url);
    const headers = { authorization: `Bearer ${openSource.apiKey}` };
    expect((await fetch(`${url}/api/v2/dashboards`, { headers })).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('keeps written data after it is killed', async () => {
    const first = start('--port=0');
    const { url } = await first.ready();
    const { openSource } = JSON.parse(readFileSync(join(directory, 'data', 'credentials.json'), 'utf8'));
    const headers = { authorization: `Bearer ${openSource.apiKey}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Kept', tiles: [] });
    expect((await fetch(`${url}/api/v2/dashboards`, { method: 'POST', headers, body })).status).toBe(200);
    first.process.kill('SIGKILL');
    await first.ended;
    const second = await start('--port=0').ready();
    const response = await fetch(`${second.url}/api/v2/dashboards`, { headers });
    expect(await response.json()).toMatchObject({ data: [{ name: 'This service' }, { name: 'Kept' }] });
  });

  it('waits for a request in flight after a signal, ignores another signal within 1 s, and exits on a later one', async () => {
    const { process: child, ended, ready } = start('--port=0', '--telemetry=off');
    const { url } = await ready();
    const { openSource } = JSON.parse(readFileSync(join(directory, 'data', 'credentials.json'), 'utf8'));
    const socket = await startIncompleteRequest(url, openSource.apiKey);
    child.kill('SIGTERM');
    // npm forwards signals, so a signal to the process group arrives twice. The second one must not end the process.
    child.kill('SIGINT');
    await wait(2_000);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect((await ended).code).toBe(143);
    socket.destroy();
  });

  it('rejects a data directory that another service uses', async () => {
    await start('--port=0', '--telemetry=off').ready();
    const { code, stdout, stderr } = await start('--port=0', '--telemetry=off').ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Another process uses the data directory .*\. Stop it, or .*\.\n$/);
  });

  it('rejects a port that is in use', async () => {
    const server = createServer();
    const port = await listenOnLoopback(server);
    const { code, stderr } = await start(`--port=${port}`).ended;
    server.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is already in use. Stop the process that uses it, or set another port with --port.\n`,
    );
  });

  it('rejects a data directory that is not writable', async () => {
    writeFileSync(join(directory, 'file'), '');
    const { code, stderr } = await start('--port=0', '--data-dir=file/below').ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data directory .* is not writable \(.*\)\.\n$/);
  });

  it('rejects the address of another machine, and an invalid entry of --webhook-allow', async () => {
    const elsewhere = await start('--port=0', '--telemetry=off', '--host=192.0.2.1').ended;
    expect(elsewhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/^192\.0\.2\.1:0 is not .*\.\n$/) });
    const entry = await start('--port=0', '--webhook-allow=a/b').ended;
    expect(entry).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Expected --webhook-allow .*, received "a\/b"\.\n$/),
    });
  });

  it('reports an unreachable database without its password', async () => {
    for (const url of ['postgres://user:canary@127.0.0.1:1/name', 'postgres://127.0.0.1:1/name?password=canary']) {
      const { code, stdout, stderr } = await start(
        '--port=0',
        '--telemetry=off',
        `--database-url=${url}`,
        '--log-level=trace',
      ).ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^The database .*127\.0\.0\.1:1.* cannot be used \(.*\)\.\n/);
      expect(stderr).not.toContain('canary');
    }
  });

  it('rejects invalid proxies and workers before it opens the store', async () => {
    const proxies = await start('--port=0', '--trusted-proxies=everybody').ended;
    expect(proxies).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Expected --trusted-proxies .*, received "everybody"\.\n$/),
    });
    const workers = await start('--port=0', '--workers=2').ended;
    expect(workers).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^More than one worker .*\.\n$/),
    });
    expect(existsSync(join(directory, 'data'))).toBe(false);
  });

  it('logs JSON lines for the start, each request and the stop, without secrets', async () => {
    const { process: child, ended, ready } = start('--port=0', '--log-level=info');
    const { url } = await ready();
    const { openSource } = JSON.parse(readFileSync(join(directory, 'data', 'credentials.json'), 'utf8'));
    const headers = { authorization: `Bearer ${openSource.apiKey}`, 'x-canary': 'canary', 'user-agent': 'canary' };
    await fetch(`${url}/api/v2/dashboards?canary=canary`, { headers });
    child.kill('SIGTERM');
    const { stdout } = await ended;
    const lines = stdout.trimEnd().split('\n');
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries.map(({ msg }) => msg)).toEqual(['ready', 'request', 'stopping', 'stopped']);
    expect(entries[1]).toEqual({
      level: 30,
      time: expect.any(String),
      method: 'GET',
      route: '/api/v2/dashboards',
      status: 400,
      durationMs: expect.any(Number),
      requestId: expect.any(String),
      address: '127.0.0.1',
      tenant: expect.any(String),
      keySuffix: openSource.apiKey.slice(-4),
      msg: 'request',
    });
    expect(stdout).not.toContain('canary');
    expect(stdout).not.toContain(openSource.apiKey);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'continues to serve when stdout and stderr cannot be written (/dev/full is a full disk)',
    async () => {
      const port = await freePort();
      const full = openSync('/dev/full', 'w');
      const { process: child, ended } = runCommand([`--port=${port}`, '--otlp-port=0', '--telemetry=off'], {
        cwd: directory,
        stdio: ['ignore', full, full],
      });
      const url = `http://127.0.0.1:${port}`;
      await expect
        .poll(() =>
          fetch(`${url}/health`)
            .then(({ status }) => status)
            .catch(() => 0),
        )
        .toBe(200);
      for (let request = 0; request < 30; request += 1) {
        expect((await fetch(`${url}/api/v2/dashboards`)).status).toBe(401);
      }
      child.kill('SIGTERM');
      expect(await ended).toMatchObject({ code: 0 });
      closeSync(full);
    },
  );

  it('rejects an unknown option without a stack trace', async () => {
    const { code, stdout, stderr } = await start('--prot=1').ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe("Unknown option '--prot=1': did you mean --port?\n");
  });

  it.each(['--help', 'admin --help', 'evaluate --help'])(
    'ends without an error if the reader of its output has closed the pipe (%s)',
    async (args) => {
      const { process: child, ended } = runCommand(args.split(' '));
      child.stdout?.destroy();
      expect(await ended).toEqual({ code: 0, stdout: '', stderr: '' });
    },
  );

  it('prints help and version on stdout', async () => {
    expect(await start('--help').ended).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('--data-dir'),
      stderr: '',
    });
    expect(await start('--version').ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });
});
