import { describe, expect, it } from 'vitest';
import type { Engine } from '../../../src/telemetry/clickhouse/engine.ts';
import { MetricUnits } from '../../../src/telemetry/query/metrics/metric-units.ts';
import { createCatalog } from '../../../src/telemetry/schema/catalog.ts';

/** Returns a server that returns the same rows for each statement. `statements` is the number of statements that it received. */
function serverWith(rows: readonly object[]) {
  const server = { statements: 0 };
  const query = async () => {
    server.statements += 1;
    return rows;
  };
  return Object.assign(server, { engine: { query } as unknown as Engine });
}

/** Returns a catalog for a tenant's own server, without roll-ups. Its cache has at most 10,000 characters. */
function otherCatalog(engine: Engine) {
  return createCatalog(engine, 0, 10_000);
}

function columns(count: number, name: string) {
  return Array.from({ length: count }, (_, nth) => ({ table: 'logs', name: `${name}${nth}`, type: 'String' }));
}

describe("the columns of a table on a tenant's own server", () => {
  it('are cached', async () => {
    const server = serverWith(columns(20, 'column'));
    const catalog = otherCatalog(server.engine);
    await catalog.shapeOf('warehouse', 'logs');
    expect((await catalog.shapeOf('warehouse', 'logs'))?.columns.size).toBe(20);
    expect(server.statements).toBe(1);
  });

  it.each([
    { columns: '200 columns', rows: columns(200, '') },
    { columns: 'columns with long names', rows: columns(50, 'x'.repeat(200)) },
  ])('are not cached if they exceed the maximum size of the cache: $columns', async ({ rows }) => {
    const server = serverWith(rows);
    const catalog = otherCatalog(server.engine);
    await catalog.shapeOf('warehouse', 'logs');
    expect((await catalog.shapeOf('warehouse', 'logs'))?.columns.size).toBe(rows.length);
    expect(server.statements).toBe(2);
  });

  it('are the first 1,000 columns, without columns whose names have more than 256 characters', async () => {
    const { engine } = serverWith([...columns(1, 'x'.repeat(256)), ...columns(1_500, 'column')]);
    const shape = await otherCatalog(engine).shapeOf('warehouse', 'logs');
    expect(shape?.columns.size).toBe(1_000);
    expect([...(shape?.columns.keys() ?? [])].at(-1)).toBe('column999');
  });

  it('are evicted when the cache exceeds its maximum size', async () => {
    const server = serverWith(columns(20, 'column'));
    const catalog = otherCatalog(server.engine);
    for (let nth = 0; nth < 10; nth += 1) await catalog.shapeOf(`warehouse ${nth}`, 'logs');
    await catalog.shapeOf('warehouse 9', 'logs');
    expect(server.statements).toBe(10);
    await catalog.shapeOf('warehouse 0', 'logs');
    expect(server.statements).toBe(11);
  });
});

it.each([
  { name: 'a short unit', unit: 'By', result: 'is cached', statements: 1 },
  { name: 'a long unit', unit: 'x'.repeat(300_000), result: 'is not cached', statements: 2 },
])("$name of a metric on a tenant's own server $result", async ({ unit, statements }) => {
  const server = serverWith([{ unit }]);
  const shape = { columns: new Map([['MetricUnit', 'String']]), database: 'warehouse', table: 'gauges' };
  const catalog = { shapeOf: async () => ({ ...shape, rollUps: [], rolledUpForMs: 0 }) };
  const source = { from: { databaseName: 'warehouse' }, metricTables: { gauge: 'gauges' } };
  const series = { source, metricName: 'memory', metricDataType: 'gauge' } as never;
  const units = new MetricUnits();
  await units.unitOf({ engine: server.engine, catalog }, series);
  expect(await units.unitOf({ engine: server.engine, catalog }, series)).toBe(unit);
  expect(server.statements).toBe(statements);
});
