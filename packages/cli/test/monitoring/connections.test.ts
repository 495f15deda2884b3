import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer } from '@observability-api/open-source/testing';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createCommandLine } from '../support/command-line.ts';

const server = await startTestServer({ server: { telemetry: 'off' } });
afterAll(() => server.close());
const { baseUrl, apiKey } = server.credentials.openSource;

const documents = `kind: Connection
name: Warehouse
host: https://warehouse.example.org:8443
username: reader
password: \${WAREHOUSE_PASSWORD}
---
kind: Source
name: Nginx
type: log
connection: Warehouse
from: { databaseName: logs, tableName: nginx }
timestampValueExpression: time
defaultTableSelectExpression: time, message
`;

/** Records requests until the test ends. Returns a function that returns the bodies of the recorded requests. */
function recordBodies(): () => string[] {
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => sent.mockRestore());
  return () => sent.mock.calls.map(([, init]) => String(init?.body));
}

const commands = createCommandLine({
  OBSERVABILITY_API_URL: baseUrl,
  OBSERVABILITY_API_KEY: apiKey,
  WAREHOUSE_PASSWORD: 'swordfish',
});

it('connections and sources are created from files, with a password from an environment variable', async () => {
  commands.write('monitoring/warehouse.yaml', documents);
  expect(await commands.run('validate')).toMatchObject({ stderr: '', exitCode: 0 });
  const plan = await commands.run('plan', '-o', 'plan.json');
  expect(plan.stdout).toContain('Plan: 2 to create.');
  expect(plan.stdout + readFileSync(join(commands.folder, 'plan.json'), 'utf8')).not.toContain('swordfish');
  const bodies = recordBodies();
  expect(await commands.run('apply', 'plan.json')).toMatchObject({ stderr: '', exitCode: 0 });
  expect(bodies()).toContainEqual(expect.stringContaining('"password":"swordfish"'));
  const connections = await server.client.connections.list().all();
  const created = connections.find(({ name }) => name === 'Warehouse');
  expect(created).toMatchObject({ host: 'https://warehouse.example.org:8443', username: 'reader' });
  const sources = await server.client.sources.list().all();
  expect(sources.find(({ name }) => name === 'Nginx')).toMatchObject({ kind: 'log', connection: created?.id });
  expect(await commands.run('plan')).toMatchObject({ exitCode: 0 });
});

it('a changed host is sent with the password', async () => {
  commands.write('monitoring/warehouse.yaml', documents.replace('warehouse.example.org:8443', 'warehouse.example.org'));
  const { stdout } = await commands.run('plan');
  expect(stdout).toContain('host  https://warehouse.example.org:8443 → https://warehouse.example.org');
  const bodies = recordBodies();
  expect(await commands.run('apply', '-y')).toMatchObject({ stderr: '', exitCode: 0 });
  expect(bodies()).toContainEqual(expect.stringContaining('"password":"swordfish"'));
  expect(await commands.run('drift')).toMatchObject({ stdout: '', exitCode: 0 });
});

it('a password in a file is an error that does not repeat it', async () => {
  const bad = createCommandLine(commands.env);
  bad.write('monitoring/warehouse.yaml', documents.replace(/\$\{WAREHOUSE_PASSWORD\}/, 'swordfish'));
  for (const command of ['validate', 'plan'] as const) {
    const { stdout, stderr, exitCode } = await bad.run(command);
    expect(exitCode).toBe(1);
    expect(stdout + stderr).toContain(
      'monitoring/warehouse.yaml:5: password: expected a reference to an environment variable',
    );
    expect(stdout + stderr).not.toContain('swordfish');
  }
});

it('a wrong type of a source is reported at its line', async () => {
  const bad = createCommandLine(commands.env);
  bad.write('monitoring/warehouse.yaml', documents.replace('type: log', 'type: logs'));
  expect((await bad.run('validate')).stdout).toContain('monitoring/warehouse.yaml:9: ');
});

it('pull writes connections and sources without passwords, and a plan of the result is empty', async () => {
  const pulled = createCommandLine(commands.env);
  expect(await pulled.run('pull', 'Connection/Warehouse', 'Source/Nginx', 'Source/Logs')).toMatchObject({
    exitCode: 0,
  });
  const text = readFileSync(join(pulled.folder, 'monitoring/connections/warehouse.yaml'), 'utf8');
  expect(text).not.toMatch(/password|swordfish/);
  expect(readFileSync(join(pulled.folder, 'monitoring/sources/nginx.yaml'), 'utf8')).toContain(
    'kind: Source\nname: Nginx\ntype: log\n',
  );
  expect(await pulled.run('plan')).toMatchObject({ stderr: '', exitCode: 0 });
});

it('pull keeps references to environment variables', async () => {
  const other = createCommandLine({ ...commands.env, WAREHOUSE_USER: 'reader' });
  const text = documents.split('---')[0]?.replace('username: reader', `username: \${WAREHOUSE_USER}`) ?? '';
  other.write('monitoring/warehouse.yaml', text);
  expect((await other.run('pull', 'Connection/Warehouse')).stdout).toContain('~ Connection "Warehouse"');
  expect(readFileSync(join(other.folder, 'monitoring/warehouse.yaml'), 'utf8')).toContain(
    `username: \${WAREHOUSE_USER}`,
  );
});

it('pull does not replace a file without documents', async () => {
  const other = createCommandLine(commands.env);
  other.write('monitoring/connections/warehouse.yaml', '# The warehouse.\n');
  expect((await other.run('pull', 'Connection/Warehouse')).stdout).toContain('monitoring/connections/warehouse-2.yaml');
  expect(readFileSync(join(other.folder, 'monitoring/connections/warehouse.yaml'), 'utf8')).toBe('# The warehouse.\n');
});

it('isPrometheusEndpoint is reset if the file omits it', async () => {
  const connection = { name: 'Metrics', host: 'https://metrics.example.org', username: '', isPrometheusEndpoint: true };
  const { id } = await server.client.connections.create(connection);
  const other = createCommandLine(commands.env);
  other.write('monitoring/metrics.yaml', `kind: Connection\nname: Metrics\nhost: ${connection.host}\nusername: ''\n`);
  expect(await other.run('apply', '-y')).toMatchObject({ stderr: '', exitCode: 0 });
  expect((await server.client.connections.get(id)).isPrometheusEndpoint).toBe(false);
  expect(await other.run('plan')).toMatchObject({ exitCode: 0 });
  await server.client.connections.delete(id);
});

it('pull writes the id of a trace source that does not exist, and a plan to create the pulled source fails because of the id', async () => {
  const { id, ...logs } = (await server.client.sources.list().all()).find(({ kind }) => kind === 'log') ?? {};
  const linked = { ...logs, name: 'Linked', traceSourceId: '0123456789abcdef01234567' };
  const { id: linkedId } = await server.client.sources.create(linked as never);
  const pulled = createCommandLine(commands.env);
  expect(await pulled.run('pull', 'Source/Linked')).toMatchObject({ exitCode: 0 });
  expect(await pulled.run('plan')).toMatchObject({ stderr: '', exitCode: 0 });
  await server.client.sources.delete(linkedId);
  expect((await pulled.run('plan')).stderr).toContain('there is no Source "0123456789abcdef01234567"');
});

it('plan rejects the built-in connection in a file and in --delete, and pull skips it', async () => {
  const [builtIn] = await server.client.connections.list().all();
  const name = builtIn?.name ?? '';
  const other = createCommandLine(commands.env);
  other.write('monitoring/built-in.yaml', `kind: Connection\nname: ${name}\nhost: https://example.org\nusername: ''\n`);
  expect((await other.run('plan')).stderr).toContain(
    `monitoring/built-in.yaml:2: the connection "${name}" is built in and cannot be changed`,
  );
  expect((await commands.run('plan', '--delete', `Connection/${name}`)).stderr).toContain(
    'the built-in connection cannot be deleted',
  );
  expect((await other.run('pull', `Connection/${name}`)).stdout).toContain('it is built in and cannot be changed');
});

it('a connection that a source uses cannot be deleted', async () => {
  const other = createCommandLine(commands.env);
  other.write('monitoring/other.yaml', 'kind: Dashboard\nname: Other\ntiles: []\n');
  expect(await other.run('apply', '-y', '--delete', 'Connection/Warehouse')).toMatchObject({
    stderr: expect.stringMatching(/Connection "Warehouse" cannot be deleted: .* Applied before: Dashboard\/Other\./s),
    exitCode: 5,
  });
  for (const { id } of await server.client.dashboards.list().all()) await server.client.dashboards.delete(id);
});

it('connections and sources are deleted only if --delete names them', async () => {
  commands.write('monitoring/warehouse.yaml', 'kind: Dashboard\nname: Empty\ntiles: []\n');
  expect((await commands.run('plan')).stdout).toContain('Plan: 1 to create.');
  const applied = await commands.run('apply', '-y', '--delete', 'Source/Nginx', 'Connection/Warehouse');
  expect(applied).toMatchObject({ stderr: '', exitCode: 0 });
  expect((await server.client.connections.list().all()).map(({ isBuiltIn }) => isBuiltIn)).toEqual([true]);
  const rejected = await commands.run('plan', '--delete', 'dashboard/Empty');
  expect(rejected).toMatchObject({
    stderr: expect.stringContaining('--delete: there is no webhook, source or connection "dashboard/Empty"'),
    exitCode: 1,
  });
});
