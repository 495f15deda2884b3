import { Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate, migrations } from '../../src/store/migrations/migrate.ts';
import { openPool, postgresDialect } from '../../src/store/postgres/postgres-connection.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite-connection.ts';
import type { Tables } from '../../src/store/tables.ts';
import { postgres } from '../support/postgres.ts';

const now = '2026-01-12T09:00:00.000Z';
const clock = () => Date.parse(now);

const TEAM = '6740a3f2c51e9b0012d4e801';
const SERVICE = '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76';
const CONNECTION = '6740a3f2c51e9b0012d4e8e0';
const tile = { id: 't', name: 'T', x: 0, y: 0, w: 6, h: 4, series: [{ type: 'number', aggFn: 'count' }] };
const source = { name: 'Logs', kind: 'log', connection: CONNECTION, from: { databaseName: 'd', tableName: 'logs' } };

/** Inserts rows into the tables of the first version. */
async function insertRows(db: Kysely<Tables>): Promise<void> {
  const common = { created_at: now, updated_at: now, version: 1 };
  const rows: [string, object][] = [
    ['teams', { id: TEAM, name: 'Team', created_at: now }],
    ['organizations', { id: 'o', name: 'Organization', created_at: now }],
    ['services', { id: SERVICE, organization_id: 'o', name: 'Service', created_at: now }],
    ['personal_keys', { id: 'k', team_id: TEAM, name: 'K', digest: 'd', suffix: 'abcd', created_at: now }],
    ['sources', { tenant_id: TEAM, id: 's', definition: JSON.stringify(source), version: 1 }],
    [
      'webhooks',
      {
        tenant_id: TEAM,
        id: 'w',
        service: 'generic',
        name: ' Hook ',
        url: 'https://hooks.example.org/',
        headers: '{}',
        query_params: '{}',
        ...common,
      },
    ],
    ['dashboards', { tenant_id: TEAM, id: 'd', name: 'D', tiles: JSON.stringify([tile]), tags: '[]', ...common }],
    [
      'alerts',
      {
        tenant_id: TEAM,
        id: 'a',
        source: 'tile',
        dashboard_id: 'd',
        tile_id: 't',
        interval: '1h',
        threshold: 1,
        threshold_type: 'above',
        channels: '[{"type":"webhook","webhookId":"w"}]',
        state: 'OK',
        execution_errors: '[]',
        ...common,
      },
    ],
    ['alert_webhooks', { tenant_id: TEAM, alert_id: 'a', webhook_id: 'w' }],
  ];
  for (const [table, row] of rows)
    await db
      .insertInto(table as 'teams')
      .values(row as never)
      .execute();
}

/** Functions that open an empty database. */
const databases: Record<string, () => Promise<Kysely<Tables>>> = {
  SQLite: async () => new Kysely({ dialect: openSqlite(':memory:').dialect }),
  ...(postgres.isAvailable && {
    PostgreSQL: async () => new Kysely({ dialect: postgresDialect(openPool(await postgres.emptyDatabase())) }),
  }),
};

describe.each(Object.entries(databases))('a store on %s', (_, open) => {
  const opened: Kysely<Tables>[] = [];
  afterAll(() => Promise.all(opened.map((db) => db.destroy())));

  it.each(migrations.slice(0, -1))('keeps its rows when version $number is migrated', async ({ number }) => {
    const db = await open();
    opened.push(db);
    await migrate(db, clock, migrations.slice(0, 1));
    await insertRows(db);
    await migrate(db, clock, migrations.slice(0, number));
    await migrate(db, clock);
    const [alert] = await db.selectFrom('alerts').selectAll().execute();
    expect(alert).toMatchObject({ id: 'a', state: 'OK', tags: '[]', enabled: 1, no_data: 'zero', chart_config: null });
    expect(await db.selectFrom('dashboards').select(['id', 'name', 'tiles']).execute()).toEqual([
      { id: 'd', name: 'D', tiles: JSON.stringify([tile]) },
    ]);
    expect(await db.selectFrom('personal_keys').select('role').execute()).toEqual([{ role: 'editor' }]);
    // In contrast to the API, migrations do not trim names.
    const [webhook] = await db.selectFrom('webhooks').select('name').execute();
    expect(webhook?.name).toBe(' Hook ');

    const connections = await db.selectFrom('connections').select(['tenant_id', 'id', 'is_built_in']).execute();
    expect(connections.toSorted((a, b) => a.tenant_id.localeCompare(b.tenant_id))).toEqual([
      { tenant_id: TEAM, id: CONNECTION, is_built_in: 1 },
      { tenant_id: SERVICE, id: expect.stringMatching(/^[0-9a-f]{24}$/), is_built_in: 1 },
    ]);
    const [{ definition } = { definition: '{}' }] = await db.selectFrom('sources').select('definition').execute();
    expect(JSON.parse(definition)).toMatchObject({ ...source, materializedViews: [] });

    const [usage] = await db.selectFrom('tenant_usage').selectAll().execute();
    expect(usage).toMatchObject({ tenant_id: TEAM, dashboards: 1, alerts: 1, webhooks: 1, saved_searches: 0 });
    const { rows } = await sql<{ bytes: number }>`
      select sum(octet_length(definition)) as bytes from sources`.execute(db);
    expect(usage?.bytes).toBeGreaterThan(Number(rows[0]?.bytes));
  });
});
