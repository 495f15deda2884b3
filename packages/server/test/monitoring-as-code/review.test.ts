import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../../src/index.ts';
import { type CommandLine, createCommandLine } from './support/command-line.ts';

const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;
/** An incident with 10 errors per minute. `from` and `to` are in minutes before the start of the test. */
const INCIDENT = { from: 140, to: 120, perMinute: 10 };

/** Returns a file with a dashboard, an alert and a webhook. */
function fileContent(threshold: number, where: string) {
  return `
kind: Dashboard
name: Checkout
tiles:
  - { name: Errors, x: 0, y: 0, w: 12, h: 4, series: [{ type: time, aggFn: count, where: '${where}' }] }
---
kind: Alert
name: checkout-errors
tile: { dashboard: Checkout, tile: Errors }
interval: 5m
threshold: ${threshold}
thresholdType: above
channel: { webhook: on-call }
---
kind: Webhook
name: on-call
service: generic
url: https://hooks.example.com/on-call
`;
}

describe('review', () => {
  let server: RunningServer;
  let commands: CommandLine;
  beforeAll(async () => {
    server = await startServer({
      dataDir: ':memory:',
      port: 0,
      logLevel: 'silent',
      rateLimit: 'off',
      timeZone: 'Asia/Tokyo',
    });
    if (!server.credentials) throw new Error('Expected credentials.');
    commands = createCommandLine('open-source', server.credentials);
    mkdirSync(join(commands.folder, 'monitoring'));
    await ingest(server);
  });
  afterAll(async () => {
    commands.delete();
    await server.close();
  });

  function write(threshold: number, where: string): void {
    writeFileSync(join(commands.folder, 'monitoring/checkout.yaml'), fileContent(threshold, where));
  }

  it('compares the firings of a changed alert, draws changed tiles, and changes nothing', async () => {
    write(10, 'SeverityText:error');
    const first = await commands.run('review', '--since', '6h');
    expect([first.stderr, first.exitCode]).toEqual(['', 0]);
    expect(first.stdout).toMatch(/\| fired \| \*\*1\*\* time \|\n/);
    expect(first.stdout).toContain('The webhook does not exist.');
    expect(await commands.run('apply', '--yes')).toMatchObject({ exitCode: 0 });
    write(1000, 'SeverityText:error');
    const sent = vi.spyOn(globalThis, 'fetch');
    const quiet = await commands.run('review', '--since', '6h');
    expect(quiet.stderr).toBe('');
    expect(quiet.stdout).toContain('| `threshold` | `10` | `1000` |');
    expect(quiet.stdout).toMatch(/\| fired \| \*\*1\*\* time \| \*\*0\*\* times \|/);
    expect(quiet.stdout).toMatch(/\| time in ALERT \| 2\d min \| 0 min \|/);
    const methods = sent.mock.calls.map(([input, init]) => `${init?.method} ${new URL(String(input)).pathname}`);
    const writes = methods.filter((line) => !line.startsWith('GET') && !/\/(preview|query)$/.test(line));
    expect(writes).toEqual([]);
    sent.mockRestore();

    write(10, 'SeverityText:error ServiceName:checkout');
    const written = await commands.run('review', '--since', '6h', '-o', 'review');
    expect(written, written.stderr).toMatchObject({ exitCode: 0 });
    const folder = join(commands.folder, 'review');
    expect(readdirSync(join(folder, 'tiles'))).toEqual(['checkout-errors-after.svg', 'checkout-errors-before.svg']);
    const markdown = readFileSync(join(folder, 'review.md'), 'utf8');
    expect(markdown).toContain(
      '![before](tiles/checkout-errors-before.svg) ![after](tiles/checkout-errors-after.svg)\n\nbefore:\n```text\ncount()  ',
    );
    expect(markdown).toMatch(/\| of these from 22:00 to 06:00 in Asia\/Tokyo \| \d times? \| \d times? \|/);
    // The picture shows the incident twice: for the alert on the stored tile, and on the changed tile.
    expect(readFileSync(join(folder, 'alerts/checkout-errors.svg'), 'utf8').match(/class="alert"/g)).toHaveLength(2);
    expect(JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')).actions).toMatchObject([{ kind: 'Dashboard' }]);
    expect(JSON.parse(readFileSync(join(folder, 'review.json'), 'utf8')).actions).toHaveLength(1);
    const html = readFileSync(join(folder, 'review.html'), 'utf8');
    // Five pictures: the tile before and after in two themes, and the states of the alert.
    expect(html.match(/<svg /g)).toHaveLength(5);
    expect(html).not.toMatch(/<script|\ssrc=|href=/);
    expect(html).toContain('Shaded: nights, 22:00 to 06:00 in Asia/Tokyo.');

    write(10, 'SeverityText:fatal');
    const changedTile = await commands.run('review', '--since', '6h');
    expect(changedTile.stderr).toBe('');
    expect(changedTile.stdout).toContain('**Alert “checkout-errors” watches this tile.**');
    expect(changedTile.stdout).toMatch(/\| fired \| \*\*1\*\* time \| \*\*0\*\* times \|/);
  });

  it('previews an alert on a tile whose name starts with `ref:`, like the placeholder for the id of a new resource', async () => {
    const content = fileContent(10, 'SeverityText:error').replaceAll(/(?<=name: |tile: )Errors/g, "'ref: errors'");
    writeFileSync(join(commands.folder, 'monitoring/checkout.yaml'), content);
    const { stdout, stderr, exitCode } = await commands.run('review', '--since', '6h');
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toContain('`tiles[ref: errors]`');
    expect(stdout).toMatch(/\| fired \| \*\*1\*\* time \|/);
  });

  it('previews an alert with a new webhook on a chart, a saved search or a stored tile', async () => {
    const search = 'kind: SavedSearch\nname: Denied\nsource: Logs\nwhere: SeverityText:error\n';
    writeFileSync(
      join(commands.folder, 'monitoring/checkout.yaml'),
      `${fileContent(10, 'SeverityText:error')}---\n${search}`,
    );
    expect(await commands.run('apply', '--yes')).toMatchObject({ exitCode: 0 });
    const rule = 'interval: 5m\nthreshold: 10\nthresholdType: above\nchannel: { webhook: new }\n';
    const chart = "{ displayType: line, source: Logs, select: [{ aggFn: count, where: 'SeverityText:error' }] }";
    const watched = [`chart: ${chart}`, 'savedSearch: Denied', 'tile: { dashboard: Checkout, tile: Errors }'];
    const alerts = watched.map((property, index) => `---\nkind: Alert\nname: new-${index}\n${property}\n${rule}`);
    const webhook = 'kind: Webhook\nname: new\nservice: generic\nurl: https://hooks.example.com/new\n';
    writeFileSync(join(commands.folder, 'monitoring/new.yaml'), `${webhook}${alerts.join('')}`);
    const { stdout, stderr } = await commands.run('review', '--since', '6h');
    rmSync(join(commands.folder, 'monitoring/new.yaml'));
    expect([stderr, stdout.match(/\| fired \| \*\*1\*\* time \|\n/g)]).toMatchObject(['', { length: 3 }]);
    expect(stdout.split('The webhook does not exist.')).toHaveLength(4);
  });

  it('states that the preview of an alert does not include the changes of its saved search', async () => {
    const write = (where: string, threshold: number) =>
      writeFileSync(
        join(commands.folder, 'monitoring/checkout.yaml'),
        `kind: SavedSearch\nname: Refused\nsource: Logs\nwhere: ${where}\n---\n${fileContent(threshold, '')
          .split('---\n')
          .slice(1)
          .join('---\n')
          .replace(/tile: .*/, 'savedSearch: Refused')}`,
      );
    write('SeverityText:error', 10);
    expect(await commands.run('apply', '--yes')).toMatchObject({ exitCode: 0 });
    const note = 'The preview does not include the changes of the saved search.';
    write('SeverityText:error', 1000);
    expect((await commands.run('review', '--since', '6h')).stdout).not.toContain(note);
    write('SeverityText:fatal', 1000);
    expect((await commands.run('review', '--since', '6h')).stdout).toContain(note);
  });

  it('draws a tile that opens a new dashboard on a click, and states why a tile with a new source is not drawn', async () => {
    const onClick = '{ type: dashboard, target: { mode: id, name: Details } }';
    const config = (source: string) => `displayType: table, source: ${source}, select: [{ aggFn: count }]`;
    writeFileSync(
      join(commands.folder, 'monitoring/checkout.yaml'),
      `kind: Dashboard
name: Clicks
tiles:
  - { name: Opens, x: 0, y: 0, w: 12, h: 4, config: { ${config('Logs')}, onClick: ${onClick} } }
  - { name: New, x: 0, y: 4, w: 12, h: 4, config: { ${config('New logs')} } }
---
kind: Dashboard
name: Details
tiles: []
---
kind: Source
name: New logs
type: log
connection: New database
from: { databaseName: default, tableName: otel_logs }
timestampValueExpression: Timestamp
defaultTableSelectExpression: Body
---
kind: Connection
name: New database
host: https://example.org:8443
username: ''
`,
    );
    const { stdout, stderr } = await commands.run('review', '--since', '6h');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/\*\*Tile “Opens”\*\* is new\n\nafter:\n```text\ncount\(\)\n +\d+\n```/);
    expect(stdout).toContain(
      '**Tile “New”** is new\n\nafter: ⚠️ The tile depends on a resource that does not exist yet, so it cannot be drawn.\n',
    );
  });

  it('escapes Markdown and HTML in names', async () => {
    writeFileSync(
      join(commands.folder, 'monitoring/checkout.yaml'),
      "kind: Dashboard\nname: 'a < b \\[c](d) #1 @team'\ntiles: []\n",
    );
    const { stdout } = await commands.run('review', '--since', '6h');
    expect(stdout).toContain('Create dashboard “a &#60; b \\\\\\[c\\](d) \\#1 @\u200bteam”');
  });

  it('separates the words of a kind with spaces', async () => {
    writeFileSync(
      join(commands.folder, 'monitoring/checkout.yaml'),
      'kind: SavedSearch\nname: Failures\nsource: Logs\nwhere: SeverityText:error\n',
    );
    const { stdout } = await commands.run('review', '--since', '6h');
    expect(stdout).toContain('Create saved search “Failures”');
  });

  it('shades the nights of the time zone of the service', async () => {
    write(5, 'SeverityText:error');
    const { exitCode, stderr } = await commands.run('review', '--since', '48h', '-o', 'nights');
    expect([exitCode, stderr]).toEqual([0, '']);
    const folder = join(commands.folder, 'nights');
    const { from, to } = JSON.parse(readFileSync(join(folder, 'review.json'), 'utf8'));
    const picture = readFileSync(join(folder, 'alerts/checkout-errors.svg'), 'utf8');
    const rectangle = (kind: string) =>
      [...picture.matchAll(new RegExp(`<rect class="${kind}" x="([\\d.]+)" y="12" width="([\\d.]+)"`, 'g'))].map(
        ([, x, width]) => [Number(x), Number(x) + Number(width)] as const,
      );
    const [[left, right] = [0, 0]] = rectangle('track');
    // The coordinates are rounded, so the times are rounded to the nearest quarter of an hour.
    const edges = rectangle('night')
      .flat()
      .filter((x) => x > left && x < right)
      .map(
        (x) => new Date(Math.round((from + ((x - left) / (right - left)) * (to - from)) / QUARTER_HOUR) * QUARTER_HOUR),
      );
    expect(edges.length).toBeGreaterThanOrEqual(3);
    // A night in Tokyo lasts from 22:00 to 06:00, which is 13:00 to 21:00 in UTC.
    expect(new Set(edges.map((time) => time.toISOString().slice(11, 16)))).toEqual(new Set(['13:00', '21:00']));
  });
});

async function ingest({ otlpUrl, credentials }: RunningServer): Promise<void> {
  const now = Date.now();
  const logRecords = Array.from({ length: (INCIDENT.from - INCIDENT.to) * INCIDENT.perMinute }, (_, index) => ({
    timeUnixNano: `${now - INCIDENT.from * MINUTE + Math.floor(index / INCIDENT.perMinute) * MINUTE}000000`,
    severityText: 'error',
    body: { stringValue: 'payment provider timed out' },
  }));
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'checkout' } }] };
  const response = await fetch(`${otlpUrl}/v1/logs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: credentials?.openSource.ingestionKey ?? '' },
    body: JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords }] }] }),
  });
  expect(response.status).toBe(200);
}
