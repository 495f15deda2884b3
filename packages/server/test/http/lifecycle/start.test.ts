import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerOptions, startServer } from '../../../src/index.ts';
import { freePort } from '../../support/free-port.ts';
import { listenOnLoopback } from '../../support/listen.ts';
import { dashboard } from '../support/request-bodies.ts';
import { startForTest } from '../support/serve.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('starting', () => {
  it.each<[string, object]>([
    ['a body limit of 0', { maxBodyBytes: 0 }],
    ['an unknown log level', { logLevel: 'loud' }],
    ['an address of another machine', { host: '192.0.2.1' }],
  ])('releases the data directory if it fails: %s', async (_, invalid) => {
    const options: ServerOptions = { dataDir, port: 0, logLevel: 'silent', telemetry: 'off' };
    await expect(startServer({ ...options, ...invalid })).rejects.toThrow();
    await (await startServer(options)).close();
  });

  it('fails if the port is in use', async () => {
    const other = createServer();
    const port = await listenOnLoopback(other);
    await expect(startForTest({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
  });

  it.each(['port', 'otlpPort', 'otlpGrpcPort'] as const)(
    'creates no data directory if the port of the option %s is in use',
    async (option) => {
      const other = createServer();
      const usedPort = await listenOnLoopback(other);
      const options = { dataDir: join(dataDir, 'new'), port: 0, logLevel: 'silent', [option]: usedPort } as const;
      await expect(startServer(options)).rejects.toThrow(/use/);
      expect(readdirSync(dataDir)).toEqual([]);
      other.close();
    },
  );

  it.each(['otlpPort', 'otlpGrpcPort'] as const)(
    'creates no data directory if the options port and %s have the same value',
    async (option) => {
      const port = await freePort();
      const options = { dataDir: join(dataDir, 'new'), port, otlpPort: 0, logLevel: 'silent', [option]: port } as const;
      await expect(startServer(options)).rejects.toThrow(`Port ${port} of the OTLP listener is already in use.`);
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );
});

describe('an unknown option', () => {
  it('is rejected with the most similar option, before anything is opened', async () => {
    const misspelled = { dataDir, rateLimt: '1/60' } as ServerOptions;
    const message = 'Unknown option "rateLimt" of startServer: did you mean rateLimit?';
    await expect(startServer(misspelled)).rejects.toThrow(message);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is rejected with the names of all options if none is similar', async () => {
    const unknown = { dataDir, verbose: true } as ServerOptions;
    await expect(startServer(unknown)).rejects.toThrow(
      /^Unknown option "verbose" .*: expected one of host, port, .*, clock$/,
    );
  });

  it('is ignored if its value is undefined', async () => {
    const options = { dataDir, port: 0, logLevel: 'silent', telemetry: 'off', verbose: undefined } as ServerOptions;
    await (await startServer(options)).close();
  });
});

describe('closing', () => {
  it('returns the same promise on the second call', async () => {
    const server = await startForTest({ dataDir, telemetry: 'off' });
    const first = server.close();
    expect(server.close()).toBe(first);
    await first;
  });
});

describe('a running service', () => {
  it('waits for the write lock of another connection, and responds to reads immediately', async () => {
    const server = await startForTest({ dataDir, telemetry: 'off' });
    const api = server.caller('open-source');
    const otherConnection = new DatabaseSync(join(dataDir, 'store.sqlite'));
    otherConnection.exec('begin immediate');
    const write = api.post('/dashboards', dashboard());
    for (let count = 0; count < 10; count += 1) expect((await api.get('/dashboards')).content).toEqual([]);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    otherConnection.exec('rollback');
    otherConnection.close();
    expect((await write).status).toBe(200);
    await server.close();
  });

  it('is not ready if its store cannot be read', async () => {
    const server = await startForTest({ dataDir, telemetry: 'off' });
    const otherConnection = new DatabaseSync(join(dataDir, 'store.sqlite'));
    otherConnection.exec('drop table migrations');
    otherConnection.close();
    const { status, headers } = await fetch(`${server.url}/ready`);
    expect(status).toBe(503);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await server.close();
  });
});
