import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonalKey } from '../../../src/accounts/personal-keys.ts';
import { type RunningServer, startServer } from '../../../src/app/start-server.ts';
import { withStore } from '../../../src/cli/admin/admin-store.ts';
import { createIds } from '../../../src/domain/ids.ts';
import { basic } from '../../support/service.ts';
import { adminOn } from './command.ts';
import { removeDirectories, type StoreLocation, storeKinds } from './locations.ts';

describe.each(storeKinds)('an admin command next to a running service on $name', ({ createLocation }) => {
  let location: StoreLocation;
  let server: RunningServer;
  let admin: ReturnType<typeof adminOn>;
  beforeAll(async () => {
    location = await createLocation();
    admin = adminOn(...location.argv);
    server = await startServer({
      ...location.options,
      port: 0,
      logLevel: 'silent',
      rateLimit: 'off',
      telemetry: 'off',
    });
  });
  afterAll(async () => {
    await server.close();
    removeDirectories();
  });

  const get = async (path: string, authorization: string) => {
    const response = await fetch(server.url + path, { headers: { authorization } });
    return { status: response.status, body: await response.json() };
  };
  const firstTeam = async () => (await admin.json<{ id: string }[]>('team', 'list'))[0]?.id ?? '';

  it('creates a team with an API key, an ingestion key, and default sources in its own database', async () => {
    const team = await admin.json('team', 'create', 'Payments');
    expect(team).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Payments',
      apiKey: expect.stringMatching(/^obsp_/),
      ingestionKey: expect.stringMatching(/^obsi_/),
    });
    const { status, body } = await get('/api/v2/sources', `Bearer ${team['apiKey']}`);
    expect(status).toBe(200);
    const sources = (body as { data: { name: string; from: { databaseName: string } }[] }).data;
    expect(sources.map(({ name }) => name)).toEqual(['Logs', 'Traces', 'Metrics']);
    expect(new Set(sources.map(({ from }) => from.databaseName))).toEqual(new Set([`team_${team['id']}`]));
    expect(await admin.json('team', 'list')).toMatchObject([{ name: 'Team' }, { id: team['id'], name: 'Payments' }]);
  });

  it('creates an organization and a service that requests can use immediately, and a pipe', async () => {
    const organization = await admin.json('organization', 'create', 'Example Ltd');
    const service = await admin.json('service', 'create', 'Production', '--organization', organization['id'] ?? '');
    const pipe = await admin.json('pipe', 'create', 'Orders', '--service', service['id'] ?? '');
    const authorization = basic(organization['keyId'] ?? '', organization['keySecret'] ?? '');
    const base = `/v1/organizations/${organization['id']}`;
    expect((await get(`${base}/keys`, authorization)).body).toMatchObject({ result: [{ roles: ['admin'] }] });
    const sources = await get(`${base}/services/${service['id']}/observability/sources`, authorization);
    expect([sources.status, JSON.stringify(sources.body)]).toEqual([200, expect.stringContaining('"Logs"')]);
    expect(await admin.json('organization', 'list')).toMatchObject([{ name: 'Organization' }, { name: 'Example Ltd' }]);
    expect(await admin.json('service', 'list', '--organization', organization['id'] ?? '')).toMatchObject([
      { id: service['id'], organizationId: organization['id'], name: 'Production' },
    ]);
    expect(await admin.json('pipe', 'list', '--service', service['id'] ?? '')).toMatchObject([
      { id: pipe['id'], serviceId: service['id'], name: 'Orders' },
    ]);
    expect(await admin.json('pipe', 'list')).toHaveLength(2);
  });

  it('creates and revokes a key with effect on the next request', async () => {
    const team = await firstTeam();
    const key = await admin.json('key', 'create', 'CI', '--team', team);
    const authorization = `Bearer ${key['apiKey']}`;
    expect((await get('/api/v2/dashboards', authorization)).status).toBe(200);
    expect(await admin.run('key', 'revoke', key['id'] ?? '')).toEqual({
      code: 0,
      stdout: `Revoked the key ${key['id']}.\n`,
      stderr: '',
    });
    const { status, body } = await get('/api/v2/dashboards', authorization);
    expect([status, JSON.stringify(body)]).toEqual([401, expect.stringContaining('it has been revoked')]);
    const keys = await admin.json<Record<string, string>[]>('key', 'list', '--team', team);
    expect(keys.find(({ id }) => id === key['id'])).toMatchObject({ name: 'CI', revokedAt: expect.any(String) });
    expect(await admin.error('key', 'revoke', key['id'] ?? '')).toBe(`The key ${key['id']} is already revoked.`);
  });

  it('creates a key only if the team has fewer than 100 keys that are not revoked', async () => {
    const { id: team = '' } = await admin.json('team', 'create', 'Many keys');
    await withStore(location.options, createIds(Date.now), async (context) => {
      for (let count = 1; count < 100; count += 1) await createPersonalKey(context, 'CI', 'reader', team);
    });
    const create = ['key', 'create', 'CI', '--team', team];
    expect(await admin.error(...create)).toBe(
      `The team ${team} has reached its limit of 100 keys (it has 100). Revoke a key first.`,
    );
    const [key] = await admin.json<{ id: string }[]>('key', 'list', '--team', team);
    await admin.json('key', 'revoke', key?.id ?? '');
    expect(await admin.json(...create)).toMatchObject({ name: 'CI' });
  });

  it('prints a secret only when it creates it', async () => {
    const key = await admin.json('key', 'create', 'Shown once', '--team', await firstTeam());
    const lists = await Promise.all(
      ['team', 'organization', 'service', 'pipe', 'key', 'ingestion-key', 'source'].map((noun) =>
        admin.run(noun, 'list', '--json'),
      ),
    );
    for (const { stdout } of lists) {
      expect(stdout).not.toContain(key['apiKey']);
      expect(stdout).not.toMatch(/obs[pik]_|digest/);
    }
    expect((await admin.run('key', 'list')).stdout).toContain(key['apiKey']?.slice(-4));
  });

  it('creates and revokes ingestion keys', async () => {
    const tenant = await firstTeam();
    const key = await admin.json('ingestion-key', 'create', '--tenant', tenant);
    expect(key['ingestionKey']).toMatch(/^obsi_/);
    const ids = async () =>
      (await admin.json<{ id: string }[]>('ingestion-key', 'list', '--tenant', tenant)).map(({ id }) => id);
    expect(await ids()).toContain(key['id']);
    await admin.json('ingestion-key', 'revoke', key['id'] ?? '');
    expect(await ids()).not.toContain(key['id']);
  });

  it('creates a source from options, from a file, and from both', async () => {
    const tenant = await firstTeam();
    const created = await admin.json(
      ...['source', 'create', '--tenant', tenant, '--name', 'Audit', '--kind', 'log'],
      ...['--database', 'audit', '--table', 'otel_logs', '--no-check'],
    );
    expect(created).toMatchObject({ kind: 'log', from: { databaseName: 'audit', tableName: 'otel_logs' } });
    const file = join(location.directory, 'source.json');
    const definition = { kind: 'trace', name: 'Spans', from: { databaseName: 'a', tableName: 'b' }, disabled: true };
    writeFileSync(file, JSON.stringify(definition));
    await admin.json('source', 'create', '--tenant', tenant, '--file', file, '--no-check');
    await admin.json('source', 'create', '--tenant', tenant, '--file', file, '--no-check', '--name', 'More spans');
    const authorization = `Bearer ${server.credentials?.openSource.apiKey}`;
    const { body } = await get('/api/v2/sources', authorization);
    expect((body as { data: unknown[] }).data.slice(3)).toMatchObject([
      { name: 'Audit', timestampValueExpression: 'Timestamp', querySettings: [], connection: expect.any(String) },
      definition,
      { name: 'More spans', kind: 'trace' },
    ]);
    const { body: source } = await get(`/api/v2/sources/${created['id']}`, authorization);
    expect(source).toMatchObject({ data: { name: 'Audit' } });
  });

  it('rejects an invalid source with a message', async () => {
    const tenant = await firstTeam();
    const file = join(location.directory, 'wrong.json');
    const errorOf = (value: unknown) => {
      writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
      return admin.error('source', 'create', '--tenant', tenant, '--file', file);
    };
    const from = { databaseName: 'a', tableName: 'b' };
    expect(await errorOf({ kind: 'log', from })).toMatch(/^The source is not valid: .*name/);
    expect(await errorOf({ kind: 'logs', name: 'x', from })).toMatch(/kind/);
    expect(await errorOf({ kind: 'log', name: 'x', from, colour: 'red' })).toMatch(/colour/);
    expect(await errorOf({ kind: 'log', name: 'x\u0000', from })).toMatch(/NUL/);
    expect(await errorOf({ kind: 'log', name: 'x', from: { databaseName: 'a' } })).toBe(
      'The source is not valid: /from/tableName: expected the name of the table.',
    );
    expect(await errorOf({ kind: 'log', name: 'x', from, id: '1' })).toMatch(/the service assigns it/);
    const session = { kind: 'session', name: 'x', from, traceSourceId: '0'.repeat(24) };
    const operator = {
      name: 'Requests',
      kind: 'log',
      from: { databaseName: 'observability_api_operator', tableName: 'otel_logs' },
    };
    expect(await errorOf(operator)).toBe(
      'The source is not valid: /from/databaseName must not be observability_api_operator, which contains the requests of all tenants.',
    );
    expect(await errorOf(session)).toMatch(/traceSourceId must be the id of a trace source/);
    expect(await errorOf('{"kind":')).toMatch(/is not valid JSON/);
    expect(await errorOf('[]')).toMatch(/to contain a JSON object/);
    expect(await admin.error('source', 'create', '--tenant', tenant, '--file', '/not/there.json')).toMatch(
      /^The command failed \(\/not\/there.json: no such file or directory\).$/,
    );
  });

  it('accepts only names of 1 to 256 characters', async () => {
    expect(await admin.error('team', 'create', '')).toMatch(/expected 1 to 256 characters/);
    expect(await admin.error('team', 'create', 'x'.repeat(257))).toMatch(/expected 1 to 256 characters/);
    expect(await admin.json('team', 'create', '😀'.repeat(256))).toMatchObject({ name: '😀'.repeat(256) });
  });

  it('suggests the most similar id, or the command that lists the ids', async () => {
    const team = await firstTeam();
    const typo = `${team.slice(0, -1)}${team.endsWith('0') ? '1' : '0'}`;
    expect(await admin.error('key', 'create', 'CI', '--team', typo)).toMatch(/^No team has the id .*\. Did you mean /);
    expect(await admin.error('pipe', 'create', 'P', '--service', 'zz')).toMatch(
      /Run `admin service list` to see the ids/,
    );
    expect(await admin.error('key', 'revoke', 'zz')).toMatch(/Run `admin key list` to see the ids/);
    for (const name of ['Same name', 'Same name']) await admin.json('team', 'create', name);
    expect(await admin.error('team', 'rename', 'Same name', 'Other')).toMatch(
      /^No team has the id Same name\. Run `admin team list`/,
    );
    expect(await admin.error('source', 'list', '--tenant', 'zz')).toMatch(/`admin team list` and `admin service list`/);
    expect(await admin.error('source', 'create')).toMatch(
      /^--tenant <id> is required, because there are \d+ tenants\./,
    );
  });

  it('escapes control characters in names', async () => {
    await admin.json('team', 'create', 'red \u001b[31m and\nmore \u202e');
    const { stdout } = await admin.run('team', 'list');
    expect(stdout).toContain('red \\u001b[31m and\\u000amore \\u202e');
  });
});
