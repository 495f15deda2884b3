import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer } from '@observability-api/open-source/testing';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createCommandLine } from '../support/command-line.ts';

const server = await startTestServer({ server: { telemetry: 'off' } });
afterAll(() => server.close());
const { baseUrl, apiKey } = server.credentials.openSource;
const env = { OBSERVABILITY_API_URL: baseUrl, OBSERVABILITY_API_KEY: apiKey };

const dashboard = `kind: Dashboard
name: Checkout
tiles:
  - name: Errors
    x: 0
    y: 0
    w: 12
    h: 4
    config:
      displayType: line
      source: Logs
      select: [{ aggFn: count, where: 'SeverityText:error' }]
`;

const alert = `kind: Alert
name: checkout-errors
title: Errors at checkout
tile: { dashboard: Checkout, tile: Errors }
interval: 5m
threshold: 10
thresholdType: above
channel: { webhook: on-call }
`;

const webhook = `kind: Webhook
name: on-call
service: generic
url: \${ON_CALL_URL}
secret: \${ON_CALL_SECRET}
`;

describe('validate', () => {
  it('lists every issue with file and line, and sends nothing', async () => {
    const commands = createCommandLine();
    const sent = vi.spyOn(globalThis, 'fetch');
    commands.write(
      'monitoring/a.yaml',
      `${dashboard.replace('w: 12', 'w: 30')}---\n${alert.replace('tile: Errors', 'tile: Error')}`,
    );
    commands.write('monitoring/b.yaml', `${dashboard.replace('error', 'error AND (').replace('Checkout', 'Other')}`);
    commands.write('monitoring/c.yaml', 'kind: Dashboards\nname: x\n---\nkind: Webhook\nname: [\n');
    commands.write('monitoring/d.json', dashboardJson('Other'));
    commands.write('monitoring/e.yaml', 'kind: SavedSearch\nname: Failures\nsource: Logs\nwhere: "a:("\n');
    commands.write('monitoring/f.yaml', 'kind: SavedSearch\nname: Phrases\nsource: Logs\nwhere: \'"a b"~3\'\n');
    commands.write('monitoring/h.yaml', 'kind: SavedSearch\nname: Emoji\nsource: Logs\nwhere: \'"a"😀\'\n');
    commands.write('monitoring/i.yaml', 'kind: SavedSearch\nname: Alias\nsource: Logs\nwhere: *error*\n');
    const watching = alert.replace(/tile: .*/, 'savedSearch: Failures');
    commands.write('monitoring/g.yaml', watching.replace('checkout-errors', 'x'.repeat(513)));
    const { exitCode, stdout, stderr } = await commands.run('validate');
    expect(exitCode).toBe(1);
    expect(stdout.trim().split('\n').sort()).toEqual([
      'monitoring/a.yaml:17: the dashboard "Checkout" has no tile "Error"; did you mean "Errors"?',
      'monitoring/a.yaml:7: tiles[0].w: expected 1 to 24, received 30',
      expect.stringMatching(
        /^monitoring\/b\.yaml:12: tiles\[0\]\.config\.select\[0\]\.where: not a valid filter: unexpected end at position \d+ of "SeverityText:error AND \("$/,
      ),
      'monitoring/c.yaml:1: expected `kind` to be one of Connection, Source, Webhook, Dashboard, SavedSearch, Alert, Test, received "Dashboards"; did you mean Dashboard?',
      expect.stringMatching(/^monitoring\/c\.yaml:6: /),
      'monitoring/d.json:3: Dashboard "Other" is also in monitoring/b.yaml:2',
      expect.stringMatching(
        /^monitoring\/e\.yaml:4: where: not a valid filter: unexpected end at position \d+ of "a:\("$/,
      ),
      'monitoring/f.yaml:4: where: not a valid filter: proximity search (~) is not supported at position 6 of "\\"a b\\"~3"',
      expect.stringMatching(/^monitoring\/g\.yaml:2: name: expected 1 to 512 characters/),
      'monitoring/h.yaml:4: where: not a valid filter: unexpected "😀" at position 4 of "\\"a\\"😀"',
      'monitoring/i.yaml:4: The alias *error* has no anchor. Quote a text that starts with *.',
    ]);
    expect(stderr).toBe('error: Found 11 issues in monitoring.\n');
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
  });

  it('reads defaults, folders and TypeScript, also through a symbolic link, and rejects an invalid monitoring.yaml', async () => {
    const commands = createCommandLine();
    const library = new URL('../../src/index.ts', import.meta.url).href;
    commands.write(
      'monitoring/monitoring.yaml',
      'set: shop\ndefaults:\n  Alert: { interval: 5m, channel: { webhook: on-call } }\n',
    );
    commands.write('monitoring/team/webhook.yaml', webhook);
    // `npm init` writes this type.
    commands.write('package.json', '{"type":"commonjs"}');
    commands.write(
      'monitoring/team/checkout.ts',
      `import { defineDashboard, defineSavedSearch } from '${library}';
       const config = { displayType: 'line', source: 'Logs', select: [{ aggFn: 'count' }] } as const;
       const tile = { name: 'Errors', x: 0, y: 0, w: 12, h: 4, config };
       export default [
         defineDashboard({ name: 'Checkout', tiles: [tile] }),
         defineSavedSearch({ name: 'Failures', source: 'Logs', where: 'SeverityText:error' }),
         { kind: 'Alert', name: 'errors', tile: { dashboard: 'Checkout', tile: 'Errors' }, threshold: 1, thresholdType: 'above', channel: undefined },
       ];`,
    );
    expect((await commands.run('validate')).stdout).toBe('4 documents in monitoring, no issues.\n');
    symlinkSync('monitoring', join(commands.folder, 'linked'));
    expect((await commands.run('validate', '--dir', 'linked')).stdout).toBe('4 documents in linked, no issues.\n');
    commands.write('tests/empty.yaml', 'kind: Test\nname: Empty\ntelemetry: []\nexpect: {}\n');
    expect((await commands.run('validate', '--dir', 'tests')).stdout).toBe('1 document in tests, no issues.\n');
    commands.write('monitoring/monitoring.yaml', 'set: a name with spaces\n');
    expect((await commands.run('validate')).stderr).toContain('expected `set` to be 1 to 21 letters');
    commands.write('monitoring/monitoring.yaml', 'defaults: { Alarm: {} }\n');
    expect((await commands.run('validate')).stderr).toContain('unknown kind "Alarm" in `defaults`. Expected one of');
    commands.write('monitoring/monitoring.yaml', 'defaults:\n  Alert:\n');
    expect((await commands.run('validate')).stderr).toContain('expected `defaults.Alert` to be an object');
    commands.write('monitoring/monitoring.yaml', 'set: shop\ndefaults: [\n');
    expect((await commands.run('validate')).stderr).toMatch(/^error: monitoring\/monitoring\.yaml:3: Flow sequence/);
    commands.write('monitoring/monitoring.yaml', 'set: shop\n---\nset: store\n');
    const several = 'error: monitoring/monitoring.yaml:2: Expected one document, received several.\n';
    expect((await commands.run('validate')).stderr).toBe(several);
  });

  it('rejects a missing folder and one without monitoring files, because apply would delete everything that the set owns', async () => {
    const commands = createCommandLine();
    expect((await commands.run('validate')).stderr).toContain('There is no folder');
    commands.write('monitoring/README.md', 'nothing');
    expect((await commands.run('validate')).stderr).toContain('has no monitoring files');
  });

  it('fails for a symbolic link without a target, because apply would delete the resources of the file', async () => {
    const commands = createCommandLine();
    commands.write('monitoring/a.yaml', dashboard);
    symlinkSync('missing.yaml', join(commands.folder, 'monitoring/b.yaml'));
    const { stderr, exitCode } = await commands.run('validate');
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/ENOENT: .*monitoring\/b\.yaml/)]);
  });

  it('reports an alert with none or two of tile, savedSearch and chart, or with a tile without its dashboard', async () => {
    const commands = createCommandLine();
    const withTile = (text: string) => alert.replace(/tile: .*\n/, text);
    const other = withTile('tile: Errors\n').replace('checkout-errors', 'other');
    const several = `${alert.replace('checkout-errors', 'several')}source: tile\nsavedSearch: Failures\n`;
    commands.write('monitoring/a.yaml', [withTile(''), other, several].join('---\n'));
    expect((await commands.run('validate')).stdout.split('\n')).toEqual([
      'monitoring/a.yaml:1: expected one of `tile`, `savedSearch` and `chart`, received 0',
      'monitoring/a.yaml:12: expected `tile` to be an object with `dashboard` and `tile`',
      'monitoring/a.yaml:26: unknown property: an alert has `tile`, `savedSearch` or `chart` instead',
      'monitoring/a.yaml:18: expected one of `tile`, `savedSearch` and `chart`, received 2',
      '',
    ]);
  });

  it('reports an alias inside of its own value', async () => {
    const commands = createCommandLine();
    commands.write('monitoring/a.yaml', webhook.replace('service:', 'headers: &all\n  a: *all\nservice:'));
    expect((await commands.run('validate')).stdout).toBe(
      'monitoring/a.yaml:4: The alias *all is inside of its own value.\n',
    );
  });

  it('reports a merge key whose value is not a map', async () => {
    const commands = createCommandLine();
    commands.write(
      'monitoring/a.yaml',
      `%YAML 1.1\n---\n${webhook.replace('service:', 'headers:\n  <<: text\nservice:')}`,
    );
    expect((await commands.run('validate')).stdout).toMatch(
      /^monitoring\/a\.yaml:6: Merge sources must be maps or map aliases\.\n/,
    );
  });

  it('reports aliases that expand to too many values', async () => {
    const commands = createCommandLine();
    const headers = `headers:\n  a: &all ${'x'.repeat(10)}\n  b: [${Array.from({ length: 200 }, () => '*all').join(', ')}]\n`;
    commands.write('monitoring/a.yaml', webhook.replace('service:', `${headers}service:`));
    expect((await commands.run('validate')).stdout).toBe(
      'monitoring/a.yaml:5: The aliases expand to too many values. Write the values instead.\n',
    );
  });

  it('reports channels that are not a list', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/a.yaml', `${dashboard}---\n${alert}channels: { webhook: on-call }\n---\n${webhook}`);
    expect((await commands.run('validate')).stdout).toBe(
      'monitoring/a.yaml:22: channels: expected array, received object\n',
    );
  });

  it('reports a reference to one of two webhooks with the same name, unless it is of the form slack/on-call', async () => {
    const commands = createCommandLine(env);
    const webhookOf = (service: string) =>
      `---\nkind: Webhook\nname: on-call\nservice: ${service}\nurl: https://hooks.example.com/\n`;
    const write = (name: string) =>
      commands.write(
        'monitoring/a.yaml',
        `${dashboard}---\n${alert.replace('on-call', name)}${webhookOf('generic')}${webhookOf('slack')}`,
      );
    write('on-call');
    expect((await commands.run('validate')).stdout).toContain(
      'monitoring/a.yaml:21: 2 documents of kind Webhook have the name "on-call": use generic/on-call or slack/on-call',
    );
    write('slack/on-call');
    expect(await commands.run('validate')).toMatchObject({ exitCode: 0 });
  });
});

describe('plan and apply', () => {
  it('create, change and delete what the set owns, and nothing else', async () => {
    const other = await server.client.dashboards.create({ name: 'Not ours', tiles: [] });
    const commands = createCommandLine({
      ...env,
      ON_CALL_URL: 'https://hooks.example.com/hidden-path',
      ON_CALL_SECRET: 'whsec-0123456789abcdef',
    });
    commands.write(
      'monitoring/checkout.yaml',
      [dashboard, alert.replace(/tile: \{.*\}/, 'tile: { dashboard: Checkout, tile: Series }'), webhook]
        .join('---\n')
        .replace(
          'tiles:\n',
          'tiles:\n  - { name: Series, x: 0, y: 4, w: 12, h: 4, series: [{ type: time, aggFn: count }] }\n',
        ),
    );
    const plan = await commands.run('plan', '-o', 'plan.json');
    expect(plan).toMatchObject({ exitCode: 2 });
    expect(plan.stdout).toContain('Plan: 3 to create.');
    for (const text of [plan.stdout, readFileSync(join(commands.folder, 'plan.json'), 'utf8')]) {
      expect(text).not.toMatch(/hidden-path|0123456789abcdef/);
    }
    expect((await commands.run('apply', 'plan.json')).stdout).toContain('Applied 3 writes.');
    expect((await commands.run('apply', 'plan.json')).stdout).toContain('Applied 0 writes.');
    expect((await commands.run('plan')).exitCode).toBe(0);
    const [created] = (await server.client.alerts.list()).items;
    expect(created).toMatchObject({
      displayName: 'checkout-errors',
      name: 'Errors at checkout',
      tags: ['managed-by:default'],
    });

    commands.write(
      'monitoring/checkout.yaml',
      `${dashboard.replace("'SeverityText:error'", "'SeverityText:fatal'")}---\n${webhook}`,
    );
    const changed = await commands.run('plan');
    expect(changed.stdout).toContain('tiles[Errors].config.select[0].where');
    expect(changed.stdout).toContain('SeverityText:error → SeverityText:fatal');
    expect(changed.stdout).toContain('- Alert "checkout-errors"');
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    expect((await server.client.alerts.list()).items).toEqual([]);
    expect((await server.client.dashboards.get(other.id)).name).toBe('Not ours');
  });

  it('write alerts on saved searches and on their own charts, and pull returns the same documents', async () => {
    const commands = createCommandLine({
      ...env,
      ON_CALL_URL: 'https://hooks.example.com/b',
      ON_CALL_SECRET: 'whsec-0123456789abcdef',
    });
    const search = 'kind: SavedSearch\nname: Failures\nsource: Logs\nwhere: SeverityText:error\n';
    const watching = (name: string, text: string) => alert.replace('checkout-errors', name).replace(/tile: .*/, text);
    const ofSearch = watching('failures', 'savedSearch: Failures\ngroupBy: ServiceName');
    const chart = watching(
      'chart',
      'chart:\n  name: Errors\n  where: SeverityText:error\n  displayType: line\n  source: Logs\n  select: [{ aggFn: count }]',
    );
    commands.write('monitoring/monitoring.yaml', 'set: sources\n');
    const files = (...documents: string[]) => commands.write('monitoring/a.yaml', documents.join('---\n'));
    files(webhook, search, ofSearch, chart);
    expect((await commands.run('validate')).stdout).toBe('4 documents in monitoring, no issues.\n');
    expect((await commands.run('apply', '-y', '--adopt')).stderr).toBe('');
    const ours = async () =>
      (await server.client.alerts.list()).items.filter(({ tags }) => tags?.includes('managed-by:sources'));
    const [{ id: savedSearchId, sourceId } = { id: '', sourceId: '' }] = (await server.client.savedSearches.list())
      .items;
    expect(await ours()).toMatchObject([
      { displayName: 'failures', source: 'saved_search', savedSearchId, groupBy: 'ServiceName' },
      {
        displayName: 'chart',
        source: 'inline',
        chartConfig: { name: 'Errors', sourceId, where: 'SeverityText:error' },
      },
    ]);
    expect((await commands.run('plan')).stdout).toContain('No changes');

    const pulled = createCommandLine(env);
    pulled.write('monitoring/monitoring.yaml', 'set: sources\n');
    await pulled.run('pull', 'Alert/failures', 'Alert/chart', 'SavedSearch/Failures');
    const alerts = join(pulled.folder, 'monitoring', 'alerts');
    const text = ['chart', 'failures'].map((name) => readFileSync(join(alerts, `${name}.yaml`), 'utf8')).join('');
    expect(text).toContain('savedSearch: Failures\n');
    expect(text).toContain(
      'chart:\n  name: Errors\n  where: SeverityText:error\n  displayType: line\n  source: Logs\n  select:\n    - aggFn: count\n',
    );
    expect(text).not.toMatch(/fillNulls|whereLanguage|[a-zA-Z]Id:/);
    expect((await pulled.run('plan')).exitCode).toBe(0);

    files(webhook, search, ofSearch, chart.replace('SeverityText:error', 'SeverityText:fatal'));
    expect((await commands.run('plan')).stdout).toMatch(/chart\.where +SeverityText:error → SeverityText:fatal/);
    files(webhook, search, ofSearch.replace('Failures', 'Failure'), chart.replace('SeverityText:error', '"a:("'));
    expect((await commands.run('plan')).stderr).toContain('there is no SavedSearch "Failure"');
    expect((await commands.run('validate')).stdout).toContain('not a valid filter');
    files(webhook);
    expect((await commands.run('apply', '-y')).exitCode).toBe(0);
    expect(await ours()).toEqual([]);
  });

  it('create webhooks with the same name and different values of `service`', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: same-names\n');
    const generic = 'kind: Webhook\nname: same\nservice: generic\nurl: https://hooks.example.com/a\n';
    commands.write('monitoring/webhooks.yaml', `${generic}---\n${generic.replace('generic', 'slack')}`);
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    const { items } = await server.client.webhooks.list();
    const services = items.filter(({ name }) => name === 'same').map(({ service }) => service);
    expect(services.toSorted()).toEqual(['generic', 'slack']);
    const file = join(commands.folder, 'monitoring/webhooks.yaml');
    const text = readFileSync(file, 'utf8');
    const pulled = await commands.run('pull', 'Webhook/generic/same', 'Webhook/slack/same');
    expect(pulled.stdout.match(/^= /gm)).toHaveLength(2);
    expect(readFileSync(file, 'utf8')).toBe(text);
    commands.write('monitoring/webhooks.yaml', '');
    expect((await commands.run('plan', '--delete', 'webhook/same')).stderr).toContain(
      '--delete: 2 resources have the name "webhook/same": use Webhook/generic/same or Webhook/slack/same',
    );
    expect((await commands.run('plan', '--delete', 'webhook/slack/same')).stdout).toContain('Plan: 1 to delete.');
  });

  it('and pull refer to a webhook by its `service` and its name if another webhook has the name', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: services\n');
    const generic = 'kind: Webhook\nname: pulled\nservice: generic\nurl: https://hooks.example.com/a\n';
    const alerts = ['generic', 'slack'].map((service) =>
      alert
        .replace('checkout-errors', `to-${service}`)
        .replace('Checkout', 'Services')
        .replace('on-call', `${service}/pulled`),
    );
    const documents = [
      generic,
      generic.replace('generic', 'slack'),
      dashboard.replace('Checkout', 'Services'),
      ...alerts,
    ];
    commands.write('monitoring/a.yaml', documents.join('---\n'));
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    const { stdout } = await commands.run('pull', 'to-generic', 'to-slack');
    expect(stdout.match(/^= /gm)).toHaveLength(2);
    expect(await commands.run('plan')).toMatchObject({ exitCode: 0 });
  });

  it('replace the default channels of the set with the channel of an alert', async () => {
    const commands = createCommandLine(env);
    commands.write(
      'monitoring/monitoring.yaml',
      'set: channels\ndefaults:\n  Alert: { channels: [{ type: email, emailRecipients: [all@example.com] }] }\n',
    );
    commands.write('monitoring/dashboard.yaml', dashboard.replace('Checkout', 'Channels'));
    const channel = 'channel: { type: email, emailRecipients: [payments@example.com] }';
    const text = alert.replace('Checkout', 'Channels').replace(/channel: .*/, channel);
    commands.write('monitoring/alert.yaml', text);
    expect((await commands.run('plan', '-o', 'plan.json')).exitCode).toBe(2);
    const { actions } = JSON.parse(readFileSync(join(commands.folder, 'plan.json'), 'utf8'));
    expect(actions[1].body.channels).toMatchObject([{ emailRecipients: ['payments@example.com'] }]);
  });

  it('accept headers and query parameters with names that are references or filters elsewhere', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: parameters\n');
    const parameters = 'queryParams: { source: production, where: "(a" }\nheaders: { webhook: checkout }\n';
    const file = `kind: Webhook\nname: parameters\nservice: generic\nurl: https://hooks.example.com/p\n${parameters}`;
    commands.write('monitoring/webhook.yaml', file);
    expect(await commands.run('plan', '-o', 'plan.json')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('Wrote plan.json'),
    });
    const { actions } = JSON.parse(readFileSync(join(commands.folder, 'plan.json'), 'utf8'));
    expect(actions[0].body).toMatchObject({ queryParams: { source: 'production' }, headers: { webhook: 'checkout' } });
    expect(await commands.run('validate')).toMatchObject({ exitCode: 0 });
  });

  it('show the names of headers and their variables, and hide other values', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: headers\n');
    const headers = `{ Authorization: 'Bearer \${TOKEN}', X-Other: swordfish }`;
    const file = `kind: Webhook\nname: headers\nservice: generic\nurl: https://hooks.example.com/h\nheaders: ${headers}\n`;
    commands.write('monitoring/headers.yaml', file);
    const { stdout } = await commands.run('plan');
    expect(stdout).toContain(`Authorization: Bearer \${TOKEN}\n      X-Other: (hidden)\n`);
    expect(stdout).not.toContain('swordfish');
  });

  it('report only the new name of a tile if its id is in the file', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: renamed-tile\n');
    const tiles = dashboard.slice(dashboard.indexOf('  - name'));
    const file = `${dashboard.replace('Checkout', 'Renamed')}${tiles.replace('Errors', 'Rate')}`;
    commands.write('monitoring/renamed.yaml', file);
    await commands.run('apply', '-y');
    const { items } = await server.client.dashboards.list();
    const id = items.find(({ name }) => name === 'Renamed')?.tiles[0]?.id;
    commands.write('monitoring/renamed.yaml', file.replace('- name: Errors', `- id: ${id}\n    name: Failures`));
    const { stdout } = await commands.run('plan');
    expect(stdout).toMatch(/tiles\[Failures\]\.name +Errors → Failures/);
    expect(stdout).not.toContain('(order)');
  });

  it('show the new order of tiles with the same name, and of the strings in a list', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: order\n');
    const tile = (id: string, groupBy: string) =>
      `  - { id: ${id}, name: Same, x: 0, y: 0, w: 12, h: 4, series: [{ type: time, aggFn: count, groupBy: [${groupBy}] }] }\n`;
    const file = (...tiles: string[]) =>
      commands.write('monitoring/order.yaml', `kind: Dashboard\nname: Order\ntiles:\n${tiles.join('')}`);
    file(tile('a', 'ServiceName'), tile('b', 'ServiceName, SeverityText'));
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    file(tile('b', 'SeverityText, ServiceName'), tile('a', 'ServiceName'));
    const { stdout } = await commands.run('plan');
    expect(stdout).toMatch(/tiles \(order\) +a, b → b, a/);
    expect(stdout).toContain('["ServiceName","SeverityText"] → ["SeverityText","ServiceName"]');
  });

  it('stop at a resource that another client changed, and list what was applied', async () => {
    const commands = createCommandLine({
      ...env,
      ON_CALL_URL: 'https://hooks.example.com/a',
      ON_CALL_SECRET: 'whsec-0123456789abcdef',
    });
    commands.write('monitoring/monitoring.yaml', 'set: conflict\n');
    const two = (word: string) =>
      ['One', 'Two'].map((name) => dashboard.replace('Checkout', name).replace('error', word)).join('---\n');
    commands.write('monitoring/two.yaml', two('error'));
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    commands.write('monitoring/two.yaml', two('fatal'));
    await commands.run('plan', '-o', 'plan.json');
    const { items } = await server.client.dashboards.list();
    const second = items.find(({ name }) => name === 'Two');
    await server.client.dashboards.modify(second?.id ?? '', (draft) => {
      draft.savedQuery = 'ServiceName:checkout';
      draft.savedQueryLanguage = 'lucene';
    });
    const applied = await commands.run('apply', 'plan.json');
    expect(applied.exitCode).toBe(5);
    expect(applied.stderr).toContain(
      'Dashboard "Two" was changed after the plan was made. Applied before: Dashboard/One.',
    );
    expect((await commands.run('drift')).stdout).toContain(
      'Dashboard/Two: savedQuery is ServiceName:checkout, expected null\n',
    );
  });

  it('stop at an alert that another client created without a name on the same saved search', async () => {
    const commands = createCommandLine({
      ...env,
      ON_CALL_URL: 'https://hooks.example.com/c',
      ON_CALL_SECRET: 'whsec-0123456789abcdef',
    });
    commands.write('monitoring/monitoring.yaml', 'set: named\n');
    const search = 'kind: SavedSearch\nname: Timeouts\nsource: Logs\n';
    commands.write('monitoring/a.yaml', `${webhook}---\n${search}`);
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    const ofSearch = alert.replace('checkout-errors', 'Timeouts').replace(/tile: .*/, 'savedSearch: Timeouts');
    commands.write('monitoring/a.yaml', `${webhook}---\n${search}---\n${ofSearch}`);
    await commands.run('plan', '-o', 'plan.json');
    const searches = (await server.client.savedSearches.list()).items;
    const webhooks = (await server.client.webhooks.list()).items;
    await server.client.alerts.create({
      source: 'saved_search',
      savedSearchId: searches.find(({ name }) => name === 'Timeouts')?.id ?? '',
      interval: '5m',
      threshold: 99,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId: webhooks.find(({ name }) => name === 'on-call')?.id ?? '' },
      tags: ['managed-by:named'],
    });
    const applied = await commands.run('apply', 'plan.json');
    expect(applied.exitCode).toBe(5);
    expect(applied.stderr).toContain('Alert "Timeouts" was created after the plan was made. Nothing was applied.');
  });

  it('list the deleted alerts of replaced tiles if a later request fails', async () => {
    const commands = createCommandLine({
      ...env,
      ON_CALL_URL: 'https://hooks.example.com/d',
      ON_CALL_SECRET: 'whsec-0123456789abcdef',
    });
    commands.write('monitoring/monitoring.yaml', 'set: replaced\n');
    const files = (tiles: readonly string[]) => {
      const [head, tile] = dashboard.replace('Checkout', 'Replaced').split(/(?= {2}- name)/);
      const withTiles = [head, ...tiles.map((name) => tile?.replace('Errors', name))].join('');
      const alerts = tiles.map((name, index) =>
        alert
          .replace('checkout-errors', `alert-${index}`)
          .replace(/tile: .*/, `tile: { dashboard: Replaced, tile: ${name} }`),
      );
      commands.write('monitoring/a.yaml', [withTiles, ...alerts, webhook].join('---\n'));
    };
    files(['One', 'Two']);
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    files(['Three', 'Four']);
    expect((await commands.run('drift')).stdout).toContain('Alert/alert-0: tile.tile is One, expected Three\n');
    const { fetch } = globalThis;
    let deletions = 0;
    const sent = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (init?.method === 'DELETE') deletions += 1;
      return deletions < 2 ? fetch(input, init) : Promise.resolve(Response.json({ message: 'no' }, { status: 403 }));
    });
    const applied = await commands.run('apply', '-y');
    sent.mockRestore();
    expect(applied.stderr).toContain('Applied before: Alert/alert-0 (deleted). Run the command again to finish.');
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
  });

  it('adopt resources that belong to no set only with --adopt', async () => {
    await server.client.dashboards.create({ name: 'Old', tiles: [] });
    const commands = createCommandLine(env);
    commands.write('monitoring/old.yaml', 'kind: Dashboard\nname: Old\ntags: [checkout]\ntiles: []\n');
    commands.write('monitoring/monitoring.yaml', 'set: adopting\n');
    const rejected = await commands.run('plan');
    expect(rejected.exitCode).toBe(1);
    expect(rejected.stderr).toContain(
      'monitoring/old.yaml:2: Dashboard "Old" exists, differs (tags) and has no owner. Use `observability apply --adopt`',
    );
    expect((await commands.run('plan', '--adopt')).stdout).toContain('tags  +checkout +managed-by:adopting');
  });

  it('keep an alert of the set if an older alert without an owner gets its name', async () => {
    const commands = createCommandLine({
      ...env,
      ON_CALL_URL: 'https://hooks.example.com/e',
      ON_CALL_SECRET: 'whsec-0123456789abcdef',
    });
    commands.write('monitoring/monitoring.yaml', 'set: watched\n');
    commands.write('monitoring/a.yaml', `${webhook}---\n${dashboard.replace('Checkout', 'Watched')}`);
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    const { items: dashboards } = await server.client.dashboards.list();
    const { items: webhooks } = await server.client.webhooks.list();
    const watched = dashboards.find(({ name }) => name === 'Watched');
    const webhookId = webhooks.find(({ name }) => name === 'on-call')?.id ?? '';
    const older = await server.client.alerts.create({
      source: 'tile',
      dashboardId: watched?.id ?? '',
      tileId: watched?.tiles[0]?.id ?? '',
      interval: '5m',
      threshold: 99,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId },
      displayName: 'older',
    });
    commands.write('monitoring/b.yaml', alert.replace('checkout-errors', 'managed').replace('Checkout', 'Watched'));
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    await server.client.alerts.modify(older.id, (draft) => ({ ...draft, displayName: 'managed' }));
    for (const options of [[], ['--adopt']])
      expect(await commands.run('plan', ...options)).toMatchObject({
        exitCode: 0,
        stdout: 'No changes. The service matches the files.\n',
      });
  });

  it('apply all documents if the reader of stdout closes the pipe', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: pipe\n');
    const documents = Array.from({ length: 20 }, (_, index) => `kind: Dashboard\nname: Pipe ${index}\ntiles: []\n`);
    commands.write('monitoring/a.yaml', documents.join('---\n'));
    const program = new URL('../../src/main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, ['--conditions=observability-api-source', program, 'apply', '-y'], {
      cwd: commands.folder,
      env: { ...process.env, ...commands.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.destroy();
    const [exitCode] = await once(child, 'exit');
    const { items } = await server.client.dashboards.list();
    const written = items.filter(({ name }) => name.startsWith('Pipe '));
    expect([exitCode, written.length]).toEqual([0, 20]);
  });

  it('combine the resources without an owner that are equal to their files into one line', async () => {
    const names = ['Unowned 1', 'Unowned 2', 'Unowned 3'];
    for (const name of names) await server.client.dashboards.create({ name, tiles: [] });
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: unowned\n');
    await commands.run('pull', ...names);
    const stdout =
      '  3 resources are equal to their files but have no owner, such as Dashboard "Unowned 1". Use `observability apply --adopt` to manage them.\nNo changes. The service matches the files.\n';
    expect(await commands.run('plan', '-o', 'plan.json')).toMatchObject({ exitCode: 0, stdout });
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0, stdout });
    expect(await commands.run('apply', 'plan.json')).toMatchObject({ exitCode: 0, stdout });
  });

  it('create a dashboard after the dashboards that its tiles open on a click, and reject cycles', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: clicks\n');
    const tile = (name: string, y: number, target: string) =>
      `  - { name: ${name}, x: 0, y: ${y}, w: 12, h: 4, config: { displayType: table, source: Logs, select: [{ aggFn: count }], onClick: { type: dashboard, target: ${target} } } }\n`;
    const overview = `kind: Dashboard\nname: Overview\ntiles:\n${tile('T', 0, '{ mode: id, name: Details }')}---\n`;
    const details = 'kind: Dashboard\nname: Details\ntiles:';
    const cycle = ['T', 'U'].map((name, index) => tile(name, 4 * index, '{ mode: id, name: Overview }'));
    commands.write('monitoring/a.yaml', `${overview}${details}\n${cycle.join('')}`);
    expect((await commands.run('plan')).stderr).toBe(
      'error: Found 1 issue:\n  monitoring/a.yaml:2: new resources cannot refer to each other: "Overview", "Details". Apply the files without the reference first, or use target: { mode: template, template: <name> }.\n',
    );
    commands.write(
      'monitoring/a.yaml',
      `${overview}${details}\n${tile('T', 0, '{ mode: template, template: Overview }')}`,
    );
    expect((await commands.run('apply', '-y')).stdout).toMatch(
      /✓ Dashboard "Details" created\n✓ Dashboard "Overview" created\n/,
    );
    expect((await commands.run('plan')).exitCode).toBe(0);
  });

  it('report each violation of the schema and each reference to an unknown name once', async () => {
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: issues\n');
    const other = alert.replace('checkout-errors', 'other').replace('on-call', 'unknown').replace('5m', '7m');
    const texts = [dashboard, alert.replace('on-call', 'unknown'), other];
    commands.write('monitoring/a.yaml', texts.join('---\n').replaceAll('Checkout', 'Shop'));
    const { stderr, exitCode } = await commands.run('plan');
    expect(exitCode).toBe(1);
    expect(stderr.split('\n').sort()).toEqual([
      '',
      expect.stringMatching(/^ {2}monitoring\/a\.yaml:21: there is no Webhook "unknown", neither in the files/),
      '  monitoring/a.yaml:27: interval: expected one of "30s", "1m", "5m", "15m", "30m", "1h", "6h", "12h", "1d", received "7m"',
      expect.stringMatching(/^ {2}monitoring\/a\.yaml:30: there is no Webhook "unknown", neither in the files/),
      'error: Found 3 issues:',
    ]);
  });

  it('report values of a wrong type with their lines', async () => {
    const commands = createCommandLine(env);
    const click = '{ type: dashboard, target: { mode: id, name: 5 } }';
    const config = `{ displayType: table, source: Logs, select: [{ aggFn: count }], onClick: ${click} }`;
    const tiles = [
      'null',
      '{ name: A, x: 0, y: 0, w: 1, h: 1, series: [null] }',
      `{ name: B, x: 0, y: 0, w: 1, h: 1, config: ${config} }`,
    ];
    const file = ['kind: Dashboard', 'name: Checkout', 'tags: 5', 'tiles:', ...tiles.map((tile) => `  - ${tile}`)];
    commands.write('monitoring/a.yaml', [...file, `---\n${alert}`].join('\n'));
    const { stderr } = await commands.run('plan');
    expect(stderr).toContain('monitoring/a.yaml:3: tags: expected array, received number 5');
    expect(stderr).toContain('monitoring/a.yaml:5: tiles[0]: expected object, received null');
    expect(stderr).toContain('monitoring/a.yaml:6: tiles[1].series[0]: expected object, received null');
    expect(stderr).toContain('monitoring/a.yaml:7: tiles[2].config.onClick.target.name: expected string');
    expect((await commands.run('validate')).stdout).toContain('the dashboard "Checkout" has no tile "Errors"');
  });

  it('report a missing or ambiguous reference with its line', async () => {
    for (const service of ['generic', 'slack'] as const) {
      await server.client.webhooks.create({ name: 'twice', service, url: 'https://hooks.example.com/t' });
    }
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: references\n');
    commands.write('monitoring/a.yaml', `${dashboard.replace('Logs', 'Log')}---\n${alert.replace('on-call', 'twice')}`);
    const { stderr, exitCode } = await commands.run('plan');
    expect(exitCode).toBe(1);
    expect(stderr).toContain(
      'monitoring/a.yaml:11: there is no Source "Log", neither in the files nor in the service; did you mean "Logs"?',
    );
    expect(stderr).toContain(
      'monitoring/a.yaml:21: 2 resources of kind Webhook have the name "twice": use generic/twice or slack/twice',
    );
  });
});

describe('pull', () => {
  it('writes normalized files, and keeps the other documents and comments of a file', async () => {
    const commands = createCommandLine(env);
    const payment = dashboard.replace('Checkout', 'Payment');
    commands.write('monitoring/monitoring.yaml', 'set: pulled\n');
    commands.write('monitoring/a.yaml', payment.replace('error', 'fatal'));
    expect(await commands.run('apply', '-y')).toMatchObject({ exitCode: 0 });
    rmSync(join(commands.folder, 'monitoring'), { recursive: true });
    expect(await commands.run('pull', 'Dashboard/Payment')).toMatchObject({ exitCode: 0 });
    expect(readdirSync(join(commands.folder, 'monitoring')).sort()).toEqual(['dashboards', 'monitoring.yaml']);
    const pulled = readFileSync(join(commands.folder, 'monitoring/dashboards/payment.yaml'), 'utf8');
    expect(pulled).toContain('          where: SeverityText:fatal');
    expect(pulled).not.toMatch(/\bid:|managed-by|asRatio|fillNulls/);
    expect((await commands.run('plan')).exitCode).toBe(0);
    commands.write(
      'monitoring/dashboards/payment.yaml',
      `# Owned by the payment team.\n${payment}---\n# Kept.\n${dashboard.replace('Checkout', 'Kept')}`,
    );
    expect((await commands.run('pull', 'Payment')).stdout).toContain('~ Dashboard "Payment"');
    const merged = readFileSync(join(commands.folder, 'monitoring/dashboards/payment.yaml'), 'utf8');
    expect(merged).toContain('# Owned by the payment team.');
    expect(merged).toContain('where: SeverityText:fatal');
    expect(merged).toContain(`# Kept.\n${dashboard.replace('Checkout', 'Kept').split('\n')[0]}`);
  });

  it('writes a resource once if two names match it', async () => {
    await server.client.dashboards.create({ name: 'Named twice', tiles: [] });
    const commands = createCommandLine(env);
    const { stdout } = await commands.run('pull', 'Named twice', 'Dashboard/Named twice');
    expect(stdout.match(/^\+ /gm)).toHaveLength(1);
    expect(readdirSync(join(commands.folder, 'monitoring/dashboards'))).toEqual(['named-twice.yaml']);
  });

  it('does not write the defaults of the set into documents', async () => {
    const commands = createCommandLine({
      ...env,
      ON_CALL_URL: 'https://hooks.example.com/e',
      ON_CALL_SECRET: 'whsec-0123456789abcdef',
    });
    commands.write(
      'monitoring/monitoring.yaml',
      `set: defaults\ndefaults:\n  Alert: { interval: 5m, channel: { webhook: on-call } }\n  Webhook: { service: generic, secret: '\${ON_CALL_SECRET}' }\n`,
    );
    const text = [
      dashboard.replace('Checkout', 'Defaults'),
      alert
        .replace('Checkout', 'Defaults')
        .replace('interval: 5m\n', '')
        .replace(/channel: .*\n/, ''),
      webhook.replace('service: generic\n', '').replace(/secret: .*\n/, ''),
    ].join('---\n');
    commands.write('monitoring/a.yaml', text);
    expect(await commands.run('apply', '-y')).toMatchObject({ stderr: '', exitCode: 0 });
    const { stdout } = await commands.run('pull', 'Dashboard/Defaults', 'checkout-errors', 'Webhook/generic/on-call');
    expect(stdout.match(/^= /gm)).toHaveLength(3);
    const [stored] = (await server.client.alerts.list()).items.filter(({ tags }) =>
      tags?.includes('managed-by:defaults'),
    );
    await server.client.alerts.modify(stored?.id ?? '', (draft) => {
      draft.threshold = 11;
    });
    expect((await commands.run('pull', 'checkout-errors')).stdout).toContain('~ Alert');
    const pulled = readFileSync(join(commands.folder, 'monitoring/a.yaml'), 'utf8');
    expect(pulled).toContain('threshold: 11\n');
    expect(pulled).not.toMatch(/interval|channel|service|secret/);
  });

  it('writes properties with the default value of the schema if the set has another default', async () => {
    const commands = createCommandLine({ ...env, OVERRIDES_URL: 'https://hooks.example.com/o' });
    const defaults = '{ noData: alert, numConsecutiveWindows: 3, tags: [shop] }';
    commands.write('monitoring/monitoring.yaml', `set: overrides\ndefaults:\n  Alert: ${defaults}\n`);
    const values = 'noData: zero\nnumConsecutiveWindows: null\ntags: []\n';
    const documents = [
      dashboard,
      `${alert.replaceAll(/checkout-errors|on-call/g, 'overrides')}${values}`,
      webhook
        .replace('on-call', 'overrides')
        .replace('ON_CALL', 'OVERRIDES')
        .replace(/secret: .*\n/, ''),
    ];
    commands.write('monitoring/a.yaml', documents.join('---\n').replaceAll('Checkout', 'Overrides'));
    expect(await commands.run('apply', '-y')).toMatchObject({ stderr: '', exitCode: 0 });
    const resources = ['Dashboard/Overrides', 'Webhook/generic/overrides', 'Alert/overrides'];
    expect((await commands.run('pull', ...resources)).stdout.match(/^= /gm)).toHaveLength(3);
    rmSync(join(commands.folder, 'monitoring/a.yaml'));
    expect((await commands.run('pull', ...resources)).stdout.match(/^\+ /gm)).toHaveLength(3);
    expect((await commands.run('plan')).stdout).toBe('No changes. The service matches the files.\n');
  });

  it('and apply print a name with control characters on one line', async () => {
    const name = 'Clears \u001b[2J\nthe screen';
    await server.client.dashboards.create({ name, tags: ['managed-by:control'], tiles: [] });
    const commands = createCommandLine(env);
    commands.write('monitoring/monitoring.yaml', 'set: control\n');
    const shown = 'Dashboard "Clears \ufffd[2J the screen"';
    expect((await commands.run('pull', name)).stdout).toBe(
      `+ ${shown}  monitoring/dashboards/clears-2j-the-screen.yaml\n`,
    );
    rmSync(join(commands.folder, 'monitoring/dashboards'), { recursive: true });
    expect((await commands.run('apply', '-y')).stdout).toContain(`\n✓ ${shown} deleted\n`);
  });

  it('writes a different environment variable for the URL of each webhook', async () => {
    for (const name of ['Alerts (night)', '通知', '警报', 'Alerts / night']) {
      await server.client.webhooks.create({ name, service: 'generic', url: 'https://hooks.example.com/v' });
    }
    const commands = createCommandLine(env);
    const file = (name: string) => `monitoring/webhooks/${name}.yaml`;
    expect(await commands.run('pull', 'Alerts (night)', '通知')).toMatchObject({ exitCode: 0 });
    expect(await commands.run('pull', 'Alerts (night)', '警报', 'Alerts / night')).toMatchObject({ exitCode: 0 });
    const names = ['alerts-night', 'item', 'item-2', 'alerts-night-2'];
    const urls = names.map((name) => /^url: (.*)$/m.exec(readFileSync(join(commands.folder, file(name)), 'utf8'))?.[1]);
    const variables = ['ALERTS_NIGHT_URL', 'WEBHOOK_URL', 'WEBHOOK_URL_2', 'ALERTS_NIGHT_URL_2'];
    expect(urls).toEqual(variables.map((variable) => `\${${variable}}`));
  });

  it('writes a valid set name, even if YAML would read it as a number, and does not replace a file with tests', async () => {
    await server.client.dashboards.create({ name: 'Spaces', tags: ['managed-by:no name'], tiles: [] });
    await server.client.dashboards.create({ name: 'Numbers', tags: ['managed-by:2024'], tiles: [] });
    const commands = createCommandLine(env);
    const test = 'kind: Test\nname: Numbers\ntelemetry: []\nexpect: {}\n';
    expect(await commands.run('pull', 'Dashboard/Spaces', 'Dashboard/Numbers')).toMatchObject({ exitCode: 0 });
    rmSync(join(commands.folder, 'monitoring/dashboards/spaces.yaml'));
    commands.write('monitoring/dashboards/numbers.yaml', test);
    expect((await commands.run('pull', 'Dashboard/Numbers')).stdout).toContain('monitoring/dashboards/numbers-2.yaml');
    expect(readFileSync(join(commands.folder, 'monitoring/dashboards/numbers.yaml'), 'utf8')).toBe(test);
    expect(await commands.run('plan')).toMatchObject({ stderr: '', exitCode: 0 });
  });
});

function dashboardJson(name: string): string {
  return JSON.stringify({ kind: 'Dashboard', name, tiles: [] }, null, 2);
}
