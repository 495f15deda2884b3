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
import { openService } from '../src/app/service.ts';
import { StartupError } from '../src/domain/startup-error.ts';
import { openStore } from '../src/store/open-store.ts';
import { engines } from './support/engines.ts';
import { postgres } from './support/postgres.ts';
import { removeDirectory } from './support/remove-directory.ts';
import { ALL, basic, readAll } from './support/service.ts';

/** Everything in the files of a store. */
function filesOf(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name !== 'credentials.json')
    .map((name) => readFileSync(join(directory, name), 'latin1'));
}

/** Everything in the tables of a store. */
async function rowsOf(databaseUrl: string): Promise<string[]> {
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
  let where: Awaited<ReturnType<typeof engine.storeOptions>>;
  beforeEach(async () => {
    where = await engine.storeOptions();
    directory = mkdtempSync(join(tmpdir(), 'first-start-'));
    file = join(directory, 'credentials.json');
    pending = join(directory, '.credentials.json.pending');
  });
  afterEach(async () => {
    removeDirectory(directory);
    await where.drop();
  });

  const open = async (baseUrl?: string) => {
    const service = await openService({ dataDir: directory, ...where });
    if (baseUrl !== undefined) service.announce(baseUrl);
    return service;
  };
  const written = () => JSON.parse(readFileSync(file, 'utf8'));

  describe('the first start', () => {
    it('makes one tenant of each deployment and writes their credentials to a file that only its owner reads', async () => {
      const service = await open('http://127.0.0.1:8000');
      expect(written()).toEqual(service.credentials);
      expect(written()).toEqual({
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

    it('keeps no secret in the store', async () => {
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
      const kept = where.databaseUrl === undefined ? filesOf(directory) : await rowsOf(where.databaseUrl);
      expect(kept.length).toBeGreaterThan(0);
      for (const text of kept) for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    });

    it('gives each tenant the sources Logs, Traces and Metrics', async () => {
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

  describe('a later start', () => {
    it('changes the base address in the file and never the secrets', async () => {
      const first = await open('http://127.0.0.1:8000');
      await first.close();
      const before = written();
      const second = await open('http://127.0.0.1:9000');
      expect(written().openSource).toEqual({ ...before.openSource, baseUrl: 'http://127.0.0.1:9000' });
      expect(written().managed).toEqual({ ...before.managed, baseUrl: 'http://127.0.0.1:9000' });
      expect(second.announce('http://127.0.0.1:9001')).toEqual(written());
      expect(written().managed.baseUrl).toBe('http://127.0.0.1:9001');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      await second.close();
    });

    it('says in a sentence that the file cannot be written', async () => {
      const service = await open('http://127.0.0.1:8000');
      rmSync(file);
      mkdirSync(file);
      const announce = () => service.announce('http://127.0.0.1:9000');
      expect(announce).toThrow(StartupError);
      expect(announce).toThrow(/^The data directory .* cannot be written \(.*directory.*\)\.$/);
      expect(readdirSync(directory).filter((name) => name.includes('pending'))).toEqual([]);
      await service.close();
    });

    it('says that the secrets cannot be shown again when the file is missing, and invents none', async () => {
      await (await open()).close();
      rmSync(file);
      const service = await open();
      expect(service.credentials).toBeUndefined();
      expect(service.notices).toEqual([
        expect.stringMatching(/credentials\.json is missing.*cannot be shown again: copy the file .*\.$/),
      ]);
      expect(service.announce('http://127.0.0.1:1')).toBeUndefined();
      expect(existsSync(file)).toBe(false);
      await service.close();
    });

    it('leaves a file alone that is not what the service wrote', async () => {
      await (await open()).close();
      writeFileSync(file, '{"mine": true}');
      const service = await open('http://127.0.0.1:9000');
      expect(service.notices).toEqual([expect.stringMatching(/left as it is/)]);
      expect(readFileSync(file, 'utf8')).toBe('{"mine": true}');
      await service.close();
    });

    it('puts credentials in place that a crash after the commit left pending', async () => {
      await (await open()).close();
      const before = written();
      renameSync(file, pending);
      const service = await open();
      expect(service.credentials).toEqual(before);
      expect(written()).toEqual(before);
      await service.close();
    });

    it('throws away credentials that a crash before the commit left pending', async () => {
      const other = await engine.openTestService();
      writeFileSync(pending, JSON.stringify(other.credentials));
      await other.service.close();
      const service = await open();
      const { keyId, keySecret } = service.credentials?.managed ?? expect.fail('no credentials');
      await expect(service.authenticateBasic(basic(keyId, keySecret))).resolves.toMatchObject({ roles: ['admin'] });
      expect(existsSync(pending)).toBe(false);
      await service.close();
    });
  });

  describe('credentials of another store', () => {
    it('make a first start on an empty store fail, and stay as they are', async () => {
      const other = await engine.openTestService();
      const theirs = `${JSON.stringify(other.credentials)}\n`;
      await other.service.close();
      writeFileSync(file, theirs);
      for (let start = 0; start < 2; start += 1) {
        await expect(open()).rejects.toThrow(StartupError);
        await expect(open()).rejects.toThrow(
          /, but .*credentials\.json has the credentials of an existing team\. .* restore a backup with `observability-api admin restore`\. To start with an empty store, move .* away\. Nothing was changed\.$/,
        );
      }
      expect(readFileSync(file, 'utf8')).toBe(theirs);
      expect(readdirSync(directory).filter((name) => name.startsWith('credentials'))).toEqual(['credentials.json']);
      renameSync(file, `${file}.old`);
      const service = await open();
      expect(written()).toEqual(service.credentials);
      await service.close();
    });

    it('are left alone by a later start', async () => {
      await (await open()).close();
      const other = await engine.openTestService();
      const theirs = `${JSON.stringify(other.credentials)}\n`;
      await other.service.close();
      writeFileSync(file, theirs);
      const service = await open('http://127.0.0.1:9000');
      expect(service.credentials).toBeUndefined();
      expect(service.notices).toEqual([expect.stringMatching(/of another store and was left as it is\.$/)]);
      expect(readFileSync(file, 'utf8')).toBe(theirs);
      await service.close();
    });
  });
});

describe('a store file that was lost next to the credentials of a team', () => {
  let directory: string;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'lost-store-'));
    await (await openService({ dataDir: directory })).close();
  });
  afterEach(() => removeDirectory(directory));
  const contents = () => readdirSync(directory).map((name) => [name, readFileSync(join(directory, name), 'latin1')]);

  it.each([
    ['is empty (0 bytes)', (store: string) => writeFileSync(store, '')],
    ['is missing', (store: string) => rmSync(store)],
  ])('fails a start when it %s, and nothing in the directory changes', async (state, lose) => {
    const store = join(directory, 'store.sqlite');
    lose(store);
    const before = contents();
    await expect(openService({ dataDir: directory })).rejects.toThrow(`${store} ${state}, but ${directory}`);
    expect(contents()).toEqual(before);
  });

  it('is found again when it is put back', async () => {
    const store = join(directory, 'store.sqlite');
    renameSync(store, `${store}.away`);
    await expect(openService({ dataDir: directory })).rejects.toThrow(StartupError);
    renameSync(`${store}.away`, store);
    const service = await openService({ dataDir: directory });
    expect(service.credentials).toBeDefined();
    await service.close();
  });
});

describe.skipIf(postgres.problem !== undefined)('services that start at once on one empty database', () => {
  const directories: string[] = [];
  const newDirectory = (): string => {
    const path = mkdtempSync(join(tmpdir(), 'first-start-'));
    directories.push(path);
    return path;
  };
  afterEach(() => {
    for (const path of directories.splice(0)) removeDirectory(path);
  });
  const teamsIn = async (databaseUrl: string) => {
    const store = await openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now });
    const rows = await store.db.selectFrom('teams').select('id').execute();
    await store.close();
    return rows.length;
  };

  it('and one directory agree on the tenants and their credentials', async () => {
    const databaseUrl = await postgres.emptyDatabase();
    const dataDir = newDirectory();
    const services = await Promise.all([1, 2, 3, 4].map(() => openService({ dataDir, databaseUrl })));
    const written = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    expect(services.map(({ credentials }) => credentials)).toEqual(Array(4).fill(written));
    for (const [index, service] of services.entries()) service.announce(`http://127.0.0.1:${8000 + index}`);
    expect(readdirSync(dataDir)).toEqual(['credentials.json']);
    expect(await teamsIn(databaseUrl)).toBe(1);
    for (const service of services) await service.close();
  });

  it('and a directory each have one set of tenants, and one of them the credentials', async () => {
    const databaseUrl = await postgres.emptyDatabase();
    const starts = [1, 2, 3].map(() => openService({ dataDir: newDirectory(), databaseUrl }));
    const services = await Promise.all(starts);
    expect(services.filter(({ credentials }) => credentials !== undefined)).toHaveLength(1);
    for (const { credentials, notices } of services) {
      const copy = expect.stringMatching(/is missing.*: copy the file from where .* first started/);
      expect(notices).toEqual(credentials === undefined ? [copy] : []);
    }
    expect(await teamsIn(databaseUrl)).toBe(1);
    for (const service of services) await service.close();
  });

  it('without a directory tell the credentials once', async () => {
    const databaseUrl = await postgres.emptyDatabase();
    const services = [];
    for (const dataDir of [':memory:', ':memory:']) services.push(await openService({ dataDir, databaseUrl }));
    expect(services.map(({ credentials }) => credentials !== undefined)).toEqual([true, false]);
    expect(services[1]?.notices).toEqual([expect.stringMatching(/has tenants.*not known here\.$/)]);
    for (const service of services) await service.close();
  });
});
