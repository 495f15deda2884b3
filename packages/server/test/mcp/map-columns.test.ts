import { afterAll, beforeAll, expect, it } from 'vitest';
import { startForTest } from '../http/support/serve.ts';
import { secondEngine } from '../support/second-engine.ts';
import { connectMcp } from './mcp-client.ts';

const second = secondEngine();
let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  server = await startForTest({ webhookAllow: ['127.0.0.1'], clock: Date.now });
});
afterAll(() => server.close());

it('describe_source lists the types of the values of maps', async () => {
  await second.engine.command(
    `CREATE TABLE jobs (Time DateTime, Numbers Map(String, Nullable(Float64)), Texts Map(LowCardinality(String), LowCardinality(String)),
  Flags Map(String, Bool)) ENGINE = MergeTree ORDER BY Time`,
    'warehouse',
  );
  const row = {
    Time: Math.floor(Date.now() / 1000),
    Numbers: { cpu: 0.5 },
    Texts: { host: 'a' },
    Flags: { retried: true },
  };
  await second.engine.insert('warehouse', 'jobs', [row]);
  const api = server.caller('open-source');
  const { id: connection } = await api.create('/connections', {
    name: 'Warehouse',
    host: second.url,
    username: second.user,
    password: second.password,
  });
  const { id: sourceId } = await api.create('/sources', {
    name: 'Jobs',
    kind: 'log',
    connection,
    from: { databaseName: 'warehouse', tableName: 'jobs' },
    timestampValueExpression: 'Time',
    defaultTableSelectExpression: 'Time, Numbers',
  });
  const mcp = await connectMcp(api);
  const { data } = await mcp.call('describe_source', { sourceId, search: '.' });
  expect(data.fields).toEqual([
    { field: 'Numbers.cpu', type: 'number', values: '0.5 (100%)' },
    { field: 'Texts.host', type: 'string', values: 'a (100%)' },
    { field: 'Flags.retried', type: 'boolean', values: 'true (100%)' },
  ]);
});
