import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerOptions, startServer } from '../../../src/index.ts';
import { dashboard } from '../support/request-bodies.ts';
import { startForTest } from '../support/serve.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('starting', () => {
  it.each<[string, object]>([
    ['a body size of 0', { maxBodyBytes: 0 }],
    ['a log level that does not exist', { logLevel: 'loud' }],
    ['an address of another machine', { host: '192.0.2.1' }],
  ])('lets go of the data directory when it fails: %s', async (_, wrong) => {
    const options: ServerOptions = { dataDir, port: 0, logLevel: 'silent' };
    await expect(startServer({ ...options, ...wrong })).rejects.toThrow();
    await (await startServer(options)).close();
  });
});

describe('an option that there is not', () => {
  it('is refused with the nearest one that there is, before anything is opened', async () => {
    const misspelt = { dataDir, rateLimt: '1/60' } as ServerOptions;
    const sentence = 'Unknown option "rateLimt" of startServer: did you mean rateLimit?';
    await expect(startServer(misspelt)).rejects.toThrow(sentence);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is refused with the names of all where none is near', async () => {
    const unknown = { dataDir, verbose: true } as ServerOptions;
    await expect(startServer(unknown)).rejects.toThrow(
      /^Unknown option "verbose" .*: expected one of host, port, .*, clock$/,
    );
  });

  it('was not given where it is undefined', async () => {
    const options = { dataDir, port: 0, logLevel: 'silent', verbose: undefined } as ServerOptions;
    await (await startServer(options)).close();
  });
});

describe('closing', () => {
  it('twice waits for the same end', async () => {
    const server = await startForTest({ dataDir });
    const first = server.close();
    expect(server.close()).toBe(first);
    await first;
    await (await startForTest({ dataDir })).close();
  });
});

describe('a running service', () => {
  it('answers a write when the lock of another process comes free, and everything else at once', async () => {
    const server = await startForTest({ dataDir });
    const api = server.caller('open-source');
    const beside = new DatabaseSync(join(dataDir, 'store.sqlite'));
    beside.exec('begin immediate');
    const write = api.post('/dashboards', dashboard());
    for (let count = 0; count < 10; count += 1) expect((await api.get('/dashboards')).content).toEqual([]);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    beside.exec('rollback');
    beside.close();
    expect((await write).status).toBe(200);
    await server.close();
  });

  it('is not ready when its store cannot be read', async () => {
    const server = await startForTest({ dataDir });
    const beside = new DatabaseSync(join(dataDir, 'store.sqlite'));
    beside.exec('drop table migrations');
    beside.close();
    const { status, headers } = await fetch(`${server.url}/ready`);
    expect(status).toBe(503);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await server.close();
  });
});
