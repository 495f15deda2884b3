import { execFile } from 'node:child_process';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestServer } from '@observability-api/open-source/testing';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { apiCommands } from '../src/generated/commands.ts';
import { createCommandLine } from './support/command-line.ts';

const server = await startTestServer({ server: { telemetry: 'off' } });
afterAll(() => server.close());
const { baseUrl, apiKey } = server.credentials.openSource;
const { managed } = server.credentials;
const commands = createCommandLine({ OBSERVABILITY_API_URL: baseUrl, OBSERVABILITY_API_KEY: apiKey });
const managedCommands = createCommandLine({
  OBSERVABILITY_API_URL: managed.baseUrl,
  OBSERVABILITY_API_KEY_ID: managed.keyId,
  OBSERVABILITY_API_KEY_SECRET: managed.keySecret,
  OBSERVABILITY_API_ORGANIZATION_ID: managed.organizationId,
  OBSERVABILITY_API_SERVICE_ID: managed.serviceId,
});

const webhook = 'name: On call\nservice: generic\nurl: https://hooks.example.com/x\n';

/** Converts the name of a resource or a method to kebab case. */
function toKebabCase(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Returns the operationIds of both deployments. */
function operationsOfSpecs(): Set<string> {
  const bundles = ['open-source', 'managed'].map((deployment) =>
    readFileSync(new URL(`../../../specs/${deployment}/dist/openapi.json`, import.meta.url), 'utf8'),
  );
  const paths = bundles.flatMap((bundle) => Object.values<Record<string, object>>(JSON.parse(bundle).paths));
  const operations = paths.flatMap((path) => Object.values<{ operationId?: string }>(path));
  return new Set(operations.flatMap(({ operationId }) => operationId ?? []));
}

describe('the commands of the API', () => {
  it('exist for every operation, with the start of the description and of the example of the spec', async () => {
    expect(new Set(apiCommands.map(({ operation }) => operation))).toEqual(operationsOfSpecs());
    for (const { resource, method, description, example } of apiCommands) {
      const { exitCode, stdout } = await commands.run(toKebabCase(resource), toKebabCase(method), '--help');
      expect(exitCode).toBe(0);
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(description.split('. ')[0]?.replaceAll(/\s+/g, ' '));
      expect(stdout).toContain(`observability ${toKebabCase(resource)} ${toKebabCase(method)}`);
      if (example) expect(stdout).toContain(example.split('\n')[0]);
    }
    expect((await commands.run('saved-searches', 'create', '--help')).stdout).toContain('-f saved-search.yaml\n');
  });

  it('create, read, replace and delete a resource from files and stdin', async () => {
    commands.write('webhook.yaml', webhook);
    const created = await commands.run('webhooks', 'create', '-f', 'webhook.yaml');
    expect(created).toMatchObject({ exitCode: 0, stderr: '' });
    const { id } = JSON.parse(created.stdout);
    const changed = await commands.pipe(
      JSON.stringify({ name: 'On call', service: 'generic', url: 'https://hooks.example.com/y' }),
      ...['webhooks', 'update', id, '-f', '-', '-o', 'yaml'],
    );
    expect(changed.stdout).toContain('url: https://hooks.example.com/y\n');
    expect(JSON.parse((await commands.run('webhooks', 'list', '-o', 'jsonl')).stdout).id).toBe(id);
    // A terminal without a size, such as that of `docker run -t` in a CI system, reports 0 columns.
    for (const columns of [80, 0]) {
      const { stdout } = await commands.inTerminal(columns, 'webhooks', 'list');
      expect(stdout).toMatch(/^ID {24}NAME {5}SERVICE {2}URL\n/);
    }
    expect(await commands.run('webhooks', 'delete', id)).toMatchObject({ exitCode: 0, stdout: '' });
    const missing = await commands.run('webhooks', 'get', id);
    expect(missing).toMatchObject({ exitCode: 1, stdout: '' });
    expect(missing.stderr).toMatch(/^error: GET .* 404 .*\nRun `observability webhooks list` to find the id\.\n$/);
  });

  it('print the items of a nested list, such as the deliveries of an alert, with their own columns', async () => {
    const id = '6740a3f2c51e9b0012d4e8b2';
    const delivery = { id: 'd-1', status: 'delivered', attempts: 1 };
    const responses = [{ data: [delivery], meta: { total: 1, limit: 100, offset: 0 } }, { data: [] }];
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(responses.shift()));
    const { stdout } = await commands.inTerminal(80, 'alerts', 'list-deliveries', id);
    expect(stdout).toMatch(/^ID +STATUS +ATTEMPTS\nd-1 +delivered +1\n$/);
    expect((await commands.inTerminal(80, 'alerts', 'list-deliveries', id)).stderr).toBe('No deliveries.\n');
    fetch.mockRestore();
  });

  it('print the condition of an alert in words', async () => {
    const alerts = [
      { id: '6740a3f2c51e9b0012d4e8b2', name: 'Errors', thresholdType: 'above', threshold: 5, interval: '1m' },
      {
        id: '6740a3f2c51e9b0012d4e8b3',
        name: 'Orders',
        thresholdType: 'not_between',
        threshold: 2,
        thresholdMax: 9,
        interval: '5m',
      },
    ];
    const body = { data: alerts, meta: { total: 2, limit: 100, offset: 0 } };
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));
    const { stdout } = await commands.inTerminal(100, 'alerts', 'list');
    expect(stdout).toMatch(/Errors +at least 5 in 1m/);
    expect(stdout).toMatch(/Orders +not between 2 and 9 in 5m/);
    fetch.mockRestore();
  });

  it('read all pages with --all', async () => {
    const names = ['First', 'Second', 'Third'];
    for (const name of names) await server.client.dashboards.create({ name, tiles: [] });
    const { stdout, stderr } = await commands.run('dashboards', 'list', '--limit', '2');
    expect(JSON.parse(stdout)).toHaveLength(2);
    expect(stderr).toContain('1 more. Use --all to read all pages.');
    const second = await commands.run('dashboards', 'list', '--limit', '1', '--offset', '1');
    expect(second.stderr).toContain('1 more. Use --all to read all pages.');
    const all = await commands.run('dashboards', 'list', '--limit', '2', '--all');
    expect(JSON.parse(all.stdout).map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it('have only the options that apply to JSON responses', async () => {
    const { stdout } = await commands.run('charts', 'query', '--help');
    expect(stdout).toContain('--dry-run');
    expect(stdout).not.toContain('--width');
  });

  it('validate and print a request with --dry-run, without credentials and without sending it', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const offline = createCommandLine();
    const { stdout, stderr, exitCode } = await offline.pipe(webhook, 'webhooks', 'create', '--dry-run');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ method: 'POST', body: { name: 'On call', service: 'generic' } });
    expect(stderr).toContain('Nothing was sent.');
    const elsewhere = createCommandLine({ OBSERVABILITY_API_URL: 'https://api.example.org' });
    const request = await elsewhere.pipe(webhook, 'webhooks', 'create', '--dry-run');
    expect(JSON.parse(request.stdout).url).toContain('https://api.example.org/');
    const managed = await elsewhere.pipe(webhook, 'webhooks', 'create', '--dry-run', '--deployment', 'managed');
    expect(JSON.parse(managed.stdout).url).toContain('https://api.example.org/v1/organizations/ORGANIZATION_ID/');
    const withKey = createCommandLine({ OBSERVABILITY_API_KEY_ID: 'id', OBSERVABILITY_API_KEY_SECRET: 'secret' });
    const ofKey = await withKey.pipe(webhook, 'webhooks', 'create', '--dry-run');
    expect(JSON.parse(ofKey.stdout).url).toContain('/v1/organizations/ORGANIZATION_ID/');
    const invalid = await offline.pipe(webhook.replace('url:', 'link:'), 'webhooks', 'create', '--dry-run');
    expect(invalid.exitCode).toBe(1);
    expect(invalid.stderr).toContain('/link: unknown property');
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
  });

  it('work in the managed deployment', async () => {
    const { stdout } = await managedCommands.run('keys', 'list');
    expect(JSON.parse(stdout)).toHaveLength(1);
    const created = await managedCommands.pipe('name: Reader\n', 'keys', 'create');
    const { id } = JSON.parse(created.stdout).key;
    expect((await managedCommands.run('keys', 'delete', id)).stderr).toBe(`Delete an API key: done (${id}).\n`);
    const wrong = await commands.run('keys', 'list');
    expect(wrong).toMatchObject({ exitCode: 3 });
    expect(wrong.stderr).toContain('exists only in the managed deployment');
  });

  it('print the whole id of an item in a narrow table, and omit no column', async () => {
    const pipes = JSON.parse((await managedCommands.run('pipes', 'list')).stdout);
    const { stdout } = await managedCommands.inTerminal(60, 'pipes', 'list');
    expect(stdout).toContain(`\n${pipes[0].id}`);
    // Both ids have the same width. The second one is shortened before columns are omitted.
    expect(stdout).toMatch(/^ID +SERVICE ID +NAME\n/);
  });

  it('edit a resource in an editor, with If-Match', async () => {
    const { id } = await server.client.webhooks.create({
      name: 'Edited',
      service: 'generic',
      url: 'https://hooks.example.com/e',
    });
    commands.write('editor.sh', ['#!/bin/sh', 'sed -i.bak "s/^name: .*/name: Renamed/" "$1"', ''].join('\n'));
    chmodSync(join(commands.folder, 'editor.sh'), 0o755);
    commands.env['EDITOR'] = join(commands.folder, 'editor.sh');
    const sent = vi.spyOn(globalThis, 'fetch');
    expect(await commands.run('webhooks', 'edit', id)).toMatchObject({ exitCode: 0 });
    const write = sent.mock.calls.find(([, init]) => init?.method === 'PUT');
    sent.mockRestore();
    expect(new Headers(write?.[1]?.headers).get('if-match')).toMatch(/^"\d+"$/);
    expect((await server.client.webhooks.get(id)).name).toBe('Renamed');
    expect((await commands.run('webhooks', 'edit', id)).stderr).toBe('No changes.\n');
  });

  it('edit the first channel of an alert', async () => {
    const create = (name: string) =>
      server.client.webhooks.create({ name, service: 'generic', url: 'https://hooks.example.com/c' });
    const [first, second] = [await create('First channel'), await create('Second channel')];
    const { id: dashboardId, tiles } = await server.client.dashboards.create({
      name: 'Channels',
      tiles: [{ name: 'N', x: 0, y: 0, w: 6, h: 4, series: [{ type: 'number', aggFn: 'count' }] }],
    });
    const { id } = await server.client.alerts.create({
      source: 'tile',
      dashboardId,
      tileId: tiles[0]?.id ?? '',
      interval: '5m',
      threshold: 1,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId: first.id },
    });
    commands.env['EDITOR'] = `sed -i.bak "1,/webhookId/s/${first.id}/${second.id}/"`;
    expect(await commands.run('alerts', 'edit', id)).toMatchObject({ exitCode: 0, stderr: '' });
    expect((await server.client.alerts.get(id)).channels).toMatchObject([{ webhookId: second.id }]);
  });

  it('continue an edit after Ctrl+C in an editor that does not end on it', async () => {
    const { id } = await server.client.webhooks.create({
      name: 'Interrupted',
      service: 'generic',
      url: 'https://hooks.example.com/i',
    });
    const program = new URL('../src/main.ts', import.meta.url).pathname;
    const argv = ['--conditions=observability-api-source', program, 'webhooks', 'edit', id];
    // Sends the signal of Ctrl+C to the command, which is the parent of the shell. A terminal would also send it to the editor.
    const editor = 'kill -INT $PPID; sleep 0.2; sed -i.bak "s/^name: .*/name: Continued/"';
    await promisify(execFile)(process.execPath, argv, { env: { ...process.env, ...commands.env, EDITOR: editor } });
    expect((await server.client.webhooks.get(id)).name).toBe('Continued');
  });
});

describe('a command with an error', () => {
  it.each([
    [
      'an alias without an anchor',
      'name: *x\n',
      'stdin:1:7: The alias *x has no anchor. Quote a text that starts with *.',
    ],
    ['several documents', 'name: a\n---\nname: b\n', 'stdin:2:1: Expected one document, received several.'],
    ['a syntax error', 'name: a\ntags: [\n', 'stdin:3:1: Flow sequence'],
  ])('prints the position of %s in a body', async (_, body, message) => {
    const { exitCode, stderr } = await commands.pipe(body, 'webhooks', 'create');
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`error: ${message}`);
  });

  it.each([
    ['an unknown command', ['dashbords'], 3, 'dashboards'],
    ['an unknown option', ['dashboards', 'list', '--limt', '1'], 3, '--limit'],
    ['a text instead of a number', ['dashboards', 'list', '--limit', 'x'], 3, "'x' is invalid. Expected a number.\n"],
    ['a missing argument', ['dashboards', 'get'], 3, 'DASHBOARD_ID'],
    [
      'wrong credentials',
      ['dashboards', 'list', '--api-key', 'wrong'],
      4,
      'Check the credentials in the options, the environment variables or the context. `observability login` replaces',
    ],
    [
      'a missing file',
      ['webhooks', 'create', '-f', 'none.json'],
      1,
      'Cannot read none.json: the file does not exist.\n',
    ],
    ['a missing plan', ['apply', 'none.json'], 3, 'Cannot read the plan none.json: the file does not exist.\n'],
    [
      'a name instead of an id',
      ['dashboards', 'get', 'Checkout'],
      1,
      'Run `observability dashboards list` to find the id.\n',
    ],
    [
      'the name of a source instead of its id',
      ['sources', 'list-fields', 'Logs'],
      1,
      'Run `observability sources list` to find the id.\n',
    ],
    [
      'missing credentials of the chosen deployment',
      ['dashboards', 'list', '--deployment', 'managed'],
      3,
      'Missing option `--key-id`. Pass it or set the environment variable OBSERVABILITY_API_KEY_ID.\n',
    ],
    [
      'a URL without a scheme',
      ['dashboards', 'list', '--url', 'localhost'],
      3,
      '`--url` (or OBSERVABILITY_API_URL) must be',
    ],
    ['a version without quotation marks', ['dashboards', 'delete', 'ID', '--if-match', '3'], 1, `such as '"3"'.\n`],
    ['a stale version', ['dashboards', 'delete', 'ID', '--if-match', '"99"'], 5, 'Read it again'],
  ])('reports %s with one error message and its exit code', async (_, argv, exitCode, text) => {
    const { id } = await server.client.dashboards.create({ name: 'Errors', tiles: [] });
    const result = await commands.run(...argv.map((word) => (word === 'ID' ? id : word)));
    expect(result).toMatchObject({ exitCode, stdout: '' });
    expect(result.stderr).toContain(text);
    expect(result.stderr.match(/error:/g)).toHaveLength(1);
  });

  it('names the line of a syntax error in a body', async () => {
    commands.write('broken.yaml', 'name: x\nservice: [generic\n');
    const { stderr, exitCode } = await commands.run('webhooks', 'create', '-f', 'broken.yaml');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^error: broken\.yaml:3:1: /);
  });

  it.each<Record<string, string>>([{}, { OBSERVABILITY_API_KEY: 'key' }])(
    'exits with 4 without a URL, with the environment %j',
    async (env) => {
      const { exitCode, stderr } = await createCommandLine(env).run('dashboards', 'list');
      expect(exitCode).toBe(4);
      expect(stderr).toContain('The URL or the credentials are missing. Run `observability login`');
    },
  );
});

describe('the connection of a command', () => {
  it('uses the deployment of the options, even if the environment has credentials of the other one', async () => {
    const env = { OBSERVABILITY_API_URL: baseUrl, OBSERVABILITY_API_KEY: apiKey, OBSERVABILITY_CONTEXT: '' };
    const show = async (...options: readonly string[]) =>
      JSON.parse((await createCommandLine(env).run('context', 'show', ...options)).stdout);
    expect(await show()).toMatchObject({ deployment: 'open-source', baseUrl });
    expect(await show('--key-id', 'id', '--key-secret', 'secret')).toMatchObject({ deployment: 'managed', baseUrl });
  });
});

describe('login', () => {
  it('requires the credentials of the deployment in --deployment', async () => {
    const { exitCode, stderr } = await createCommandLine().run(
      ...['login', 'local', '--url', baseUrl, '--api-key', apiKey, '--deployment', 'managed'],
    );
    expect(exitCode).toBe(3);
    expect(stderr).toContain('Missing option --key-id.');
  });

  it('stores checked credentials that only the user can read', async () => {
    const commandLine = createCommandLine();
    const rejected = await commandLine.run('login', 'local', '--url', baseUrl, '--api-key', 'wrong');
    expect(rejected).toMatchObject({ exitCode: 4, stderr: expect.stringMatching(/\nCheck the key\.\n$/) });
    expect(await commandLine.run('login', 'local', '--url', baseUrl, '--api-key', apiKey)).toMatchObject({
      exitCode: 0,
    });
    expect(statSync(join(commandLine.folder, 'contexts.json')).mode & 0o777).toBe(0o600);
    expect((await commandLine.run('dashboards', 'list')).exitCode).toBe(0);
    const shown = await commandLine.run('context', 'show');
    expect(JSON.parse(shown.stdout)).toMatchObject({ deployment: 'open-source', baseUrl });
    expect(shown.stdout).not.toContain(apiKey);
    expect((await commandLine.run('context', 'list')).stdout).toContain('local');
    expect((await commandLine.run('dashboards', 'list', '--context', 'other')).stderr).toContain(
      'Known contexts: local',
    );
    await commandLine.run('context', 'delete', 'local');
    expect(JSON.parse(readFileSync(join(commandLine.folder, 'contexts.json'), 'utf8')).contexts).toEqual({});
  });
});
