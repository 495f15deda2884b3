import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../src/index.ts';
import { removeDirectory } from '../support/processes.ts';
import { endCommands, runCommand } from '../support/run-command.ts';

let directory: string;
const servers: RunningServer[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'provision-'));
  mkdirSync(join(directory, 'monitoring'));
});
afterEach(async () => {
  await endCommands('SIGKILL');
  await Promise.all(servers.splice(0).map((server) => server.close()));
  removeDirectory(directory);
});

function dashboard(name: string) {
  return `kind: Dashboard
name: ${name}
tags: [checkout]
tiles:
  - { name: Errors, x: 0, y: 0, w: 12, h: 4, series: [{ type: time, aggFn: count }] }
`;
}

const webhook = `kind: Webhook
name: on-call
service: generic
url: https://hooks.example.com/on-call
`;

function write(text: string): void {
  writeFileSync(join(directory, 'monitoring/checkout.yaml'), text);
}

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({
    dataDir: join(directory, 'data'),
    port: 0,
    telemetry: 'off',
    logLevel: 'silent',
    ...options,
  });
  servers.push(server);
  return server;
}

function startProvisioned(): Promise<RunningServer> {
  return start({ provision: join(directory, 'monitoring') });
}

type Owner = Pick<RunningServer, 'credentials'>;

/** Sends a request with the key of the first team. Returns the `data` of the response. */
async function send({ credentials }: Owner, method: string, path: string, body?: object) {
  const { baseUrl, apiKey } = credentials?.openSource ?? {};
  const response = await fetch(`${baseUrl}/api/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return ((await response.json()) as { readonly data: { readonly id: string; readonly name: string }[] }).data;
}

async function namesOf(server: Owner): Promise<string[]> {
  return (await send(server, 'GET', '/dashboards')).map(({ name }) => name);
}

it('the service applies the files at the start and on request, deletes dashboards of the set that are no longer in them, and keeps other dashboards', async () => {
  write(`${dashboard('Checkout')}---\n${webhook}`);
  const server = await startProvisioned();
  expect(server.notices).toEqual([]);
  expect(await send(server, 'GET', '/dashboards')).toMatchObject([
    { name: 'Checkout', tags: ['checkout', 'managed-by:default'] },
  ]);
  expect(await send(server, 'GET', '/webhooks')).toMatchObject([{ name: 'on-call' }]);
  expect(await server.provision?.()).toMatchObject({ created: [], changed: [], deleted: [] });
  await send(server, 'POST', '/dashboards', { name: 'Unmanaged', tiles: [] });
  write(`${dashboard('Payments')}---\n${webhook}`);
  expect(await server.provision?.()).toMatchObject({
    set: 'default',
    created: ['Dashboard/Payments'],
    deleted: ['Dashboard/Checkout'],
  });
  expect(await namesOf(server)).toEqual(['Unmanaged', 'Payments']);
});

it('the service applies the files of a ConfigMap, which are symbolic links into a hidden folder', async () => {
  const folder = join(directory, 'monitoring');
  mkdirSync(join(folder, '..2026_01_12'));
  writeFileSync(join(folder, '..2026_01_12/checkout.yaml'), dashboard('Checkout'));
  symlinkSync('..2026_01_12', join(folder, '..data'));
  symlinkSync('..data/checkout.yaml', join(folder, 'checkout.yaml'));
  expect(await namesOf(await startProvisioned())).toEqual(['Checkout']);
});

it('the service creates a deleted resource again', async () => {
  write(dashboard('Checkout'));
  const server = await startProvisioned();
  for (let round = 0; round < 2; round += 1) {
    const [checkout] = await send(server, 'GET', '/dashboards');
    await send(server, 'DELETE', `/dashboards/${checkout?.id}`);
    expect(await server.provision?.()).toMatchObject({ created: ['Dashboard/Checkout'] });
    expect(await namesOf(server)).toEqual(['Checkout']);
  }
});

it('the service creates a deleted webhook again with another value of its variable', async () => {
  write(webhook.replace('https://hooks.example.com/on-call', `\${PROVISION_TEST_URL}`));
  const url = (word: string) => `https://hooks.example.com/${word}`;
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PROVISION_TEST_URL', url('first'));
  const server = await startProvisioned();
  for (const word of ['second', 'third']) {
    const [stored] = await send(server, 'GET', '/webhooks');
    await send(server, 'DELETE', `/webhooks/${stored?.id}`);
    vi.stubEnv('PROVISION_TEST_URL', url(word));
    expect(await server.provision?.()).toMatchObject({ created: ['Webhook/on-call'] });
    expect(await send(server, 'GET', '/webhooks')).toMatchObject([{ url: url(word) }]);
  }
});

it('the service starts and changes nothing if a resource without a managed-by tag differs', async () => {
  const first = await start();
  await send(first, 'POST', '/dashboards', { name: 'Checkout', tiles: [] });
  await first.close();
  write(`${dashboard('Checkout')}---\n${dashboard('Payments')}`);
  const server = await startProvisioned();
  expect(server.notices).toEqual([
    expect.stringMatching(
      /^The folder of --provision was not applied\. .*checkout\.yaml:2: Dashboard "Checkout" exists, differs \(tags, tiles\[Errors\]\) and has no owner\. Use `observability apply --adopt` to manage it\.$/s,
    ),
  ]);
  expect(await namesOf(server)).toEqual(['Checkout']);
});

it('the service does not start if files are invalid or missing, or if a variable of the files is not set', async () => {
  await expect(startProvisioned()).rejects.toThrow(/has no monitoring files/);
  write(dashboard('Checkout').replace('w: 12', 'w: 30'));
  await expect(startProvisioned()).rejects.toThrow(/checkout\.yaml:5: tiles\[0\]\.w: expected 1 to 24, received 30/);
  write(webhook.replace('https://hooks.example.com/on-call', `\${PROVISION_TEST_URL}`));
  await expect(startProvisioned()).rejects.toThrow('Set the environment variable PROVISION_TEST_URL');
  await expect(start({ provision: join(directory, 'missing') })).rejects.toThrow('There is no folder');
});

it('concurrent applies of one folder create each resource once', async () => {
  const files = Array.from({ length: 8 }, (_, index) => dashboard(`Dashboard ${index}`));
  write([webhook, ...files].join('---\n'));
  const server = await start();
  const { provision } = await import('@observability-api/cli/provision');
  const { baseUrl = '', apiKey } = server.credentials?.openSource ?? {};
  const apply = () =>
    provision(join(directory, 'monitoring'), { deployment: 'open-source', baseUrl, apiKey }, process.env);
  const results = await Promise.all(Array.from({ length: 4 }, apply));
  expect(results.map(({ set }) => set)).toEqual(['default', 'default', 'default', 'default']);
  expect((await namesOf(server)).sort()).toEqual(Array.from({ length: 8 }, (_, index) => `Dashboard ${index}`));
  expect(await send(server, 'GET', '/webhooks')).toHaveLength(1);
});

it('the result of provision includes the resources that were created before a conflict', async () => {
  write(`${dashboard('One')}---\n${dashboard('Two')}`);
  const server = await start();
  const { provision } = await import('@observability-api/cli/provision');
  const { baseUrl = '', apiKey } = server.credentials?.openSource ?? {};
  const { fetch } = globalThis;
  let writes = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (init?.method === 'POST') writes += 1;
    const isConflict = init?.method === 'POST' && writes === 2;
    return isConflict ? Promise.resolve(Response.json({ message: 'no' }, { status: 409 })) : fetch(input, init);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const settings = { deployment: 'open-source', baseUrl, apiKey } as const;
  const { created } = await provision(join(directory, 'monitoring'), settings, process.env);
  expect(created).toEqual(['Dashboard/One', 'Dashboard/Two']);
});

it('on SIGHUP, the command reloads the modules that its files import, also after an error', async () => {
  const helper = (name: string) => writeFileSync(join(directory, 'names.ts'), `export const name: string = '${name}';`);
  helper('Checkout');
  const file = "import { name } from '../names.ts';\nexport default { kind: 'Dashboard', name, tiles: [] };";
  writeFileSync(join(directory, 'monitoring/checkout.ts'), file);
  const command = runCommand(
    ['--port=0', '--telemetry=off', '--data-dir=data', '--log-level=silent', '--provision=monitoring'],
    { cwd: directory },
  );
  await command.ready();
  helper('Payments');
  command.process.kill('SIGHUP');
  await vi.waitFor(() => expect(command.output.stdout).toContain('"created":["Dashboard/Payments"]'), 10_000);
  helper("'");
  command.process.kill('SIGHUP');
  await vi.waitFor(() => expect(command.output.stdout).toContain('was not applied'), 10_000);
  helper('Orders');
  command.process.kill('SIGHUP');
  await vi.waitFor(() => expect(command.output.stdout).toContain('"created":["Dashboard/Orders"]'), 10_000);
});

it('the command applies the files at the start and on SIGHUP, and reports errors', async () => {
  write(dashboard('Checkout'));
  const command = runCommand(
    ['--port=0', '--telemetry=off', '--data-dir=data', '--log-level=silent', '--provision=monitoring'],
    { cwd: directory },
  );
  await command.ready();
  const credentials = JSON.parse(readFileSync(join(directory, 'data/credentials.json'), 'utf8'));
  expect(await namesOf({ credentials })).toEqual(['Checkout']);
  const lineWith = (text: string): Promise<string> =>
    vi.waitFor(
      () => {
        const lines = command.output.stdout.split('\n');
        return lines.find((line) => line.includes(text)) ?? expect.fail(`No line of stdout contains ${text}.`);
      },
      { timeout: 10_000 },
    );
  write(dashboard('Payments'));
  command.process.kill('SIGHUP');
  expect(JSON.parse(await lineWith('"msg":"provisioned"'))).toMatchObject({ created: ['Dashboard/Payments'] });
  expect(await namesOf({ credentials })).toEqual(['Payments']);
  write('kind: Dashboards\nname: x\n');
  command.process.kill('SIGHUP');
  expect(await lineWith('was not applied')).toContain('did you mean Dashboard?');
  expect(await namesOf({ credentials })).toEqual(['Payments']);
});
