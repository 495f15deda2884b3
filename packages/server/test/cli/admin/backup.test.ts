import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { Credentials } from '../../../src/accounts/credentials.ts';
import { startServer } from '../../../src/app/start-server.ts';
import { backupLines } from '../../../src/store/backup/backup-lines.ts';
import { BACKUP_TABLES } from '../../../src/store/backup/backup-tables.ts';
import { migrations } from '../../../src/store/migrations/migrate.ts';
import { openStore } from '../../../src/store/open-store.ts';
import type { Json } from '../../http/support/api.ts';
import { postgres } from '../../support/postgres.ts';
import { basic, timeTile } from '../../support/service.ts';
import { adminOn } from './command.ts';
import { createDirectory, removeDirectories, type StoreLocation, sqlite, storeKinds } from './locations.ts';

afterAll(removeDirectories);

function serve(location: StoreLocation) {
  return startServer({ ...location.options, port: 0, logLevel: 'silent', rateLimit: 'off', telemetry: 'off' });
}

/** Returns a function that sends requests with the first key of each deployment, and paths of the managed deployment. */
function callerOf(url: string, { openSource, managed }: Credentials) {
  const organization = `/v1/organizations/${managed.organizationId}`;
  const service = `${organization}/services/${managed.serviceId}`;
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const authorization = path.startsWith('/api/')
      ? `Bearer ${openSource.apiKey}`
      : basic(managed.keyId, managed.keySecret);
    const json = { 'content-type': 'application/json' };
    const response = await fetch(url + path, {
      headers: { authorization, ...(body !== undefined && json), ...headers },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const content: Json = await response.json();
    return { status: response.status, etag: response.headers.get('etag'), content };
  };
  return { call, organization, service, pipe: `${service}/pipes/${managed.pipeId}/settings` };
}

type Caller = ReturnType<typeof callerOf>;

/** Creates a webhook, a dashboard and an alert in each deployment, and an API key. Returns the id of the managed dashboard. */
async function createResources({ call, organization, service }: Caller): Promise<string> {
  let dashboardId = '';
  for (const base of ['/api/v2', `${service}/observability`]) {
    const idOf = async (path: string, body: unknown) => {
      const { status, content } = await call(base + path, body, { 'idempotency-key': `key-${base}-${path}` });
      expect(status, JSON.stringify(content)).toBe(200);
      return (content.data ?? content.result).id;
    };
    const webhook = await idOf('/webhooks', {
      name: 'On-call "ü" \u2028',
      service: 'generic',
      url: 'https://hooks.example.org/x',
      headers: { 'x-token': 'secret' },
    });
    dashboardId = await idOf('/dashboards', { name: 'Checkout \n 😀', tiles: [timeTile()], tags: ['a', 'b'] });
    const { content } = await call(`${base}/dashboards/${dashboardId}`);
    const tileId = (content.data ?? content.result).tiles[0].id;
    await idOf('/alerts', {
      source: 'tile',
      dashboardId,
      tileId,
      interval: '5m',
      threshold: 0.1,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId: webhook },
    });
  }
  await call(`${organization}/keys`, { name: 'Reader', roles: ['developer'] });
  return dashboardId;
}

/**
 * Reads the lists of both deployments, each resource in the lists of the team, and the pipe settings. Returns the data and the ETag of
 * each response.
 */
async function readEverything({ call, organization, service, pipe }: Caller) {
  const lists = ['dashboards', 'alerts', 'webhooks', 'sources'].flatMap((kind) => [
    `/api/v2/${kind}`,
    `${service}/observability/${kind}`,
  ]);
  const responses: Record<string, unknown> = {};
  for (const path of [...lists, pipe, `${organization}/keys`]) {
    const { status, etag, content } = await call(path);
    expect(status, path).toBe(200);
    const { data, result } = content;
    responses[path] = { etag, data: data ?? result };
    if (!Array.isArray(data)) continue;
    for (const { id } of data) {
      const resource = await call(`${path}/${id}`);
      responses[`${path}/${id}`] = [resource.status, resource.etag, resource.content.data];
    }
  }
  // The time of the last use changes with each request.
  return JSON.parse(JSON.stringify(responses, (name, value) => (name === 'usedAt' ? undefined : value))) as unknown;
}

const pairs = storeKinds.flatMap((from) =>
  storeKinds.map((to) => ({ from, to, name: `from ${from.name} to ${to.name}` })),
);

/** Returns the lines of a backup without a column of a table. */
function withoutColumn(lines: readonly string[], table: string, column: string): string[] {
  let removed = -1;
  return lines.map((line) => {
    const value = JSON.parse(line);
    if (value.table !== undefined) removed = value.table === table ? value.columns.indexOf(column) : -1;
    if (removed === -1) return line;
    if (value.table === undefined) return JSON.stringify(value.toSpliced(removed, 1));
    return JSON.stringify({ ...value, columns: value.columns.toSpliced(removed, 1) });
  });
}

/** Returns the lines of a backup without some tables. */
function withoutTables(lines: readonly string[], ...names: readonly string[]): string[] {
  let isRemoved = false;
  return lines.filter((line) => {
    const { table } = JSON.parse(line);
    if (table !== undefined) isRemoved = names.includes(table);
    return !isRemoved;
  });
}

describe.each(pairs)('a backup $name', ({ from, to }) => {
  it('restores a service with the same responses, idempotency keys and ids', async () => {
    const source = await from.createLocation();
    const server = await serve(source);
    const { credentials } = server;
    if (!credentials) throw new Error('Expected a first start to have credentials.');
    const before = callerOf(server.url, credentials);
    const dashboardId = await createResources(before);
    const expected = await readEverything(before);
    const file = join(createDirectory(), 'backup.jsonl.gz');
    // The backup is written while the service runs.
    expect((await adminOn(...source.argv).run('backup', '--to', file)).stderr).toBe('');
    await server.close();

    const target = await to.createLocation();
    const restored = await adminOn(...target.argv).json('restore', '--from', file);
    expect(restored).toEqual({ rows: expect.any(Number), createdAt: expect.any(String) });
    const restoredServer = await serve(target);
    expect(restoredServer.notices).toEqual([expect.stringContaining('credentials.json is missing')]);
    const after = callerOf(restoredServer.url, credentials);
    expect(await readEverything(after)).toEqual(expected);
    // The restored store has the idempotency keys of earlier requests.
    const repeated = { name: 'Checkout \n 😀', tiles: [timeTile()], tags: ['a', 'b'] };
    const base = `${after.service}/observability`;
    const key = { 'idempotency-key': `key-${base}-/dashboards` };
    expect((await after.call(`${base}/dashboards`, repeated, key)).content.result.id).toBe(dashboardId);
    // The restored store accepts writes.
    expect((await after.call('/api/v2/dashboards', { name: 'New', tiles: [] })).status).toBe(200);
    await restoredServer.close();

    // The restored store can be backed up again.
    await adminOn(...target.argv).json('backup', '--to', join(createDirectory(), 'second.jsonl'));
    expect(await adminOn(...target.argv).error('restore', '--from', file)).toBe(
      'The store is not empty. A backup can only be restored into an empty store: choose another store.',
    );
  });
});

describe.each(storeKinds)('a backup of $name', ({ createLocation }) => {
  /** Creates a store and its backup. */
  const createBackup = async () => {
    const location = await createLocation();
    await (await serve(location)).close();
    const directory = createDirectory();
    const file = join(directory, 'backup.jsonl');
    await adminOn(...location.argv).json('backup', '--to', file);
    return { location, directory, file };
  };

  it('is readable only by its owner, has the same rows if it is compressed, and leaves no other file', async () => {
    const { location, directory, file } = await createBackup();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(['backup.jsonl']);
    await adminOn(...location.argv).json('backup', '--to', `${file}.gz`);
    const rowsOf = (text: string) => text.split('\n').slice(1, -2);
    expect(rowsOf(gunzipSync(readFileSync(`${file}.gz`)).toString())).toEqual(rowsOf(readFileSync(file, 'utf8')));
    const admin = adminOn(...location.argv);
    expect(await admin.error('backup', '--to', join(directory, 'missing', 'x'))).toMatch(
      /missing\/x: no such file or directory/,
    );
    expect(readdirSync(directory).sort()).toEqual(['backup.jsonl', 'backup.jsonl.gz']);
  });

  it('replaces the file that a symbolic link refers to, and no link, pipe or directory', async () => {
    const { location, directory, file } = await createBackup();
    const admin = adminOn(...location.argv);
    const [link, pipe, folder] = ['link', 'pipe', 'folder'].map((name) => join(directory, name)) as [
      string,
      string,
      string,
    ];
    symlinkSync(file, link);
    writeFileSync(file, '');
    await admin.json('backup', '--to', link);
    expect([lstatSync(link).isSymbolicLink(), statSync(file).size > 0]).toEqual([true, true]);
    execFileSync('mkfifo', [pipe]);
    mkdirSync(folder);
    for (const target of [pipe, folder]) {
      expect(await admin.error('backup', '--to', target)).toBe(
        `Expected the name of a new or existing file, received ${target}, which is not a file.`,
      );
    }
    expect(statSync(pipe).isFIFO()).toBe(true);
    expect(readdirSync(directory).sort()).toEqual(['backup.jsonl', 'folder', 'link', 'pipe']);
  });

  it('is compressed if the given name ends in .gz, even if it is a link to another name', async () => {
    const { location, directory, file } = await createBackup();
    const link = join(directory, 'latest.gz');
    symlinkSync(file, link);
    await adminOn(...location.argv).json('backup', '--to', link);
    expect(gunzipSync(readFileSync(file)).toString()).toMatch(/^{/);
  });

  it('contains no secret of a key', async () => {
    const { location, file } = await createBackup();
    const credentials = readFileSync(join(location.directory, 'credentials.json'), 'utf8');
    const text = readFileSync(file, 'utf8');
    const secrets = credentials.match(/obs[pik]_[\w-]+/g) ?? [];
    expect(secrets).toHaveLength(4);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('contains all tables except `migrations`, `process_locks` and those whose rows are soon out of date', async () => {
    const location = await createLocation();
    const store = await openStore({ ...location.options, clock: Date.now });
    const tables = (await store.db.introspection.getTables()).map(({ name }) => name);
    await store.close();
    const excluded = ['evaluators', 'migrations', 'rate_limits', 'write_probes', 'process_locks'];
    expect(tables.filter((name) => !excluded.includes(name)).sort()).toEqual(Object.keys(BACKUP_TABLES).sort());
  });

  it('is rejected if a part is missing or changed, and the store stays empty', async () => {
    const { file, directory } = await createBackup();
    const target = await createLocation();
    const backup = readFileSync(file);
    const text = backup.toString();
    const lines = text.split('\n');
    const gzip = gzipSync(backup);
    const changed = {
      'truncated within a row': backup.subarray(0, 900),
      'cut between rows': `${lines.slice(0, 8).join('\n')}\n`,
      'without a footer': `${lines.slice(0, -2).join('\n')}\n`,
      'without a row': [...lines.slice(0, 5), ...lines.slice(6)].join('\n'),
      'with a changed word': text.replace('First key', 'Worst key'),
      'with appended data': `${text}{}\n`,
      'with another column': text.replace('"created_at"]', '"made_at"]'),
      'with another table': text.replace('"table":"teams"', '"table":"migrations"'),
      'compressed and truncated': gzip.subarray(0, gzip.length - 20),
      empty: '',
      'not a backup': 'hello\n',
      'other JSON': '{"format":"x"}\n',
      'without migrations': text.replace(/"migration":\d+/, '"migration":0'),
      'of the format 0': text.replace('"version":1', '"version":0'),
    };
    for (const [name, content] of Object.entries(changed)) {
      const damaged = join(directory, 'damaged');
      writeFileSync(damaged, content);
      const message = await adminOn(...target.argv).error('restore', '--from', damaged);
      expect(message, name).toMatch(
        /(damaged \(.*\)|is empty|is not a backup of this service)\. Nothing was restored\.$/,
      );
    }
    const long = join(directory, 'long-line');
    writeFileSync(long, gzipSync(Buffer.concat([backup, Buffer.alloc(257 * 2 ** 20, 0x20)])));
    expect(await adminOn(...target.argv).error('restore', '--from', long)).toMatch(
      /a line has more than 268435456 bytes/,
    );
    expect(await adminOn(...target.argv).error('restore', '--from', join(directory, 'not-there'))).toMatch(
      /no such file or directory/,
    );
    // The store is still empty.
    expect(await adminOn(...target.argv).run('restore', '--from', file)).toMatchObject({ code: 0 });
  });

  it('of a newer version is rejected', async () => {
    const { file } = await createBackup();
    const target = await createLocation();
    const text = readFileSync(file, 'utf8');
    for (const header of [{ version: 2 }, { migration: 99 }]) {
      const [first = '', ...lines] = text.split('\n');
      writeFileSync(file, [JSON.stringify({ ...JSON.parse(first), ...header }), ...lines].join('\n'));
      expect(await adminOn(...target.argv).error('restore', '--from', file)).toMatch(
        /A newer version of the service has written the backup/,
      );
    }
  });

  it('of an older version is migrated', async () => {
    const { file } = await createBackup();
    // After the first migration, personal keys have no role, and the tables `connections` and `tenant_usage` do not exist. The
    // tables that other migrations added are empty here.
    const current = readFileSync(file, 'utf8').split('\n').slice(0, -2);
    const remaining = withoutTables(current, 'connections', 'tenant_usage');
    const lines = withoutColumn(remaining, 'personal_keys', 'role');
    lines[0] = JSON.stringify({ ...JSON.parse(lines[0] ?? ''), migration: 1 });
    const text = `${lines.join('\n')}\n`;
    const rows = lines.filter((line) => line.startsWith('[')).length;
    const sha256 = createHash('sha256').update(text).digest('hex');
    writeFileSync(file, `${text}${JSON.stringify({ rows, sha256 })}\n`);
    const target = await createLocation();
    expect(await adminOn(...target.argv).json('restore', '--from', file)).toMatchObject({ rows });
    const store = await openStore({ ...target.options, clock: Date.now });
    expect(await store.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
    expect(await store.db.selectFrom('migrations').select('number').orderBy('number').execute()).toEqual(
      migrations.map(({ number }) => ({ number })),
    );
    expect(await store.db.selectFrom('personal_keys').select('role').execute()).toEqual([{ role: 'editor' }]);
    await store.close();
  });

  it('reads large rows in small pages, and all rows of a table in order', async () => {
    const location = await createLocation();
    const store = await openStore({ ...location.options, clock: Date.now });
    const ids = Array.from({ length: 80 }, (_, index) => index.toString(16).padStart(24, '0'));
    const rowOf = (id: string, size: number) => ({
      tenant_id: 't',
      id,
      name: 'n',
      tags: '[]',
      version: 1,
      created_at: '',
      updated_at: '',
      tiles: 'x'.repeat(size),
    });
    await store.transaction(async (tx) => {
      for (const [index, id] of ids.entries()) {
        await tx
          .insertInto('dashboards')
          .values(rowOf(id, index < 20 ? 10 : 400_000))
          .execute();
      }
    });
    const sizes: number[] = [];
    const storedIds: string[] = [];
    await store.snapshot(async (tx) => {
      for await (const { text } of backupLines(tx, '')) {
        sizes.push(text.length);
        for (const [, id] of text.matchAll(/^\["t","([0-9a-f]{24})"/gm)) if (id !== undefined) storedIds.push(id);
      }
    });
    await store.close();
    expect(storedIds).toEqual(ids);
    // The rows have 24 MB in total. The page in which the row size increases has 3.2 MB, and later pages are smaller.
    expect(sizes.filter((size) => size > 2_000_000).length).toBeLessThanOrEqual(1);
    expect(Math.max(...sizes)).toBeLessThan(4_000_000);
  });
});

describe.skipIf(!postgres.isAvailable)('a restore on postgres', () => {
  it('is rejected if the database has tables of another program, and does not change them', async () => {
    const source = await sqlite.createLocation();
    await (await serve(source)).close();
    const file = join(createDirectory(), 'backup');
    await adminOn(...source.argv).json('backup', '--to', file);
    const url = await postgres.emptyDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`create table migrations (id int, name text); insert into migrations values (1, 'init')`);
    expect(await adminOn('--database-url', url).error('restore', '--from', file)).toBe(
      'The store has the table migrations of another program. A backup can only be restored into an empty store: choose another store.',
    );
    expect((await client.query('select name from migrations')).rows).toEqual([{ name: 'init' }]);
    await client.query('drop table migrations; create table services (id int)');
    expect(await adminOn('--database-url', url).error('restore', '--from', file)).toMatch(/the table services of/);
    expect((await client.query('select id from services')).rows).toEqual([]);
    await client.end();
  });
});

describe('a restore on sqlite', () => {
  it('is rejected while a service uses the directory', async () => {
    const location = await sqlite.createLocation();
    const server = await serve(location);
    const file = join(createDirectory(), 'backup');
    const admin = adminOn(...location.argv);
    await admin.json('backup', '--to', file);
    expect(await admin.error('restore', '--from', file)).toMatch(/^Another process uses the data directory/);
    await server.close();
  });
});
