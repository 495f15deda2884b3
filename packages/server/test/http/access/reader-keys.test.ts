import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest } from '../../../src/domain/secrets.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { startServer } from '../../../src/index.ts';
import { migrate, migrations } from '../../../src/store/migrations/migrate.ts';
import { oneConnectionDialect } from '../../../src/store/postgres/postgres-connection.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite-connection.ts';
import { adminOn } from '../../cli/admin/command.ts';
import { removeDirectories, type StoreLocation, storeKinds } from '../../cli/admin/locations.ts';
import { type Api, createApi, withCredentials } from '../support/api.ts';
import { pathOf, requestBodyOf } from '../support/operation-requests.ts';
import {
  type AlertTargets,
  alert,
  alertTargets,
  connection,
  dashboard,
  savedSearch,
  UNKNOWN_ID,
} from '../support/request-bodies.ts';
import { startForTest } from '../support/serve.ts';

const operations = Object.entries(openSourceOperations);
const reads = operations.filter(([, { roles }]) => roles?.includes('reader'));
const editorsOnly = operations.filter(([, { roles }]) => !roles?.includes('reader'));
const REQUIRES_EDITOR = 'The role of this API key (reader) does not allow this operation. It requires the editor role.';

afterAll(removeDirectories);

const range = { startTime: 1_770_000_000_000, endTime: 1_770_000_060_000 };

function tileQuery(sourceId: string) {
  return {
    ...range,
    tile: { config: { displayType: 'number', sourceId, select: [{ aggFn: 'count' }] } },
  };
}

function chartQuery(sourceId: string) {
  return {
    ...range,
    series: [{ sourceId, aggFn: 'count', where: '', groupBy: [] }],
  };
}

describe.each(storeKinds)('a personal key with the role reader on $name', ({ createLocation }) => {
  let server: Awaited<ReturnType<typeof startForTest>>;
  let admin: ReturnType<typeof adminOn>;
  let editor: Api;
  let reader: Api;
  let targets: AlertTargets;
  let ids: Record<string, string>;
  let before: readonly string[];
  beforeAll(async () => {
    const location = await createLocation();
    server = await startForTest(location.options);
    admin = adminOn(...location.argv);
    editor = server.caller('open-source');
    const key = await admin.json('key', 'create', 'Wallboard', '--role', 'reader');
    reader = withCredentials(editor, `Bearer ${key['apiKey']}`);
    targets = await alertTargets(editor);
    const { id: alertId } = await editor.create('/alerts', alert(targets));
    const [{ id: sourceId }] = (await editor.get('/sources')).content;
    const { id: savedSearchId } = await editor.create('/saved-searches', savedSearch(sourceId));
    const { id: connectionId } = await editor.create('/connections', connection());
    ids = { ...targets, alertId, savedSearchId, sourceId, connectionId };
    before = await contents();
  });
  afterAll(() => server.close());

  const send = (api: Api, id: string) => {
    const operation = openSourceOperations[id as keyof typeof openSourceOperations];
    const queries: Record<string, (sourceId: string) => object> = {
      queryChartSeries: chartQuery,
      queryTile: tileQuery,
      previewAlert: () => ({ from: range.startTime, to: range.endTime, alert: alert(targets) }),
    };
    const body = queries[id]?.(ids['sourceId'] ?? '') ?? requestBodyOf(id, targets, ids['sourceId']);
    const unknown = Object.fromEntries(
      [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, UNKNOWN_ID]),
    );
    return api.send(operation.method, pathOf(operation, { ...unknown, ...ids }), {
      ...(body !== undefined && { body }),
    });
  };
  const contents = async () =>
    Promise.all(
      ['/dashboards', '/alerts', '/webhooks', '/saved-searches', '/sources', '/connections'].map(
        async (path) => (await editor.get(path)).text,
      ),
    );

  it.each(editorsOnly)('cannot call %s, and changes nothing', async (id) => {
    const { status, message } = await send(reader, id);
    expect([status, message]).toEqual([403, REQUIRES_EDITOR]);
    expect(await contents()).toEqual(before);
  });

  it.each(reads)('gets the same response from %s as a key with the role editor', async (id) => {
    const [asReader, asEditor] = [await send(reader, id), await send(editor, id)];
    expect([asReader.status, asReader.content, asReader.issues]).toEqual([
      asEditor.status,
      asEditor.content,
      asEditor.issues,
    ]);
    expect(asReader.status).toBe(200);
  });

  it('gets 403 for a write before its body and its id are checked', async () => {
    expect((await reader.post('/dashboards', { name: '' })).status).toBe(403);
    expect((await reader.delete(`/dashboards/${UNKNOWN_ID}`)).status).toBe(403);
  });

  it('cannot send telemetry', async () => {
    const response = await fetch(`${server.otlpUrl}/v1/logs`, {
      method: 'POST',
      headers: { authorization: reader.authorization, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([response.status, await response.text()]).toEqual([
      401,
      expect.stringContaining('This is a personal API access key, which cannot send telemetry.'),
    ]);
  });

  it('is listed with its role; a new key is an editor by default, and an unknown role is rejected', async () => {
    expect(await admin.json('key', 'create', 'CI')).toMatchObject({ name: 'CI', role: 'editor' });
    expect(await admin.json('key', 'list')).toMatchObject([
      { role: 'editor' },
      { name: 'Wallboard', role: 'reader' },
      { name: 'CI', role: 'editor' },
    ]);
    expect(await admin.error('key', 'create', 'CI', '--role', 'read')).toBe(
      `Option '--role <role>' argument 'read' is invalid: expected editor, reader.`,
    );
  });
});

describe.each(storeKinds)('a personal key from before roles existed, on $name,', ({ name, createLocation }) => {
  const SECRET = 'obsp_of_an_earlier_version';

  /** Writes the store of a version without roles, with one team and one key. */
  async function writeEarlierStore({ directory, options }: StoreLocation): Promise<void> {
    const client = name === 'postgres' ? new Client(options.databaseUrl) : undefined;
    await client?.connect();
    const dialect = client ? oneConnectionDialect(client) : openSqlite(join(directory, 'store.sqlite')).dialect;
    // biome-ignore lint/suspicious/noExplicitAny: the tables of an earlier version have no type.
    const db = new Kysely<any>({ dialect });
    await migrate(db, Date.now, migrations.slice(0, 5));
    const [team, created_at] = ['0'.repeat(24), '2026-01-01T00:00:00.000Z'];
    await db.insertInto('teams').values({ id: team, name: 'Team', created_at }).execute();
    const key = { id: '1'.repeat(24), team_id: team, name: 'Key', digest: digest(SECRET), suffix: 'sion', created_at };
    await db.insertInto('personal_keys').values(key).execute();
    await db.destroy();
    await client?.end().catch(() => undefined);
  }

  it('keeps its permissions', async () => {
    const location = await createLocation();
    await writeEarlierStore(location);
    const server = await startServer({
      ...location.options,
      port: 0,
      logLevel: 'silent',
      rateLimit: 'off',
      telemetry: 'off',
    });
    const caller = createApi({
      name: 'open-source',
      url: server.url,
      root: '/api/v2',
      authorization: `Bearer ${SECRET}`,
    });
    expect((await caller.post('/dashboards', dashboard())).status).toBe(200);
    const keys = await adminOn(...location.argv).json<{ name: string; role: string }[]>('key', 'list');
    expect(keys.find((key) => key.name === 'Key')?.role).toBe('editor');
    await server.close();
  });
});
