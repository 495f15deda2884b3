import type { Source } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { createCharts } from '../../../src/telemetry/query/charts.ts';
import { engineForFile, engineKinds } from '../support/telemetry-engines.ts';
import { sourcesOf } from '../support/test-sources.ts';

const DATABASE = 'source_fields';
const START_MS = 1_768_212_000_000;

describe.each(engineKinds)('the fields of a source in $name', (kind) => {
  const engine = engineForFile(kind);

  it('have values if more than 10,000 events have the newest time', async () => {
    const opened = await engine();
    await opened.command(`DROP DATABASE IF EXISTS ${DATABASE}`);
    await opened.command(`CREATE DATABASE ${DATABASE}`);
    await opened.command(
      "CREATE TABLE events (Time DateTime('UTC'), Level LowCardinality(String)) ENGINE = MergeTree ORDER BY Time",
      DATABASE,
    );
    await opened.command(
      `INSERT INTO events SELECT toDateTime(${START_MS / 1000}, 'UTC'), 'info' FROM numbers(10001)`,
      DATABASE,
    );
    const source = {
      ...sourcesOf(DATABASE).logs,
      from: { databaseName: DATABASE, tableName: 'events' },
      timestampValueExpression: 'Time',
    } as Source;
    expect(await createCharts(opened).fields(source, START_MS + 1000)).toEqual([
      { name: 'Time', type: 'time', columnType: "DateTime('UTC')" },
      {
        name: 'Level',
        type: 'string',
        columnType: 'LowCardinality(String)',
        values: [{ value: 'info', share: 1 }],
      },
    ]);
  });

  it('have no values for a key whose values are NULL', async () => {
    const opened = await engine();
    await opened.command(`CREATE DATABASE IF NOT EXISTS ${DATABASE}`);
    await opened.command('DROP TABLE IF EXISTS nulls', DATABASE);
    await opened.command(
      "CREATE TABLE nulls (Time DateTime('UTC'), Labels Map(String, Nullable(String))) ENGINE = MergeTree ORDER BY Time",
      DATABASE,
    );
    const rows = [{ user: null }, { user: 'a', host: null }];
    await opened.insert(
      DATABASE,
      'nulls',
      rows.map((Labels) => ({ Time: START_MS / 1000, Labels })),
    );
    const source = {
      ...sourcesOf(DATABASE).logs,
      from: { databaseName: DATABASE, tableName: 'nulls' },
      timestampValueExpression: 'Time',
    } as Source;
    const [, labels] = await createCharts(opened).fields(source, START_MS + 1000);
    expect(labels?.keys).toEqual([
      { key: 'user', share: 1, values: [{ value: 'a', share: 0.5 }] },
      { key: 'host', share: 0.5, values: [] },
    ]);
  });
});
