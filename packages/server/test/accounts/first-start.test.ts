import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Source } from '@observability-api/schemas';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openService } from '../../src/app/open-service.ts';
import { StartupError } from '../../src/domain/errors.ts';
import { openStore } from '../../src/store/open-store.ts';
import { engines } from '../support/engines.ts';
import { postgres } from '../support/postgres.ts';
import { removeDirectory } from '../support/processes.ts';
import { ALL, basic, readAll } from '../support/service.ts';

/** Reads the content of each store file. */
function readStoreFiles(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name !== 'credentials.json')
    .map((name) => readFileSync(join(directory, name), 'latin1'));
}

/** Reads all rows of all tables as JSON. */
async function readStoreRows(databaseUrl: string): Promise<string[]> {
  const store = await openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now });
  const tables = await store.db.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(store.db)));
  await store.close();
  return rows.flatMap((result) => result.rows.map((row) => JSON.stringify(row)));
}

describe.each(engines)('on $name', (engine) => {
  let directory: string;
  let file: string;
  let pending: string;
  let location: Awaited<ReturnType<typeof engine.storeOptions>>;
  beforeEach(async () => {
    location = await engine.storeOptions();
    directory = mkdtempSync(join(tmpdir(), 'first-start-'));
    file = join(directory, 'credentials.json');
    pending = join(directory, '.credentials.json.pending');
  });
  afterEach(async () => {
    removeDirectory(directory);
    await location.release();
  });

  const open = async (baseUrl?: string) => {
    const service = await openService({ dataDir: directory, ...location });
    if (baseUrl !== undefined) service.announce({ baseUrl });
    return service;
  };
  const readCredentials = () => JSON.parse(readFileSync(file, 'utf8'));

  describe('the first start', () => {
    it('creates one tenant per deployment and writes their credentials to a file with mode 0600', async () => {
      const service = await open('http://127.0.0.1:8000');
      expect(readCredentials()).toEqual(service.credentials);
      expect(readCredentials()).toEqual({
        openSource: {
          baseUrl: 'http://127.0.0.1:8000',
          apiKey: expect.stringMatching(/^obsp_/),
          ingestionKey: expect.stringMatching(/^obsi_/),
        },
        managed: {
          baseUrl: 'http://127.0.0.1:8000',
          organizationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          serviceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          pipeId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          keyId: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
          keySecret: expect.stringMatching(/^obsk_/),
          ingestionKey: expect.stringMatching(/^obsi_/),
        },
      });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(existsSync(pending)).toBe(false);
      await service.close();
    });

    it('stores no secret in plain text', async () => {
      const service = await open();
      const { openSource, managed } = service.credentials ?? expect.fail('no credentials');
      await service.close();
      const secrets = [
        openSource.apiKey,
        openSource.ingestionKey,
        managed.keyId,
        managed.keySecret,
        managed.ingestionKey,
      ];
      const stored =
        location.databaseUrl === undefined ? readStoreFiles(directory) : await readStoreRows(location.databaseUrl);
      expect(stored.length).toBeGreaterThan(0);
      for (const text of stored) for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    });

    it('creates the sources Logs, Traces and Metrics for each tenant', async () => {
      const { service, team, managed } = await engine.openTestService();
      for (const tenant of [team, managed]) {
        const { items, total } = await readAll(service.sources.list(tenant, ALL));
        expect(items.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
          'Logs log',
          'Traces trace',
          'Metrics metric',
        ]);
        expect(total).toBe(3);
        for (const source of items) {
          Source.assert(source);
          expect(await service.sources.get(tenant, source.id)).toEqual({ resource: source, version: 1 });
        }
      }
      await service.close();
    });
  });

  describe('announcing the addresses of the service', () => {
    it('writes the OTLP address to the credentials file, and removes it if there is none', async () => {
      const service = await open();
      const baseUrl = 'http://127.0.0.1:8000';
      const otlpUrl = 'http://127.0.0.1:14318';
      service.announce({ baseUrl, otlpUrl });
      expect(readCredentials()).toMatchObject({ openSource: { baseUrl, otlpUrl }, managed: { baseUrl, otlpUrl } });
      service.announce({ baseUrl });
      const { openSource, managed } = readCredentials();
      expect([openSource.otlpUrl, managed.otlpUrl]).toEqual([undefined, undefined]);
      await service.close();
    });

    it('throws StartupError if the credentials file cannot be written', async () => {
      const service = await open('http://127.0.0.1:8000');
      rmSync(file);
      mkdirSync(file);
      const announce = () => service.announce({ baseUrl: 'http://127.0.0.1:9000' });
      expect(announce).toThrow(StartupError);
      expect(announce).toThrow(/^The data directory .* is not writable \(.*directory.*\)\.$/);
      expect(readdirSync(directory).filter((name) => name.includes('pending'))).toEqual([]);
      await service.close();
    });
  });

  describe('a later start', () => {
    it('updates the base URL in the file and keeps the secrets', async () => {
      const first = await open('http://127.0.0.1:8000');
      await first.close();
      const before = readCredentials();
      const second = await open('http://127.0.0.1:9000');
      expect(readCredentials().openSource).toEqual({ ...before.openSource, baseUrl: 'http://127.0.0.1:9000' });
      expect(readCredentials().managed).toEqual({ ...before.managed, baseUrl: 'http://127.0.0.1:9000' });
      expect(second.announce({ baseUrl: 'http://127.0.0.1:9001' })).toEqual(readCredentials());
      expect(readCredentials().managed.baseUrl).toBe('http://127.0.0.1:9001');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      await second.close();
    });

    it('reports a missing credentials file and does not create new secrets', async () => {
      await (await open()).close();
      rmSync(file);
      const service = await open();
      expect(service.credentials).toBeUndefined();
      expect(service.notices).toEqual([
        expect.stringMatching(/credentials\.json is missing\. .*cannot be shown again\. .*the file .*\.$/),
      ]);
      expect(service.announce({ baseUrl: 'http://127.0.0.1:1' })).toBeUndefined();
      expect(existsSync(file)).toBe(false);
      await service.close();
    });

    it('reports that the API key of the credentials file was deleted', async () => {
      const first = await open();
      await first.store.db.deleteFrom('personal_keys').execute();
      await first.close();
      const before = readCredentials();
      const service = await open('http://127.0.0.1:9000');
      expect(service.credentials).toBeUndefined();
      expect(service.notices).toEqual([
        expect.stringMatching(/^The store does not have the API key in .*: the key was deleted, or /),
      ]);
      expect(readCredentials()).toEqual(before);
      await service.close();
    });

    it('does not change a credentials file with other content', async () => {
      await (await open()).close();
      writeFileSync(file, '{"mine": true}');
      const service = await open('http://127.0.0.1:9000');
      expect(service.notices).toEqual([
        expect.stringMatching(/cannot be read, or does not contain valid credentials\. The file was not changed\.$/),
      ]);
      expect(readFileSync(file, 'utf8')).toBe('{"mine": true}');
      await service.close();
    });

    it('completes a pending credentials file if the process crashed after it had stored the tenants', async () => {
      await (await open()).close();
      const before = readCredentials();
      renameSync(file, pending);
      const service = await open();
      expect(service.credentials).toEqual(before);
      expect(readCredentials()).toEqual(before);
      await service.close();
    });

    it('deletes a pending credentials file whose tenants were not stored, and keeps the credentials', async () => {
      await (await open()).close();
      const before = readCredentials();
      const other = await engine.openTestService();
      writeFileSync(pending, JSON.stringify(other.credentials));
      await other.service.close();
      const service = await open();
      expect(service.credentials).toEqual(before);
      expect(existsSync(pending)).toBe(false);
      await service.close();
    });

    it('creates new credentials if the process crashed before it had stored the tenants of a pending file', async () => {
      const other = await engine.openTestService();
      writeFileSync(pending, JSON.stringify(other.credentials));
      await other.service.close();
      const service = await open();
      expect(service.credentials).not.toEqual(other.credentials);
      const { keyId, keySecret } = service.credentials?.managed ?? expect.fail('no credentials');
      await expect(service.readBasic(basic(keyId, keySecret)).authenticate()).resolves.toMatchObject({
        roles: ['admin'],
      });
      expect(existsSync(pending)).toBe(false);
      // The pending file was readable by others.
      expect(statSync(file).mode & 0o777).toBe(0o600);
      await service.close();
    });
  });

  describe('credentials of another store', () => {
    it('make the first start on an empty store fail, and are not changed', async () => {
      const other = await engine.openTestService();
      const otherCredentials = `${JSON.stringify(other.credentials)}\n`;
      await other.service.close();
      writeFileSync(file, otherCredentials);
      await expect(open()).rejects.toThrow(StartupError);
      await expect(open()).rejects.toThrow(
        /, but .*credentials\.json exists\. .* restore a backup with `observability-api admin restore`\. To start with an empty store, move .* away\. Nothing was changed\.$/,
      );
      expect(readFileSync(file, 'utf8')).toBe(otherCredentials);
      expect(readdirSync(directory).filter((name) => name.startsWith('credentials'))).toEqual(['credentials.json']);
      renameSync(file, `${file}.old`);
      const service = await open();
      expect(readCredentials()).toEqual(service.credentials);
      await service.close();
    });

    it('are not changed by a later start', async () => {
      await (await open()).close();
      const other = await engine.openTestService();
      const otherCredentials = `${JSON.stringify(other.credentials)}\n`;
      await other.service.close();
      writeFileSync(file, otherCredentials);
      const service = await open('http://127.0.0.1:9000');
      expect(service.credentials).toBeUndefined();
      expect(service.notices).toEqual([
        expect.stringMatching(/belongs to another store\. The file was not changed\.$/),
      ]);
      expect(readFileSync(file, 'utf8')).toBe(otherCredentials);
      await service.close();
    });
  });
});

describe('a service whose data directory has credentials and no store', () => {
  let directory: string;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'lost-store-'));
    await (await openService({ dataDir: directory })).close();
  });
  afterEach(() => removeDirectory(directory));
  const readFiles = () => readdirSync(directory).map((name) => [name, readFileSync(join(directory, name), 'latin1')]);

  it.each([
    ['is empty (0 bytes)', (store: string) => writeFileSync(store, '')],
    ['is missing', (store: string) => rmSync(store)],
  ])('does not start if the store file %s, and changes no file', async (state, breakStore) => {
    const store = join(directory, 'store.sqlite');
    breakStore(store);
    const before = readFiles();
    await expect(openService({ dataDir: directory })).rejects.toThrow(`${store} ${state}, but ${directory}`);
    expect(readFiles()).toEqual(before);
  });

  it('starts after the store file is put back', async () => {
    const store = join(directory, 'store.sqlite');
    renameSync(store, `${store}.away`);
    await expect(openService({ dataDir: directory })).rejects.toThrow(StartupError);
    renameSync(`${store}.away`, store);
    const service = await openService({ dataDir: directory });
    expect(service.credentials).toBeDefined();
    await service.close();
  });
});

describe.skipIf(!postgres.isAvailable)('services that share one empty database', () => {
  const directories: string[] = [];
  const newDirectory = (): string => {
    const path = mkdtempSync(join(tmpdir(), 'first-start-'));
    directories.push(path);
    return path;
  };
  afterEach(() => {
    for (const path of directories.splice(0)) removeDirectory(path);
  });
  const countTeams = async (databaseUrl: string) => {
    const store = await openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now });
    const rows = await store.db.selectFrom('teams').select('id').execute();
    await store.close();
    return rows.length;
  };

  it('have the same tenants and credentials if they start concurrently with one data directory', async () => {
    const databaseUrl = await postgres.emptyDatabase();
    const dataDir = newDirectory();
    const services = await Promise.all([1, 2, 3, 4].map(() => openService({ dataDir, databaseUrl })));
    const written = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    expect(services.map(({ credentials }) => credentials)).toEqual(Array(4).fill(written));
    for (const [index, service] of services.entries())
      service.announce({ baseUrl: `http://127.0.0.1:${8000 + index}` });
    expect(readdirSync(dataDir)).toEqual(['credentials.json']);
    expect(await countTeams(databaseUrl)).toBe(1);
    for (const service of services) await service.close();
  });

  it('have the same tenants, but only one has the credentials, if they start concurrently with separate data directories', async () => {
    const databaseUrl = await postgres.emptyDatabase();
    const starts = [1, 2, 3].map(() => openService({ dataDir: newDirectory(), databaseUrl }));
    const services = await Promise.all(starts);
    expect(services.filter(({ credentials }) => credentials !== undefined)).toHaveLength(1);
    for (const { credentials, notices } of services) {
      const copy = expect.stringMatching(/is missing.* Copy the file from the data directory of the first start/);
      expect(notices).toEqual(credentials === undefined ? [copy] : []);
    }
    expect(await countTeams(databaseUrl)).toBe(1);
    for (const service of services) await service.close();
  });

  it('have the same tenants, but only the first has the credentials, if they start one after the other without a data directory', async () => {
    const databaseUrl = await postgres.emptyDatabase();
    const services = [];
    for (const dataDir of [':memory:', ':memory:']) services.push(await openService({ dataDir, databaseUrl }));
    expect(services.map(({ credentials }) => credentials !== undefined)).toEqual([true, false]);
    expect(services[1]?.notices).toEqual([
      expect.stringMatching(/already has tenants.*cannot read credentials\.json\.$/),
    ]);
    expect(await countTeams(databaseUrl)).toBe(1);
    for (const service of services) await service.close();
  });
});
