import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/telemetry/clickhouse/engine.ts';
import { createBindings } from '../../src/telemetry/filter/bindings.ts';
import { compileFilter } from '../../src/telemetry/filter/compile-filter.ts';
import { parseFilter } from '../../src/telemetry/filter/parse-filter.ts';
import { createCatalog } from '../../src/telemetry/schema/catalog.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';
import { rollUps } from '../../src/telemetry/schema/roll-ups.ts';
import { createRollUp, createSteps, createTable, type SchemaOptions } from '../../src/telemetry/schema/statements.ts';
import { tables } from '../../src/telemetry/schema/telemetry-tables.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';

const options = { retentionDays: 30 };

/** Calls {@link prepareDatabase} until it completes. Each call stops one command later than the previous one. */
async function prepareWithStops(engine: Engine, database: string, schema: SchemaOptions): Promise<void> {
  const stopped = new Error('the service stops');
  for (let commands = 0; ; commands += 1) {
    let left = commands;
    const command: Engine['command'] = async (...statement) => {
      if (left === 0) throw stopped;
      left -= 1;
      await engine.command(...statement);
    };
    try {
      return await prepareDatabase({ ...engine, command }, database, schema);
    } catch (error) {
      if (error !== stopped) throw error;
    }
  }
}

describe.each(engineKinds)('the telemetry database on $name', (kind) => {
  const engine = engineForFile(kind);
  const names = async (database: string) => {
    const sql = 'SELECT name FROM system.tables WHERE database = {database:String} ORDER BY name';
    const rows = await (await engine()).query<{ name: string }>({ sql, parameters: { database } });
    return rows.map(({ name }) => name);
  };

  it('is created once, with all tables', async () => {
    const database = `tables_${process.pid}`;
    await prepareDatabase(await engine(), database, options);
    const first = await names(database);
    expect(first).toEqual(
      expect.arrayContaining([...tables.map(({ name }) => name), ...rollUps.map(({ name }) => name)]),
    );
    await prepareDatabase(await engine(), database, options);
    expect(await names(database)).toEqual(first);
    const steps = await (await engine()).query({ sql: 'SELECT number FROM observability_api_steps', database });
    expect(steps).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('has UTC in the type of each time column, also in nested columns and roll-ups', async () => {
    const database = `utc_${process.pid}`;
    await prepareDatabase(await engine(), database, options);
    const sql = `SELECT type FROM system.columns
WHERE database = {database:String} AND table IN {names:Array(String)} AND type LIKE '%DateTime%'`;
    const parameters = { database, names: [...tables, ...rollUps].map(({ name }) => name) };
    const columns = await (await engine()).query<{ type: string }>({ sql, parameters });
    expect([...new Set(columns.map(({ type }) => type))].toSorted()).toEqual([
      "Array(DateTime64(9, 'UTC'))",
      "DateTime('UTC')",
      "DateTime64(9, 'UTC')",
    ]);
  });

  it('has an index that the search for a word uses', async () => {
    const database = `indexed_${process.pid}`;
    const opened = await engine();
    await prepareDatabase(opened, database, options);
    await opened.insert(database, 'otel_logs', [{ Timestamp: `${Date.now()}000000`, Body: 'out of MEMORY' }]);
    const bindings = createBindings();
    const condition = compileFilter(
      'Memory',
      { columns: new Map([['Body', 'String']]), textColumn: 'Body' },
      bindings,
      parseFilter('Memory'),
    );
    const statement = {
      sql: `EXPLAIN indexes = 1 SELECT Body FROM otel_logs WHERE ${condition?.sql}`,
      parameters: bindings.parameters,
      database,
    };
    const plan = await opened.query<{ explain: string }>(statement);
    expect(plan.map(({ explain }) => explain).join('\n')).toContain('Name: idx_lower_body');
    expect(await opened.query({ ...statement, sql: statement.sql.replace('EXPLAIN indexes = 1 ', '') })).toHaveLength(
      1,
    );
  });

  it.each([
    ['loses the self-telemetry of earlier versions, also in roll-ups, and keeps other rows', 'shared', prepareDatabase],
    [
      'loses the self-telemetry of earlier versions even if the service stops before each command and starts again',
      'stopped',
      prepareWithStops,
    ],
  ] as const)('%s', async (_, name, prepare) => {
    const database = `${name}_${process.pid}`;
    const { command, insert, query } = await engine();
    await prepareDatabase(await engine(), database, options);
    const row = (ServiceName: string, ScopeName: string) => ({
      Timestamp: `${Date.now()}000000`,
      ServiceName,
      ScopeName,
    });
    const rows = [row('observability-api', 'observability-api'), row('observability-api', 'mine'), row('shop', 'shop')];
    await insert(database, 'otel_logs', rows);
    await insert(database, 'otel_traces', rows);
    // Earlier versions have no step 2.
    await command('ALTER TABLE observability_api_steps DELETE WHERE number = 2 SETTINGS mutations_sync = 2', database);
    await prepare(await engine(), database, options);
    for (const table of ['otel_logs', 'otel_traces']) {
      const remaining = await query<{ ScopeName: string }>({
        sql: `SELECT ScopeName FROM ${table} ORDER BY 1`,
        database,
      });
      expect(remaining.map(({ ScopeName }) => ScopeName)).toEqual(['mine', 'shop']);
      for (const unit of ['hour', 'minute']) {
        const sql = `SELECT ServiceName, toFloat64(sum(Count)) AS Count FROM ${table}_per_${unit} GROUP BY 1 ORDER BY 1`;
        expect(await query({ sql, database }), `${table} per ${unit}`).toEqual([
          { ServiceName: 'observability-api', Count: 1 },
          { ServiceName: 'shop', Count: 1 },
        ]);
      }
    }
  });

  it('counts the rows of a process that starts while another one creates the tables', async () => {
    const database = `concurrent_${process.pid}`;
    const opened = await engine();
    const paused = Promise.withResolvers<void>();
    const resumed = Promise.withResolvers<void>();
    const command: Engine['command'] = async (sql, ...others) => {
      if (sql.startsWith('CREATE MATERIALIZED VIEW')) {
        paused.resolve();
        await resumed.promise;
      }
      await opened.command(sql, ...others);
    };
    const first = prepareDatabase({ ...opened, command }, database, options);
    await paused.promise;
    await prepareDatabase(opened, database, options);
    await opened.insert(database, 'otel_logs', [{ Timestamp: `${Date.now()}000000`, ServiceName: 'shop' }]);
    resumed.resolve();
    await first;
    for (const unit of ['hour', 'minute']) {
      const sql = `SELECT toFloat64(sum(Count)) AS Count FROM otel_logs_per_${unit}`;
      expect(await opened.query({ sql, database }), unit).toEqual([{ Count: 1 }]);
    }
  });

  it('keeps rows for 30 days', async () => {
    const database = `retention_${process.pid}`;
    await prepareDatabase(await engine(), database, options);
    const sql =
      'SELECT create_table_query AS text FROM system.tables WHERE database = {database:String} AND name = {name:String}';
    for (const { name } of [...tables, ...rollUps]) {
      const rows = await (await engine()).query<{ text: string }>({ sql, parameters: { database, name } });
      expect(rows[0]?.text, name).toContain('toIntervalDay(30)');
    }
  });

  it('keeps existing tables unchanged, without roll-ups', async () => {
    const database = `existing_${process.pid}`;
    const { command, insert } = await engine();
    await command(`CREATE DATABASE ${database}`);
    await command(
      'CREATE TABLE otel_logs (Timestamp DateTime64(9), Body String, Level String) ENGINE = MergeTree ORDER BY Timestamp',
      database,
    );
    await insert(database, 'otel_logs', [{ Timestamp: 1, Body: 'kept', Level: 'info' }]);
    await prepareDatabase(await engine(), database, options);
    const shape = await createCatalog(await engine()).shapeOf(database, 'otel_logs');
    expect([...(shape?.columns.keys() ?? [])]).toEqual(['Timestamp', 'Body', 'Level']);
    expect(shape?.rollUps).toEqual([]);
    expect(await names(database)).toContain('otel_traces_per_hour');
    expect(await (await engine()).query({ sql: 'SELECT Body FROM otel_logs', database })).toEqual([{ Body: 'kept' }]);
  });

  it('is queried again for a table that was not found', async () => {
    const database = `later_${process.pid}`;
    const catalog = createCatalog(await engine());
    expect(await catalog.shapeOf(database, 'otel_logs')).toBeUndefined();
    await prepareDatabase(await engine(), database, options);
    expect((await catalog.shapeOf(database, 'otel_logs'))?.rollUps).toHaveLength(2);
  });
});

it('a cluster has a local table on each node, and a distributed table over the local ones', () => {
  const onCluster = { ...options, cluster: 'main' };
  for (const table of tables) {
    const [local, distributed] = createTable(table, onCluster);
    expect(local).toContain(`${table.name}_local ON CLUSTER \`main\``);
    expect(local).toContain('ReplicatedMergeTree()');
    expect(distributed).toContain(`CREATE TABLE IF NOT EXISTS ${table.name} ON CLUSTER \`main\``);
    expect(distributed).toContain(`Distributed(\`main\`, currentDatabase(), ${table.name}_local, rand())`);
  }
  for (const rollUp of rollUps) {
    const [local, view, distributed] = createRollUp(rollUp, onCluster);
    expect(local).toContain('ReplicatedSummingMergeTree(Count)');
    expect(view).toContain(`TO ${rollUp.name}_local`);
    expect(view).toContain(`FROM ${rollUp.baseTable}_local`);
    expect(distributed).toContain('Distributed');
  }
  const [steps, distributedSteps] = createSteps('steps', onCluster);
  expect(steps).toContain('steps_local ON CLUSTER `main`');
  expect(distributedSteps).toContain('CREATE TABLE IF NOT EXISTS steps ON CLUSTER `main`');
});
